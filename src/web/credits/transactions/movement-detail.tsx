import { Link } from 'react-router';
import { useFormatter } from 'use-intl';
import { RETURN_DAYS } from '#contract/constants';
import type { Movement } from '#contract/transactions';
import { useOwnText } from '#i18n/react';
import { PageHead } from '../../layouts/page-head.tsx';
import { useMoment } from '../../site/use-moment.ts';
import { Fact, Facts } from './facts.tsx';
import style from './transactions.module.css';

/** One movement of credits: how many, what it was in a sentence, when, and the payment it belongs to. */
export function MovementDetail({ moved }: { moved: Movement }) {
  const t = useOwnText();
  const format = useFormatter();
  const moment = useMoment();
  const { kind, lot, credits, created_at, payment } = moved;
  const count = format.number(credits, { signDisplay: 'exceptZero' });
  return (
    <>
      <PageHead title={t(`credit_kind.${kind}`)} />
      <header className={style.head}>
        <h1>{t(`credit_kind.${kind}`)}</h1>
        <p className={style.sum}>
          {count} <small>{t('movement.balance', { count: credits })}</small>
        </p>
      </header>
      <p>{t(`credit_meaning.${kind}`, { days: RETURN_DAYS })}</p>
      <Facts>
        <Fact name={t('movement.when')}>{moment(created_at)}</Fact>
        <Fact name={t('movement.lot')}>{t(`credit_lot.${lot}`)}</Fact>
      </Facts>
      {payment && <Link to={`/transactions/${payment}`}>{t('movement.of_payment')}</Link>}
    </>
  );
}
