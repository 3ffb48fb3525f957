import { accepted, addRoom, newProject, type Project } from "@stanza/project";

/** A project with a rectangular room of 4000 by 3000 mm, `room1`, whose walls are `room2` to `room5`; by default an empty project. */
export function withRoom(project: Project = newProject({ description: "Kitchen" })): Project {
  let ids = 0;
  return accepted(
    addRoom(project, { template: "rt1", dimensions: [4000, 3000], newId: () => `room${++ids}` }),
  );
}
