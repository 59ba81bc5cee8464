import { exportStaffDebits, getDebitFile, getRefundTransfers, recordCollected } from '#contract/staff-debits';
import { useStaffText } from '#i18n/react';
import { toast } from '../../ui/toast-store.ts';
import { useConfirmedCall } from '../questions/use-confirmed-call.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { saveFile } from '../ui/save-file.ts';

type DialogProps = { open: boolean; onClose: () => void };
type OfBatch = { batch: string | null; onClose: () => void };

/** @spec D5.10 5.8 */
export function MakeBatchDialog({ open, onClose }: DialogProps) {
  const t = useStaffText();
  const { mutate, dialog } = useConfirmedCall(exportStaffDebits, {
    done: ({ batch }) => t(batch === null ? 'staff_debits.nothing' : 'staff_debits.made'),
    onClose,
  });
  return (
    <ConfirmDialog
      open={open}
      title={t('staff_debits.make_title')}
      action={t('staff_debits.make')}
      {...dialog}
      onConfirm={() => mutate({})}
    >
      <p>{t('staff_debits.make_text')}</p>
    </ConfirmDialog>
  );
}

/** @spec D5.10 5.8 D5.7 */
export function BatchFileDialog({ batch, onClose }: OfBatch) {
  const t = useStaffText();
  const { mutate, dialog } = useConfirmedCall(getDebitFile, {
    onSuccess: ({ name, xml }) => saveFile(name, xml, 'application/xml'),
    onClose,
  });
  return (
    <ConfirmDialog
      open={batch !== null}
      title={t('staff_debits.file_title')}
      action={t('staff_debits.file')}
      asksReason
      {...dialog}
      onConfirm={reason => batch !== null && mutate({ batch, reason })}
    >
      <p>{t('staff_debits.file_text')}</p>
    </ConfirmDialog>
  );
}

/** @spec D5.10 5.8 */
export function CollectedDialog({ batch, onClose }: OfBatch) {
  const t = useStaffText();
  const { mutate, dialog } = useConfirmedCall(recordCollected, {
    done: ({ collected: count }) => t('staff_debits.recorded', { count }),
    onClose,
  });
  return (
    <ConfirmDialog
      open={batch !== null}
      title={t('staff_debits.collected_title')}
      action={t('staff_debits.collected')}
      {...dialog}
      onConfirm={() => batch !== null && mutate({ batch })}
    >
      <p>{t('staff_debits.collected_text')}</p>
    </ConfirmDialog>
  );
}

/** @spec D5.10 5.8 D5.7 */
export function TransfersDialog({ open, onClose }: DialogProps) {
  const t = useStaffText();
  const { mutate, dialog } = useConfirmedCall(getRefundTransfers, {
    onSuccess: ({ csv, refunds }) => {
      if (refunds === 0) toast(t('staff_debits.no_transfers'));
      else saveFile('transfers.csv', csv, 'text/csv');
    },
    onClose,
  });
  return (
    <ConfirmDialog
      open={open}
      title={t('staff_debits.transfers_title')}
      action={t('staff_debits.transfers')}
      asksReason
      {...dialog}
      onConfirm={reason => mutate({ reason })}
    >
      <p>{t('staff_debits.file_text')}</p>
    </ConfirmDialog>
  );
}
