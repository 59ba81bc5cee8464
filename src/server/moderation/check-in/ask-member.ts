import { zonedDateTimeText } from '#i18n/date-text';
import { accountRecipientOf } from '../../accounts/find-account.ts';
import { queueEmailTo } from '../../accounts/queue-email-to.ts';
import type { App } from '../../app.ts';
import { queuePushes } from '../../notifications/push/queue-pushes.ts';
import type { Tx } from '../../platform/transact.ts';
import { answerPath } from './check-in-links.ts';
import { openDetails } from './check-in-texts.ts';
import { CHECK_IN_EMAIL } from './friend-emails.ts';
import { checkInPushes } from './push-check-ins.ts';
import type { CheckInRow } from './queries.ts';

type AskedCheckIn = Pick<CheckInRow, 'id' | 'account_id' | 'details' | 'due_at' | 'round'>;

/**
 * Asks by email, push and on open pages whether all is well.
 * @spec D5.3
 */
export async function askMember(app: App, tx: Tx, checkIn: AskedCheckIn): Promise<void> {
  const member = await accountRecipientOf(tx.db, checkIn.account_id);
  const site = member && app.sites.byId(member.siteId);
  if (!member || !site) return;
  const { time_zone: timeZone } = openDetails(app, checkIn.id, checkIn.details);
  await queueEmailTo(app, tx, site, member, (t, locale) => ({
    subject: t('check_in_mail.subject'),
    preview: t('check_in_mail.preview'),
    text: [t('check_in_mail.text', { time: zonedDateTimeText(checkIn.due_at, { locale, timeZone }) })],
    button: { label: t('check_in_mail.button'), path: answerPath(app.config.secret, checkIn) },
    small: [t('check_in_mail.otherwise')],
    relevance: { check: CHECK_IN_EMAIL, checkIn: checkIn.id, state: 'asked', round: checkIn.round },
  }));
  await queuePushes(tx, checkInPushes, [{ profileId: member.profileId, subject: checkIn.id }]);
  tx.publish({ to: [member.profileId], type: 'user', ids: {} });
}
