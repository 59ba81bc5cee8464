import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import {
  discountOrders,
  discountStatuses,
  endDiscount,
  getStaffDiscounts,
  type StaffDiscount,
} from '#contract/staff-prices';
import { useStaffText } from '#i18n/react';
import { Button } from '../../ui/button.tsx';
import { PlusIcon } from '../../ui/icons.ts';
import { SelectField, TextField } from '../../ui/inputs.tsx';
import { staffList } from '../questions/staff-query.ts';
import { useConfirmedCall } from '../questions/use-confirmed-call.ts';
import { staffCacheLoader, staffDocumentLoader } from '../session/staff-loaders.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { type Column, DataTable } from '../ui/data-table.tsx';
import { FilterBar } from '../ui/filter-bar.tsx';
import { sortIn } from '../ui/list-order.ts';
import { MoreRows } from '../ui/more-rows.tsx';
import { OfficePage } from '../ui/office-page.tsx';
import { When } from '../ui/when.tsx';
import { DecideCode } from './decide-code.tsx';
import { MoneyLinks } from './money-links.tsx';
import { NewCodeDialog } from './new-code-dialog.tsx';

function codeList(params: URLSearchParams) {
  const status = discountStatuses.find(known => known === params.get('status'));
  const code = params.get('code')?.trim().slice(0, 64);
  const filters = { ...(status && { status }), ...(code && { code }) };
  const input = { ...filters, ...sortIn(params, discountOrders) };
  return { filters, list: staffList(getStaffDiscounts, input, 'before', ({ next }) => next) };
}

const queries = ({ url }: { url: URL }) => [codeList(url.searchParams).list];
export const loader = staffDocumentLoader(queries);
export const clientLoader = staffCacheLoader(queries);

/**
 * The discount codes of the site: create and end.
 * @spec D5.10 3.7
 */
export default function CodesPage() {
  const t = useStaffText();
  const [params] = useSearchParams();
  const { list, filters } = codeList(params);
  const { data, error, refetch, hasNextPage } = useInfiniteQuery(list);
  const codes = data?.pages.flatMap(page => page.codes);
  const [isCreating, setIsCreating] = useState(false);
  const [ending, setEnding] = useState<string | null>(null);
  const columns = useCodeColumns(setEnding);
  return (
    <OfficePage
      title={t('staff_money.codes')}
      actions={
        <Button small icon={<PlusIcon size={18} />} onClick={() => setIsCreating(true)}>
          {t('staff_money.new_code')}
        </Button>
      }
    >
      <MoneyLinks />
      <FilterBar isFiltered={Object.keys(filters).length > 0}>
        <TextField
          label={t('staff_money.code')}
          name="code"
          data-search
          spellCheck={false}
          autoCapitalize="characters"
          maxLength={64}
          defaultValue={filters.code ?? ''}
        />
        <SelectField
          label={t('staff_money.state')}
          name="status"
          none={t('staff_money.all')}
          defaultValue={filters.status ?? ''}
          options={discountStatuses.map(value => ({ value, name: t(`staff_code_status.${value}`) }))}
        />
      </FilterBar>
      <DataTable
        caption={t('staff_money.codes')}
        columns={columns}
        rows={codes}
        keyOf={({ code }) => code}
        orders={discountOrders}
        failure={error && { error, onRetry: () => void refetch() }}
        empty={<p className="quiet pad-block-2">{t('staff_money.no_codes')}</p>}
        more={<MoreRows list={list} count={codes?.length ?? 0} hasMore={hasNextPage} />}
      />
      <NewCodeDialog open={isCreating} onClose={() => setIsCreating(false)} />
      <EndCodeDialog code={ending} onClose={() => setEnding(null)} />
    </OfficePage>
  );
}

function useCodeColumns(onEnd: (code: string) => void): [Column<StaffDiscount>, ...Column<StaffDiscount>[]] {
  const t = useStaffText();
  return [
    { title: t('staff_money.code'), sort: 'code', cell: ({ code }) => <code>{code}</code> },
    {
      title: t('staff_money.percentage'),
      align: 'end',
      cell: ({ value_percentage: percentage }) => percentage,
    },
    { title: t('staff_money.state'), cell: ({ status }) => t(`staff_code_status.${status}`) },
    { title: t('staff_money.validity'), cell: ({ validity }) => t(`staff_code_validity.${validity}`) },
    { title: t('staff_money.country'), cell: ({ country, currency }) => country ?? currency },
    { title: t('staff_money.for_member'), cell: ({ member }) => member && '✓' },
    { title: t('staff_money.made'), sort: 'made', cell: ({ created_at }) => <When at={created_at} /> },
    { title: t('staff_money.expires'), cell: ({ expires }) => expires && <When at={expires} exact /> },
    { title: t('staff_money.used'), align: 'end', cell: ({ used }) => used },
    {
      title: t('staff_money.acts'),
      cell: discount => {
        const { code, status } = discount;
        if (status === 'waiting') return <DecideCode discount={discount} />;
        return (
          status === 'active' && (
            <Button look="plain" small onClick={() => onEnd(code)}>
              {t('staff_money.end_code')}
              <span className="unseen">: {code}</span>
            </Button>
          )
        );
      },
    },
  ];
}

function EndCodeDialog({ code, onClose }: { code: string | null; onClose: () => void }) {
  const t = useStaffText();
  const { mutate, dialog } = useConfirmedCall(endDiscount, { done: t('staff_money.ended'), onClose });
  return (
    <ConfirmDialog
      open={code !== null}
      title={t('staff_money.end_code_title', { code: code ?? '' })}
      action={t('staff_money.end_code')}
      {...dialog}
      onConfirm={() => code !== null && mutate({ code })}
    >
      <p>{t('staff_money.end_code_text')}</p>
    </ConfirmDialog>
  );
}
