import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { useText } from '#i18n/react';
import { IconButton } from './button.tsx';
import { classes } from './classes.ts';
import { CloseIcon } from './icons.ts';
import style from './modal.module.css';
import { lieOver } from './top-dialog.ts';
import { usePressSince } from './use-press-since.ts';

export type ModalProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** The title is read aloud only. */
  titleUnseen?: boolean;
  /** Something is in progress: neither the backdrop, nor Escape, nor a button closes it. */
  locked?: boolean;
  /** `sheet`: comes from below on phones, for short choices. `cover`: fills a phone, for forms. */
  shape?: 'sheet' | 'cover';
  className?: string;
  children: ReactNode;
};

/**
 * A modal on the browser's own dialog: it holds the focus, makes the page behind it inert and gives the focus back.
 * Its content is there only while it is open.
 */
export function Modal({
  open,
  onClose,
  title,
  titleUnseen,
  locked = false,
  shape = 'sheet',
  className,
  children,
}: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const { current } = dialog;
    if (open && current && !current.open) {
      current.showModal();
      focusFirst(current);
    }
    if (!open && current?.open) current.close();
    return open && current ? lieOver(current) : undefined;
  }, [open]);
  const close = locked ? undefined : onClose;
  const isPressed = usePressSince(open);
  return (
    <dialog
      ref={dialog}
      className={classes(style.modal, style[shape], className)}
      aria-labelledby={titleId}
      {...closing(close, isPressed)}
    >
      {open && (
        <div className={style.content}>
          <header className={titleUnseen ? style.corner : style.header}>
            <h2 id={titleId} className={titleUnseen ? 'unseen' : undefined}>
              {title}
            </h2>
            {close && <CloseButton onClick={close} />}
          </header>
          {children}
        </div>
      )}
    </dialog>
  );
}

/** Into the first field, or on what asks for it; else the browser chooses. */
export const focusFirst = (place: HTMLElement): void =>
  place.querySelector<HTMLElement>('[data-first], input:not([hidden]), select, textarea')?.focus();

/**
 * The ways out of a dialog: Escape and the backdrop, none while `close` is undefined; the backdrop only for a press that began over it
 * (`isPressed`), and not for the end of the one that opened it, as a finger that rests on a message.
 */
export function closing(close: (() => void) | undefined, isPressed = true) {
  const byPress = isPressed ? ('any' as const) : ('closerequest' as const);
  return {
    closedby: close ? byPress : ('none' as const),
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      close?.();
    },
    // A browser that does not know `closedby` lets the second Escape through without asking.
    onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => {
      if (event.key === 'Escape' && !close) event.preventDefault();
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (event.target === event.currentTarget) close?.();
    },
    // The end of that press is no choice of what came to lie under the finger either.
    onClickCapture(event: MouseEvent<HTMLDialogElement>) {
      const { pointerType } = event.nativeEvent as PointerEvent;
      if (isPressed || !pointerType) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

function CloseButton({ onClick }: { onClick: () => void }) {
  const t = useText();
  return (
    <IconButton label={t('action.close')} onClick={onClick} className={style.close}>
      <CloseIcon size={22} />
    </IconButton>
  );
}
