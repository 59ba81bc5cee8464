import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useLocale } from 'use-intl';
import { findMembers, memberOrders, type StaffMemberEntry } from '#contract/staff-members';
import { countryName } from '#i18n/country-name';
import { useStaffText } from '#i18n/react';
import { PersonIcon } from '../../ui/icons.ts';
import { staffList } from '../questions/staff-query.ts';
import { staffCacheLoader, staffDocumentLoader } from '../session/staff-loaders.ts';
import { type Column, DataTable } from '../ui/data-table.tsx';
import { sortIn } from '../ui/list-order.ts';
import { MoreRows } from '../ui/more-rows.tsx';
import { OfficePage } from '../ui/office-page.tsx';
import { When } from '../ui/when.tsx';
import { MemberFilterBar } from './member-filter-bar.tsx';
import { memberFiltersIn } from './member-filters.ts';
import { MemberTags } from './member-tags.tsx';
import style from './members-page.module.css';

function memberList(params: URLSearchParams) {
  const { filters } = memberFiltersIn(params);
  // What is found by a name is ordered by name.
  const orders = filters.q === undefined ? memberOrders : (['name_asc', 'name_desc'] as const);
  const input = { ...filters, ...sortIn(params, orders) };
  return { orders, list: staffList(findMembers, input, 'before', ({ next }) => next) };
}

const queries = ({ url }: { url: URL }) => [memberList(url.searchParams).list];
export const loader = staffDocumentLoader(queries);
export const clientLoader = staffCacheLoader(queries);

/**
 * All members: find one, or filter them.
 * @spec D5.10
 */
export default function MembersPage() {
  const t = useStaffText();
  const [params] = useSearchParams();
  const { list, orders } = memberList(params);
  const { data, error, refetch, hasNextPage } = useInfiniteQuery(list);
  const members = data?.pages.flatMap(page => page.members);
  const columns = useMemberColumns();
  return (
    <OfficePage title={t('staff_nav.members')}>
      <MemberFilterBar params={params} />
      <DataTable
        caption={t('staff_nav.members')}
        columns={columns}
        rows={members}
        keyOf={({ id }) => id}
        pathOf={({ id }) => `/backoffice/members/${id}`}
        orders={orders}
        failure={error && { error, onRetry: () => void refetch() }}
        empty={<p className="quiet pad-block-2">{t('staff_members.empty')}</p>}
        more={<MoreRows list={list} count={members?.length ?? 0} hasMore={hasNextPage} />}
      />
    </OfficePage>
  );
}

function useMemberColumns(): [Column<StaffMemberEntry>, ...Column<StaffMemberEntry>[]] {
  const t = useStaffText();
  const locale = useLocale();
  return [
    { title: t('staff_members.name'), sort: 'name', cell: member => <NameCell {...member} /> },
    { title: t('staff_members.age'), align: 'end', cell: ({ age }) => age },
    {
      title: t('staff_members.place'),
      cell: ({ city, country }) => [city, countryName(locale, country)].filter(Boolean).join(', '),
    },
    { title: t('staff_members.state'), cell: member => <MemberTags member={member} /> },
    {
      title: t('staff_members.signed_up'),
      sort: 'signed_up',
      cell: member => <When at={member.signed_up_at} />,
    },
    {
      title: t('staff_members.last_seen'),
      sort: 'last_seen',
      cell: member => (member.last_seen ? <When at={member.last_seen} /> : t('staff_members.never')),
    },
  ];
}

const THUMB = 32;

const NameCell = ({ name, thumb_filename: thumb }: StaffMemberEntry) => (
  <span className="nowrap">
    {thumb ? (
      <img
        className={style.thumb}
        src={`/media/${thumb}`}
        width={THUMB}
        height={THUMB}
        loading="lazy"
        alt=""
      />
    ) : (
      <span className={`soft inline-center ${style.thumb}`}>
        <PersonIcon size={18} />
      </span>
    )}
    <bdi className={style.name}>{name}</bdi>
  </span>
);
