import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from './button.tsx';
import style from './carousel.module.css';
import { classes } from './classes.ts';
import { ChevronLeftIcon, ChevronRightIcon } from './icons.ts';

type CarouselProps = {
  label: string;
  previous: string;
  next: string;
  items: { key: string; label: string; content: ReactNode }[];
  /** The carousel scrolls to the item `index` whenever this object changes. */
  position?: { index: number; focus: boolean };
  className?: string;
};

const AT_START = { index: 0, focus: false };

const useIsomorphicLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** The carousel is a scrolling list, so that it works without script. */
export function Carousel({ label, previous, next, items, position = AT_START, className }: CarouselProps) {
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(position.index);
  useIsomorphicLayoutEffect(() => {
    const item = list.current?.children[position.index];
    if (!(item instanceof HTMLElement)) return;
    list.current?.scrollTo({ left: item.offsetLeft, behavior: 'instant' });
    if (position.focus) item.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true });
  }, [position]);
  const scrollToItem = (index: number) => {
    const item = list.current?.children[index];
    if (!(item instanceof HTMLElement) || !list.current) return;
    list.current.scrollTo({ left: item.offsetLeft });
    // Focuses the item, so that the carousel receives the next arrow key.
    item.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    scrollToItem(shown + step);
  };
  const updateShown = () => {
    if (list.current) setShown(Math.round(list.current.scrollLeft / list.current.clientWidth));
  };
  return (
    <section className={classes('relative', className)} aria-label={label} onKeyDown={onKeyDown}>
      <ul ref={list} className={`flex relative ${style.items}`} onScroll={updateShown}>
        {items.map(item => (
          <li key={item.key} aria-label={item.label}>
            {item.content}
          </li>
        ))}
      </ul>
      {items.length > 1 && (
        <>
          <div className={`flex absolute gap-half click-through ${style.marks}`} aria-hidden="true">
            {items.map(({ key }, index) => (
              <span key={key} className={index === shown ? style.here : undefined} />
            ))}
          </div>
          <IconButton
            label={previous}
            className={`absolute on-photo dim ${style.previous}`}
            disabled={shown === 0}
            onClick={() => scrollToItem(shown - 1)}
          >
            <ChevronLeftIcon />
          </IconButton>
          <IconButton
            label={next}
            className={`absolute on-photo dim ${style.next}`}
            disabled={shown === items.length - 1}
            onClick={() => scrollToItem(shown + 1)}
          >
            <ChevronRightIcon />
          </IconButton>
        </>
      )}
    </section>
  );
}
