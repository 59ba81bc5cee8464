import { useFormatter } from 'use-intl';
import {
  JOB_COUNT_CAP,
  retryFailedJobs,
  type StaffFailedJob,
  type StaffJobQueue,
} from '#contract/staff-jobs';
import { useStaffText } from '#i18n/react';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useStaffCall } from '../questions/use-staff-call.ts';
import type { Column } from '../ui/data-table.tsx';
import { When } from '../ui/when.tsx';
import type { FailedChoice } from './drop-dialog.tsx';

export type OnDrop = (choice: FailedChoice) => void;

/** `onDrop` is null where failed jobs can only be read. */
export function useQueueColumns(onDrop: OnDrop | null): [Column<StaffJobQueue>, ...Column<StaffJobQueue>[]] {
  const t = useStaffText();
  return [
    { title: t('staff_jobs.name'), cell: ({ name }) => <code className="break-anywhere">{name}</code> },
    { title: t('staff_jobs.schedule'), cell: ({ cron }) => cron && <code>{cron}</code> },
    { title: t('staff_jobs.waiting'), align: 'end', cell: line => <Waiting {...line} /> },
    { title: t('staff_jobs.planned'), align: 'end', cell: ({ planned }) => <Count count={planned} /> },
    { title: t('staff_jobs.active'), align: 'end', cell: ({ active }) => <Count count={active} /> },
    {
      title: t('staff_jobs.failed'),
      align: 'end',
      cell: ({ failed }) => failed > 0 && <strong className="danger">{failed}</strong>,
    },
    { title: t('staff_jobs.last_done'), cell: ({ last_done: at }) => at && <Ago at={at} /> },
    {
      title: t('staff_jobs.last_failed'),
      cell: ({ last_failed: at, last_done: done }) =>
        at && (
          <span className={done === null || at > done ? 'danger' : 'quiet'}>
            <Ago at={at} />
          </span>
        ),
    },
    { title: t('staff_jobs.next_run'), cell: ({ next_run: at }) => at && <Ago at={at} /> },
    ...actsOf<StaffJobQueue>(
      onDrop,
      t('staff_jobs.acts'),
      ({ name, failed }) => failed > 0 && { queue: name },
    ),
  ];
}

const Ago = ({ at }: { at: string }) => (
  <span className="nowrap">
    <When at={at} />
  </span>
);

function Waiting({ waiting, waiting_since: since }: StaffJobQueue) {
  const t = useStaffText();
  if (waiting === 0) return null;
  return (
    <span>
      <Count count={waiting} />
      {since && (
        <span className="quiet"> {t.rich('staff_jobs.since', { when: () => <When at={since} /> })}</span>
      )}
    </span>
  );
}

function Count({ count }: { count: number }) {
  const t = useStaffText();
  const format = useFormatter();
  if (count === 0) return null;
  return count < JOB_COUNT_CAP ? format.number(count) : t('staff_jobs.many', { count: JOB_COUNT_CAP });
}

export function useFailedColumns(
  onDrop: OnDrop | null,
): [Column<StaffFailedJob>, ...Column<StaffFailedJob>[]] {
  const t = useStaffText();
  return [
    { title: t('staff_jobs.name'), cell: ({ queue }) => <code className="break-anywhere">{queue}</code> },
    { title: t('staff_jobs.failed_at'), cell: ({ failed_at: at }) => <When at={at} exact /> },
    { title: t('staff_jobs.sent_at'), cell: ({ sent_at: at }) => at && <When at={at} exact /> },
    { title: t('staff_jobs.attempts'), align: 'end', cell: ({ attempts }) => attempts },
    { title: t('staff_jobs.error'), cell: ({ error }) => <code>{error}</code> },
    ...actsOf<StaffFailedJob>(onDrop, t('staff_jobs.acts'), ({ queue, id }) => ({ queue, id })),
  ];
}

/** The column of acts, if there are any. */
function actsOf<Line>(
  onDrop: OnDrop | null,
  title: string,
  choiceOf: (line: Line) => FailedChoice | false,
): Column<Line>[] {
  if (!onDrop) return [];
  const cell = (line: Line) => {
    const choice = choiceOf(line);
    return choice && <Acts choice={choice} onDrop={onDrop} />;
  };
  return [{ title, cell }];
}

function Acts({ choice, onDrop }: { choice: FailedChoice; onDrop: OnDrop }) {
  const t = useStaffText();
  const isOne = choice.id !== undefined;
  const { mutate, isPending } = useStaffCall(retryFailedJobs, {
    onSuccess: ({ jobs }) => toast(t('staff_jobs.retried', { count: jobs }), 'good'),
  });
  const name = <span className="unseen">: {choice.queue}</span>;
  return (
    <span className="row wrap gap-1">
      <Button look="plain" small busy={isPending} onClick={() => mutate(choice)}>
        {t(isOne ? 'staff_jobs.retry' : 'staff_jobs.retry_all')}
        {name}
      </Button>
      <Button look="plain" small onClick={() => onDrop(choice)}>
        {t(isOne ? 'staff_jobs.drop' : 'staff_jobs.drop_all')}
        {name}
      </Button>
    </span>
  );
}
