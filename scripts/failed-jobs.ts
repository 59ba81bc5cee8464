import { countFailedJobs } from '../src/server/platform/jobs.ts';
import { withApp } from './operator/app.ts';
import { runCommand } from './operator/command.ts';

const help = `npm run failed-jobs: counts the jobs that were given up, by queue. The log says why each one failed.

  npm run failed-jobs -- --retry QUEUE    returns the jobs to their queue, which tries them again`;

await runCommand(help, ['retry'], async ({ retry }) => {
  await withApp(async ({ db, jobs }) => {
    if (retry !== undefined) return console.log(`${await jobs.retryFailedJobs(retry)} returned to ${retry}.`);
    const waiting = Object.entries(await countFailedJobs(db));
    if (waiting.length === 0) console.log('No job was given up.');
    for (const [queue, count] of waiting) console.log(`${queue}  ${count}`);
  });
});
