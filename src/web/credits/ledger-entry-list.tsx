import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useFormatter } from 'use-intl';
import type { LedgerEntry } from '#contract/credits';
import { useAccountText } from '#i18n/react';
import { classes } from '../ui/classes.ts';
import own from './ledger-entry-list.module.css';
import { useLedgerEntryTexts } from './ledger-entry-texts.ts';
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
        className={classes('wrap gap-x-2 items-baseline no-underline line-above', style.line, own.entry)}
      >
        <span className={`weight-600 ${style.what}`}>
          <bdi>{texts.titleOf(entry)}</bdi>
        </span>
        <span className={classes(style.money, credits > 0 && `good ${style.good}`)}>
          {texts.countOf(entry)}
        </span>
        <span className={classes(style.aside, own.detail)}>
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
