import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import {
  emailKinds,
  emailOrders,
  emailStates,
  getEmailFigures,
  getStaffEmails,
  type StaffEmail,
} from '#contract/staff-emails';
import { useStaffText } from '#i18n/react';
import { query } from '../../data/query.ts';
import { SelectField, TextField } from '../../ui/inputs.tsx';
import { staffList } from '../questions/staff-query.ts';
import { staffCacheLoader, staffDocumentLoader } from '../session/staff-loaders.ts';
import { DataTable } from '../ui/data-table.tsx';
import { Figures } from '../ui/figures.tsx';
import { FilterBar } from '../ui/filter-bar.tsx';
import { sortIn } from '../ui/list-order.ts';
import { MoreRows } from '../ui/more-rows.tsx';
import { OfficePage } from '../ui/office-page.tsx';
import { When } from '../ui/when.tsx';
import { useEmailColumns } from './email-columns.tsx';
import { EmailDialog } from './email-dialog.tsx';
import { emailFiltersIn } from './email-filters.ts';
import { EmailLinks } from './email-links.tsx';

/** The emails of one member are private, so the browser asks for a reason. */
function emailList(params: URLSearchParams) {
  const { filters } = emailFiltersIn(params);
  const input = { ...filters, ...sortIn(params, emailOrders) };
  return staffList(getStaffEmails, input, 'before', ({ next }) => next, filters.member);
}

const queries = ({ url }: { url: URL }) => {
  const { filters } = emailFiltersIn(url.searchParams);
  return filters.member === undefined
    ? [query(getEmailFigures), emailList(url.searchParams)]
    : [query(getEmailFigures)];
};
export const loader = staffDocumentLoader(queries);
export const clientLoader = staffCacheLoader(queries);

/**
 * The emails of the site: sent, waiting and failed. Addresses are masked.
 * @spec D5.10 D2.31
 */
export default function EmailsPage() {
  const t = useStaffText();
  const [params] = useSearchParams();
  const [opened, setOpened] = useState<StaffEmail | null>(null);
  const list = emailList(params);
  const { data, error, refetch, hasNextPage } = useInfiniteQuery({ ...list, retry: false });
  const emails = data?.pages.flatMap(page => page.emails);
  const columns = useEmailColumns(setOpened);
  return (
    <OfficePage title={t('staff_nav.emails')}>
      <EmailLinks />
      <EmailFigures />
      <EmailFilterBar params={params} />
      <DataTable
        caption={t('staff_nav.emails')}
        columns={columns}
        rows={emails}
        keyOf={({ id }) => id}
        orders={emailOrders}
        failure={error && { error, onRetry: () => void refetch() }}
        empty={<p className="quiet pad-block-2">{t('staff_emails.empty')}</p>}
        more={<MoreRows list={list} count={emails?.length ?? 0} hasMore={hasNextPage} />}
      />
      <EmailDialog email={opened} onClose={() => setOpened(null)} />
    </OfficePage>
  );
}

const REFRESH_MS = 60_000;

function EmailFigures() {
  const t = useStaffText();
  const { data } = useQuery({ ...query(getEmailFigures), refetchInterval: REFRESH_MS });
  if (!data) return null;
  const { waiting_since: since } = data;
  const oldest = since && t.rich('staff_emails.oldest', { when: () => <When at={since} /> });
  return (
    <Figures
      figures={[
        { name: t('staff_emails.waiting'), count: data.waiting, detail: oldest },
        { name: t('staff_emails.failed'), count: data.failed, isBad: true },
        { name: t('staff_emails.bounces'), count: data.bounces },
        { name: t('staff_emails.complaints'), count: data.complaints, isBad: true },
        { name: t('staff_emails.no_emails'), count: data.stopped },
      ]}
    />
  );
}

function EmailFilterBar({ params }: { params: URLSearchParams }) {
  const t = useStaffText();
  const { filters, wrong } = emailFiltersIn(params);
  return (
    <FilterBar isFiltered={Object.keys(filters).length > 0 || wrong.length > 0}>
      <SelectField
        label={t('staff_emails.kind')}
        name="kind"
        none={t('staff_emails.all')}
        defaultValue={filters.kind ?? ''}
        options={emailKinds.map(value => ({ value, name: t(`staff_email_kind.${value}`) }))}
      />
      <SelectField
        label={t('staff_emails.state')}
        name="state"
        none={t('staff_emails.all')}
        defaultValue={filters.state ?? ''}
        options={emailStates.map(value => ({ value, name: t(`staff_email_state.${value}`) }))}
      />
      <TextField label={t('staff_emails.from')} name="from" type="date" defaultValue={filters.from ?? ''} />
      <TextField
        label={t('staff_emails.until')}
        name="until"
        type="date"
        defaultValue={filters.until ?? ''}
      />
      <TextField
        label={t('staff_emails.member')}
        name="member"
        data-search
        spellCheck={false}
        defaultValue={params.get('member') ?? ''}
        error={wrong.includes('member') ? t('staff_emails.member_wrong') : null}
      />
    </FilterBar>
  );
}
