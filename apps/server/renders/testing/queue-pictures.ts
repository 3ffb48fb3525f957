import { sampleRoom } from "@stanza/tracer/testing";
import { createSample } from "../../testing/sample-project.ts";
import { bodyOf, type Person, type TestServer } from "../../testing/test-server.ts";

/**
 * Queues tiny pictures in the database, booked, with seven credits to spare: by requests they would be held to forty at a time. Nobody is
 * told of them.
 */
export async function queuePictures(stanza: TestServer, seller: Person, pictures: number): Promise<void> {
  const { pool } = stanza.server.context;
  const project = (await createSample(seller)).summary.id;
  const body = new Blob([sampleRoom()], { type: "application/octet-stream" });
  const { scene } = bodyOf(await seller.client.addRenderScene({ params: { id: project }, body }), 201);
  const settings = {
    ...{ name: "Tiny", width: 16, height: 16, quality: "draft", environment: "daylight" },
    ...{ camera: { from: [1, 1, 3], to: [0, 1, 0], fov: 45 }, background: "plain", exposure: 0 },
  };
  await pool.query(
    `with shop as (select shop_id as id, owner_id from project where id = $1),
      account as (insert into render_account (shop_id, balance, booked) select id, $4 + 7, $4 from shop),
      job as (insert into render_job (id, shop_id, project_id, created_by, scene_sha, settings, credits)
        select gen_random_uuid(), shop.id, $1, owner_id, decode($2, 'hex'), $3, 1 from shop, generate_series(1, $4) returning id, shop_id)
      insert into render_movement (shop_id, job_id, kind, credits) select shop_id, id, 'booked', 1 from job`,
    [project, scene, settings, pictures],
  );
}
