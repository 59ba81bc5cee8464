import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useOwnText } from '#i18n/react';
import { classes } from '../../ui/classes.ts';
import { ChevronRightIcon } from '../../ui/icons.ts';
import { Modal } from '../../ui/modal.tsx';
import style from './field-row.module.css';
import { useOpenField } from './use-open-field.ts';

type FieldRowProps = {
  field: string;
  label: string;
  /** What is told now; null is untold. */
  value: ReactNode;
  /** Something typed is not kept yet. */
  isUnsaved?: boolean;
  /** A long text, shown below its name. */
  long?: boolean;
  /** When it has been shut, by whichever way: a button, Escape or the back of a phone. */
  onClose?: () => void;
  children: (close: () => void) => ReactNode;
};

/** A field as a row of a list: what it says now; opened, how to change it. */
export function FieldRow({ field, label, value, isUnsaved, long, onClose, children }: FieldRowProps) {
  const t = useOwnText();
  const { isOpen, link, close } = useOpenField(field);
  useClosed(isOpen, onClose);
  return (
    <>
      <Link {...link} id={field} className={classes(style.row, long && style.long)} aria-haspopup="dialog">
        <span className={style.label}>{label}</span>
        <span className={value ? style.value : style.untold}>{value || t('editor.add')}</span>
        {isUnsaved && <span className={style.unsaved}>{t('editor.unsaved')}</span>}
        <ChevronRightIcon size={18} className={style.more} />
      </Link>
      <Modal open={isOpen} onClose={close} title={label}>
        {children(close)}
      </Modal>
    </>
  );
}

function useClosed(isOpen: boolean, onClose: (() => void) | undefined): void {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) onClose?.();
    wasOpen.current = isOpen;
  });
}
