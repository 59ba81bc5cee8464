import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useText } from '#i18n/react';
import { IconButton } from './button.tsx';
import { classes } from './classes.ts';
import { CloseIcon } from './icons.ts';
import style from './modal.module.css';
import { registerOpenDialog } from './top-dialog.ts';

type ModalProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  titleUnseen?: boolean;
  /** True: the viewer cannot close the modal. */
  locked?: boolean;
  /** `sheet`: slides up on phones. `cover`: fills a phone. */
  shape?: 'sheet' | 'cover';
  className?: string;
  children: ReactNode;
};

/** The children are mounted only while the modal is open. */
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
    if (!open || !current) return;
    const unregister = registerOpenDialog(current);
    return () => {
      unregister();
      // Also when it is unmounted while open, because a dialog gives the focus back only if it is closed.
      current.close();
    };
  }, [open]);
  const close = locked ? undefined : onClose;
  const isPressed = usePressSince(open);
  return (
    <dialog
      ref={dialog}
      className={classes(
        'ink text-start raised radius-l scroll contain-scroll shadow',
        style.modal,
        style[shape],
        className,
      )}
      aria-labelledby={titleId}
      {...dialogCloseProps(close, isPressed)}
    >
      {open && (
        <div className="stack relative gap-2 pad-3">
          <header
            className={
              titleUnseen
                ? `absolute above ${style.corner}`
                : `flex gap-2 items-start justify-between target ${style.header}`
            }
          >
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

export const focusFirst = (container: HTMLElement): void =>
  container.querySelector<HTMLElement>('[data-first], input:not([hidden]), select, textarea')?.focus();

/** The release of the long press that opened the dialog must not close it. */
export function dialogCloseProps(close: (() => void) | undefined, isPressed = true) {
  const closedBy = isPressed ? ('any' as const) : ('closerequest' as const);
  return {
    closedby: close ? closedBy : ('none' as const),
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      close?.();
    },
    // Without `closedby`, browsers close the modal at the second Escape and send no `cancel` event.
    onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => {
      if (event.key === 'Escape' && !close) event.preventDefault();
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (event.target === event.currentTarget) close?.();
    },
    // Ignores the click at the end of the press that opened the dialog.
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

/** Ignores the release of a press that began before `open` became true. */
function usePressSince(open: boolean): boolean {
  const [isPressed, setIsPressed] = useState(false);
  useEffect(() => {
    if (!open) return;
    const controller = new AbortController();
    addEventListener('pointerdown', () => setIsPressed(true), { capture: true, signal: controller.signal });
    return () => {
      controller.abort();
      setIsPressed(false);
    };
  }, [open]);
  return isPressed;
}
