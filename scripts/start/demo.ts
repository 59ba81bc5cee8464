import path from 'node:path';
import { cast } from '../../db/seeds/cast.ts';
import { insertDemoData } from '../../db/seeds/demo.ts';
import { drawMissingPictures } from '../../db/seeds/demo-activity/draw-pictures.ts';
import { startDemoActivity } from '../../db/seeds/demo-activity.ts';
import { seededAccounts, seededStaff } from '../../db/seeds/remove-seeded-accounts.ts';
import type { Config } from '../../src/server/config.ts';
import type { Server } from '../../src/server/main.ts';
import { systemClock } from '../../src/server/platform/clock.ts';
import { createDb, type Db } from '../../src/server/platform/db.ts';
import { createImages } from '../../src/server/platform/images/images.ts';
import { StartError } from '../../src/server/platform/start-error.ts';
import { createFileStorage } from '../../src/server/platform/storage.ts';
import { describeFailure, printLine, stage } from './report.ts';
import type { Shutdown } from './shutdown.ts';

/**
 * Inserts the demo data if the database is empty.
 * @returns whether the database has the demo data
 */
export async function loadDemoData(url: string): Promise<boolean> {
  return stage('Demo data', async () => {
    await using db = createDb(url, { max: 1 });
    const members = await insertDemoData(db, new Date());
    if (members > 0) return { result: true, summary: `inserted with ${members} members` };
    const isPresent = await hasCast(db);
    return {
      result: isPresent,
      summary: isPresent ? 'present' : 'left out: the site has other members',
    };
  });
}

/**
 * Seeded accounts must not be in production, because their password is public.
 * @throws StartError that names the command which removes them
 */
export async function refuseSeededAccounts(url: string): Promise<void> {
  await using db = createDb(url, { max: 1 });
  const accounts = await seededAccounts(db);
  const length = accounts.length + (await seededStaff(db)).length;
  if (length === 0) return;
  throw new StartError(
    `This database holds ${length} accounts of the demo data, whose password is public: remove them with npm run demo:remove.`,
  );
}

async function hasCast(db: Db): Promise<boolean> {
  const emails = cast.map(member => member.email);
  const found = await db.selectFrom('accounts').select('id').where('email', 'in', emails).limit(1).execute();
  return found.length > 0;
}

/** Draws missing pictures before anybody requests them. */
export function drawDemoPictures(config: Config & { databaseUrl: string }, shutdown: Shutdown): void {
  const abort = new AbortController();
  const db = createDb(config.databaseUrl, { max: 1 });
  const images = createImages({ warn: () => undefined }, { processes: 1 });
  const storage = createFileStorage(path.join(config.varDir, 'photos'));
  const drawing = drawMissingPictures({ db, clock: systemClock, images, storage }, abort.signal)
    .catch(error => {
      // Ctrl-C also ends the process that draws, which is no failure.
      if (!shutdown.hasBegun) printLine(`The demo's pictures cannot be drawn: ${describeFailure(error)}`);
    })
    .finally(() => images.close())
    .finally(() => db.destroy());
  shutdown.add(() => {
    abort.abort();
    return drawing;
  });
}

export async function withDemoActivity<Running extends Server>(server: Running): Promise<Running> {
  // Imported late, because React reads NODE_ENV when it is loaded, and emails are written with it.
  const { insertStaffDemo } = await import('../../db/seeds/demo-activity/staff-demo.ts');
  await insertStaffDemo(server.app);
  const stopActivity = startDemoActivity(server.app);
  return {
    ...server,
    async close() {
      await stopActivity();
      await server.close();
    },
  };
}
