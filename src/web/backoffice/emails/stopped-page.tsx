import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { disabledReasons } from '#contract/notifications';
import { getStoppedEmails, releaseBounce, type StoppedMember } from '#contract/staff-emails';
import { useStaffText } from '#i18n/react';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/inputs.tsx';
import { staffList } from '../questions/staff-query.ts';
import { useConfirmedCall } from '../questions/use-confirmed-call.ts';
import { staffCacheLoader, staffDocumentLoader } from '../session/staff-loaders.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { type Column, DataTable } from '../ui/data-table.tsx';
import { FilterBar } from '../ui/filter-bar.tsx';
import { MoreRows } from '../ui/more-rows.tsx';
import { OfficePage } from '../ui/office-page.tsx';
import { When } from '../ui/when.tsx';
import { Recipient } from './email-columns.tsx';
import { EmailLinks } from './email-links.tsx';

const reasonIn = (params: URLSearchParams) => disabledReasons.find(one => one === params.get('reason'));
function stoppedList(params: URLSearchParams) {
  const reason = reasonIn(params);
  return staffList(getStoppedEmails, reason ? { reason } : {}, 'before', ({ next }) => next);
}

const queries = ({ url }: { url: URL }) => [stoppedList(url.searchParams)];
export const loader = staffDocumentLoader(queries);
export const clientLoader = staffCacheLoader(queries);

/**
 * Members whose notification emails a bounce, a complaint or an unsubscribing stopped.
 * @spec D5.10 3.1
 */
export default function StoppedPage() {
  const t = useStaffText();
  const [params] = useSearchParams();
  const list = stoppedList(params);
  const { data, error, refetch, hasNextPage } = useInfiniteQuery(list);
  const members = data?.pages.flatMap(page => page.members);
  const [released, setReleased] = useState<string | null>(null);
  const columns = useStoppedColumns(setReleased);
  return (
    <OfficePage title={t('staff_emails.stopped')}>
      <EmailLinks />
      <FilterBar isFiltered={reasonIn(params) !== undefined}>
        <SelectField
          label={t('staff_emails.reasons')}
          name="reason"
          none={t('staff_emails.all')}
          defaultValue={reasonIn(params) ?? ''}
          options={disabledReasons.map(value => ({ value, name: t(`staff_stopped_reason.${value}`) }))}
        />
      </FilterBar>
      <DataTable
        caption={t('staff_emails.stopped')}
        columns={columns}
        rows={members}
        keyOf={({ member }) => member}
        failure={error && { error, onRetry: () => void refetch() }}
        empty={<p className="quiet pad-block-2">{t('staff_emails.no_stopped')}</p>}
        more={<MoreRows list={list} count={members?.length ?? 0} hasMore={hasNextPage} />}
      />
      <ReleaseDialog member={released} onClose={() => setReleased(null)} />
    </OfficePage>
  );
}

function useStoppedColumns(
  onRelease: (member: string) => void,
): [Column<StoppedMember>, ...Column<StoppedMember>[]] {
  const t = useStaffText();
  return [
    { title: t('staff_emails.recipient'), cell: line => <Recipient {...line} /> },
    {
      title: t('staff_emails.reasons'),
      cell: ({ reasons }) => reasons.map(reason => t(`staff_stopped_reason.${reason}`)).join(', '),
    },
    { title: t('staff_emails.latest'), cell: ({ latest }) => latest && <When at={latest} exact /> },
    {
      title: t('staff_emails.acts'),
      cell: ({ member, recipient, reasons }) =>
        reasons.includes('bounce') && (
          <Button look="plain" small onClick={() => onRelease(member)}>
            {t('staff_emails.release')}
            <span className="unseen">: {recipient}</span>
          </Button>
        ),
    },
  ];
}

function ReleaseDialog({ member, onClose }: { member: string | null; onClose: () => void }) {
  const t = useStaffText();
  const { mutate, dialog } = useConfirmedCall(releaseBounce, { done: t('staff_emails.released'), onClose });
  return (
    <ConfirmDialog
      open={member !== null}
      title={t('staff_emails.release_title')}
      action={t('staff_emails.release')}
      asksReason
      {...dialog}
      onConfirm={reason => member !== null && mutate({ member, reason })}
    >
      <p>{t('staff_emails.release_text')}</p>
    </ConfirmDialog>
  );
}
