import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from './button.tsx';
import { classes } from './classes.ts';
import { ChevronLeftIcon, ChevronRightIcon } from './icons.ts';
import style from './strip.module.css';

type StripProps = {
  label: string;
  previous: string;
  next: string;
  /** One item fills the strip. */
  items: { key: string; label: string; content: ReactNode }[];
  /** The item that is to be in view, gone to at once whenever this is said anew; `focus` takes the keyboard's place along. */
  place?: { index: number; focus: boolean };
  className?: string;
};

const AT_START = { index: 0, focus: false };

const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Items side by side, one in view: swiped with a finger, with two buttons, or with the arrow keys. Complete without script. */
export function Strip({ label, previous, next, items, place = AT_START, className }: StripProps) {
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(place.index);
  useBeforePaint(() => {
    const item = list.current?.children[place.index];
    if (!(item instanceof HTMLElement)) return;
    list.current?.scrollTo({ left: item.offsetLeft, behavior: 'instant' });
    if (place.focus) item.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true });
  }, [place]);
  const go = (index: number) => {
    const item = list.current?.children[index];
    if (!(item instanceof HTMLElement) || !list.current) return;
    list.current.scrollTo({ left: item.offsetLeft });
    // The keyboard's place goes along, so that the next key finds it here.
    item.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    go(shown + step);
  };
  const follow = () => {
    if (list.current) setShown(Math.round(list.current.scrollLeft / list.current.clientWidth));
  };
  return (
    <section className={classes(style.strip, className)} aria-label={label} onKeyDown={onKeyDown}>
      <ul ref={list} className={style.items} onScroll={follow}>
        {items.map(item => (
          <li key={item.key} aria-label={item.label}>
            {item.content}
          </li>
        ))}
      </ul>
      {items.length > 1 && (
        <>
          <div className={style.marks} aria-hidden="true">
            {items.map(({ key }, index) => (
              <span key={key} className={index === shown ? style.here : undefined} />
            ))}
          </div>
          <IconButton
            label={previous}
            className={style.previous}
            disabled={shown === 0}
            onClick={() => go(shown - 1)}
          >
            <ChevronLeftIcon />
          </IconButton>
          <IconButton
            label={next}
            className={style.next}
            disabled={shown === items.length - 1}
            onClick={() => go(shown + 1)}
          >
            <ChevronRightIcon />
          </IconButton>
        </>
      )}
    </section>
  );
}
