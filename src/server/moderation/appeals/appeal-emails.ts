import { referenceOf } from '#contract/moderation';
import type { Translator } from '#i18n/messages';
import type { ServerMessages } from '#i18n/server-text';
import { banAppealPath } from '../../accounts/bans/ban-token.ts';
import { type AccountRecipient, queueEmailTo } from '../../accounts/queue-email-to.ts';
import type { App } from '../../app.ts';
import type { Tx } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
import { operatorRecipient } from '../complaint-emails.ts';

/**
 * Confirms an appeal to the member who sent it.
 * @spec D5.5 D2.31
 */
export const queueAppealReceived = (
  app: App,
  tx: Tx,
  site: Site,
  recipient: AccountRecipient,
): Promise<void> =>
  queueEmailTo(app, tx, site, recipient, t => ({
    subject: t('appeal_mail.subject'),
    replyTo: site.settings.support_email,
    preview: t('appeal_mail.preview'),
    text: [t('appeal_mail.text')],
    small: [t('appeal_mail.other_person')],
  }));

/**
 * Emails the operator that there is an appeal, without its content or names.
 * @spec D5.5 D2.31
 */
export const queueAppealToOperator = (
  app: App,
  tx: Tx,
  site: Site,
  accountId: string,
  appealId: string,
): Promise<void> =>
  queueEmailTo(app, tx, site, operatorRecipient({ site, accountId }), t => {
    const params = { reference: referenceOf(appealId) };
    return {
      subject: t('appeal_operator_mail.subject', params),
      preview: t('appeal_operator_mail.preview'),
      greeting: t('appeal_operator_mail.subject', params),
      text: [t('appeal_operator_mail.text')],
      small: [],
    };
  });

type AppealNotice = {
  recipient: AccountRecipient & { status: string };
  party: 'reporter' | 'reported';
  outcome: 'upheld' | 'overturned';
  answer: string;
  /** Of the page where the member reads about it. */
  pageId: string;
  /** The decision was a ban. */
  wasBan: boolean;
};

/**
 * Emails the member who appealed what another person decided, and why.
 * @spec D5.5 D2.31
 */
export const queueAppealDecision = (
  app: App,
  tx: Tx,
  site: Site,
  { pageId, ...notice }: AppealNotice,
): Promise<void> => {
  const { recipient, party, outcome, answer } = notice;
  const isBanned = recipient.status === 'banned';
  const path = isBanned ? banAppealPath(app, recipient.accountId) : `/settings/decisions/${pageId}`;
  return queueEmailTo(app, tx, site, recipient, t => ({
    subject: t('appeal_decision_mail.subject'),
    replyTo: site.settings.support_email,
    preview: t('appeal_decision_mail.preview'),
    text: [
      outcomeText(t, notice),
      ...(isUndone(notice) && notice.wasBan ? [banText(t, isBanned)] : []),
      ...t('decision_mail.reason', { reason: answer }).split(/\n+/),
    ],
    // The page of a ban shows no reports.
    ...((party === 'reported' || !isBanned) && {
      button: { label: t('appeal_decision_mail.button'), path },
    }),
    small: [
      t('appeal_decision_mail.other_person'),
      ...(outcome === 'upheld' ? [t('decision_mail.other_ways')] : []),
    ],
  }));
};

const isUndone = ({ party, outcome }: Pick<AppealNotice, 'party' | 'outcome'>): boolean =>
  party === 'reported' && outcome === 'overturned';

/** Another decision may keep the account closed. */
const banText = (t: Translator<ServerMessages>, isBanned: boolean): string =>
  isBanned ? t('appeal_decision_mail.other_ban') : t('appeal_decision_mail.open_again');

function outcomeText(
  t: Translator<ServerMessages>,
  { party, outcome }: Pick<AppealNotice, 'party' | 'outcome'>,
): string {
  if (party === 'reported')
    return outcome === 'upheld'
      ? t('appeal_decision_mail.upheld_reported')
      : t('appeal_decision_mail.overturned_reported');
  return outcome === 'upheld'
    ? t('appeal_decision_mail.upheld_reporter')
    : t('appeal_decision_mail.overturned_reporter');
}
