import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import {
  createAnnouncement,
  getStaffAnnouncements,
  type StaffAnnouncementLine,
} from '#contract/staff-announcements';
import { useStaffText } from '#i18n/react';
import { Button } from '../../ui/button.tsx';
import { PlusIcon } from '../../ui/icons.ts';
import { EmailLinks } from '../emails/email-links.tsx';
import { staffList } from '../questions/staff-query.ts';
import { useStaffCall } from '../questions/use-staff-call.ts';
import { staffCacheLoader, staffDocumentLoader } from '../session/staff-loaders.ts';
import { type Column, DataTable } from '../ui/data-table.tsx';
import { MoreRows } from '../ui/more-rows.tsx';
import { OfficePage } from '../ui/office-page.tsx';
import { When } from '../ui/when.tsx';

const PATH = '/backoffice/emails/announcements';
const list = () => staffList(getStaffAnnouncements, {}, 'before', ({ next }) => next);

const queries = () => [list()];
export const loader = staffDocumentLoader(queries);
export const clientLoader = staffCacheLoader(queries);

const REFRESH_MS = 15_000;
const isMoving = ({ state }: StaffAnnouncementLine) => state === 'sending';

/**
 * Promotions and news that staff write to members who want them, with what became of them.
 * @spec D5.10 D2.48
 */
export default function AnnouncementsPage() {
  const t = useStaffText();
  const { data, error, refetch, hasNextPage } = useInfiniteQuery({
    ...list(),
    refetchInterval: ({ state }) =>
      state.data?.pages.some(page => page.announcements.some(isMoving)) ? REFRESH_MS : false,
  });
  const lines = data?.pages.flatMap(page => page.announcements);
  const columns = useAnnouncementColumns();
  return (
    <OfficePage title={t('staff_emails.announcements')} actions={<WriteButton />}>
      <EmailLinks />
      <DataTable
        caption={t('staff_emails.announcements')}
        columns={columns}
        rows={lines}
        keyOf={({ id }) => id}
        pathOf={({ id }) => `${PATH}/${id}`}
        failure={error && { error, onRetry: () => void refetch() }}
        empty={<p className="quiet pad-block-2">{t('staff_announcements.empty')}</p>}
        more={<MoreRows list={list()} count={lines?.length ?? 0} hasMore={hasNextPage} />}
      />
    </OfficePage>
  );
}

/** Begins an empty draft, which the person then fills. */
function WriteButton() {
  const t = useStaffText();
  const navigate = useNavigate();
  const { mutate, isPending } = useStaffCall(createAnnouncement, {
    onSuccess: ({ id }) => void navigate(`${PATH}/${id}`),
  });
  return (
    <Button
      small
      busy={isPending}
      icon={<PlusIcon size={18} />}
      onClick={() => mutate({ type: 'news', segment: {}, texts: {} })}
    >
      {t('staff_announcements.write')}
    </Button>
  );
}

function useAnnouncementColumns(): [Column<StaffAnnouncementLine>, ...Column<StaffAnnouncementLine>[]] {
  const t = useStaffText();
  return [
    {
      title: t('staff_announcements.subject'),
      cell: ({ subject }) => <bdi>{subject || t('staff_announcements.draft_title')}</bdi>,
    },
    { title: t('staff_announcements.type'), cell: ({ type }) => t(`staff_announcement_type.${type}`) },
    { title: t('staff_announcements.state'), cell: ({ state }) => t(`staff_announcement_state.${state}`) },
    {
      title: t('staff_announcements.author'),
      cell: ({ author }) => author ?? t('staff_announcements.command'),
    },
    {
      title: t('staff_announcements.when'),
      cell: ({ begun_at, created_at }) => <When at={begun_at ?? created_at} exact />,
    },
    {
      title: t('staff_announcements.sent'),
      align: 'end',
      cell: ({ sent, expected }) => expected !== null && t('staff_announcements.sent_of', { sent, expected }),
    },
    { title: t('staff_announcements.bounces'), align: 'end', cell: ({ bounces }) => bounces || null },
    {
      title: t('staff_announcements.complaints'),
      align: 'end',
      cell: ({ complaints }) => complaints > 0 && <span className="danger">{complaints}</span>,
    },
    {
      title: t('staff_announcements.unsubscribes'),
      align: 'end',
      cell: ({ unsubscribes }) => unsubscribes || null,
    },
  ];
}
