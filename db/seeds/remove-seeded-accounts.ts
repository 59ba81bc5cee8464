import { type SqlBool, sql } from 'kysely';
import { eraseAccount } from '../../src/server/accounts/deletion/erase-account.ts';
import { gracePeriodCutoff } from '../../src/server/accounts/deletion/grace-period.ts';
import { markAllForErasure } from '../../src/server/accounts/deletion/queries.ts';
import { verifyPassword } from '../../src/server/accounts/reauthentication/password-hash.ts';
import type { App } from '../../src/server/app.ts';
import { insertLedgerEntries, lockWallet } from '../../src/server/credits/queries.ts';
import { remaindersOf } from '../../src/server/credits/withdrawals/remainders-of.ts';
import type { Db } from '../../src/server/platform/db.ts';
import { transact } from '../../src/server/platform/transact.ts';
import { cast, castPassword } from './cast.ts';
import { demoCampaigns } from './demo/campaigns.ts';
import { exampleCreditor } from './demo.ts';
import { removeDemoOperation } from './demo-activity/demo-operation.ts';
import { removeDemoReports } from './demo-activity/demo-reports.ts';
import { LAVENDER } from './lavender.ts';
import { lilacSiteMembers } from './lilac.ts';

const BATCH_SIZE = 500;

/**
 * Purchases stay in the ledger. The erasure can be interrupted and repeated.
 * @returns how many accounts were erased
 * @spec D1.13 D4.5
 */
export async function removeSeededAccounts(app: App): Promise<number> {
  const ids = await seededAccounts(app.db);
  await removeDemoReports(app, ids);
  for (let from = 0; from < ids.length; from += BATCH_SIZE) {
    const batch = ids.slice(from, from + BATCH_SIZE);
    // A running server would refund the credits of accounts that are marked for erasure.
    for (const id of batch) await removePurchasedCredits(app, id);
    await markAllForErasure(app.db, batch, gracePeriodCutoff(app.clock.now()));
    for (const id of batch) await eraseAccount(app, id, 'deleting');
  }
  await removeExampleCreditor(app);
  await removeDemoCampaigns(app);
  await removeDemoOperation(app.db);
  await app.db.deleteFrom('staff').where('seeded', '=', true).execute();
  return ids.length;
}

const removePurchasedCredits = (app: App, accountId: string): Promise<void> =>
  transact(app, async ({ db, now: at }) => {
    await lockWallet(db, accountId);
    const seeded = new Set(await seededPurchases(db, accountId));
    const unused = (await remaindersOf(db, accountId)).filter(({ purchase }) => seeded.has(purchase.id));
    const entry = { accountId, lot: 'purchased', contra: 'corrections', at } as const;
    if (unused.length > 0)
      await insertLedgerEntries(
        db,
        unused.map(({ purchase, credits }) => ({ ...entry, amount: -credits, reference: purchase.id })),
      );
  });

async function seededPurchases(db: App['db'], accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('payments')
    .select('id')
    .where('account_id', '=', accountId)
    .where('provider', '=', 'sandbox')
    .execute();
  return rows.map(({ id }) => id);
}

async function removeExampleCreditor({ db }: App): Promise<void> {
  for (const { site_id, name, value } of exampleCreditor)
    await db
      .deleteFrom('site_settings')
      .where('site_id', '=', site_id)
      .where('name', '=', name)
      .where(eb => eb(eb.cast<string>('value', 'text'), '=', value))
      .execute();
}

/** Campaigns that the operator changed stay; figures go with those that do not. */
async function removeDemoCampaigns({ db }: App): Promise<void> {
  for (const campaign of demoCampaigns)
    await db
      .deleteFrom('campaigns')
      .where('site_id', '=', LAVENDER)
      .where('slug', '=', campaign.slug)
      .where(sql<SqlBool>`definition = ${JSON.stringify(campaign)}::jsonb`)
      .execute();
  const left = await db.selectFrom('campaigns').select('slug').where('site_id', '=', LAVENDER).execute();
  const removed = demoCampaigns.filter(({ slug }) => !left.some(campaign => campaign.slug === slug));
  for (const { slug } of removed)
    await db
      .deleteFrom('campaign_counts')
      .where('site_id', '=', LAVENDER)
      .where('campaign', '=', slug)
      .execute();
}

/** Production refuses to start if this function finds an account. */
export async function seededAccounts(db: Db): Promise<string[]> {
  // `seeded` stays true after the account's email or password changes.
  const marked = await db.selectFrom('accounts').select('id').where('seeded', '=', true).execute();
  return [...marked.map(({ id }) => id), ...(await accountsWithDemoPassword(db))];
}

/** Production refuses to start if this function finds somebody. */
export const seededStaff = (db: Db) =>
  db.selectFrom('staff').select('id').where('seeded', '=', true).execute();

/** Finds accounts with an address and the password of the demo, even if no seed marked them. */
async function accountsWithDemoPassword(db: Db): Promise<string[]> {
  const emails = [...cast, ...lilacSiteMembers.cast].map(({ email }) => email);
  const sameEmail = await db
    .selectFrom('accounts')
    .select(['id', 'password_hash'])
    .where('seeded', '=', false)
    .where('email', 'in', emails)
    .execute();
  const matching: string[] = [];
  for (const { id, password_hash: hash } of sameEmail)
    if ((await verifyPassword(hash, castPassword)).right) matching.push(id);
  return matching;
}
