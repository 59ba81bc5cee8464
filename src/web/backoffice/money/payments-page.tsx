import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { countryCodes } from '#contract/countries';
import { paymentMethods } from '#contract/payment-methods';
import { paymentStates } from '#contract/payments';
import { getStaffPayments, paymentOrders } from '#contract/staff-payments';
import { useCountryName, useStaffText } from '#i18n/react';
import { SelectField, TextField } from '../../ui/inputs.tsx';
import { staffList } from '../questions/staff-query.ts';
import { staffCacheLoader, staffDocumentLoader } from '../session/staff-loaders.ts';
import { DataTable } from '../ui/data-table.tsx';
import { FilterBar } from '../ui/filter-bar.tsx';
import { sortIn } from '../ui/list-order.ts';
import { MoreRows } from '../ui/more-rows.tsx';
import { OfficePage } from '../ui/office-page.tsx';
import { MoneyFileButton } from './money-file-button.tsx';
import { MoneyLinks } from './money-links.tsx';
import { usePaymentColumns } from './payment-columns.tsx';
import { paymentFiltersIn } from './payment-filters.ts';

const paymentList = (params: URLSearchParams) =>
  staffList(
    getStaffPayments,
    { ...paymentFiltersIn(params).filters, ...sortIn(params, paymentOrders) },
    'before',
    ({ next }) => next,
  );

const queries = ({ url }: { url: URL }) => [paymentList(url.searchParams)];
export const loader = staffDocumentLoader(queries);
export const clientLoader = staffCacheLoader(queries);

/**
 * The payments of the site.
 * @spec D5.10
 */
export default function PaymentsPage() {
  const t = useStaffText();
  const [params] = useSearchParams();
  const list = paymentList(params);
  const { data, error, refetch, hasNextPage } = useInfiniteQuery(list);
  const payments = data?.pages.flatMap(page => page.payments);
  const columns = usePaymentColumns();
  return (
    <OfficePage title={t('staff_nav.money')} actions={<MoneyFileButton what="payments" />}>
      <MoneyLinks />
      <PaymentFilterBar params={params} />
      <DataTable
        caption={t('staff_money.payments')}
        columns={columns}
        rows={payments}
        keyOf={({ id }) => id}
        pathOf={({ id }) => `/backoffice/money/payments/${id}`}
        orders={paymentOrders}
        failure={error && { error, onRetry: () => void refetch() }}
        empty={<p className="quiet pad-block-2">{t('staff_money.empty')}</p>}
        more={<MoreRows list={list} count={payments?.length ?? 0} hasMore={hasNextPage} />}
      />
    </OfficePage>
  );
}

function PaymentFilterBar({ params }: { params: URLSearchParams }) {
  const t = useStaffText();
  const countryName = useCountryName();
  const { filters, wrong } = paymentFiltersIn(params);
  return (
    <FilterBar isFiltered={Object.keys(filters).length > 0 || wrong.length > 0}>
      <TextField
        label={t('staff_money.find')}
        name="find"
        data-search
        spellCheck={false}
        maxLength={128}
        defaultValue={filters.find ?? ''}
      />
      <SelectField
        label={t('staff_money.state')}
        name="state"
        none={t('staff_money.all')}
        defaultValue={filters.state ?? ''}
        options={paymentStates.map(value => ({ value, name: t(`staff_payment_state.${value}`) }))}
      />
      <SelectField
        label={t('staff_money.method')}
        name="method"
        none={t('staff_money.all')}
        defaultValue={filters.method ?? ''}
        options={paymentMethods.map(value => ({ value, name: t(`staff_method.${value}`) }))}
      />
      <SelectField
        label={t('staff_money.country')}
        name="country"
        none={t('staff_money.all')}
        defaultValue={filters.country ?? ''}
        options={countryCodes.map(value => ({ value, name: countryName(value) }))}
      />
      <TextField
        label={t('staff_money.amount')}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={params.get('amount') ?? ''}
        error={wrong.includes('amount') ? t('staff_money.amount_wrong') : null}
      />
      <TextField label={t('staff_money.from')} name="from" type="date" defaultValue={filters.from ?? ''} />
      <TextField label={t('staff_money.until')} name="until" type="date" defaultValue={filters.until ?? ''} />
    </FilterBar>
  );
}
