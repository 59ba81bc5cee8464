import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { invitationStates } from '#contract/invitations';
import {
  getInvitationFigures,
  getStaffInvitations,
  invitationOrders,
  invitationSenders,
  type StaffInvitation,
  withdrawSiteInvitation,
} from '#contract/staff-partners';
import { useStaffText } from '#i18n/react';
import { query } from '../../data/query.ts';
import { Button } from '../../ui/button.tsx';
import { PlusIcon } from '../../ui/icons.ts';
import { SelectField } from '../../ui/inputs.tsx';
import { Section } from '../../ui/section.tsx';
import { staffList } from '../questions/staff-query.ts';
import { useConfirmedCall } from '../questions/use-confirmed-call.ts';
import { staffCacheLoader, staffDocumentLoader } from '../session/staff-loaders.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { type Column, DataTable } from '../ui/data-table.tsx';
import { FilterBar } from '../ui/filter-bar.tsx';
import { sortIn } from '../ui/list-order.ts';
import { MemberName } from '../ui/member-name.tsx';
import { MoreRows } from '../ui/more-rows.tsx';
import { OfficePage } from '../ui/office-page.tsx';
import { When } from '../ui/when.tsx';
import { InvitationFigures } from './invitation-figures.tsx';
import { IssueDialog } from './issue-dialog.tsx';
import { PartnerLinks } from './partner-links.tsx';

function invitationList(params: URLSearchParams) {
  const by = invitationSenders.find(one => one === params.get('by'));
  const state = invitationStates.find(one => one === params.get('state'));
  const filters = { ...(by && { by }), ...(state && { state }) };
  const input = { ...filters, ...sortIn(params, invitationOrders) };
  return { filters, list: staffList(getStaffInvitations, input, 'before', ({ next }) => next) };
}

const queries = ({ url }: { url: URL }) => [
  query(getInvitationFigures),
  invitationList(url.searchParams).list,
];
export const loader = staffDocumentLoader(queries);
export const clientLoader = staffCacheLoader(queries);

/**
 * Invitations by members and by the site: figures, who invites, make and withdraw.
 * @spec D5.10 6.1
 */
export default function InvitationsPage() {
  const t = useStaffText();
  const [isIssuing, setIsIssuing] = useState(false);
  const { data } = useQuery(query(getInvitationFigures));
  return (
    <OfficePage
      title={t('staff_partners.invitations')}
      actions={
        <Button small icon={<PlusIcon size={18} />} onClick={() => setIsIssuing(true)}>
          {t('staff_invitations.issue')}
        </Button>
      }
    >
      <PartnerLinks />
      {data && <InvitationFigures figures={data} />}
      <Invitations />
      <IssueDialog open={isIssuing} onClose={() => setIsIssuing(false)} />
    </OfficePage>
  );
}

function Invitations() {
  const t = useStaffText();
  const [params] = useSearchParams();
  const { list, filters } = invitationList(params);
  const { data, error, refetch, hasNextPage } = useInfiniteQuery(list);
  const invitations = data?.pages.flatMap(page => page.invitations);
  const [withdrawn, setWithdrawn] = useState<string | null>(null);
  const columns = useInvitationColumns(setWithdrawn);
  return (
    <Section title={t('staff_invitations.list')} headingClass="heading-s" className="stack one-column gap-1">
      <FilterBar isFiltered={Object.keys(filters).length > 0}>
        <SelectField
          label={t('staff_invitations.by')}
          name="by"
          none={t('staff_invitations.all')}
          defaultValue={filters.by ?? ''}
          options={invitationSenders.map(value => ({ value, name: t(`staff_invitation_by.${value}`) }))}
        />
        <SelectField
          label={t('staff_invitations.state')}
          name="state"
          none={t('staff_invitations.all')}
          defaultValue={filters.state ?? ''}
          options={invitationStates.map(value => ({ value, name: t(`staff_invitation_state.${value}`) }))}
        />
      </FilterBar>
      <DataTable
        caption={t('staff_invitations.list')}
        columns={columns}
        rows={invitations}
        keyOf={({ id }) => id}
        orders={invitationOrders}
        failure={error && { error, onRetry: () => void refetch() }}
        empty={<p className="quiet pad-block-2">{t('staff_invitations.empty')}</p>}
        more={<MoreRows list={list} count={invitations?.length ?? 0} hasMore={hasNextPage} />}
      />
      <WithdrawDialog id={withdrawn} onClose={() => setWithdrawn(null)} />
    </Section>
  );
}

function useInvitationColumns(
  onWithdraw: (id: string) => void,
): [Column<StaffInvitation>, ...Column<StaffInvitation>[]] {
  const t = useStaffText();
  return [
    {
      title: t('staff_invitations.created'),
      sort: 'made',
      cell: ({ created_at: at }) => <When at={at} exact />,
    },
    {
      title: t('staff_invitations.by'),
      cell: ({ inviter, inviter_name: name }) =>
        inviter ? <MemberName profile={inviter} name={name} /> : t('staff_invitation_by.site'),
    },
    { title: t('staff_invitations.state'), cell: ({ state }) => t(`staff_invitation_state.${state}`) },
    { title: t('staff_invitations.expires'), cell: ({ expires_at: at }) => <When at={at} exact /> },
    {
      title: t('staff_invitations.acts'),
      cell: ({ id, state }) =>
        state === 'open' && (
          <Button look="plain" small onClick={() => onWithdraw(id)}>
            {t('staff_invitations.withdraw')}
          </Button>
        ),
    },
  ];
}

function WithdrawDialog({ id, onClose }: { id: string | null; onClose: () => void }) {
  const t = useStaffText();
  const { mutate, dialog } = useConfirmedCall(withdrawSiteInvitation, {
    done: t('staff_invitations.withdrawn_done'),
    onClose,
  });
  return (
    <ConfirmDialog
      open={id !== null}
      title={t('staff_invitations.withdraw_title')}
      action={t('staff_invitations.withdraw')}
      {...dialog}
      onConfirm={() => id !== null && mutate({ id })}
    >
      <p>{t('staff_invitations.withdraw_text')}</p>
    </ConfirmDialog>
  );
}
