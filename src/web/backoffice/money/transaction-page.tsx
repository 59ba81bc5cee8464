import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { getStaffLedger, type StaffLedgerEntry } from '#contract/staff-ledger';
import { useStaffText } from '#i18n/react';
import { requireIdParam } from '../../accounts/page-loaders.ts';
import { staffList } from '../questions/staff-query.ts';
import { staffCacheLoader, staffDocumentLoader } from '../session/staff-loaders.ts';
import { DetailsList } from '../ui/details-list.tsx';
import { MoreRows } from '../ui/more-rows.tsx';
import { OfficePage } from '../ui/office-page.tsx';
import { LedgerTable, SignedCredits } from './ledger-table.tsx';
import { MoneyLinks } from './money-links.tsx';

type Place = { params: Record<string, string | undefined> };
const entryList = (params: Place['params']) =>
  staffList(getStaffLedger, { reference: requireIdParam(params) }, 'before', ({ next }) => next);

const queries = ({ params }: Place) => [entryList(params)];
export const loader = staffDocumentLoader(queries);
export const clientLoader = staffCacheLoader(queries);

/**
 * One transaction with all its entries: a payment, a refund, a message, a gift or a correction.
 * @spec D5.10 D2.13
 */
export default function TransactionPage() {
  const t = useStaffText();
  const params = useParams();
  const id = requireIdParam(params);
  const list = entryList(params);
  const { data, error, refetch, hasNextPage } = useInfiniteQuery(list);
  const entries = data?.pages.flatMap(page => page.entries);
  const sum = (entries ?? []).reduce((total, { credits }) => total + credits, 0);
  return (
    <OfficePage title={t('staff_ledger.transaction')}>
      <MoneyLinks />
      <DetailsList
        details={[
          { name: t('staff_ledger.reference'), value: <code className="break-anywhere">{id}</code> },
          { name: t('staff_ledger.sum'), value: <SignedCredits credits={sum} /> },
        ]}
      />
      <Origin id={id} entries={entries ?? []} />
      <LedgerTable
        caption={t('staff_ledger.transaction')}
        entries={entries}
        failure={error && { error, onRetry: () => void refetch() }}
        empty={<p className="quiet pad-block-2">{t('staff_ledger.empty')}</p>}
        more={<MoreRows list={list} count={entries?.length ?? 0} hasMore={hasNextPage} />}
      />
    </OfficePage>
  );
}

const ofPayment: ReadonlySet<string> = new Set(['sales', 'refunds', 'chargebacks', 'debts']);

/** What the entries are about. Messages and gifts have no page here, because they are private. */
function Origin({ id, entries }: { id: string; entries: readonly StaffLedgerEntry[] }) {
  const t = useStaffText();
  if (entries.some(({ kind }) => ofPayment.has(kind)))
    return (
      <p>
        <Link to={`/backoffice/money?find=${id}`}>{t('staff_ledger.payment')}</Link>
      </p>
    );
  if (entries.some(({ kind }) => kind === 'corrections'))
    return (
      <p>
        <Link to="/backoffice/money/credits?list=all">{t('staff_ledger.correction')}</Link>
      </p>
    );
  return entries.length > 0 ? <p className="quiet">{t('staff_ledger.of_message')}</p> : null;
}
