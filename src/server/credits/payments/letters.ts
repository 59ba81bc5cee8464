import { moneyText } from '#i18n/money';
import { type Addressee, composeLetter } from '../../accounts/letter.ts';
import type { App } from '../../app.ts';
import { postLetter } from '../../platform/mail/outbox.ts';
import type { Tx } from '../../platform/transact.ts';
import { addressAt } from '../../site/address-at.ts';
import type { Site } from '../../site/sites.ts';
import { selectSettled } from '../queries.ts';
import type { PaymentRow } from './queries.ts';

/** The receipt of a purchase, by mail: what was bought, what was paid, the VAT inside, and what stands on the statement (section 2). What it paid off of a debt is said. */
export async function postReceipt(
  app: App,
  tx: Tx,
  site: Site,
  addressee: Addressee,
  payment: PaymentRow,
): Promise<void> {
  const { credits, currency, amount, vat, vat_rate, statement, receipt_number } = payment;
  const settled = await selectSettled(tx.db, payment.id);
  const left = credits - settled;
  const letter = await composeLetter(site, addressee, (t, locale) => {
    const money = (minor: number) => moneyText(locale, minor, currency as 'EUR');
    return {
      subject: t('receipt_mail.subject', { site: site.settings.name }),
      preview: t('receipt_mail.preview', { credits: left }),
      greeting: t('receipt_mail.greeting', { name: addressee.name }),
      text: [
        settled > 0
          ? t('receipt_mail.settled', { credits, money: money(amount), settled, left })
          : t('receipt_mail.bought', { credits, money: money(amount) }),
        t('receipt_mail.vat', { money: money(vat), percentage: vat_rate / 100 }),
        t('receipt_mail.number', { number: receipt_number ?? 0 }),
        t('receipt_mail.statement', { statement }),
      ],
      button: {
        label: t('receipt_mail.button'),
        url: addressAt(app.config, site, `/transactions/${payment.id}`),
        hint: t('receipt_mail.link'),
      },
      small: [t('receipt_mail.withdraw', { days: site.settings.refund_days })],
    };
  });
  await postLetter(tx, letter);
}
