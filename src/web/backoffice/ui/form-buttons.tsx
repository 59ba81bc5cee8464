import type { ReactNode } from 'react';
import { useStaffText } from '#i18n/react';
import { Button, SubmitButton } from '../../ui/button.tsx';

type FormButtonsProps = {
  /** What the form does. */
  children: ReactNode;
  isPending: boolean;
  onCancel: () => void;
  look?: 'primary' | 'danger';
  /** Another act of the dialog. */
  other?: ReactNode;
};

/** The buttons below the form of a dialog: what it does, and a way out of it. */
export function FormButtons({ children, isPending, onCancel, look = 'primary', other }: FormButtonsProps) {
  const t = useStaffText();
  return (
    <div className="flex wrap gap-1 wide-buttons">
      <SubmitButton look={look} small busy={isPending}>
        {children}
      </SubmitButton>
      {other}
      <Button look="plain" small onClick={onCancel}>
        {t('action.cancel')}
      </Button>
    </div>
  );
}
