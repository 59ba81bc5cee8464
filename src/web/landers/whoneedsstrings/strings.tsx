import type { CSSProperties } from 'react';
import style from './strings.module.css';

/** Where each string hangs, how long it is, and how far it swings aside. The last is left for the visitor. */
const strings = [
  { x: 92, length: 196, bend: 10 },
  { x: 206, length: 150, bend: -14 },
  { x: 318, length: 226, bend: 8 },
  { x: 424, length: 176, bend: -8 },
  { x: 520, length: 232, bend: 12 },
  { x: 622, length: 140, bend: -10 },
  { x: 716, length: 214, bend: 9 },
  { x: 800, length: 168, bend: -12 },
  { x: 904, length: 222, bend: 10 },
] as const;
/** These were cut before. */
const stubs = [996, 1088];

const CUT = 34;
const frays = 'm0 0l-5 9m5 -9l1 11m-1 -11l6 8';

/**
 * At load, scissors cut one string after the other, but for the last. What becomes of it depends on the choice in
 * the form, which the page's styles see: it falls, or its end is open, or it connects two cans.
 */
export const Strings = () => (
  <svg
    viewBox="0 0 1200 250"
    preserveAspectRatio="xMidYMin slice"
    aria-hidden="true"
    className={`full-width ${style.strings}`}
  >
    <path className={style.rail} d="M-1400 0H2600" />
    <Heap />
    {strings.map(({ x, length, bend }, index) => (
      <g
        key={x}
        style={{ '--turn': index } as CSSProperties}
        className={index === strings.length - 1 ? style.last : undefined}
      >
        <path d={`M${x} 0V${CUT}${frays}`} />
        <path
          className={style.falling}
          d={`M${x} ${CUT}C${x + bend} ${CUT + length / 3} ${x - bend} ${CUT + (length * 2) / 3} ${x} ${length}${frays}`}
        />
      </g>
    ))}
    <path d={stubs.map(x => `M${x} 0V${CUT}${frays}`).join('')} />
    <OpenEnd />
    <Cans />
    <Scissors />
  </svg>
);

const Heap = () => (
  <path
    className={style.heap}
    d="M330 238c40 -20 84 -30 74 -8c-10 20 -60 12 -44 -8c20 -24 96 -26 92 2c-4 24 -60 16 -44 -10c20 -30 110 -20 100 12c-8 22 -62 14 -46 -8c22 -30 112 -18 108 8c-4 22 -56 16 -44 -4c18 -28 92 -22 94 4c2 20 -44 18 -36 -2c10 -22 60 -20 120 10"
  />
);

const OpenEnd = () => (
  <path
    className={style.open}
    d="M904 0C900 90 780 60 700 80C600 106 610 190 680 178C740 166 716 92 640 112C560 134 600 222 520 206C460 194 480 130 420 140C380 148 370 180 330 168"
    pathLength={100}
  />
);

const Cans = () => (
  <g className={style.cans}>
    <path d="M470 128C550 188 650 188 730 128" />
    <Can transform="rotate(-10 430 120)" />
    <Can transform="translate(1200 0) scale(-1 1) rotate(-10 430 120)" />
  </g>
);

/** Lies on its side, with its opening to the left. */
const Can = ({ transform }: { transform: string }) => (
  <g transform={transform}>
    <path className={style.tin} d="M388 82H470a10 36 0 0 1 0 72H388Z" />
    <path d="M418 82a10 36 0 0 1 0 72M444 82a10 36 0 0 1 0 72" />
    <ellipse className={style.tin} cx="388" cy="118" rx="13" ry="36" />
  </g>
);

const Scissors = () => (
  <g className={style.scissors}>
    <circle cx="-62" cy="-16" r="12" />
    <circle cx="-62" cy="16" r="12" />
    <path className={style.blade} d="M-52 -10L6 14" />
    <path className={style.blade} d="M-52 10L6 -14" />
  </g>
);
