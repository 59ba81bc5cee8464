import type { FormEvent, ReactNode } from 'react';
import { changeSetting, type StaffSetting } from '#contract/staff-settings';
import { useStaffText } from '#i18n/react';
import { ErrorText } from '../../../accounts/error-text.tsx';
import { SubmitButton } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useStaffCall } from '../../questions/use-staff-call.ts';

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
  const { mutate, isPending, error, reset } = useStaffCall(changeSetting, {
    onError: () => undefined,
    onSuccess: () => {
      toast(t('staff_site.saved'), 'good');
      onClose();
    },
  });
  const close = () => {
    reset();
    onClose();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!setting || isPending) return;
    const value = newValue([...new FormData(event.currentTarget).keys()]);
    // The page shows only settings that this call may change.
    const name = setting.name as 'visible_languages' | 'closed_regions';
    mutate({ name, to: 'value', value, seen: setting.changed?.id ?? null });
  };
  return (
    <Modal open={open} onClose={close} title={title}>
      <form className="stack gap-2" onSubmit={submit}>
        {children}
        <ErrorText error={error} />
        <SubmitButton small busy={isPending}>
          {t('action.save')}
        </SubmitButton>
      </form>
    </Modal>
  );
}
