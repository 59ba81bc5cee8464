import { zonedDateTimeText } from '#i18n/date-text';
import type { Translator } from '#i18n/messages';
import { moneyText } from '#i18n/money';
import type { ServerMessages } from '#i18n/server-text';
import { type AccountRecipient, queueEmailTo } from '../../accounts/queue-email-to.ts';
import type { App } from '../../app.ts';
import type { Tx } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
import type { PaymentRow } from '../payments/queries.ts';
import { amountStillCollected, type Remainder } from './remainders-of.ts';

/** @spec D2.35 D2.31 */
export async function sendWithdrawalEmail(
  app: App,
  tx: Tx,
  site: Site,
  recipient: AccountRecipient,
  { payment, remainder, endsPremium }: { payment: PaymentRow; remainder: Remainder; endsPremium: boolean },
): Promise<void> {
  await queueEmailTo(app, tx, site, recipient, (t, locale) => {
    const when = (at: Date) => zonedDateTimeText(at, { locale, timeZone: site.timeZone });
    const { preview, text } = outcomeTexts(t, payment, remainder, minor =>
      moneyText(locale, minor, payment.currency as 'EUR'),
    );
    const number = payment.receipt_number ?? 0;
    return {
      subject: t('withdrawal_mail.subject', { site: site.settings.name }),
      preview,
      text: [
        t('withdrawal_mail.withdrawn', {
          number,
          bought: when(payment.completed_at ?? tx.now),
          at: when(tx.now),
        }),
        ...text,
        ...(endsPremium ? [t('withdrawal_mail.premium')] : []),
      ],
      button: { label: t('withdrawal_mail.button'), path: `/transactions/${payment.id}` },
      small: [t('withdrawal_mail.keep')],
    };
  });
}

function outcomeTexts(
  t: Translator<ServerMessages>,
  { statement }: PaymentRow,
  remainder: Remainder,
  text: (minor: number) => string,
): { preview: string; text: string[] } {
  const [money, toCollect] = [text(remainder.amount), amountStillCollected(remainder)];
  const gone = t('withdrawal_mail.gone', { credits: remainder.credits });
  if (toCollect === null)
    return {
      preview: t('withdrawal_mail.preview', { money }),
      text: [`${gone} ${t('withdrawal_mail.back', { money })}`, t('withdrawal_mail.way', { statement })],
    };
  const less =
    toCollect > 0
      ? t('withdrawal_mail.less', { money, left: text(toCollect) })
      : t('withdrawal_mail.nothing', { money });
  return { preview: less, text: [gone, less] };
}
