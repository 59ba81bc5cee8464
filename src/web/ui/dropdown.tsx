import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classes } from './classes.ts';
import style from './dropdown.module.css';

type DropdownProps = {
  /** Read aloud for the button. */
  label: string;
  button: ReactNode;
  className?: string;
  /** Opens above its button on narrow screens, where that one stands at their foot. */
  rises?: boolean;
  children: ReactNode;
};

/** A button that opens a small panel below it. It closes by a choice, Escape, a tap elsewhere, or when the focus leaves. */
export function Dropdown({ label, button, className, rises, children }: DropdownProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    let isTapped = false;
    const elsewhere = (event: Event) => {
      if (root.current?.contains(event.target as Node)) return;
      isTapped = event.type === 'pointerdown';
      setOpen(false);
    };
    const byKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      trigger.current?.focus();
    };
    const watching = new AbortController();
    const { signal } = watching;
    document.addEventListener('pointerdown', elsewhere, { signal });
    document.addEventListener('focusin', elsewhere, { signal });
    document.addEventListener('keydown', byKey, { signal });
    const release = holdPageBelow(root.current);
    return () => {
      watching.abort();
      if (isTapped) afterTap(release);
      else release();
    };
  }, [open]);
  return (
    <div ref={root} className={style.root}>
      <button
        ref={trigger}
        type="button"
        aria-label={label}
        aria-expanded={open}
        className={classes(style.button, className)}
        onClick={() => setOpen(!open)}
      >
        {button}
      </button>
      {open && (
        // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: hears the clicks of its links and buttons, by key too
        <div
          className={classes(style.panel, rises && style.rising)}
          onClick={event => !isSubmit(event.target) && setOpen(false)}
        >
          {children}
        </div>
      )}
    </div>
  );
}

/**
 * A menu of the bar lies over the page: what it leaves uncovered of a card is too narrow to be pressed (WCAG 2.5.8), and
 * the tap that closes the menu should open nothing.
 */
function holdPageBelow(menu: Element | null): () => void {
  const page = document.querySelector('main');
  if (!page || page.contains(menu)) return () => undefined;
  page.inert = true;
  return () => {
    page.inert = false;
  };
}

/** A finger's tap clicks what lies below it once the finger is lifted. */
function afterTap(act: () => void): void {
  const ended = new AbortController();
  const end = () => {
    ended.abort();
    setTimeout(act, CLICK_FOLLOWS_MS);
  };
  for (const lifted of ['pointerup', 'pointercancel'])
    document.addEventListener(lifted, end, { signal: ended.signal });
}

const CLICK_FOLLOWS_MS = 100;

/** A form that is taken away is not sent any more; it leaves the page by itself. */
const isSubmit = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('button[type=submit]') !== null;

/** One row of a dropdown: put it on a link or a button. */
export const dropdownItem = style.item;
