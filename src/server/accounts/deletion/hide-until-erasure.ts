import type { App } from '../../app.ts';
import { cancelUnsubscribableEmails } from '../../platform/mail/outbox.ts';
import type { Tx } from '../../platform/transact.ts';
import { selectRecipient } from '../queries.ts';
import { revokeAccess } from '../sessions/revoke-access.ts';
import { invalidateTokens } from '../token-queries.ts';
import { queueDeletionEmail } from './deletion-email.ts';
import { beginDeletion, type DeletionRow, insertDeletion } from './queries.ts';

/**
 * Hides the account, ends its sessions, and emails the link by which the member can return until the erasure.
 * @returns false if the account is banned or being deleted
 * @spec 4.3 D1.13
 */
export async function hideUntilErasure(app: App, tx: Tx, deletion: DeletionRow): Promise<boolean> {
  const { db, now } = tx;
  const accountId = deletion.account_id;
  const recipient = await selectRecipient(db, { id: accountId });
  const site = recipient && app.sites.byId(recipient.siteId);
  const begun = site && (await beginDeletion(db, accountId, now));
  if (!begun) return false;
  await insertDeletion(db, deletion);
  // Password and passkeys stay, so that a reactivated member can log in.
  await revokeAccess(app, tx, accountId, { passkeys: true });
  await invalidateTokens(db, accountId, ['activation'], { now });
  await cancelUnsubscribableEmails(tx, accountId);
  await queueDeletionEmail(app, tx, site, recipient, now);
  await app.hooks.onMemberLeft.run(tx, { profileId: begun.profileId });
  return true;
}
