import { systemClock } from '../../src/server/platform/clock.ts';
import type { Bus } from '../../src/server/platform/live/bus.ts';
import { transact } from '../../src/server/platform/transact.ts';
import type { TestMember } from '../../src/server/testing/members.ts';
import { insertTestPurchase } from '../../src/server/testing/purchases.ts';
import { openTestDatabase } from './database.ts';

export async function addPurchasedCredits({ accountId }: TestMember, amount: number): Promise<void> {
  const db = openTestDatabase();
  const bus: Pick<Bus, 'publish'> = { publish: async () => {} };
  try {
    await transact({ db, bus: bus as Bus, clock: systemClock }, tx =>
      insertTestPurchase(tx, { accountId, credits: amount }),
    );
  } finally {
    await db.destroy();
  }
}
