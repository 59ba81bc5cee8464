import { moneyText } from '#i18n/money';
import { collapsibleList } from '../../accounts/export/collapsible-list.ts';
import type { ExportBlock, ExportContext, ExportTextRow } from '../../accounts/export/section.ts';
import type { Tx } from '../../platform/transact.ts';
import { type Limit, type LimitNow, limitNow } from '../spending/limit-now.ts';
import { selectLimit } from '../spending/queries.ts';
import { selectToldCards, selectToldPayments, type ToldPayment } from './export-queries.ts';
import { selectPayer } from './payer-queries.ts';

/** What the member bought and what became of it, where he pays from, the cards he keeps and what he allows himself. */
export async function exportPayments({ db, now }: Tx, moment: ExportContext): Promise<void> {
  const { member, t, addSection } = moment;
  const payments = await selectToldPayments(db, member.accountId);
  const cards = await selectToldCards(db, member.accountId);
  const country = (await selectPayer(db, member.accountId)) ?? null;
  const limit = limitNow(await selectLimit(db, member.accountId), now);
  addSection({
    name: 'payments',
    title: t('export_page.payments'),
    data: () => ({ country, cards, spending_limit: limit, payments }),
    blocks: () => [
      ...(payments.length + cards.length === 0 ? noneOf(moment) : blocksOf(moment, payments, cards)),
      ...(limit ? [limitOf(moment, limit)] : []),
    ],
  });
}

/** What he allows himself in a month, and what he will from a day on. */
function limitOf({ t, formatTime, language }: ExportContext, limit: LimitNow): ExportBlock {
  const said = ({ amount, currency }: Limit) =>
    amount === null ? t('spending_limit.none') : moneyText(language, amount, currency);
  const later = limit.raised ? [[formatTime(limit.raised.at), said(limit.raised)] as const] : [];
  return { is: 'facts', facts: [[t('spending_limit.title'), said(limit)], ...later] };
}

const noneOf = ({ t }: ExportContext): ExportBlock[] => [{ is: 'note', text: t('export_page.none') }];

const blocksOf = (
  { t, formatTime: when, language }: ExportContext,
  payments: readonly ToldPayment[],
  cards: Awaited<ReturnType<typeof selectToldCards>>,
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
