import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { classes } from './classes.ts';
import style from './dropdown.module.css';

export type DropdownProps = {
  /** Name of the button for screen readers. */
  label: string;
  button: ReactNode;
  className?: string;
  /** Opens the panel above the button on narrow screens. */
  opensAbove?: boolean;
  children: ReactNode;
};

export function Dropdown({ label, button, className, opensAbove, children }: DropdownProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (open && panel.current ? keepInsideScreen(panel.current) : undefined), [open]);
  useEffect(() => {
    if (!open) return;
    let isTapped = false;
    const closeOnOutside = (event: Event) => {
      if (root.current?.contains(event.target as Node)) return;
      isTapped = event.type === 'pointerdown';
      setOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      trigger.current?.focus();
    };
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener('pointerdown', closeOnOutside, { signal });
    document.addEventListener('focusin', closeOnOutside, { signal });
    document.addEventListener('keydown', closeOnEscape, { signal });
    const release = makePageInert(root.current);
    return () => {
      controller.abort();
      if (isTapped) runAfterTap(release);
      else release();
    };
  }, [open]);
  return (
    <div ref={root} className={dropdownRoot}>
      <button
        ref={trigger}
        type="button"
        aria-label={label}
        aria-expanded={open}
        className={classes(dropdownButton, className)}
        onClick={() => setOpen(!open)}
      >
        {button}
      </button>
      {open && (
        // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: handles the clicks, by pointer or key, of its links and buttons
        <div
          ref={panel}
          className={classes(dropdownPanel, opensAbove && style.rising)}
          onClick={event => !isSubmit(event.target) && setOpen(false)}
        >
          {children}
        </div>
      )}
    </div>
  );
}

/** The panel ends where its button ends, so beside a button at the start of a narrow screen it would begin outside. */
function keepInsideScreen(panel: HTMLElement): () => void {
  const shift = () => {
    panel.style.setProperty('--shift', '0px');
    const missing = SCREEN_GAP_PX - panel.getBoundingClientRect().left;
    if (missing > 0) panel.style.setProperty('--shift', `${missing}px`);
  };
  shift();
  addEventListener('resize', shift);
  return () => removeEventListener('resize', shift);
}

const SCREEN_GAP_PX = 8;

/** Without this function, the tap that closes the menu could press a button. */
function makePageInert(menu: Element | null): () => void {
  const page = document.querySelector('main');
  if (!page || page.contains(menu)) return () => undefined;
  page.inert = true;
  return () => {
    page.inert = false;
  };
}

/** Waits for the click, which browsers send after the finger is lifted. */
function runAfterTap(callback: () => void): void {
  const controller = new AbortController();
  const end = () => {
    controller.abort();
    setTimeout(callback, CLICK_FOLLOWS_MS);
  };
  for (const type of ['pointerup', 'pointercancel'])
    document.addEventListener(type, end, { signal: controller.signal });
}

const CLICK_FOLLOWS_MS = 100;

/** Closing the menu would remove the form before its submission. */
const isSubmit = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('button[type=submit]') !== null;

export const dropdownRoot = `relative ${style.root}`;
export const dropdownButton = `inline-row gap-xs justify-center target weight-600 round at-least-target ${style.button}`;
export const dropdownPanel = `absolute pad-1 raised radius-l floating contain-scroll ${style.panel}`;
export const dropdownItem = `row gap-s full-width target ink text-start no-underline radius-m ${style.item}`;
