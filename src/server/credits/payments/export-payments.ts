import { moneyText } from '#i18n/money';
import { foldOf } from '../../accounts/export/blocks.ts';
import type { Block, ExportMoment, Row } from '../../accounts/export/section.ts';
import type { Tx } from '../../platform/transact.ts';
import { selectLimit } from '../spending/queries.ts';
import { selectToldCards, selectToldPayments, type ToldPayment } from './export-queries.ts';
import { selectPayer } from './payer-queries.ts';

/** What the member bought and what became of it, where he pays from, the cards he keeps and what he allows himself. */
export async function exportPayments({ db }: Tx, moment: ExportMoment): Promise<void> {
  const { member, t, add } = moment;
  const payments = await selectToldPayments(db, member.accountId);
  const cards = await selectToldCards(db, member.accountId);
  const country = (await selectPayer(db, member.accountId)) ?? null;
  const limit = (await selectLimit(db, member.accountId)) ?? null;
  const { account_id: _, ...spending_limit } = limit ?? { account_id: '' };
  add({
    name: 'payments',
    title: t('export_page.payments'),
    data: () => ({ country, cards, spending_limit: limit && spending_limit, payments }),
    blocks: () => (payments.length + cards.length === 0 ? noneOf(moment) : blocksOf(moment, payments, cards)),
  });
}

const noneOf = ({ t }: ExportMoment): Block[] => [{ is: 'note', text: t('export_page.none') }];

const blocksOf = (
  { t, when, language }: ExportMoment,
  payments: readonly ToldPayment[],
  cards: Awaited<ReturnType<typeof selectToldCards>>,
): Block[] => [
  ...foldOf(t('export_page.payments'), payments, (payment): Row => {
    const money = moneyText(language, payment.amount, payment.currency as 'EUR');
    const method = t(`payment_method.${payment.method as 'ideal'}`);
    const state = t(`export_payment.${payment.state as 'completed'}`);
    return { text: `${money}  ${method} (${state})`, aside: when(payment.created_at) };
  }),
  ...foldOf(
    t('export_page.cards'),
    cards,
    ({ method, label, created_at }): Row => ({
      text: `${t(`payment_method.${method as 'visa'}`)} •••• ${label}`,
      aside: when(created_at),
    }),
  ),
];
