import { zonedDateTimeText } from '#i18n/date-text';
import { moneyText } from '#i18n/money';
import { type AccountRecipient, queueEmailTo } from '../../accounts/queue-email-to.ts';
import type { App } from '../../app.ts';
import type { Tx } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
import { selectDebtPaidOff } from '../queries.ts';
import type { PaymentRow } from './queries.ts';

/** @spec 2.9 D2.31 */
export async function sendReceiptEmail(
  app: App,
  tx: Tx,
  site: Site,
  recipient: AccountRecipient,
  payment: PaymentRow,
): Promise<void> {
  const { credits, currency, amount, vat, vat_rate, statement, receipt_number } = payment;
  const debtPaid = (await selectDebtPaidOff(tx.db, [payment.id])).get(payment.id) ?? 0;
  const newCredits = credits - debtPaid;
  await queueEmailTo(app, tx, site, recipient, (t, locale) => {
    const money = (minor: number) => moneyText(locale, minor, currency as 'EUR');
    return {
      subject: t('receipt_mail.subject', { site: site.settings.name }),
      preview: t('receipt_mail.preview', { credits: newCredits }),
      text: [
        debtPaid > 0
          ? t('receipt_mail.settled', { credits, money: money(amount), settled: debtPaid, left: newCredits })
          : t('receipt_mail.bought', { credits, money: money(amount) }),
        t('receipt_mail.vat', { money: money(vat), percentage: vat_rate / 100 }),
        t('receipt_mail.number', { number: receipt_number ?? 0 }),
        t('receipt_mail.statement', { statement }),
      ],
      button: { label: t('receipt_mail.button'), path: `/transactions/${payment.id}` },
      small: [t('receipt_mail.withdraw', { days: site.settings.refund_days })],
    };
  });
}

export type ImmediateRefundReason = 'discount' | 'limit';

/** @spec 4.9 D2.31 */
export async function sendImmediateRefundEmail(
  app: App,
  tx: Tx,
  site: Site,
  recipient: AccountRecipient,
  { payment, reason }: { payment: PaymentRow; reason: ImmediateRefundReason },
): Promise<void> {
  await queueEmailTo(app, tx, site, recipient, (t, locale) => {
    const money = moneyText(locale, payment.amount, payment.currency as 'EUR');
    return {
      subject: t('returned_mail.subject', { site: site.settings.name }),
      preview: t('returned_mail.preview', { money }),
      text: [
        t('returned_mail.late', {
          money,
          begun: zonedDateTimeText(payment.created_at, { locale, timeZone: site.timeZone }),
        }),
        reason === 'discount' ? t('returned_mail.discount') : t('returned_mail.limit'),
        t('returned_mail.way', { money, statement: payment.statement }),
      ],
      button: { label: t('returned_mail.button'), path: `/transactions/${payment.id}` },
      small: [t('returned_mail.nothing')],
    };
  });
}

/** `amount` and `pendingRefund` are in minor units; `debt` counts credits already spent. */
export type ChargebackTotals = { credits: number; debt: number; amount: number; pendingRefund: number };

/** @spec D2.35 D2.31 */
export async function sendChargebackEmail(
  app: App,
  tx: Tx,
  site: Site,
  recipient: AccountRecipient,
  { payment, totals, endedPremium }: { payment: PaymentRow; totals: ChargebackTotals; endedPremium: boolean },
): Promise<void> {
  const { credits, debt, amount, pendingRefund } = totals;
  await queueEmailTo(app, tx, site, recipient, (t, locale) => {
    const text = (minor: number) => moneyText(locale, minor, payment.currency as 'EUR');
    const money = text(amount);
    return {
      subject: t('chargeback_mail.subject', { site: site.settings.name }),
      preview: t('chargeback_mail.preview', { money }),
      text: [
        t('chargeback_mail.taken', { money, number: payment.receipt_number ?? 0 }),
        ...(pendingRefund > 0 ? [t('chargeback_mail.waited', { money: text(pendingRefund) })] : []),
        ...(credits > debt ? [t('chargeback_mail.credits', { credits: credits - debt })] : []),
        ...(debt > 0 ? [t('chargeback_mail.debt', { debt })] : []),
        ...(endedPremium ? [t('chargeback_mail.premium')] : []),
      ],
      button: { label: t('chargeback_mail.button'), path: `/transactions/${payment.id}` },
      small: [t('chargeback_mail.wrong')],
    };
  });
}
