import type { App } from '../../app.ts';
import type { Tx } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
import { selectDeletedAt } from '../deletion/delete-own-account-queries.ts';
import { queueDeletionEmail } from '../deletion/deletion-email.ts';
import { gracePeriodCutoff } from '../deletion/grace-period.ts';
import { selectFormerAddressOwner, selectRecipient } from '../queries.ts';
import { queueAddressChangedEmail } from './email-change-emails.ts';
import { queueResetEmail } from './reset-email.ts';

/**
 * Sends the owner of an address the link to a new password, the way back to an account he deleted, or to an address that was
 * changed; nobody where there is none, or
 * where he may not come back.
 */
export async function handleResetRequest(
  app: App,
  tx: Tx,
  site: Site,
  { email }: { email: string },
): Promise<void> {
  const owner = await selectRecipient(tx.db, { siteId: site.id, email });
  if (!owner) return resendRevertEmail(app, tx, site, email);
  if (owner.status === 'banned') return;
  if (owner.status !== 'deleting') return queueResetEmail(app, tx, site, owner);
  const deletedAt = await selectDeletedAt(tx.db, owner.accountId, gracePeriodCutoff(tx.now));
  if (deletedAt) await queueDeletionEmail(app, tx, site, owner, deletedAt);
}

/** Whose address was changed gets the link that undoes it again: whoever changed it may have deleted the first one from his mailbox. */
async function resendRevertEmail(app: App, tx: Tx, site: Site, email: string): Promise<void> {
  const former = await selectFormerAddressOwner(tx.db, site.id, email, tx.now);
  if (!former || former.status === 'banned') return;
  await queueAddressChangedEmail(app, tx, site, former, { since: former.since });
}
