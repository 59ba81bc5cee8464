import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { getUser } from '#contract/accounts';
import { sendMessage } from '#contract/chats';
import { reconcileLedger } from '../../src/server/credits/reconciliation/reconcile-ledger.ts';
import { startTestServer } from '../../src/server/testing/start-test-server.ts';
import { cast } from './cast.ts';
import { exampleCreditor, insertDemoData } from './demo.ts';
import { lilacSiteMembers } from './lilac.ts';
import { removeSeededAccounts, seededAccounts } from './remove-seeded-accounts.ts';

const server = await startTestServer();
const { db } = server;
const members = await insertDemoData(db, server.clock.now());
const member = await server.signUpMember({ name: 'Settler', credits: 3 });

const count = async (table: 'accounts' | 'refunds' | 'profiles' | 'photos'): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
    db,
  );
  return rows[0]?.count ?? -1;
};

test('a seeded account is found by its `seeded` column even after its email and password change; other accounts are not found', async () => {
  await db
    .updateTable('accounts')
    .set({ email: 'somebody@mail.example', password_hash: 'changed' })
    .where('email', '=', 'sam@example.com')
    .execute();
  const seeded = await seededAccounts(db);
  expect(seeded).toHaveLength(members);
  expect(seeded).not.toContain(member.accountId);
});

test('logins of seeded accounts are found even without the mark', async () => {
  await db.updateTable('accounts').set({ seeded: false }).execute();
  const castCount = cast.length + lilacSiteMembers.cast.length - 1;
  expect(await seededAccounts(db)).toHaveLength(castCount);
  await db.updateTable('accounts').set({ seeded: true }).where('id', '!=', member.accountId).execute();
});

test('npm run demo:remove erases only seeded accounts, requests no refund, and leaves a ledger that reconciles', async () => {
  const withoutLogin = await db
    .selectFrom('accounts')
    .select('id')
    .where('password_hash', 'is', null)
    .orderBy('id')
    .limit(members - 30)
    .execute();
  await db
    .deleteFrom('accounts')
    .where(
      'id',
      'in',
      withoutLogin.map(({ id }) => id),
    )
    .execute();
  const [recipient] = await db
    .selectFrom('profiles')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .where('email', '=', 'daan@example.com')
    .select('profiles.id')
    .execute();
  const browser = server.as(member);
  await browser.call(sendMessage, {
    body: { to: String(recipient?.id), client_id: crypto.randomUUID(), text: 'Hallo' },
  });
  expect(await removeSeededAccounts(server.app)).toBe(30);
  expect([await count('accounts'), await count('profiles'), await count('photos')]).toEqual([1, 1, 0]);
  expect((await browser.call(getUser)).user?.profile.id).toBe(member.profileId);
  expect(await count('refunds')).toBe(0);
  const creditor = await db
    .selectFrom('site_settings')
    .select('name')
    .where(
      'name',
      'in',
      exampleCreditor.map(({ name }) => name),
    )
    .execute();
  expect(creditor).toEqual([]);
  expect(await db.selectFrom('campaigns').select('slug').where('site_id', '=', 1).execute()).toEqual([]);
  const reconciliation = await reconcileLedger(server.app);
  expect(Object.values(reconciliation).every(differences => differences === 0)).toBe(true);
  expect(await removeSeededAccounts(server.app)).toBe(0);
});
