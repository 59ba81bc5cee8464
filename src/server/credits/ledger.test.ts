import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startTestServer } from '../testing/start-test-server.ts';
import { reconcileLedger } from './reconciliation/reconcile-ledger.ts';
import { notableSequences, operationSequences } from './testing/ledger-operations.ts';
import { runOperations } from './testing/run-operations.ts';

const server = await startTestServer({ LOG_LEVEL: 'silent' });

test('any sequence of operations leaves the wallet as plain arithmetic says, and the ledger reconciles (spec D4.2)', async () => {
  await fc.assert(
    fc.asyncProperty(operationSequences, life => runOperations(server, life)),
    { numRuns: 60, examples: notableSequences },
  );
  expect(Object.values(await reconcileLedger(server.app)).every(count => count === 0)).toBe(true);
});
