import { zonedDateTimeText } from '#i18n/date-text';
import { moneyText } from '#i18n/money';
import { reactivableUntil } from '../../accounts/deletion/grace-period.ts';
import { accountRecipientOf } from '../../accounts/find-account.ts';
import { type AccountRecipient, queueEmailTo } from '../../accounts/queue-email-to.ts';
import type { App } from '../../app.ts';
import type { Tx } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
import { selectAccountId } from '../queries.ts';
import { sumRemainders } from './get-remainder.ts';
import { remaindersOf } from './remainders-of.ts';

/**
 * Emails a member who deleted the account what will be refunded, and when.
 * @spec 4.3 D2.35
 */
export const announceRemainder =
  (app: App) =>
  async (tx: Tx, { profileId, banned }: { profileId: string; banned?: true }): Promise<void> => {
    // The email about a ban says what is refunded.
    if (banned) return;
    const accountId = await selectAccountId(tx.db, profileId);
    const recipient = accountId && (await accountRecipientOf(tx.db, accountId));
    const site = recipient && app.sites.byId(recipient.siteId);
    if (!recipient || !site) return;
    const total = sumRemainders(await remaindersOf(tx.db, recipient.accountId));
    if (total.credits > 0) await sendRemainderEmail(app, tx, site, recipient, total);
  };

/** Lists uncollected amounts separately, because only collected amounts are refunded. */
export async function sendRemainderEmail(
  app: App,
  tx: Tx,
  site: Site,
  recipient: AccountRecipient,
  { credits, amounts, uncollected }: ReturnType<typeof sumRemainders>,
): Promise<void> {
  await queueEmailTo(app, tx, site, recipient, (t, locale) => {
    const moneyOf = (list: typeof amounts) =>
      list.map(({ amount, currency }) => moneyText(locale, amount, currency)).join(' + ');
    const money = moneyOf(amounts);
    const until = zonedDateTimeText(reactivableUntil(tx.now), { locale, timeZone: site.timeZone });
    return {
      subject: t('remainder_mail.subject', { site: site.settings.name }),
      preview: t('remainder_mail.preview', { money }),
      text: [
        t('remainder_mail.left', { credits, money }),
        t('remainder_mail.when', { until }),
        ...(uncollected.length > 0 ? [t('remainder_mail.uncollected', { money: moneyOf(uncollected) })] : []),
      ],
      small: [t('remainder_mail.keep')],
    };
  });
}
