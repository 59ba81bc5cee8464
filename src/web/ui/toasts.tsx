import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { TOAST_MAX_WIDTH_PX } from '#contract/constants';
import { useText } from '#i18n/react';
import { IconButton } from './button.tsx';
import { classes } from './classes.ts';
import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from './icons.ts';
import { removeToast, type Toast, useToasts } from './toast-store.ts';
import style from './toasts.module.css';
import { useTopDialog } from './top-dialog.ts';

const SHOWN_MS = 6_000;
const none: readonly Toast[] = [];
const icons = { info: InfoIcon, good: CheckIcon, error: WarningIcon };

/**
 * Toasts appear inside an open modal, because the modal makes everything else inert.
 * @spec 9
 */
export function Toasts() {
  const toasts = useToasts();
  const dialog = useTopDialog();
  return (
    <>
      <Region toasts={dialog ? none : toasts} />
      {dialog && createPortal(<Region toasts={toasts} insideDialog />, dialog)}
    </>
  );
}

function Region({ toasts, insideDialog }: { toasts: readonly Toast[]; insideDialog?: true }) {
  return (
    <div
      className={classes('stack fixed gap-1 container', style.region, insideDialog && style.within)}
      style={{ maxInlineSize: TOAST_MAX_WIDTH_PX }}
      role="status"
      aria-live="polite"
    >
      {toasts.map(toast => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

function ToastCard({ toast: { id, text, tone, action } }: { toast: Toast }) {
  const t = useText();
  const [isPaused, setIsPaused] = useState(false);
  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(removeToast, SHOWN_MS, id);
    return () => clearTimeout(timer);
  }, [id, isPaused]);
  const Icon = icons[tone];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hover and focus only pause its timer
    <div
      className={classes('stack items-center text-m radius-m shadow', style.toast, style[tone])}
      onPointerEnter={() => setIsPaused(true)}
      onPointerLeave={() => setIsPaused(false)}
      onFocus={() => setIsPaused(true)}
      onBlur={() => setIsPaused(false)}
    >
      <Icon size={22} className={style.icon} />
      <p>{text}</p>
      {action && (
        <button
          type="button"
          className={`justify-self-start target weight-650 ${style.action}`}
          onClick={() => {
            removeToast(id);
            action.onAction();
          }}
        >
          {action.label}
        </button>
      )}
      <IconButton label={t('action.close')} onClick={() => removeToast(id)} className={style.close}>
        <CloseIcon size={18} />
      </IconButton>
    </div>
  );
}
