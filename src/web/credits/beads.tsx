import style from './beads.module.css';

const ROW = 10;
const MOST = 100;

/** One bead a credit, ten in a row: how much a bundle is, seen at a glance. A decoration beside the figure. */
export function Beads({ count }: { count: number }) {
  const shown = Math.min(count, MOST);
  const beads = Array.from({ length: shown }, (_, index) => {
    const column = index % ROW;
    // Filled from the bottom, as a glass is.
    const row = MOST / ROW - 1 - Math.floor(index / ROW);
    return `M${column * 2 + 1} ${row * 2 + 1}h0`;
  });
  return (
    <svg aria-hidden="true" className={style.beads} viewBox={`0 0 ${ROW * 2} ${(MOST / ROW) * 2}`}>
      <path d={beads.join('')} />
    </svg>
  );
}
