import { useState } from 'react';
import { haltAnnouncement } from '#contract/staff-announcements';
import { useStaffText } from '#i18n/react';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useConfirmedCall } from '../questions/use-confirmed-call.ts';
import { useStaffCall } from '../questions/use-staff-call.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { DetailsList } from '../ui/details-list.tsx';
import { When } from '../ui/when.tsx';
import type { Announcement } from './announcement-page.tsx';
import style from './announcement-progress.module.css';
import { useSegmentText } from './segment-text.ts';

/**
 * How far an announcement is, what became of it, and how to halt it. The page can be left.
 * @spec D5.10 D2.48
 */
export function AnnouncementProgress({ announcement }: { announcement: Announcement }) {
  const t = useStaffText();
  const segmentText = useSegmentText();
  const { state, sent, expected, begun_at: begun, tried_until: until } = announcement;
  const total = Math.max(expected ?? 0, sent);
  return (
    <div className="stack one-column gap-2">
      {(state === 'sending' || state === 'paused') && (
        <div className="stack one-column gap-1">
          <progress
            className={style.bar}
            value={sent}
            max={Math.max(total, 1)}
            aria-label={t('staff_announcements.progress')}
          />
          {state === 'sending' && <p className="quiet">{t('staff_announcements.leave')}</p>}
        </div>
      )}
      {state === 'sent' && until && (
        <p className="quiet">
          {t.rich('staff_announcements.later', { when: () => <When at={until} exact /> })}
        </p>
      )}
      {(state === 'paused' || until) && <HaltButtons announcement={announcement} />}
      <DetailsList
        details={[
          {
            name: t('staff_announcements.sent'),
            value: t('staff_announcements.sent_of', { sent, expected: total }),
          },
          { name: t('staff_announcements.bounces'), value: announcement.bounces },
          { name: t('staff_announcements.complaints'), value: announcement.complaints },
          { name: t('staff_announcements.unsubscribes'), value: announcement.unsubscribes },
          { name: t('staff_announcements.type'), value: t(`staff_announcement_type.${announcement.type}`) },
          { name: t('staff_announcements.segment'), value: segmentText(announcement.segment) },
          {
            name: t('staff_announcements.author'),
            value: announcement.author ?? t('staff_announcements.command'),
          },
          begun !== null && { name: t('staff_announcements.begun'), value: <When at={begun} exact /> },
        ]}
      />
    </div>
  );
}

function HaltButtons({ announcement: { id, state } }: { announcement: Announcement }) {
  const t = useStaffText();
  const [isStopping, setIsStopping] = useState(false);
  const to = state === 'paused' ? 'resume' : 'pause';
  const { mutate, isPending } = useStaffCall(haltAnnouncement, {
    onSuccess: () => toast(t(`staff_halt_done.${to}`), 'good'),
  });
  return (
    <div className="flex wrap gap-1">
      <Button look="soft" small busy={isPending} onClick={() => mutate({ id, to })}>
        {t(`staff_halt.${to}`)}
      </Button>
      <Button look="plain" small onClick={() => setIsStopping(true)}>
        {t('staff_halt.stop')}
      </Button>
      <StopDialog id={id} open={isStopping} onClose={() => setIsStopping(false)} />
    </div>
  );
}

function StopDialog({ id, open, onClose }: { id: string; open: boolean; onClose: () => void }) {
  const t = useStaffText();
  const { mutate, dialog } = useConfirmedCall(haltAnnouncement, { done: t('staff_halt_done.stop'), onClose });
  return (
    <ConfirmDialog
      open={open}
      title={t('staff_announcements.stop_title')}
      action={t('staff_halt.stop')}
      word={t('staff_announcements.stop_word')}
      {...dialog}
      onConfirm={() => mutate({ id, to: 'stop' })}
    >
      <p>{t('staff_announcements.stop_text')}</p>
    </ConfirmDialog>
  );
}
