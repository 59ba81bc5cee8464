import type { Insertable } from 'kysely';
import type { StaffPasskeyChallenges, StaffPasskeys } from '#db/schema';
import type { Db } from '../../platform/db.ts';

const passkeyColumns = ['id', 'credential_id', 'rp_id', 'name', 'created_at', 'used_at'] as const;

/** Of all hosts of the site. */
export const selectStaffPasskeys = (db: Db, staffId: string) =>
  db
    .selectFrom('staff_passkeys')
    .where('staff_id', '=', staffId)
    .select(passkeyColumns)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

export const insertStaffPasskey = (db: Db, passkey: Insertable<StaffPasskeys>) =>
  db
    .insertInto('staff_passkeys')
    .values(passkey)
    .onConflict(conflict => conflict.columns(['rp_id', 'credential_id']).doNothing())
    .returning(passkeyColumns)
    .executeTakeFirst();

type PasskeyOfStaff = { id: string; staffId: string };

export const updateStaffPasskeyName = (db: Db, { id, staffId, name }: PasskeyOfStaff & { name: string }) =>
  db
    .updateTable('staff_passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .returning(passkeyColumns)
    .executeTakeFirst();

export const deleteStaffPasskey = (db: Db, { id, staffId }: PasskeyOfStaff) =>
  db
    .deleteFrom('staff_passkeys')
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .returning('id')
    .executeTakeFirst();

export const deletePasskeysOfStaff = (db: Db, staffId: string) =>
  db.deleteFrom('staff_passkeys').where('staff_id', '=', staffId).execute();

/** The lock makes a concurrent use read the updated counter. */
export const lockStaffPasskey = (db: Db, key: { staffId: string; rpId: string; credentialId: Buffer }) =>
  db
    .selectFrom('staff_passkeys')
    .where('staff_id', '=', key.staffId)
    .where('rp_id', '=', key.rpId)
    .where('credential_id', '=', key.credentialId)
    .select(['id', 'public_key as publicKey', 'counter'])
    .forUpdate()
    .executeTakeFirst();

export const updateStaffPasskeyUse = (db: Db, id: string, counter: number, now: Date) =>
  db.updateTable('staff_passkeys').set({ counter, used_at: now }).where('id', '=', id).execute();

export const insertStaffChallenge = (db: Db, challenge: Insertable<StaffPasskeyChallenges>) =>
  db.insertInto('staff_passkey_challenges').values(challenge).execute();

type RedeemedChallenge = { hash: Buffer; sessionHash: Buffer; purpose: 'add' | 'give'; now: Date };

/** Resolves to false if it is unknown, used, expired or of another session. Of two concurrent uses only one succeeds. */
export async function consumeStaffChallenge(db: Db, challenge: RedeemedChallenge): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('staff_passkey_challenges')
    .where('challenge_hash', '=', challenge.hash)
    .where('session_hash', '=', challenge.sessionHash)
    .where('purpose', '=', challenge.purpose)
    .where('expires_at', '>', challenge.now)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
