import style from './credit-dots.module.css';

const DOTS_PER_ROW = 10;
const MAX_DOTS = 100;

/**
 * Hidden from screen readers, because the number stands next to it.
 * @spec D2.12
 */
export function CreditDots({ count }: { count: number }) {
  const dotCount = Math.min(count, MAX_DOTS);
  const dots = Array.from({ length: dotCount }, (_, index) => {
    const column = index % DOTS_PER_ROW;
    // The bottom row is filled first.
    const row = MAX_DOTS / DOTS_PER_ROW - 1 - Math.floor(index / DOTS_PER_ROW);
    return `M${column * 2 + 1} ${row * 2 + 1}h0`;
  });
  return (
    <svg
      aria-hidden="true"
      className={style.dots}
      viewBox={`0 0 ${DOTS_PER_ROW * 2} ${(MAX_DOTS / DOTS_PER_ROW) * 2}`}
    >
      <path d={dots.join('')} />
    </svg>
  );
}
