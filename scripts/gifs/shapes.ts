import { disc, path, stroke } from '../../db/seeds/portraits/svg.ts';

/** `t` is the time within the loop, from 0 to 1. */
export const sineWave = (t: number, cycles = 1, phase = 0): number =>
  Math.sin((t * cycles + phase) * 2 * Math.PI);
export const loopPosition = (t: number, phase = 0): number => (t + phase) % 1;
export const interpolate = (from: number, to: number, fraction: number): number =>
  from + (to - from) * fraction;
const round = (value: number) => Math.round(value * 100) / 100;

export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

export const placedAt = (
  x: number,
  y: number,
  inner: string,
  { turn = 0, size = 1, opacity = 1 } = {},
): string =>
  `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${round(size)})" opacity="${round(opacity)}">${inner}</g>`;

export const dot = (r: number, fill: string): string => disc(0, 0, round(r), fill);
export const heart = (fill: string): string =>
  path('M0 9C-5 4-11 0-11-5.5A5.8 5.8 0 0 1 0-8a5.8 5.8 0 0 1 11 2.5C11 0 5 4 0 9Z', fill);
export const star = (r: number): string => {
  const waist = r * 0.18;
  return path(
    `M0 ${-r}C${waist} ${-waist} ${waist} ${-waist} ${r} 0 ${waist} ${waist} ${waist} ${waist} 0 ${r} ${-waist} ${waist} ${-waist} ${waist} ${-r} 0 ${-waist} ${-waist} ${-waist} ${-waist} 0 ${-r}Z`,
    '#fff0c9',
  );
};

export const INK = '#3a2030';
export const face = (features: string): string =>
  `<ellipse cy="37" rx="26" ry="4" fill="#000" opacity=".18"/>${dot(33, '#f7b955')}${path('M-31-10A33 33 0 0 1 31-10C20-28-20-28-31-10Z', '#ffd27d', 0.7)}${features}`;
export const openEye = (x: number, y: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="4" ry="6" fill="${INK}"/>`;
export const closedEye = (x: number, y: number): string => stroke(`M${x - 5} ${y}q5 4 10 0`, INK, 3.2);
export const smile = (wide: number): string => stroke(`M-14 9Q0 ${round(9 + 14 * wide)} 14 9`, INK, 3.4);
export const cheeks = (x: number): string =>
  [-x, x].map(side => `<ellipse cx="${side}" cy="8" rx="5" ry="3.2" fill="#ef7d6b" opacity=".55"/>`).join('');
