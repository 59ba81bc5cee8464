import { sql } from 'kysely';
import { hashPassword } from '../../../../src/server/accounts/reauthentication/password-hash.ts';
import { startTestServer } from '../../../../src/server/testing/start-test-server.ts';
import { drawDemoPicture } from '../../demo-activity/draw-pictures.ts';
import { type FloodOptions, flood } from '../../flood.ts';
import { onConnection } from '../connections.ts';
import { definitionsOf, differences, migratedDefinitions } from '../definitions.ts';
import { floodPassword } from '../world.ts';

export const server = await startTestServer({}, { recreateFile: drawDemoPicture });
export const url = String(server.app.config.databaseUrl);
export const world: FloodOptions['world'] = {
  seed: 'test',
  members: 900,
  now: server.clock.now().getTime(),
  likes: 2.5,
  conversations: 0.5,
  messages: 12,
  chat: 120,
  passwordHash: await hashPassword(floodPassword),
};
export const report = { streamed: () => undefined, step: () => undefined };
const { signal } = new AbortController();
export const fill = (changes: Partial<FloodOptions> = {}) =>
  flood({ url, world, add: false, threads: 2, report, signal, ...changes });

export const count = async (table: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
    server.db,
  );
  return rows[0]?.count ?? -1;
};

export const faults = () =>
  onConnection(url, async client =>
    differences(await definitionsOf(client), await migratedDefinitions(client)),
  );
