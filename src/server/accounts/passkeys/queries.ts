import type { Insertable } from 'kysely';
import type { PasskeyChallenges, Passkeys } from '#db/schema';
import type { Db } from '../../platform/db.ts';

const passkeyColumns = ['id', 'credential_id', 'name', 'created_at', 'used_at'] as const;

export const selectPasskeys = (db: Db, accountId: string) =>
  db
    .selectFrom('passkeys')
    .select(passkeyColumns)
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

export type PasskeyRow = Awaited<ReturnType<typeof selectPasskeys>>[number];

export const insertPasskey = (db: Db, passkey: Insertable<Passkeys>) =>
  db
    .insertInto('passkeys')
    .values(passkey)
    .onConflict(conflict => conflict.columns(['rp_id', 'credential_id']).doNothing())
    .returning(passkeyColumns)
    .executeTakeFirst();

export const updatePasskeyName = (db: Db, passkey: { id: string; accountId: string; name: string }) =>
  db
    .updateTable('passkeys')
    .set({ name: passkey.name })
    .where('id', '=', passkey.id)
    .where('account_id', '=', passkey.accountId)
    .returning(passkeyColumns)
    .executeTakeFirst();

export async function deletePasskeys(db: Db, accountId: string): Promise<boolean> {
  const removed = await db
    .deleteFrom('passkeys')
    .where('account_id', '=', accountId)
    .returning('id')
    .execute();
  return removed.length > 0;
}

export const deletePasskey = (db: Db, passkey: { id: string; accountId: string }) =>
  db
    .deleteFrom('passkeys')
    .where('id', '=', passkey.id)
    .where('account_id', '=', passkey.accountId)
    .returning('name')
    .executeTakeFirst();

/**
 * The lock makes a concurrent use read the updated counter.
 * @spec D5.8
 */
export const lockPasskey = (db: Db, key: { siteId: number; rpId: string; credentialId: Buffer }) =>
  db
    .selectFrom('passkeys')
    .innerJoin('accounts', 'accounts.id', 'passkeys.account_id')
    .where('accounts.site_id', '=', key.siteId)
    .where('rp_id', '=', key.rpId)
    .where('credential_id', '=', key.credentialId)
    .select([
      'passkeys.id',
      'account_id as accountId',
      'public_key as publicKey',
      'counter',
      'accounts.status',
    ])
    .forUpdate('passkeys')
    .executeTakeFirst();

export async function updatePasskeyUse(db: Db, id: string, counter: number, now: Date): Promise<void> {
  await db.updateTable('passkeys').set({ counter, used_at: now }).where('id', '=', id).execute();
}

export async function insertChallenge(db: Db, challenge: Insertable<PasskeyChallenges>): Promise<void> {
  await db.insertInto('passkey_challenges').values(challenge).execute();
}

/** Of two concurrent uses only one succeeds. */
export const consumeChallenge = (
  db: Db,
  challenge: { hash: Buffer; siteId: number; accountId: string | null; now: Date },
) =>
  db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', challenge.hash)
    .where('site_id', '=', challenge.siteId)
    .where('account_id', challenge.accountId === null ? 'is' : '=', challenge.accountId)
    .where('expires_at', '>', challenge.now)
    .returning('site_id')
    .executeTakeFirst();
