import { dropFailedJobs } from '#contract/staff-jobs';
import { useStaffText } from '#i18n/react';
import { useConfirmedCall } from '../questions/use-confirmed-call.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';

/** One failed job, or all of a queue. */
export type FailedChoice = { queue: string; id?: string };

/**
 * The person types the name of the queue, because what the jobs should have done never happens.
 * @spec D5.10
 */
export function DropDialog({ choice, onClose }: { choice: FailedChoice | null; onClose: () => void }) {
  const t = useStaffText();
  const { mutate, dialog } = useConfirmedCall(dropFailedJobs, {
    done: ({ jobs }) => t('staff_jobs.dropped', { count: jobs }),
    onClose,
  });
  return (
    <ConfirmDialog
      open={choice !== null}
      title={t('staff_jobs.drop_title', { queue: choice?.queue ?? '' })}
      action={t(choice?.id === undefined ? 'staff_jobs.drop_all' : 'staff_jobs.drop')}
      word={choice?.queue ?? ''}
      {...dialog}
      onConfirm={() => choice && mutate(choice)}
    >
      <p>{t('staff_jobs.drop_text')}</p>
    </ConfirmDialog>
  );
}
