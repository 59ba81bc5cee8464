import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { useFormatter } from 'use-intl';
import type { Transaction } from '#contract/credits';
import { useOwnText } from '#i18n/react';
import { useApi } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { toast } from '../ui/toast-store.ts';
import style from './movements.module.css';
import { loadEarlierTransactions, type Transactions } from './transactions-query.ts';

/** Every movement of one's credits in plain words, the latest first; earlier ones when they are asked for. */
export function Movements({ moved: { transactions, has_earlier } }: { moved: Transactions }) {
  const t = useOwnText();
  const id = useId();
  const earlier = useEarlier();
  return (
    <section className={style.section} aria-labelledby={id}>
      <h2 id={id}>{t('credits.movements')}</h2>
      {transactions.length === 0 ? (
        <p className={style.none}>{t('credits.movements_none')}</p>
      ) : (
        <ul>
          {transactions.map(one => (
            <Movement key={one.id} moved={one} />
          ))}
        </ul>
      )}
      {has_earlier && (
        <Button look="soft" small busy={earlier.isPending} onClick={() => earlier.mutate()}>
          {t('credits.earlier')}
        </Button>
      )}
    </section>
  );
}

function Movement({ moved: { id, kind, lot, credits, created_at } }: { moved: Transaction }) {
  const t = useOwnText();
  const format = useFormatter();
  return (
    <li>
      <Link to={`/transactions/${id}`} className={style.movement}>
        <span>{t(`credit_kind.${kind}`)}</span>
        <span className={classes(style.credits, credits > 0 && style.came)}>
          {format.number(credits, { signDisplay: 'exceptZero' })}
        </span>
        <span className={style.detail}>
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

function useEarlier() {
  const t = useOwnText();
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => loadEarlierTransactions(cache, api),
    onError: () => toast(t('errors.generic'), 'error'),
  });
}
