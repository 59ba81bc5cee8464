import { readFileSync } from 'node:fs';
import { systemClock } from '../../src/server/platform/clock.ts';
import { createJobs } from '../../src/server/platform/jobs.ts';
import { createLog } from '../../src/server/platform/log.ts';
import { databaseUrlFile } from './paths.ts';

/** The server under test runs the job within seconds, before its schedule. */
export async function sendJob(name: string): Promise<void> {
  const options = { log: createLog('error'), clock: systemClock, maintainsQueue: false };
  const jobs = await createJobs(readFileSync(databaseUrlFile, 'utf8'), options);
  await jobs.send(name);
  await jobs.close();
}
