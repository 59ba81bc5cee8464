import { Children, type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useAccountText } from '#i18n/react';
import { classes } from '../../ui/classes.ts';
import { ChevronRightIcon } from '../../ui/icons.ts';
import { Modal } from '../../ui/modal.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import style from './field-row.module.css';

type FieldRowProps = {
  field: string;
  label: string;
  /** For null, the row offers to add a value. */
  value: ReactNode;
  isUnsaved?: boolean;
  /** Shows the value below the label. */
  long?: boolean;
  /** Called after the dialog has closed, for example by a button, Escape or Back. */
  onClose?: () => void;
  children: (close: () => void) => ReactNode;
};

/** @spec 2.9 3.2 */
export function FieldRow({ field, label, value, isUnsaved, long, onClose, children }: FieldRowProps) {
  const t = useAccountText();
  const { isOpen, link, close } = useOpenField(field);
  useOnClose(isOpen, onClose);
  return (
    <>
      <Link
        {...link}
        id={field}
        className={classes(
          'stack gap-x-2 items-center tall pad-1 ink no-underline radius-m',
          style.row,
          long && style.long,
        )}
        aria-haspopup="dialog"
      >
        <span className="quiet">{label}</span>
        <span
          className={value ? `may-shrink weight-600 break-anywhere ${style.value}` : `violet ${style.empty}`}
        >
          {value || t('editor.add')}
        </span>
        {isUnsaved && (
          <span className={`warning text-m weight-600 ${style.unsaved}`}>{t('editor.unsaved')}</span>
        )}
        <ChevronRightIcon size={18} className={`quiet ${style.more}`} />
      </Link>
      <Modal open={isOpen} onClose={close} title={label}>
        {children(close)}
      </Modal>
    </>
  );
}

function useOnClose(isOpen: boolean, onClose: (() => void) | undefined): void {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) onClose?.();
    wasOpen.current = isOpen;
  });
}

/**
 * An open field is a history entry, so that the Back button closes the field.
 * @spec 3.2
 */
function useOpenField(field: string) {
  const { hash, pathname, state } = useLocation();
  const navigate = useNavigate();
  const isOpen = useHydrated() && hash === `#${field}`;
  return {
    isOpen,
    link: { to: `#${field}`, state: { opened: true }, preventScrollReset: true },
    close() {
      if (window.location.hash !== `#${field}`) return;
      if (state?.opened) void navigate(-1);
      else void navigate(pathname, { replace: true, preventScrollReset: true });
    },
  };
}

/** @spec 3.2 */
export const FieldRows = ({ children }: { children: ReactNode }) => (
  <ul className="lines-between">
    {Children.toArray(children).map((row, index) => (
      <li key={index}>{row}</li>
    ))}
  </ul>
);
