import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { getStaffList } from '#contract/staff';
import { type AuditLogEntry, auditOrders, getAuditLog } from '#contract/staff-audit';
import { useStaffText } from '#i18n/react';
import { query } from '../../data/query.ts';
import { WarningIcon } from '../../ui/icons.ts';
import { SelectField, TextField } from '../../ui/inputs.tsx';
import { staffList } from '../questions/staff-query.ts';
import { staffCacheLoader, staffDocumentLoader } from '../session/staff-loaders.ts';
import { type Column, DataTable } from '../ui/data-table.tsx';
import { FilterBar } from '../ui/filter-bar.tsx';
import { sortIn } from '../ui/list-order.ts';
import { MoreRows } from '../ui/more-rows.tsx';
import { OfficePage } from '../ui/office-page.tsx';
import { When } from '../ui/when.tsx';
import { AuditAction } from './audit-action.tsx';
import { auditFiltersIn } from './audit-filters.ts';
import style from './audit-page.module.css';
import { useActionOptions } from './use-action-options.ts';

const auditList = (params: URLSearchParams) =>
  staffList(
    getAuditLog,
    { ...auditFiltersIn(params).filters, ...sortIn(params, auditOrders) },
    'before',
    ({ next }) => next,
  );

const queries = ({ url }: { url: URL }) => [auditList(url.searchParams), query(getStaffList)];
export const loader = staffDocumentLoader(queries);
export const clientLoader = staffCacheLoader(queries);

/**
 * The audit log: who did what to whom, and why. Nobody can change it.
 * @spec D5.10 D5.7
 */
export default function AuditPage() {
  const t = useStaffText();
  const [params] = useSearchParams();
  const { filters } = auditFiltersIn(params);
  const isFiltered = Object.keys(filters).length > 0;
  const list = auditList(params);
  const { data, error, refetch, hasNextPage } = useInfiniteQuery(list);
  const entries = data?.pages.flatMap(page => page.entries);
  const broken = data?.pages[0]?.broken ?? null;
  const columns = useAuditColumns();
  return (
    <OfficePage title={t('staff_nav.audit')}>
      {broken !== null && <BrokenChain seq={broken} />}
      <AuditFilterBar params={params} />
      <DataTable
        caption={t('staff_nav.audit')}
        columns={columns}
        rows={entries}
        keyOf={({ seq }) => String(seq)}
        orders={auditOrders}
        failure={error && { error, onRetry: () => void refetch() }}
        empty={
          <p className="quiet pad-block-2">
            {isFiltered ? t('staff_audit.no_match') : t('staff_audit.empty')}
          </p>
        }
        more={<MoreRows list={list} count={entries?.length ?? 0} hasMore={hasNextPage} />}
      />
    </OfficePage>
  );
}

function BrokenChain({ seq }: { seq: number }) {
  const t = useStaffText();
  return (
    <p role="alert" className="flex gap-1 pad-row weight-600 danger-tint radius-m">
      <WarningIcon className="rigid danger" size={20} />
      {t('staff_audit.broken', { seq })}
    </p>
  );
}

function AuditFilterBar({ params }: { params: URLSearchParams }) {
  const t = useStaffText();
  const { data } = useQuery(query(getStaffList));
  const { filters, wrong } = auditFiltersIn(params);
  const isFiltered = Object.keys(filters).length > 0 || wrong.length > 0;
  return (
    <FilterBar isFiltered={isFiltered}>
      <SelectField
        label={t('staff_audit.person')}
        name="staff"
        none={t('staff_audit.everybody')}
        defaultValue={filters.staff ?? ''}
        options={(data?.people ?? []).map(({ id, name }) => ({ value: id, name }))}
      />
      <TextField
        label={t('staff_audit.member')}
        name="member"
        data-search
        spellCheck={false}
        defaultValue={params.get('member') ?? ''}
        error={wrong.includes('member') ? t('staff_audit.member_wrong') : null}
      />
      <SelectField
        label={t('staff_audit.action')}
        name="action"
        none={t('staff_audit.every_action')}
        defaultValue={filters.action ?? ''}
        options={useActionOptions(filters.action)}
        error={wrong.includes('action') ? t('staff_audit.action_wrong') : null}
      />
    </FilterBar>
  );
}

function useAuditColumns(): [Column<AuditLogEntry>, ...Column<AuditLogEntry>[]] {
  const t = useStaffText();
  return [
    { title: t('staff_audit.when'), sort: 'time', cell: ({ at }) => <When at={at} exact /> },
    {
      title: t('staff_audit.person'),
      // Somebody tried an address without a login.
      cell: ({ staff, action }) =>
        staff?.name ?? t(action === 'staff.login_failed' ? 'staff_audit.unknown' : 'staff_audit.command'),
    },
    { title: t('staff_audit.action'), cell: ({ action }) => <AuditAction action={action} /> },
    { title: t('staff_audit.subject'), cell: ({ subject }) => subject && <code>{subject}</code> },
    { title: t('staff_audit.reason'), cell: ({ reason }) => reason },
    { title: t('staff_audit.details'), cell: ({ details }) => <Details details={details} /> },
    { title: t('staff_audit.seq'), align: 'end', cell: ({ seq }) => seq },
  ];
}

/** Ids and figures by their names in the log. */
const Details = ({ details }: Pick<AuditLogEntry, 'details'>) => (
  <dl className={style.details}>
    {Object.entries(details).map(([name, value]) => (
      <div key={name}>
        <dt className="quiet">{name}: </dt>
        <dd>{Array.isArray(value) ? value.join(', ') : String(value)}</dd>
      </div>
    ))}
  </dl>
);
