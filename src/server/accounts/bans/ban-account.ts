import type { App } from '../../app.ts';
import { cancelUnsubscribableEmails } from '../../platform/mail/outbox.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import { mailboxHash } from '../mailbox.ts';
import { lockAccount, selectRecipient } from '../queries.ts';
import { revokeAccess } from '../sessions/revoke-access.ts';
import {
  type Ban,
  type BannedMailbox,
  deleteBan,
  deleteBannedMailbox,
  deleteEndedMailboxes,
  hasBannedMailbox,
  selectBan,
  selectEndedBans,
  setBanned,
  setUnbanned,
  upsertBan,
  upsertBannedMailbox,
} from './queries.ts';

/**
 * Call it before reading the bans of an account, so that decisions about the same member wait for each other.
 * @spec D5.5
 */
export const lockBans = ({ db }: Tx, accountId: string): Promise<void> => lockAccount(db, accountId);

/**
 * Hides the account like a deleted one, ends its sessions, and keeps its mailbox from signing up again. A later call
 * replaces the end of the ban.
 * @spec D2.6 D5.5
 */
export async function banAccount(app: App, tx: Tx, accountId: string, ban: Ban): Promise<void> {
  const { db, now } = tx;
  await lockAccount(db, accountId);
  const owner = await ownerOf(app, tx, accountId);
  if (!owner) return;
  const isNew = await setBanned(db, accountId);
  await upsertBan(db, accountId, ban, now);
  await upsertBannedMailbox(db, accountId, owner, ban.until);
  // Password and passkeys stay, so that the member can log in after the ban.
  await revokeAccess(app, tx, accountId, { passkeys: true });
  await cancelUnsubscribableEmails(tx, accountId);
  if (isNew) await app.hooks.onMemberLeft.run(tx, { profileId: owner.profileId, banned: true });
}

/**
 * Ends a ban; does nothing for a member who is not banned.
 * @spec D2.6 D5.5
 */
export async function endBan(app: App, tx: Tx, accountId: string): Promise<void> {
  await lockAccount(tx.db, accountId);
  if (!(await deleteBan(tx.db, accountId))) return;
  const owner = await ownerOf(app, tx, accountId);
  if (!owner) return;
  await deleteBannedMailbox(tx.db, accountId, owner);
  if (await setUnbanned(tx.db, accountId))
    await app.hooks.onMemberReturned.run(tx, { profileId: owner.profileId });
}

async function ownerOf(
  app: App,
  { db }: Tx,
  accountId: string,
): Promise<(BannedMailbox & { profileId: string }) | null> {
  const owner = await selectRecipient(db, { id: accountId });
  if (!owner) return null;
  const { siteId, email, profileId } = owner;
  return { siteId, profileId, mailbox: mailboxHash(app, siteId, email) };
}

/** @returns undefined for a member who is not banned */
export const banOf = ({ db }: Pick<App, 'db'>, accountId: string): Promise<Ban | undefined> =>
  selectBan(db, accountId);

const BATCH_SIZE = 100;

/**
 * Ends the temporary bans that are over.
 * @spec D5.5
 */
export async function endBansThatAreOver(app: App): Promise<void> {
  const now = app.clock.now();
  for (;;) {
    const ended = await selectEndedBans(app.db, now, BATCH_SIZE);
    for (const accountId of ended)
      await transact(app, async tx => {
        await lockAccount(tx.db, accountId);
        const ban = await selectBan(tx.db, accountId);
        // A decision may have prolonged it meanwhile.
        if (ban?.until && ban.until <= now) await endBan(app, tx, accountId);
      });
    if (ended.length < BATCH_SIZE) return deleteEndedMailboxes(app.db, now);
  }
}

/**
 * Compares the mailbox, so that another spelling of the address evades no ban.
 * @spec D5.5 D2.36
 */
export const isMailboxBanned = (app: App, { db, now }: Tx, siteId: number, email: string): Promise<boolean> =>
  hasBannedMailbox(db, { siteId, mailbox: mailboxHash(app, siteId, email) }, now);
