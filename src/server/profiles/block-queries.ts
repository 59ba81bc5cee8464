import { sql } from 'kysely';
import type { MemberCaller } from '../app.ts';
import type { Db } from '../platform/db.ts';
import { hadContactBetween, visibleTo } from './visibility.ts';

/** Knows nothing of blocks that follow from a list of contacts, here and in the following queries. */
export const selectBlock = (db: Db, blockerId: string, blockedId: string) =>
  db
    .selectFrom('blocks')
    .select('created_at')
    .where('blocker_id', '=', blockerId)
    .where('blocked_id', '=', blockedId)
    .where('contact_id', 'is', null)
    .executeTakeFirst();

export const selectBlocked = (db: Db, blockerId: string) =>
  db
    .selectFrom('blocks')
    .where('blocker_id', '=', blockerId)
    .where('contact_id', 'is', null)
    .select(['blocked_id as id', 'blocked_name as name', 'created_at as at'])
    .orderBy('created_at', 'desc')
    .execute();

export async function selectHadContact(db: Db, profileA: string, profileB: string): Promise<boolean> {
  const { met } = await db
    .selectNoFrom(hadContactBetween(profileA, profileB).as('met'))
    .executeTakeFirstOrThrow();
  return Boolean(met);
}

/** Resolves to false if the block already exists. `contactId`: the entry of a list of contacts from which it follows. */
export async function insertBlock(
  db: Db,
  block: { blockerId: string; blockedId: string; hadContact: boolean; contactId?: string; at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('blocks')
    .values(({ selectFrom }) => ({
      blocker_id: block.blockerId,
      blocked_id: block.blockedId,
      blocked_name: selectFrom('profiles').where('id', '=', block.blockedId).select('name'),
      had_contact: block.hadContact,
      contact_id: block.contactId ?? null,
      created_at: block.at,
    }))
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function deleteBlock(db: Db, blockerId: string, blockedId: string): Promise<void> {
  await db
    .deleteFrom('blocks')
    .where('blocker_id', '=', blockerId)
    .where('blocked_id', '=', blockedId)
    .where('contact_id', 'is', null)
    .execute();
}

/** Contact includes a message that was unsent after the caller had read the message. */
export async function selectMayReport(db: Db, caller: MemberCaller, profileId: string): Promise<boolean> {
  const callerId = caller.member.profileId;
  const row = await db
    .selectFrom('profiles')
    .where('profiles.id', '=', profileId)
    .where('profiles.site_id', '=', caller.site.id)
    .where(eb =>
      eb.or([
        visibleTo(caller),
        hadContactBetween(callerId, profileId),
        sql<boolean>`exists (select from message_evidence where reader_id = ${callerId} and other_id = ${profileId})`,
        eb.exists(
          eb
            .selectFrom('blocks')
            .select(sql`1`.as('one'))
            .where(either =>
              either.or([
                either.and([
                  either.and({ blocker_id: callerId, blocked_id: profileId }),
                  either('contact_id', 'is', null),
                ]),
                either.and({ blocker_id: profileId, blocked_id: callerId, had_contact: true }),
              ]),
            ),
        ),
      ]),
    )
    .select('profiles.id')
    .executeTakeFirst();
  return row !== undefined;
}
