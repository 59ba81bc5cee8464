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
    .select(['id', 'kind', 'label', 'added_at'])
    .orderBy('added_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

export async function countContacts(db: Db, ownerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('contact_entries')
    .where('owner_id', '=', ownerId)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns the entries that have one of the hashes. */
export const selectEntriesByHash = (db: Db, hashes: readonly Buffer[]) =>
  db
    .selectFrom('contact_entries')
    .where(sql<boolean>`hash = any(${hashes}::bytea[])`)
    .select(['id', 'owner_id', 'hash'])
    .execute();

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
    .execute();
}

/** The blocks of the entry go with it. */
export async function deleteContacts(
  db: Db,
  ownerId: string,
  entry: { id: string } | { hash: Buffer },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('contact_entries')
    .where('owner_id', '=', ownerId)
    .where(({ eb }) => ('id' in entry ? eb('id', '=', entry.id) : eb('hash', '=', entry.hash)))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Deletes the list with its salt, so that nothing can be compared with its hashes in a backup. */
export async function deleteContactList(db: Db, ownerId: string): Promise<number> {
  const count = await countContacts(db, ownerId);
  await db.deleteFrom('contact_lists').where('owner_id', '=', ownerId).execute();
  return count;
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
