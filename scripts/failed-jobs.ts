import { deleteFailedJobs } from '../src/server/platform/job-lists.ts';
import { countFailedJobs } from '../src/server/platform/jobs.ts';
import { withApp } from './operator/app.ts';
import { defineCommand, runCommand } from './operator/command.ts';

const help = `npm run failed-jobs: counts the jobs that were given up, by queue. The log says why each one failed.

  npm run failed-jobs -- --retry QUEUE    returns the jobs to their queue, which tries them again
  npm run failed-jobs -- --drop QUEUE     deletes them: what they should have done never happens`;

export const command = defineCommand(help, ['retry', 'drop'], async ({ retry, drop }) => {
  await withApp(async ({ db, jobs }) => {
    if (retry !== undefined) return console.log(`${await jobs.retryFailedJobs(retry)} returned to ${retry}.`);
    if (drop !== undefined) {
      const deleted = await db
        .transaction()
        .execute(trx => deleteFailedJobs(trx, { queue: drop, id: undefined }));
      return console.log(`${deleted} of ${drop} deleted.`);
    }
    const waiting = Object.entries(await countFailedJobs(db));
    if (waiting.length === 0) console.log('No job was given up.');
    for (const [queue, count] of waiting) console.log(`${queue}  ${count}`);
  });
});

if (import.meta.main) await runCommand(command);
