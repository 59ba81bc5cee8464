import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useFormatter } from 'use-intl';
import { UNREAD_MESSAGE_REFUND_DAYS } from '#contract/constants';
import { type LedgerEntry, sentCreditKinds } from '#contract/credits';
import { useAccountText } from '#i18n/react';
import { classes } from '../ui/classes.ts';
import own from './ledger-entry-list.module.css';
import { TransactionSection } from './transactions/transaction-section.tsx';
import style from './transactions/transactions.module.css';
import { transactionsQuery } from './transactions-query.ts';

/** @spec 2.9 D2.13 */
export function LedgerEntryList() {
  const t = useAccountText();
  const list = useInfiniteQuery(transactionsQuery);
  const transactions = list.data?.pages.flatMap(page => page.transactions) ?? [];
  return (
    <TransactionSection
      heading={t('credits.ledger_entries')}
      lines={transactions.map(transaction => <LedgerEntryLine key={transaction.id} entry={transaction} />)}
      emptyText={t('credits.ledger_entries_none')}
      list={list}
    />
  );
}

function LedgerEntryLine({ entry }: { entry: LedgerEntry }) {
  const t = useAccountText();
  const format = useFormatter();
  const texts = useLedgerEntryTexts();
  const { id, lot, credits, created_at } = entry;
  return (
    <li>
      <Link
        to={`/transactions/${id}`}
        className={classes(
          'wrap gap-x-2 items-baseline no-underline line-above inherit-colour',
          style.line,
          own.entry,
        )}
      >
        <span className={`weight-600 ${style.what}`}>
          <bdi>{texts.titleOf(entry)}</bdi>
        </span>
        <span className={classes('weight-600 tabular text-end', style.money, credits > 0 && 'good')}>
          {texts.countOf(entry)}
        </span>
        <span className={classes('quiet text-m', style.aside, own.detail)}>
          <time dateTime={created_at}>
            {format.dateTime(new Date(created_at), { dateStyle: 'medium', timeStyle: 'short' })}
          </time>
          {' · '}
          {t(`credit_lot.${lot}`)}
        </span>
      </Link>
    </li>
  );
}

type EntrySummary = Pick<LedgerEntry, 'kind' | 'credits' | 'to'>;

const isSent = (kind: LedgerEntry['kind']): kind is (typeof sentCreditKinds)[number] =>
  sentCreditKinds.some(sentKind => sentKind === kind);

/** @spec 2.9 D2.13 */
export function useLedgerEntryTexts() {
  const t = useAccountText();
  const format = useFormatter();
  return {
    titleOf({ kind, credits, to }: EntrySummary): string {
      if (kind === 'promotion' && credits < 0) return t('ledger_entry.free_credits_revoked');
      return to && isSent(kind) ? t(`credit_kind_to.${kind}`, { name: to.name }) : t(`credit_kind.${kind}`);
    },
    meaningOf: ({ kind, credits }: EntrySummary): string =>
      kind === 'promotion' && credits < 0
        ? t('ledger_entry.free_credits_revoked_text')
        : t(`credit_meaning.${kind}`, { days: UNREAD_MESSAGE_REFUND_DAYS }),
    countOf: ({ credits }: EntrySummary): string =>
      withMinusSign(format.number(credits, { signDisplay: 'exceptZero' })),
  };
}

/** A minus sign, unlike a hyphen, is as wide as the plus sign. */
const withMinusSign = (text: string): string => text.replace('-', '−');
