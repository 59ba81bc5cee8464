import { countDifferences, reconciliationChecks } from '../../src/server/credits/reconciliation/queries.ts';
import { openTestDatabase } from './database.ts';

/**
 * Runs after all browser tests.
 * @throws Error naming the comparison that finds differences
 * @spec D2.13
 */
export default async function checkReconciliation(): Promise<void> {
  const db = openTestDatabase();
  try {
    for (const comparison of reconciliationChecks) {
      const differences = await countDifferences(db, comparison);
      if (differences > 0)
        throw new Error(`differences of credits and payments: ${differences} × ${comparison}`);
    }
  } finally {
    await db.destroy();
  }
}
