import { moneyText } from '#i18n/money';
import {
  collapsibleList,
  type ExportBlock,
  type ExportContext,
  type ExportTextRow,
} from '../../accounts/export/section.ts';
import type { Tx } from '../../platform/transact.ts';
import { type CurrentLimit, currentLimit, type SpendingAmount } from '../spending/current-limit.ts';
import { selectSpendingLimit } from '../spending/queries.ts';
import { type ExportedPayment, selectCardsForExport, selectPaymentsForExport } from './export-queries.ts';
import { selectPayerCountry } from './queries.ts';

/** @spec D5.7 */
export async function exportPayments({ db, now }: Tx, moment: ExportContext): Promise<void> {
  const { member, t, addSection } = moment;
  const payments = await selectPaymentsForExport(db, member.accountId);
  const cards = await selectCardsForExport(db, member.accountId);
  const country = (await selectPayerCountry(db, member.accountId)) ?? null;
  const limit = currentLimit(await selectSpendingLimit(db, member.accountId), now);
  addSection({
    name: 'payments',
    title: t('export_page.payments'),
    data: () => ({ country, cards, spending_limit: limit, payments }),
    blocks: () => [
      ...(payments.length + cards.length === 0
        ? emptyBlocks(moment)
        : paymentBlocks(moment, payments, cards)),
      ...(limit ? [limitBlock(moment, limit)] : []),
    ],
  });
}

function limitBlock({ t, formatTime, language }: ExportContext, limit: CurrentLimit): ExportBlock {
  const formatAmount = ({ amount, currency }: SpendingAmount) =>
    amount === null ? t('spending_limit.none') : moneyText(language, amount, currency);
  const later = limit.raised ? [[formatTime(limit.raised.at), formatAmount(limit.raised)] as const] : [];
  return { kind: 'details', details: [[t('spending_limit.title'), formatAmount(limit)], ...later] };
}

const emptyBlocks = ({ t }: ExportContext): ExportBlock[] => [{ kind: 'note', text: t('export_page.none') }];

const paymentBlocks = (
  { t, formatTime: when, language }: ExportContext,
  payments: readonly ExportedPayment[],
  cards: Awaited<ReturnType<typeof selectCardsForExport>>,
): ExportBlock[] => [
  ...collapsibleList(t('export_page.payments'), payments, (payment): ExportTextRow => {
    const money = moneyText(language, payment.amount, payment.currency as 'EUR');
    const method = t(`payment_method.${payment.method as 'ideal'}`);
    const state = t(`export_payment.${payment.state as 'completed'}`);
    return { text: `${money}  ${method} (${state})`, aside: when(payment.created_at) };
  }),
  ...collapsibleList(
    t('export_page.cards'),
    cards,
    ({ method, label, created_at }): ExportTextRow => ({
      text: `${t(`payment_method.${method as 'visa'}`)} •••• ${label}`,
      aside: when(created_at),
    }),
  ),
];
