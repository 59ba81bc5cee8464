import { DAY_SECONDS } from '#contract/durations';
import type { LanguageCode } from '#contract/languages';
import { referenceOf } from '#contract/moderation';
import { type AccountRecipient, queueEmailTo } from '../../accounts/queue-email-to.ts';
import type { App, Caller } from '../../app.ts';
import { countHit } from '../../platform/http/rate-limit.ts';
import { keyedHash } from '../../platform/secrets.ts';
import type { Tx } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
import type { ReportDecision } from '../decisions/staff-decision.ts';

/** Limits confirmations per address, because a sender may enter somebody else's address. */
const CONFIRMATION_LIMIT = { hits: 3, seconds: DAY_SECONDS } as const;

/**
 * Confirms a notice without quoting it, because the address may belong to somebody else.
 * @spec D2.27 D2.31
 */
export async function queueNoticeReceived(
  app: App,
  tx: Tx,
  { site, accountId, language, geoCountry, member }: Caller,
  { reference, email }: { reference: string; email: string },
): Promise<void> {
  const key = `${site.key} notice received ${keyedHash(app.config.secret, email).toString('base64url')}`;
  const { hits } = await countHit(tx.db, key, CONFIRMATION_LIMIT.seconds, tx.now);
  if (hits > CONFIRMATION_LIMIT.hits) return;
  const country = member?.country ?? geoCountry;
  const recipient = { accountId, email, language, country, discreet: member?.discreet ?? false };
  await queueEmailTo(app, tx, site, recipient, t => ({
    subject: t('notice_mail.subject', { reference }),
    replyTo: site.settings.support_email,
    preview: t('notice_mail.preview'),
    text: [t('notice_mail.text'), t('notice_mail.next')],
    button: { label: t('notice_mail.button'), path: '/complaints#follow' },
    small: [t('complaint_mail.reference', { reference }), t('notice_mail.not_you')],
  }));
}

export type DecidedNotice = {
  id: string;
  email: string;
  language: LanguageCode;
  path: string;
  decision: Pick<ReportDecision, 'outcome' | 'rule' | 'reason'>;
  /** Undefined if nobody has an account with this address. */
  member: AccountRecipient | undefined;
};

/**
 * Informs the sender of a notice of what was decided and what they can do if they do not agree; nothing about a member.
 * @spec D2.27 D5.5 D2.31
 */
export async function queueNoticeDecided(
  app: App,
  tx: Tx,
  site: Site,
  { id, email, language, path, decision: { outcome, rule, reason }, member }: DecidedNotice,
): Promise<void> {
  const reference = referenceOf(id);
  const visitor = { accountId: null, email, language, country: null, discreet: false };
  await queueEmailTo(app, tx, site, member ?? visitor, t => ({
    subject: t('notice_decision_mail.subject', { reference }),
    replyTo: site.settings.support_email,
    preview: t('notice_decision_mail.preview'),
    text: [
      t('notice_decision_mail.text', { path }),
      rule && outcome !== 'no_action'
        ? t('notice_decision_mail.action', { rule: t(`house_rule.${rule}`) })
        : t('notice_decision_mail.no_action'),
      ...(outcome === 'no_action' ? t('decision_mail.reason', { reason }).split(/\n+/) : []),
      t('notice_decision_mail.disagree'),
    ],
    button: { label: t('notice_decision_mail.button'), path: '/complaints' },
    small: [t('decision_mail.by_people'), t('decision_mail.other_ways')],
  }));
}
