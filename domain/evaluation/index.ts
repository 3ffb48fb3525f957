export type { EvaluatedProject, EvaluatedRow, FailedRow } from "./evaluated-project.ts";
