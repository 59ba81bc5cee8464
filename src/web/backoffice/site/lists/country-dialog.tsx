import type { FormEvent, ReactNode } from 'react';
import { changeSetting, type StaffSetting } from '#contract/staff-settings';
import { useStaffText } from '#i18n/react';
import { ErrorText } from '../../../accounts/error-text.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { useConfirmedCall } from '../../questions/use-confirmed-call.ts';
import { FormButtons } from '../../ui/form-buttons.tsx';

type CountryDialogProps = {
  title: string;
  open: boolean;
  onClose: () => void;
  setting: StaffSetting | null;
  /** The new value of the setting, by the names of the checked boxes in their order. */
  newValue: (checked: readonly string[]) => unknown;
  children: ReactNode;
};

/** Changes the part of a setting that belongs to one country. */
export function CountryDialog({ title, open, onClose, setting, newValue, children }: CountryDialogProps) {
  const t = useStaffText();
  const { mutate, dialog } = useConfirmedCall(changeSetting, { done: t('staff_site.saved'), onClose });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!setting || dialog.isPending) return;
    const value = newValue([...new FormData(event.currentTarget).keys()]);
    // The page shows only settings that this call may change.
    const name = setting.name as 'visible_languages' | 'closed_regions';
    mutate({ name, to: 'value', value, seen: setting.changed?.id ?? null });
  };
  return (
    <Modal open={open} onClose={dialog.onClose} title={title}>
      <form className="stack gap-2" onSubmit={submit}>
        {children}
        <ErrorText error={dialog.error} />
        <FormButtons isPending={dialog.isPending} onCancel={onClose}>
          {t('action.save')}
        </FormButtons>
      </form>
    </Modal>
  );
}
