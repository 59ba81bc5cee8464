import { countDifferences, reconciliationChecks } from '../../src/server/credits/reconciliation/queries.ts';
import { openTestDatabase } from './database.ts';

/**
 * After all that members did in the browser tests the books agree: balances, payments, receipts, refunds, discounts and entries.
 * @throws Error naming what does not
 */
export default async function compareBooks(): Promise<void> {
  const db = openTestDatabase();
  try {
    for (const comparison of reconciliationChecks) {
      const differences = await countDifferences(db, comparison);
      if (differences > 0) throw new Error(`the books do not agree: ${differences} × ${comparison}`);
    }
  } finally {
    await db.destroy();
  }
}
