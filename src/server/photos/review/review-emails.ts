import type { PhotoRule } from '#contract/photos';
import type { VerificationReason } from '#contract/verification';
import type { Translator } from '#i18n/messages';
import type { ServerMessages } from '#i18n/server-text';
import { type AccountRecipient, queueEmailTo } from '../../accounts/queue-email-to.ts';
import type { App } from '../../app.ts';
import type { Tx } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';

export type PhotoRejection = { rule: PhotoRule; explanation: string; decisionId: string };

/**
 * Says which rule the photo broke, what the member can do, and how to appeal.
 * @spec D2.18 D5.5
 */
export const queuePhotoRejectedEmail = (
  app: App,
  tx: Tx,
  site: Site,
  recipient: AccountRecipient,
  { rule, explanation, decisionId }: PhotoRejection,
): Promise<void> =>
  queueEmailTo(app, tx, site, recipient, t => ({
    subject: t('photo_rejected_mail.subject', { site: site.settings.name }),
    preview: t('photo_rejected_mail.preview'),
    text: [
      t('photo_rejected_mail.text'),
      ruleText(t, rule),
      ...(explanation === '' ? [] : [t('photo_rejected_mail.explanation', { explanation })]),
      t('photo_rejected_mail.next'),
      t('photo_rejected_mail.disagree'),
    ],
    button: { label: t('decision_mail.button'), path: `/settings/decisions/${decisionId}` },
    small: [t('photo_rejected_mail.decided_by')],
  }));

const ruleText = (t: Translator<ServerMessages>, rule: PhotoRule): string =>
  ({
    minors: t('photo_rejected_mail.minors'),
    without_consent: t('photo_rejected_mail.without_consent'),
    threats: t('photo_rejected_mail.threats'),
    advertising: t('photo_rejected_mail.advertising'),
    impersonation: t('photo_rejected_mail.impersonation'),
  })[rule];

/**
 * Says why a selfie was no proof, that the member may send another one, and how to appeal.
 * @spec D5.9 D5.5
 */
export const queueSelfieRejectedEmail = (
  app: App,
  tx: Tx,
  site: Site,
  recipient: AccountRecipient,
  { reason, decisionId }: { reason: VerificationReason; decisionId: string },
): Promise<void> =>
  queueEmailTo(app, tx, site, recipient, t => ({
    subject: t('selfie_rejected_mail.subject', { site: site.settings.name }),
    preview: t('selfie_rejected_mail.preview'),
    text: [
      t('selfie_rejected_mail.text', { reason: t(`verification_reason.${reason}`) }),
      t('selfie_rejected_mail.next'),
      t('photo_rejected_mail.disagree'),
    ],
    button: { label: t('decision_mail.button'), path: `/settings/decisions/${decisionId}` },
    small: [t('photo_rejected_mail.decided_by')],
  }));
