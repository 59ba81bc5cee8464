import { moneyText } from '#i18n/money';
import { type AccountRecipient, queueEmailTo } from '../../accounts/queue-email-to.ts';
import type { App } from '../../app.ts';
import type { Tx } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
import type { PaymentRow } from '../payments/queries.ts';

/** `amount` is in minor units; `debt` counts credits already spent. A debit that is not collected yet is reduced. */
export type SentRefund = {
  credits: number;
  debt: number;
  amount: number;
  endsPremium: boolean;
  isCollected: boolean;
};

/** @spec D2.35 D2.31 */
export async function sendRefundEmail(
  app: App,
  tx: Tx,
  site: Site,
  recipient: AccountRecipient,
  { payment, refund }: { payment: PaymentRow; refund: SentRefund },
): Promise<void> {
  const { credits, debt, amount, endsPremium, isCollected } = refund;
  await queueEmailTo(app, tx, site, recipient, (t, locale) => {
    const money = moneyText(locale, amount, payment.currency as 'EUR');
    return {
      subject: t('refund_mail.subject', { site: site.settings.name }),
      preview: t('refund_mail.preview', { money }),
      text: [
        t('refund_mail.back', { money, number: payment.receipt_number ?? 0 }),
        isCollected
          ? t('refund_mail.way', { statement: payment.statement })
          : t('refund_mail.not_collected', { money }),
        ...(credits > debt ? [t('refund_mail.credits', { credits: credits - debt })] : []),
        ...(debt > 0 ? [t('refund_mail.debt', { debt })] : []),
        ...(endsPremium ? [t('refund_mail.premium')] : []),
      ],
      button: { label: t('refund_mail.button'), path: `/transactions/${payment.id}` },
      small: [t('refund_mail.questions')],
    };
  });
}
