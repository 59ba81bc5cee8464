import { Link } from 'react-router';
import type { LedgerEntryDetails } from '#contract/transactions';
import { useAccountText } from '#i18n/react';
import { PageHead } from '../../layouts/page-head.tsx';
import { useMoment } from '../../site/use-moment.ts';
import { useLedgerEntryTexts } from '../ledger-entry-texts.ts';
import { DetailItem, DetailList } from './detail-list.tsx';
import style from './transactions.module.css';

/** @spec 2.9 */
export function LedgerEntryDetail({ entry }: { entry: LedgerEntryDetails }) {
  const t = useAccountText();
  const moment = useMoment();
  const texts = useLedgerEntryTexts();
  const { lot, credits, created_at, to, payment } = entry;
  const title = texts.titleOf(entry);
  return (
    <>
      <PageHead title={title} />
      <header className={style.head}>
        <h1>{title}</h1>
        <p className={style.sum}>
          {texts.countOf(entry)} <small>{t('ledger_entry.balance', { count: credits })}</small>
        </p>
      </header>
      <p>{texts.meaningOf(entry)}</p>
      <DetailList>
        <DetailItem name={t('ledger_entry.when')}>{moment(created_at)}</DetailItem>
        {to && (
          <DetailItem name={t('ledger_entry.to')}>
            <Link to={`/members/${to.id}`}>
              <bdi>{to.name}</bdi>
            </Link>
          </DetailItem>
        )}
        <DetailItem name={t('ledger_entry.lot')}>{t(`credit_lot.${lot}`)}</DetailItem>
      </DetailList>
      {payment && <Link to={`/transactions/${payment}`}>{t('ledger_entry.of_payment')}</Link>}
    </>
  );
}
