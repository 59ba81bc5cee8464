import { zonedDateTimeText } from '#i18n/date-text';
import { accountRecipientOf } from '../../accounts/find-account.ts';
import { queueEmailTo } from '../../accounts/queue-email-to.ts';
import type { App } from '../../app.ts';
import type { Tx } from '../../platform/transact.ts';
import { openDetails } from './check-in-texts.ts';
import { CHECK_IN_EMAIL } from './friend-emails.ts';
import type { CheckInRow } from './queries.ts';

/**
 * Emails the member that the friend of a planned check-in no longer wants to hear, while another can still be chosen.
 * @spec D5.3
 */
export async function notifyWithdrawal(app: App, tx: Tx, checkIn: CheckInRow, name: string): Promise<void> {
  const member = await accountRecipientOf(tx.db, checkIn.account_id);
  const site = member && app.sites.byId(member.siteId);
  if (!member || !site) return;
  const { time_zone: timeZone } = openDetails(app, checkIn.id, checkIn.details);
  await queueEmailTo(app, tx, site, member, (t, locale) => ({
    subject: t('check_in_withdrawn_mail.subject'),
    preview: t('check_in_withdrawn_mail.preview'),
    text: [
      t('check_in_withdrawn_mail.text', {
        name,
        time: zonedDateTimeText(checkIn.due_at, { locale, timeZone }),
      }),
    ],
    button: { label: t('check_in_withdrawn_mail.button'), path: '/settings/check-in' },
    small: [],
    relevance: { check: CHECK_IN_EMAIL, checkIn: checkIn.id, state: checkIn.state },
  }));
}
