import { ACTIVATION_TOKEN_DAYS, UNCONFIRMED_ACCOUNT_DAYS } from '#contract/constants';
import type { App, MemberCaller } from '../../app.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
import { selectRecipient } from '../queries.ts';
import { type AccountRecipient, queueEmailTo } from '../queue-email-to.ts';
import { issueToken } from '../tokens.ts';
import { enforceActivationLimit } from './activation-limit.ts';

/**
 * @throws too_many_requests
 * @spec 4.2
 */
export const resendActivation = (app: App, caller: MemberCaller): Promise<void> =>
  transact(app, async tx => {
    const recipient = await selectRecipient(tx.db, { id: caller.accountId });
    if (recipient?.status !== 'not_confirmed') return;
    await enforceActivationLimit(app, tx, caller.site.id, recipient.email);
    await queueActivationEmail(app, tx, caller.site, recipient);
  });

/** @spec 4.2 */
export async function queueActivationEmail(
  app: App,
  tx: Tx,
  site: Site,
  recipient: AccountRecipient,
): Promise<void> {
  const days = ACTIVATION_TOKEN_DAYS;
  const token = await issueToken(tx, { accountId: recipient.accountId, purpose: 'activation', days });
  await queueEmailTo(app, tx, site, recipient, t => ({
    subject: t('activation_mail.subject', { site: site.settings.name }),
    preview: t('activation_mail.preview'),
    text: [t('activation_mail.text')],
    button: { label: t('activation_mail.button'), path: `/activate?token=${token}` },
    small: [
      t('activation_mail.expires', { days }),
      t('activation_mail.not_you', { days: UNCONFIRMED_ACCOUNT_DAYS }),
    ],
  }));
}
