import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { TOAST_MAX_WIDTH_PX } from '#contract/constants';
import { useText } from '#i18n/react';
import { IconButton } from './button.tsx';
import { classes } from './classes.ts';
import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from './icons.ts';
import { currentToasts, dropToast, type Toast, watchToasts } from './toast-store.ts';
import style from './toasts.module.css';
import { useTopDialog } from './top-dialog.ts';

const SHOWN_MS = 6_000;
const none: readonly Toast[] = [];
const icons = { info: InfoIcon, good: CheckIcon, error: WarningIcon };

/**
 * Where toasts appear: at most 350 px wide, above the navigation of a phone, or in the modal that lies over all. Stands once in
 * every hydrated layout.
 */
export function Toasts() {
  const toasts = useSyncExternalStore(watchToasts, currentToasts, () => none);
  const dialog = useTopDialog();
  return (
    <>
      <Region toasts={dialog ? none : toasts} />
      {dialog && createPortal(<Region toasts={toasts} within />, dialog)}
    </>
  );
}

function Region({ toasts, within }: { toasts: readonly Toast[]; within?: true }) {
  return (
    <div
      className={classes(style.region, within && style.within)}
      style={{ maxInlineSize: TOAST_MAX_WIDTH_PX }}
      role="status"
      aria-live="polite"
    >
      {toasts.map(one => (
        <ToastCard key={one.id} toast={one} />
      ))}
    </div>
  );
}

function ToastCard({ toast: { id, text, tone, action } }: { toast: Toast }) {
  const t = useText();
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(dropToast, SHOWN_MS, id);
    return () => clearTimeout(timer);
  }, [id, held]);
  const Icon = icons[tone];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it or focusing its button holds it, nothing more
    <div
      className={classes(style.toast, style[tone])}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon size={22} className={style.icon} />
      <p>{text}</p>
      {action && (
        <button
          type="button"
          className={style.action}
          onClick={() => {
            dropToast(id);
            action.onAction();
          }}
        >
          {action.label}
        </button>
      )}
      <IconButton label={t('action.close')} onClick={() => dropToast(id)} className={style.close}>
        <CloseIcon size={18} />
      </IconButton>
    </div>
  );
}
