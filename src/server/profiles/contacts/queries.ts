import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';

/** Returns the salt of the member's list, which is locked until the transaction ends. */
export async function lockContactList(
  db: Db,
  list: { ownerId: string; siteId: number; salt: Buffer },
): Promise<Buffer> {
  await db
    .insertInto('contact_lists')
    .values({ owner_id: list.ownerId, site_id: list.siteId, salt: list.salt })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  const { salt } = await db
    .selectFrom('contact_lists')
    .where('owner_id', '=', list.ownerId)
    .select('salt')
    .forUpdate()
    .executeTakeFirstOrThrow();
  return salt;
}

export const selectContactList = (db: Db, ownerId: string) =>
  db
    .selectFrom('contact_lists')
    .where('owner_id', '=', ownerId)
    .select(['owner_id', 'site_id', 'salt'])
    .executeTakeFirst();

/** Returns the next lists of the site, by the owner's id. */
export const selectContactLists = (db: Db, siteId: number, after: string | null, limit: number) =>
  db
    .selectFrom('contact_lists')
    .where('site_id', '=', siteId)
    .$if(after !== null, query => query.where('owner_id', '>', after as string))
    .select(['owner_id', 'salt'])
    .orderBy('owner_id')
    .limit(limit)
    .execute();

export const selectContacts = (db: Db, ownerId: string) =>
  db
    .selectFrom('contact_entries')
    .where('owner_id', '=', ownerId)
    .where('removed_at', 'is', null)
    .select(['id', 'kind', 'label', 'added_at'])
    .orderBy('added_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

export async function countContacts(db: Db, ownerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('contact_entries')
    .where('owner_id', '=', ownerId)
    .where('removed_at', 'is', null)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns the entries that have one of the hashes and were not removed. */
export const selectEntriesByHash = (db: Db, hashes: readonly Buffer[]) =>
  db
    .selectFrom('contact_entries')
    .where(sql<boolean>`hash = any(${hashes}::bytea[])`)
    .where('removed_at', 'is', null)
    .select(['id', 'owner_id', 'hash'])
    .execute();

/** A removed entry whose block has not ended is in the list again. */
export async function insertContacts(
  db: Db,
  entries: readonly {
    id: string;
    ownerId: string;
    kind: string;
    hash: Buffer;
    label: Buffer | null;
    at: Date;
  }[],
): Promise<void> {
  await db
    .insertInto('contact_entries')
    .values(entries.map(({ ownerId, at, ...entry }) => ({ ...entry, owner_id: ownerId, added_at: at })))
    .onConflict(conflict =>
      conflict.column('hash').doUpdateSet(eb => ({
        ...{ id: eb.ref('excluded.id'), label: eb.ref('excluded.label') },
        ...{ added_at: eb.ref('excluded.added_at'), removed_at: null },
      })),
    )
    .execute();
}

export type ChosenContact = { id: string } | { hash: Buffer } | 'all';

/** @returns the entries that were in the list until now */
export const markContactsRemoved = (db: Db, ownerId: string, chosen: ChosenContact, at: Date) =>
  db
    .updateTable('contact_entries')
    .set({ removed_at: at })
    .where('owner_id', '=', ownerId)
    .where('removed_at', 'is', null)
    .$if(chosen !== 'all', query =>
      query.where(({ eb }) =>
        typeof chosen === 'object' && 'id' in chosen
          ? eb('id', '=', chosen.id)
          : eb('hash', '=', (chosen as { hash: Buffer }).hash),
      ),
    )
    .returning(['id', 'hash'])
    .execute();

/**
 * Deletes an entry that was removed at that time and is not in the list again. Its blocks go with it, and with the last
 * entry the list with its salt, so that nothing can be compared with the hashes of a backup.
 */
export async function deleteRemovedContact(
  db: Db,
  { ownerId, id, removedAt }: { ownerId: string; id: string; removedAt: Date },
): Promise<void> {
  await db
    .deleteFrom('contact_entries')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where('removed_at', '=', removedAt)
    .execute();
  await db
    .deleteFrom('contact_lists')
    .where('owner_id', '=', ownerId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('contact_entries').where('owner_id', '=', ownerId).select('id'))),
    )
    .execute();
}

/** Returns the accounts of the site with these mailboxes, written as `mailboxOf` does. */
export const selectAccountsOfMailboxes = (db: Db, siteId: number, mailboxes: readonly string[]) =>
  db
    .selectFrom('accounts')
    .where('site_id', '=', siteId)
    .where(sql<boolean>`mailbox_of(email) = any(${mailboxes}::text[])`)
    .select(['id', sql<string>`mailbox_of(email)`.as('mailbox')])
    .execute();

/** Returns the accounts that the owner's entries block. */
export const selectAccountsBlockedByContacts = (db: Db, ownerId: string) =>
  db
    .selectFrom('blocks')
    .innerJoin('profiles', 'profiles.id', 'blocks.blocked_id')
    .where('blocks.blocker_id', '=', ownerId)
    .where('blocks.contact_id', 'is not', null)
    .select('profiles.account_id as id')
    .execute();

export const selectMailboxOwners = (db: Db, accountIds: readonly string[]) =>
  db
    .selectFrom('accounts')
    .innerJoin('profiles', 'profiles.account_id', 'accounts.id')
    .where(sql<boolean>`accounts.id = any(${accountIds}::uuid[])`)
    .select(['accounts.email', 'accounts.site_id', 'profiles.id as profile_id'])
    .execute();

export const selectAccountOfProfile = (db: Db, profileId: string) =>
  db.selectFrom('profiles').where('id', '=', profileId).select('account_id as id').execute();
