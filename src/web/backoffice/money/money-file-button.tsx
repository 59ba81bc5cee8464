import { useState } from 'react';
import { openMoneyFile } from '#contract/staff-payments';
import { useStaffText } from '#i18n/react';
import { ErrorText } from '../../accounts/error-text.tsx';
import { useCallForm } from '../../accounts/use-call-form.ts';
import { Button } from '../../ui/button.tsx';
import { DownloadIcon } from '../../ui/icons.ts';
import { TextField } from '../../ui/inputs.tsx';
import { Modal } from '../../ui/modal.tsx';
import { sendWithQuestions } from '../questions/ask.ts';
import { FormButtons } from '../ui/form-buttons.tsx';
import { openDownload } from '../ui/save-file.ts';
import { lastDays } from './last-days.ts';

const titles = { payments: 'staff_files.title_payments', ledger: 'staff_files.title_ledger' } as const;
type MoneyFileProps = { what: 'payments' | 'ledger' };

/**
 * A CSV of a period, which is streamed from an address that only this session can open.
 * @spec D5.10
 */
export function MoneyFileButton({ what }: MoneyFileProps) {
  const t = useStaffText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button look="plain" small icon={<DownloadIcon size={18} />} onClick={() => setIsOpen(true)}>
        {t('staff_files.csv')}
      </Button>
      <Modal open={isOpen} onClose={() => setIsOpen(false)} title={t(titles[what])}>
        <MoneyFileForm what={what} onDone={() => setIsOpen(false)} />
      </Modal>
    </>
  );
}

function MoneyFileForm({ what, onDone }: MoneyFileProps & { onDone: () => void }) {
  const t = useStaffText();
  const suggested = lastDays(30);
  const { bind, errorOf, error, isPending } = useCallForm({
    call: openMoneyFile,
    around: sendWithQuestions,
    bodyOf: ({ from = '', until = '' }) => ({ what, from, until }),
    onDone: ({ address }) => {
      openDownload(address);
      onDone();
    },
  });
  return (
    <form {...bind} className="stack gap-2">
      <p className="quiet">{t('staff_files.text')}</p>
      <TextField
        label={t('staff_money.from')}
        name="from"
        type="date"
        required
        defaultValue={suggested.from}
        error={errorOf('from')}
      />
      <TextField
        label={t('staff_money.until')}
        name="until"
        type="date"
        required
        defaultValue={suggested.until}
        error={errorOf('until')}
      />
      <ErrorText error={error} />
      <FormButtons isPending={isPending} onCancel={onDone}>
        {t('staff_files.get')}
      </FormButtons>
    </form>
  );
}
