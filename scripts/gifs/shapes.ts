/** `t` is the time within the loop, from 0 to 1. */
export const sineWave = (t: number, cycles = 1, phase = 0): number =>
  Math.sin((t * cycles + phase) * 2 * Math.PI);
export const loopPosition = (t: number, phase = 0): number => (t + phase) % 1;
export const interpolate = (from: number, to: number, fraction: number): number =>
  from + (to - from) * fraction;
const round = (value: number) => Math.round(value * 100) / 100;

export const placedAt = (
  x: number,
  y: number,
  inner: string,
  { turn = 0, size = 1, opacity = 1 } = {},
): string =>
  `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${round(size)})" opacity="${round(opacity)}">${inner}</g>`;

export const heart = (fill: string): string =>
  `<path d="M0 9C-5 4-11 0-11-5.5A5.8 5.8 0 0 1 0-8a5.8 5.8 0 0 1 11 2.5C11 0 5 4 0 9Z" fill="${fill}"/>`;
export const dot = (r: number, fill: string): string => `<circle r="${round(r)}" fill="${fill}"/>`;
export const strokePath = (path: string, stroke: string, width = 3): string =>
  `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
export const shape = (path: string, fill: string): string => `<path d="${path}" fill="${fill}"/>`;
export const star = (r: number, fill: string): string =>
  `<path d="M0 ${-r}C${r * 0.18} ${-r * 0.18} ${r * 0.18} ${-r * 0.18} ${r} 0 ${r * 0.18} ${r * 0.18} ${r * 0.18} ${r * 0.18} 0 ${r} ${-r * 0.18} ${r * 0.18} ${-r * 0.18} ${r * 0.18} ${-r} 0 ${-r * 0.18} ${-r * 0.18} ${-r * 0.18} ${-r * 0.18} 0 ${-r}Z" fill="${fill}"/>`;

const INK = '#3a2030';
export const face = (features: string): string =>
  `<ellipse cy="37" rx="26" ry="4" fill="#000" opacity=".18"/>${dot(33, '#f7b955')}<path d="M-31-10A33 33 0 0 1 31-10C20-28-20-28-31-10Z" fill="#ffd27d" opacity=".7"/>${features}`;
export const eye = (x: number, y: number, open = 1): string =>
  open > 0.35
    ? `<ellipse cx="${x}" cy="${y}" rx="4" ry="${round(6 * open)}" fill="${INK}"/>`
    : strokePath(`M${x - 5} ${y}q5 4 10 0`, INK, 3.2);
export const laughing = (x: number, y: number): string => strokePath(`M${x - 6} ${y + 3}q6-8 12 0`, INK, 3.2);
export const smile = (wide: number): string => strokePath(`M-14 9Q0 ${round(9 + 14 * wide)} 14 9`, INK, 3.4);
export const cheek = (x: number): string =>
  `<ellipse cx="${x}" cy="8" rx="5" ry="3.2" fill="#ef7d6b" opacity=".55"/>`;
