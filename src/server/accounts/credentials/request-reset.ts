import { RESET_TOKEN_HOURS } from '#contract/constants';
import { HOUR_SECONDS } from '#contract/durations';
import { fieldError } from '#contract/errors';
import type { App, Caller } from '../../app.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
import { queueAccountRequest } from '../account-requests/queue-account-request.ts';
import { checkAddressTakenPerNetwork, revealsAccounts } from '../check-address-taken.ts';
import { queueDeletionEmail } from '../deletion/deletion-email.ts';
import { gracePeriodCutoff } from '../deletion/grace-period.ts';
import { selectDeletedAt } from '../deletion/queries.ts';
import { enforceMailboxLimit, type MailboxLimit } from '../mailbox.ts';
import { selectFormerAddressOwner, selectRecipient } from '../queries.ts';
import { type AccountRecipient, queueEmailTo } from '../queue-email-to.ts';
import { issueToken } from '../tokens.ts';
import { queueAddressChangedEmail } from './email-change-emails.ts';

/** Counts requests for known and unknown addresses, so that the limit reveals no account. */
const RESET_EMAIL_LIMIT: MailboxLimit = { kind: 'reset', hits: 5, seconds: HOUR_SECONDS };

/**
 * A worker emails the link later, so that the answer's duration reveals no account.
 * @throws invalid_input with email_unknown, too_many_requests
 * @spec 5.4 D1.1
 */
export async function requestReset(app: App, caller: Caller, typed: string): Promise<void> {
  const email = typed.toLowerCase();
  const { id: siteId } = caller.site;
  await enforceMailboxLimit(app, siteId, email, RESET_EMAIL_LIMIT);
  if (revealsAccounts(caller) && !(await checkAddressTakenPerNetwork(app, caller, email)))
    throw fieldError('email', 'email_unknown');
  await transact(app, tx =>
    queueAccountRequest(tx, { siteId, kind: 'password_reset', email, accountId: null }),
  );
}

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

/** @spec 5.4 D2.20 */
export async function queueResetEmail(
  app: App,
  tx: Tx,
  site: Site,
  recipient: AccountRecipient,
): Promise<void> {
  const hours = RESET_TOKEN_HOURS;
  const { accountId } = recipient;
  const token = await issueToken(tx, { accountId, purpose: 'password_reset', days: hours / 24 });
  await queueEmailTo(app, tx, site, recipient, t => ({
    subject: t('password_reset_mail.subject', { site: site.settings.name }),
    preview: t('password_reset_mail.preview'),
    text: [t('password_reset_mail.text')],
    button: { label: t('password_reset_mail.button'), path: `/reset-password/do?token=${token}` },
    small: [t('password_reset_mail.expires', { hours }), t('password_reset_mail.not_you')],
  }));
}
