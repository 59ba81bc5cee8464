import { Link } from 'react-router';
import type { LedgerEntryDetails } from '#contract/transactions';
import { useOwnText } from '#i18n/react';
import { PageHead } from '../../layouts/page-head.tsx';
import { useMoment } from '../../site/use-moment.ts';
import { useMovementWords } from '../movement-words.ts';
import { Fact, Facts } from './facts.tsx';
import style from './transactions.module.css';

/** One movement of credits: how many, what it was in a sentence, when, to whom, and the payment it belongs to. */
export function MovementDetail({ moved }: { moved: LedgerEntryDetails }) {
  const t = useOwnText();
  const moment = useMoment();
  const words = useMovementWords();
  const { lot, credits, created_at, to, payment } = moved;
  const title = words.titleOf(moved);
  return (
    <>
      <PageHead title={title} />
      <header className={style.head}>
        <h1>{title}</h1>
        <p className={style.sum}>
          {words.countOf(moved)} <small>{t('movement.balance', { count: credits })}</small>
        </p>
      </header>
      <p>{words.meaningOf(moved)}</p>
      <Facts>
        <Fact name={t('movement.when')}>{moment(created_at)}</Fact>
        {to && (
          <Fact name={t('movement.to')}>
            <Link to={`/members/${to.id}`}>
              <bdi>{to.name}</bdi>
            </Link>
          </Fact>
        )}
        <Fact name={t('movement.lot')}>{t(`credit_lot.${lot}`)}</Fact>
      </Facts>
      {payment && <Link to={`/transactions/${payment}`}>{t('movement.of_payment')}</Link>}
    </>
  );
}
