import { randomUUID } from 'node:crypto';
import type { BodyOut, Output } from '#contract/call';
import { CONTACTS } from '#contract/constants';
import type { addContacts as add, removeContacts as remove } from '#contract/contacts';
import { ApiError, fieldError } from '#contract/errors';
import type { App, MemberCaller } from '../../app.ts';
import { encryptText } from '../../platform/encrypt-text.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import { deleteContactsLater, sendBlockContacts, sendBlockContactsLater } from './block-contacts.ts';
import { type Contact, contactHasher, newSalt, readContact } from './contact-hash.ts';
import {
  countContacts,
  deleteRemovedContact,
  insertContacts,
  lockContactList,
  markContactsRemoved,
  selectAccountsBlockedByContacts,
  selectAccountsOfMailboxes,
  selectContactList,
  selectEntriesByHash,
} from './queries.ts';

export const labelContext = (id: string): string => `contact ${id}`;

/**
 * Adds addresses and numbers to the caller's list. A job for each new address then blocks the members who have it; it is
 * sent whether or not there are any, so that neither the answer nor its duration reveals any.
 * @throws unconfirmed; contact_unreadable if nothing of it can be read, contacts_limit; both at `values`
 * @spec D5.2
 */
export async function addContacts(
  app: App,
  { site, member }: MemberCaller,
  { values, label }: BodyOut<typeof add>,
): Promise<Output<typeof add>> {
  if (member.status !== 'active') throw new ApiError('unconfirmed');
  const read = values.map(value => readContact(value, member.country));
  const contacts = read.filter(contact => contact !== null);
  if (contacts.length === 0) throw fieldError('values', 'contact_unreadable');
  const { profileId: ownerId } = member;
  return transact(app, async tx => {
    const salt = await lockContactList(tx.db, { ownerId, siteId: site.id, salt: newSalt() });
    const hashOf = contactHasher(app.config.secret, salt);
    const fresh = await withoutKnown(tx, contacts, hashOf);
    if ((await countContacts(tx.db, ownerId)) + fresh.length > CONTACTS.max)
      throw fieldError('values', 'contacts_limit');
    if (fresh.length > 0)
      await insertContacts(
        tx.db,
        fresh.map(({ kind, hash }) => ({ ...encryptedLabel(app, label), ownerId, kind, hash, at: tx.now })),
      );
    await sendForNewMailboxes(app, tx, { siteId: site.id, ownerId, fresh });
    return { added: fresh.length, unreadable: values.length - contacts.length };
  });
}

/** An address that is in the list already gets no second job, so that nothing is learned by adding it again. */
async function sendForNewMailboxes(
  app: App,
  tx: Tx,
  { siteId, ownerId, fresh }: { siteId: number; ownerId: string; fresh: readonly Contact[] },
): Promise<void> {
  const mailboxes = fresh.filter(({ kind }) => kind === 'email').map(({ value }) => value);
  const accounts = Map.groupBy(
    await selectAccountsOfMailboxes(tx.db, siteId, mailboxes),
    ({ mailbox }) => mailbox,
  );
  const matches = mailboxes.map(mailbox => ({ subject: mailbox, accounts: accounts.get(mailbox) ?? [] }));
  await sendBlockContactsLater(app, tx, ownerId, matches);
}

async function withoutKnown(tx: Tx, contacts: readonly Contact[], hashOf: (contact: Contact) => Buffer) {
  const hashed = new Map(
    contacts.map(contact => {
      const hash = hashOf(contact);
      return [hash.toString('base64'), { ...contact, hash }] as const;
    }),
  );
  const known = await selectEntriesByHash(
    tx.db,
    [...hashed.values()].map(({ hash }) => hash),
  );
  for (const { hash } of known) hashed.delete(hash.toString('base64'));
  return [...hashed.values()];
}

function encryptedLabel({ config }: App, label = '') {
  const id = randomUUID();
  return { id, label: label === '' ? null : encryptText(config.secret, labelContext(id), label) };
}

/**
 * The list no longer shows the entries. What they block ends hours later, as it began: at once, the owner would see which
 * profile has the address.
 * @throws field_required if the body names nothing
 * @spec D5.2
 */
export async function removeContacts(
  app: App,
  { member: { profileId: ownerId, country } }: MemberCaller,
  { id, value, all }: BodyOut<typeof remove>,
): Promise<Output<typeof remove>> {
  if (!id && !value && !all) throw new ApiError('field_required');
  return transact(app, async tx => {
    const list = await selectContactList(tx.db, ownerId);
    if (!list) return { removed: 0 };
    await lockContactList(tx.db, { ownerId, siteId: list.site_id, salt: list.salt });
    const contact = value ? readContact(value, country) : null;
    const hash = contact && contactHasher(app.config.secret, list.salt)(contact);
    const chosen = all ? 'all' : id ? { id } : hash && { hash };
    const removed = chosen ? await markContactsRemoved(tx.db, ownerId, chosen, tx.now) : [];
    await deleteContactsLater(app, tx, ownerId, removed);
    return { removed: removed.length };
  });
}

/**
 * Deletes an entry that was removed, and blocks again whom another entry of the list names, too.
 * @spec D5.2
 */
export const deleteContact = (
  app: App,
  { ownerId, id, removedAt }: { ownerId: string; id: string; removedAt: string },
): Promise<void> =>
  transact(app, async tx => {
    const list = await selectContactList(tx.db, ownerId);
    if (!list) return;
    await lockContactList(tx.db, { ownerId, siteId: list.site_id, salt: list.salt });
    const blocked = await selectAccountsBlockedByContacts(tx.db, ownerId);
    await deleteRemovedContact(tx.db, { ownerId, id, removedAt: new Date(removedAt) });
    await sendBlockContacts(tx, ownerId, blocked);
  });
