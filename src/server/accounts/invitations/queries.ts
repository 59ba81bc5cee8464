import type { Insertable } from 'kysely';
import type { Invitations } from '#db/schema';
import type { Db } from '../../platform/db.ts';

export const selectInvitation = (db: Db, siteId: number, secretHash: Buffer) =>
  db
    .selectFrom('invitations')
    .where('secret_hash', '=', secretHash)
    .where('site_id', '=', siteId)
    .select(['expires_at', 'used_at', 'withdrawn_at'])
    .executeTakeFirst();

/**
 * Of two concurrent uses of an invitation only one succeeds.
 * @spec 6.1
 */
export async function consumeInvitation(
  db: Db,
  { siteId, secretHash, now }: { siteId: number; secretHash: Buffer; now: Date },
): Promise<boolean> {
  const used = await db
    .updateTable('invitations')
    .set({ used_at: now })
    .where('secret_hash', '=', secretHash)
    .where('site_id', '=', siteId)
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

export async function insertInvitation(db: Db, invitation: Insertable<Invitations>): Promise<void> {
  await db.insertInto('invitations').values(invitation).execute();
}

export const selectInvitationsOf = (db: Db, inviterId: string, limit: number) =>
  db
    .selectFrom('invitations')
    .where('inviter_id', '=', inviterId)
    .select(['id', 'created_at', 'expires_at', 'used_at', 'withdrawn_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();

export async function countOpenInvitations(db: Db, inviterId: string, now: Date): Promise<number> {
  const { open } = await db
    .selectFrom('invitations')
    .where('inviter_id', '=', inviterId)
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', now)
    .select(eb => eb.fn.countAll<number>().as('open'))
    .executeTakeFirstOrThrow();
  return Number(open);
}

/**
 * Withdraws an open invitation; a used invitation stays unchanged.
 * @returns false if the member made no invitation with this id
 */
export async function withdrawUnusedInvitation(
  db: Db,
  inviterId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  await db
    .updateTable('invitations')
    .set({ withdrawn_at: now })
    .where('id', '=', id)
    .where('inviter_id', '=', inviterId)
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .execute();
  const ownInvitation = await db
    .selectFrom('invitations')
    .where('id', '=', id)
    .where('inviter_id', '=', inviterId)
    .select('id')
    .executeTakeFirst();
  return ownInvitation !== undefined;
}
