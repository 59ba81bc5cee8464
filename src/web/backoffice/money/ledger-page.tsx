import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { creditKinds } from '#contract/credits';
import { getStaffLedger, ledgerOrders } from '#contract/staff-ledger';
import { useStaffText } from '#i18n/react';
import { SelectField, TextField } from '../../ui/inputs.tsx';
import { staffList } from '../questions/staff-query.ts';
import { staffCacheLoader, staffDocumentLoader } from '../session/staff-loaders.ts';
import { FilterBar } from '../ui/filter-bar.tsx';
import { isFilteredBy, sortIn } from '../ui/list-order.ts';
import { MoreRows } from '../ui/more-rows.tsx';
import { OfficePage } from '../ui/office-page.tsx';
import { ledgerFiltersIn } from './ledger-filters.ts';
import { LedgerTable } from './ledger-table.tsx';
import { MoneyFileButton } from './money-file-button.tsx';
import { MoneyLinks } from './money-links.tsx';

const ledgerList = (params: URLSearchParams) =>
  staffList(
    getStaffLedger,
    { ...ledgerFiltersIn(params), ...sortIn(params, ledgerOrders) },
    'before',
    ({ next }) => next,
  );

const queries = ({ url }: { url: URL }) => [ledgerList(url.searchParams)];
export const loader = staffDocumentLoader(queries);
export const clientLoader = staffCacheLoader(queries);

/**
 * The ledger of the site, without the members.
 * @spec D5.10 D2.13
 */
export default function LedgerPage() {
  const t = useStaffText();
  const [params] = useSearchParams();
  const filters = ledgerFiltersIn(params);
  const list = ledgerList(params);
  const { data, error, refetch, hasNextPage } = useInfiniteQuery(list);
  const entries = data?.pages.flatMap(page => page.entries);
  return (
    <OfficePage title={t('staff_ledger.title')} actions={<MoneyFileButton what="ledger" />}>
      <MoneyLinks />
      <FilterBar isFiltered={isFilteredBy(params)}>
        <TextField
          label={t('staff_ledger.find')}
          name="reference"
          data-search
          spellCheck={false}
          maxLength={64}
          defaultValue={params.get('reference') ?? ''}
        />
        <SelectField
          label={t('staff_ledger.kind')}
          name="kind"
          none={t('staff_money.all')}
          defaultValue={filters.kind ?? ''}
          options={creditKinds.map(value => ({ value, name: t(`staff_ledger_kind.${value}`) }))}
        />
        <TextField label={t('staff_money.from')} name="from" type="date" defaultValue={filters.from ?? ''} />
        <TextField
          label={t('staff_money.until')}
          name="until"
          type="date"
          defaultValue={filters.until ?? ''}
        />
      </FilterBar>
      <LedgerTable
        caption={t('staff_ledger.title')}
        entries={entries}
        linked
        orders={ledgerOrders}
        failure={error && { error, onRetry: () => void refetch() }}
        empty={<p className="quiet pad-block-2">{t('staff_ledger.empty')}</p>}
        more={<MoreRows list={list} count={entries?.length ?? 0} hasMore={hasNextPage} />}
      />
    </OfficePage>
  );
}
