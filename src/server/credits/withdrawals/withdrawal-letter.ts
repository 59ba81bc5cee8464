import { moneyText } from '#i18n/money';
import { momentText } from '#i18n/when';
import { type Addressee, composeLetter } from '../../accounts/letter.ts';
import type { App } from '../../app.ts';
import { postLetter } from '../../platform/mail/outbox.ts';
import type { Tx } from '../../platform/transact.ts';
import { addressAt } from '../../site/address-at.ts';
import type { Site } from '../../site/sites.ts';
import type { PaymentRow } from '../payments/queries.ts';
import type { Remainder } from './remainders-of.ts';

/** The receipt of a withdrawal: from what he withdrew and when, what goes back and which way (section 1, `refund_days`). */
export async function postWithdrawal(
  app: App,
  tx: Tx,
  site: Site,
  addressee: Addressee,
  { payment, left: { credits, amount } }: { payment: PaymentRow; left: Remainder },
): Promise<void> {
  const letter = await composeLetter(site, addressee, (t, locale) => {
    const when = (at: Date) => momentText(at, { locale, timeZone: site.timeZone });
    const money = moneyText(locale, amount, payment.currency as 'EUR');
    const number = payment.receipt_number ?? 0;
    return {
      subject: t('withdrawal_mail.subject', { site: site.settings.name }),
      preview: t('withdrawal_mail.preview', { money }),
      greeting: t('withdrawal_mail.greeting', { name: addressee.name }),
      text: [
        t('withdrawal_mail.withdrawn', {
          number,
          bought: when(payment.completed_at ?? tx.now),
          at: when(tx.now),
        }),
        t('withdrawal_mail.back', { credits, money }),
        t('withdrawal_mail.way', { statement: payment.statement }),
      ],
      button: {
        label: t('withdrawal_mail.button'),
        url: addressAt(app.config, site, `/transactions/${payment.id}`),
        hint: t('withdrawal_mail.link'),
      },
      small: [t('withdrawal_mail.keep')],
    };
  });
  await postLetter(tx, letter);
}
