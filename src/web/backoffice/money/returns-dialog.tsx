import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type CheckedReturn, checkReturns, uploadReturns } from '#contract/staff-debits';
import { useMoneyText, useStaffText } from '#i18n/react';
import { ErrorText } from '../../accounts/error-text.tsx';
import { sendCall } from '../../data/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/inputs.tsx';
import { Modal } from '../../ui/modal.tsx';
import { toast } from '../../ui/toast-store.ts';
import { sendWithQuestions } from '../questions/ask.ts';
import { type Column, DataTable } from '../ui/data-table.tsx';
import { FormButtons } from '../ui/form-buttons.tsx';
import { ReturnReason } from './return-reason.tsx';

type ReturnsDialogProps = { open: boolean; onClose: () => void };
type CheckedFile = { file: Blob; returns: readonly CheckedReturn[] };

/**
 * Shows row by row what a file of the bank does, before it is applied.
 * @spec D5.10 5.8
 */
export function ReturnsDialog({ open, onClose }: ReturnsDialogProps) {
  const t = useStaffText();
  return (
    <Modal open={open} onClose={onClose} title={t('staff_debits.returns_title')}>
      <Returns onClose={onClose} />
    </Modal>
  );
}

function Returns({ onClose }: { onClose: () => void }) {
  const [checked, setChecked] = useState<CheckedFile | null>(null);
  if (!checked) return <FileForm onChecked={setChecked} onClose={onClose} />;
  return <CheckedReturns {...checked} onClose={onClose} onOther={() => setChecked(null)} />;
}

type FileFormProps = { onChecked: (checked: CheckedFile) => void; onClose: () => void };

function FileForm({ onChecked, onClose }: FileFormProps) {
  const t = useStaffText();
  const cache = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: async (file: Blob): Promise<CheckedFile> => ({
      file,
      ...(await sendWithQuestions(() => sendCall(cache, checkReturns, { upload: file }))),
    }),
    onSuccess: onChecked,
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const file = new FormData(event.currentTarget).get('file');
    if (file instanceof File && file.size > 0 && !isPending) mutate(withKnownType(file));
  };
  return (
    <form className="stack gap-2" onSubmit={submit}>
      <p className="quiet">{t('staff_debits.returns_text')}</p>
      <TextField
        label={t('staff_debits.returns_file')}
        name="file"
        type="file"
        accept=".xml,.csv,.txt"
        required
      />
      <ErrorText error={error} />
      <FormButtons isPending={isPending} onCancel={onClose}>
        {t('staff_debits.check')}
      </FormButtons>
    </form>
  );
}

/** Some systems name a CSV file after their spreadsheet; the server reads the content. */
const withKnownType = (file: File): Blob =>
  new Blob([file], { type: file.name.toLowerCase().endsWith('.xml') ? 'application/xml' : 'text/plain' });

type CheckedReturnsProps = CheckedFile & { onClose: () => void; onOther: () => void };

function CheckedReturns({ file, returns, onClose, onOther }: CheckedReturnsProps) {
  const t = useStaffText();
  const money = useMoneyText();
  const cache = useQueryClient();
  const columns = useReturnColumns();
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: () => sendWithQuestions(() => sendCall(cache, uploadReturns, { upload: file })),
    onSuccess: applied => {
      const count = applied.returns.filter(({ outcome }) => outcome === 'returned').length;
      toast(t('staff_debits.applied', { count }), 'good');
      onClose();
    },
  });
  const charged = returns.filter(({ outcome }) => outcome === 'returned');
  const sum = charged.reduce((total, { amount }) => total + amount, 0);
  return (
    <div className="stack gap-2">
      <p role="status" className="weight-600">
        {t('staff_debits.sum', { count: charged.length, money: money(sum, 'EUR') })}
      </p>
      <DataTable
        caption={t('staff_debits.returns_title')}
        columns={columns}
        rows={returns.map((row, number) => ({ ...row, number }))}
        keyOf={({ number }) => String(number)}
        empty={<p className="quiet">{t('staff_debits.nothing_in')}</p>}
      />
      <ErrorText error={error} />
      <div className="flex wrap gap-1 wide-buttons">
        {charged.length > 0 && (
          <Button look="danger" small busy={isPending} onClick={() => !isPending && mutate()}>
            {t('staff_debits.apply')}
          </Button>
        )}
        <Button look="plain" small onClick={onOther}>
          {t('staff_debits.other_file')}
        </Button>
      </div>
    </div>
  );
}

type Row = CheckedReturn & { number: number };

function useReturnColumns(): [Column<Row>, ...Column<Row>[]] {
  const t = useStaffText();
  const money = useMoneyText();
  return [
    { title: t('staff_debits.mandate'), cell: ({ mandate }) => <code>{mandate || '–'}</code> },
    { title: t('staff_debits.reason'), cell: ({ reason }) => <ReturnReason code={reason} /> },
    {
      title: t('staff_debits.outcome'),
      cell: ({ outcome }) => {
        const words = t(`staff_return_outcome.${outcome}`);
        return outcome === 'unknown' || outcome === 'unreadable' || outcome === 'not_collected' ? (
          <span className="warning">{words}</span>
        ) : (
          words
        );
      },
    },
    {
      title: t('staff_debits.amount'),
      align: 'end',
      cell: ({ amount }) => amount > 0 && money(amount, 'EUR'),
    },
  ];
}
