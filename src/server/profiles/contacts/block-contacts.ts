import { CONTACTS } from '#contract/constants';
import { HOUR_MS } from '#contract/durations';
import { mailboxOf } from '../../accounts/mailbox.ts';
import type { App } from '../../app.ts';
import { keyedHash } from '../../platform/secrets.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import { insertBlock, selectHadContact } from '../block-queries.ts';
import { lockPair } from '../lock-pair.ts';
import { contactHasher } from './contact-hash.ts';
import {
  selectContactList,
  selectContactLists,
  selectEntriesByHash,
  selectMailboxOwners,
} from './queries.ts';

export const BLOCK_CONTACTS = 'block-contacts';
export const BLOCK_NEW_CONTACT = 'block-new-contact';
export const DELETE_CONTACT = 'delete-contact';

/** Sends the job that compares these accounts with the owner's list at once: for accounts that the list hides already. */
export const sendBlockContacts = (tx: Tx, ownerId: string, accounts: readonly { id: string }[]) =>
  tx.sendJob(BLOCK_CONTACTS, { ownerId, accountIds: accounts.map(({ id }) => id) });

/** `subject` is what the owner chose: a mailbox, or a profile. */
type Match = { subject: string; accounts: readonly { id: string }[] };

/**
 * Sends a job for each match, which compares its accounts with the owner's list some hours later: who adds an address and
 * watches a profile learns little. The same owner and subject always wait as long, so that repeating shortens nothing.
 * @spec D5.2
 */
export const sendBlockContactsLater = (
  { config }: Pick<App, 'config'>,
  tx: Tx,
  ownerId: string,
  matches: readonly Match[],
): Promise<void> =>
  tx.sendJobs(
    BLOCK_CONTACTS,
    matches.map(({ subject, accounts }) => ({
      data: { ownerId, accountIds: accounts.map(({ id }) => id) },
      startAfter: new Date(tx.now.getTime() + hideAfterMs(config.secret, `${ownerId} ${subject}`)),
    })),
  );

/**
 * Sends a job for each entry that was removed, which deletes it as long after as an address waits that was added.
 * @spec D5.2
 */
export const deleteContactsLater = (
  { config }: Pick<App, 'config'>,
  tx: Tx,
  ownerId: string,
  removed: readonly { id: string; hash: Buffer }[],
): Promise<void> =>
  tx.sendJobs(
    DELETE_CONTACT,
    removed.map(({ id, hash }) => ({
      data: { ownerId, id, removedAt: tx.now.toISOString() },
      startAfter: new Date(tx.now.getTime() + hideAfterMs(config.secret, `removed ${hash.toString('hex')}`)),
    })),
  );

function hideAfterMs(secret: string, key: string): number {
  const { min, max } = CONTACTS.hideAfterHours;
  const part = keyedHash(secret, `hide after ${key}`).readUInt32BE() / 2 ** 32;
  return Math.round((min + part * (max - min)) * HOUR_MS);
}

/** Sends the job that looks for the account's address in all lists. */
export const blockNewContact = (tx: Tx, { accountId }: { accountId: string }): Promise<void> =>
  tx.sendJob(BLOCK_NEW_CONTACT, { accountId });

/**
 * Blocks those of the accounts whose address is in the owner's list.
 * @spec D5.2
 */
export async function blockContacts(
  app: App,
  { ownerId, accountIds }: { ownerId: string; accountIds: readonly string[] },
): Promise<void> {
  const list = await selectContactList(app.db, ownerId);
  if (!list) return;
  const hashOf = contactHasher(app.config.secret, list.salt);
  for (const owner of await selectMailboxOwners(app.db, accountIds)) {
    if (owner.site_id !== list.site_id) continue;
    const hash = hashOf({ kind: 'email', value: mailboxOf(owner.email) });
    await blockByEntries(app, await selectEntriesByHash(app.db, [hash]), owner.profile_id);
  }
}

const LISTS_AT_ONCE = 1_000;

/**
 * Blocks the account for everybody whose list has its address. Each list has its own key, so the address is hashed once
 * for each: some seconds for 100,000 lists, beside the requests.
 * @spec D5.2
 */
export async function blockForListOwners(
  app: App,
  { accountId }: { accountId: string },
  isStopping: () => boolean,
): Promise<void> {
  const [account] = await selectMailboxOwners(app.db, [accountId]);
  if (!account) return;
  const contact = { kind: 'email', value: mailboxOf(account.email) } as const;
  for (let after: string | null = null; ; ) {
    if (isStopping()) throw new Error('stopped: the next attempt begins again');
    const lists = await selectContactLists(app.db, account.site_id, after, LISTS_AT_ONCE);
    const hashes = lists.map(({ salt }) => contactHasher(app.config.secret, salt)(contact));
    await blockByEntries(app, await selectEntriesByHash(app.db, hashes), account.profile_id);
    after = lists.at(-1)?.owner_id ?? null;
    if (lists.length < LISTS_AT_ONCE) return;
  }
}

async function blockByEntries(
  app: App,
  entries: readonly { id: string; owner_id: string }[],
  blockedId: string,
): Promise<void> {
  for (const { id, owner_id } of entries)
    if (owner_id !== blockedId)
      await transact(app, tx =>
        insertContactBlock(tx, app, { contactId: id, blockerId: owner_id, blockedId }),
      );
}

/** Members who already had contact stay as they are: ending that is a choice of its own, and would reveal the address. */
async function insertContactBlock(
  tx: Tx,
  { hooks }: App,
  { contactId, ...pair }: { contactId: string; blockerId: string; blockedId: string },
): Promise<void> {
  await lockPair(tx.db, pair.blockerId, pair.blockedId);
  if (await selectHadContact(tx.db, pair.blockerId, pair.blockedId)) return;
  const isNew = await insertBlock(tx.db, { ...pair, contactId, hadContact: false, at: tx.now });
  if (isNew) await hooks.onBlocked.run(tx, { ...pair, hadContact: false });
}
