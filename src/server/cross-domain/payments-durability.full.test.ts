import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countDifferences, reconciliationChecks } from '../credits/reconciliation/queries.ts';
import { systemClock } from '../platform/clock.ts';
import { createDb, type Db } from '../platform/db.ts';
import { insertMember } from '../testing/members.ts';
import { buyBundle } from './testing/durability/buyers.ts';
import { KillableCluster } from './testing/durability/cluster.ts';

const BUYERS = 160;
const CONCURRENT_BUYERS = 8;
const KILLS = 20;
const SETTLE_TIMEOUT_MS = 60_000;

const cluster = new KillableCluster();
beforeAll(() => cluster.start(), 1_800_000);
afterAll(() => cluster.destroy(), 1_800_000);

const buyersIn = (db: Db) => {
  const app = { db, bus: { publish: () => undefined } as never, clock: systemClock };
  return Promise.all(
    Array.from({ length: BUYERS }, (_, index) => insertMember(app, { name: `Buyer ${index}` })),
  );
};

const findWrongCredits = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select coalesce(bank.payment, shop.id) as id
    from (select payment from sandbox_payments where state = 'completed') bank
    full join (
      select payments.id, count(ledger_entries.id) as times, sum(ledger_entries.amount) as credited, payments.credits
      from payments left join ledger_entries on reference = payments.id and contra = 'sales'
      where payments.state = 'completed' group by payments.id
    ) shop on shop.id = bank.payment
    where bank.payment is null or shop.id is null or times <> 1 or credited <> credits`.execute(db);
  return rows.map(({ id }) => id);
};

describe('no payment is lost or credited twice (spec R1, 4.9)', () => {
  test.each(['server', 'postgres'] as const)(
    'during 20 times kill -9 of %s while 160 members buy a bundle each; everything is consistent within 60 s',
    async kills => {
      const { url, server } = await cluster.serverOn(`payments_${kills}`, { ROLE: 'both' });
      const db = createDb(url);
      try {
        const buyers = await buyersIn(db);
        await server.start();
        const bought: string[] = [];
        let killed = 0;
        const killer = async () => {
          while (killed < KILLS) {
            await delay(20);
            if (bought.length < (killed * BUYERS) / (KILLS + 1)) continue;
            killed += 1;
            if (kills === 'postgres') await cluster.killPostgres();
            else {
              await server.kill();
              await server.start();
            }
          }
        };
        const killing = killer();
        const pendingBuyers = [...buyers];
        const buySeries = async () => {
          for (let buyer = pendingBuyers.pop(); buyer; buyer = pendingBuyers.pop())
            bought.push(await buyBundle(server.port, buyer));
        };
        await Promise.all(Array.from({ length: CONCURRENT_BUYERS }, buySeries));
        await killing;

        expect(killed).toBe(KILLS);
        await expect
          .poll(() => findWrongCredits(db), { timeout: SETTLE_TIMEOUT_MS, interval: 500 })
          .toEqual([]);
        const paid = await db.selectFrom('payments').select('id').where('state', '=', 'completed').execute();
        expect(paid.map(({ id }) => id)).toEqual(expect.arrayContaining(bought));
        for (const comparison of reconciliationChecks)
          expect([comparison, await countDifferences(db, comparison)]).toEqual([comparison, 0]);
      } finally {
        await server.kill();
        await db.destroy();
      }
    },
    1_800_000,
  );
});
