import { Link } from 'react-router';
import { useFormatter } from 'use-intl';
import type { Transaction } from '#contract/credits';
import { useOwnText } from '#i18n/react';
import { classes } from '../ui/classes.ts';
import { useMovementWords } from './movement-words.ts';
import own from './movements.module.css';
import { PastTransactions } from './transactions/past-transactions.tsx';
import style from './transactions/transactions.module.css';
import { loadEarlierTransactions, type Transactions } from './transactions-query.ts';

/** Every movement of one's credits in plain words. */
export function Movements({ moved: { transactions, has_earlier } }: { moved: Transactions }) {
  const t = useOwnText();
  return (
    <PastTransactions
      heading={t('credits.movements')}
      lines={transactions.map(one => <Movement key={one.id} moved={one} />)}
      none={t('credits.movements_none')}
      hasEarlier={has_earlier}
      loadEarlier={loadEarlierTransactions}
    />
  );
}

function Movement({ moved }: { moved: Transaction }) {
  const t = useOwnText();
  const format = useFormatter();
  const words = useMovementWords();
  const { id, lot, credits, created_at } = moved;
  return (
    <li>
      <Link to={`/transactions/${id}`} className={classes(style.line, own.movement)}>
        <span className={style.what}>
          <bdi>{words.titleOf(moved)}</bdi>
        </span>
        <span className={classes(style.money, credits > 0 && style.good)}>{words.countOf(moved)}</span>
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
