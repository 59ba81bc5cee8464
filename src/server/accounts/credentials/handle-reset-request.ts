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
 * A deleted account gets the reactivation link, a recently replaced address the revert link.
 * @spec 5.4 D1.1
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

/** Sends the revert link again, because a thief may have deleted the first email. */
async function resendRevertEmail(app: App, tx: Tx, site: Site, email: string): Promise<void> {
  const recipient = await selectFormerAddressOwner(tx.db, site.id, email, tx.now);
  if (!recipient || recipient.status === 'banned') return;
  await queueAddressChangedEmail(app, tx, site, recipient, { since: recipient.since });
}
