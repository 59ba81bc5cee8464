import { expect, test } from 'vitest';
import { giveUpJobs, GIVEN_UP_QUEUE as queue } from '../../src/server/testing/give-up-jobs.ts';
import { waitingJobs } from '../../src/server/testing/run-jobs.ts';
import { openOperator } from './testing/open-operator.ts';

const { server, runCommand } = await openOperator();

test('npm run failed-jobs counts jobs that were given up, returns them to their queue, and deletes only those of the queue (spec D5.10)', async () => {
  const failedJobs = async (...options: string[]) => (await runCommand('failed-jobs', ...options)).lines;
  expect(await failedJobs()).toEqual(['No job was given up.']);
  await giveUpJobs(server, 2);
  expect(await failedJobs()).toEqual([`${queue}  2`]);
  expect(await failedJobs('--drop', 'return-credits')).toEqual(['0 of return-credits deleted.']);
  expect(await failedJobs()).toEqual([`${queue}  2`]);
  expect(await failedJobs('--drop', queue)).toEqual([`2 of ${queue} deleted.`]);
  expect(await failedJobs()).toEqual(['No job was given up.']);
  expect(await waitingJobs(server.db, queue)).toEqual([]);

  await giveUpJobs(server, 1);
  expect(await failedJobs('--retry', 'return-credits')).toEqual(['0 returned to return-credits.']);
  expect(await failedJobs('--retry', queue)).toEqual([`1 returned to ${queue}.`]);
  expect(await failedJobs()).toEqual(['No job was given up.']);
  expect(await waitingJobs(server.db, queue)).toHaveLength(1);
});
