import { path, rect, stroke } from '../../db/seeds/portraits/svg.ts';
import type { BuiltInGif } from '../../src/server/providers/gifs/built-in-gif-words.ts';
import {
  cheeks,
  closedEye,
  dot,
  face,
  heart,
  INK,
  interpolate,
  loopPosition,
  openEye,
  placedAt,
  sineWave,
  smile,
  star,
  times,
} from './shapes.ts';

/** `draw` returns the SVG at time `t`, from 0 to 1. */
type Loop = { background: readonly [string, string]; draw: (t: number) => string };

const plum = ['#5b2a86', '#1b1022'] as const;
const dusk = ['#8a3b5e', '#2b1230'] as const;
const blue = ['#33407f', '#131430'] as const;
const dawn = ['#ffb36b', '#c24f6f'] as const;
const calm = ['#4a3a8c', '#20163d'] as const;
const candles = ['#8fd3ff', '#ffd27d', '#a78bfa'];
const confetti = ['#ffd27d', '#8fd3ff', '#62d39a', '#a78bfa'];
const lights = ['#ff8a73', '#ffd27d', '#8fd3ff', '#a78bfa', '#62d39a', '#f58aa0'];
const rainbow = ['#f2545b', '#ff9f45', '#ffd84d', '#59c26b', '#4d8bf5', '#a566e8'];

const cup = `${stroke('M20-2h6a8 8 0 0 1 0 16h-6', '#e9d9c9', 5)}${path('M-22-8h44v14c0 12-8 20-22 20S-22 18-22 6Z', '#fff3e2')}${path('M-22-8h44v5h-44Z', '#7a4c32')}<ellipse cy="31" rx="28" ry="4" fill="#e1c7b0"/>`;
const glass = `${path('M-10-22H10l2 14c1 9-4 14-12 14s-13-5-12-14Z', '#eadff5')}${path('M-11.5-10h23c2 11-4 16-11.5 16S-13.5 1-11.5-10Z', '#c02e58')}${stroke('M0 6v16M-8 23H8', '#eadff5', 3)}`;
const thumb = path(
  'M-24-2h11v30h-11ZM-9-2 2-26c6 0 9 4 8 10l-2 12h14c6 0 8 5 7 9l-5 17c-1 4-4 6-8 6H-9Z',
  '#f7c07a',
);
const fiveFingers = path(
  'M-15 30c-8-10-14-20-12-24 3-4 8 1 11 6l-6-30c-1-7 7-8 9-2l5 20 0-26c0-6 9-6 9 0l1 26 6-22c2-6 10-4 8 3l-7 25 9-14c4-5 10-1 7 4L14 26c-6 12-20 14-29 4Z',
  '#f7c07a',
);
const cloud = `${dot(10, '#fff6f0')}${placedAt(10, 2, dot(8, '#fff6f0'))}${placedAt(-10, 2, dot(8, '#fff6f0'))}${placedAt(0, 5, dot(8, '#f3e6f3'))}`;
const cake = `${path('M-40-20h80v36a6 6 0 0 1-6 6h-68a6 6 0 0 1-6-6Z', '#f7dfe0')}${path('M-40-20a8 8 0 0 1 8-8h64a8 8 0 0 1 8 8v8c-6 10-12 10-16 2-4 10-12 10-16 0-4 9-12 9-16 0-4 10-12 10-16 0-4 8-10 8-16-2Z', '#e8607d')}${candles.map((colour, index) => stroke(`M${(index - 1) * 22}-30v-16`, colour, 6)).join('')}`;
const flame = `${path('M0-12c6 7 7 9 7 13a7 7 0 0 1-14 0c0-4 1-6 7-13Z', '#ffb347')}${placedAt(0, 3, dot(3, '#fff3c9'))}`;
const stem = `${stroke('M0 0Q-4-24 0-48', '#5fae7a', 4)}${path('M-1-18c-12 0-18-6-20-14 11-1 18 4 20 14ZM0-28c10 0 16-5 17-12-10-1-16 3-17 12Z', '#62b37c')}`;
const laugh = `${[-13, 13].map(x => stroke(`M${x - 6} -5q6-8 12 0`, INK, 3.2)).join('')}${path('M-17 5h34c0 14-8 20-17 20S-17 19-17 5Z', INK)}${path('M-11 20c3-5 19-5 22 0-3 4-7 5-11 5s-8-1-11-5Z', '#ef7d6b')}`;
const no = `${openEye(-12, -6)}${openEye(12, -6)}${stroke('M-11 16Q0 8 11 16', INK, 3.4)}${stroke('M-19-13l10-4M19-13l-10-4', INK, 3)}`;
const sunFace = `${dot(32, '#ffd15c')}${openEye(-11, -4)}${openEye(11, -4)}${smile(1)}${cheeks(20)}`;
const moon = `${path('M10-34A34 34 0 1 0 34 10 28 28 0 1 1 10-34Z', '#ffe3a3')}${closedEye(-15, 8)}${stroke('M-10 20q5 3 9 0', INK, 3)}`;
const bubble = path(
  'M-44-22a14 14 0 0 1 14-14h60a14 14 0 0 1 14 14V8a14 14 0 0 1-14 14H2l-16 18V22h-16A14 14 0 0 1-44 8Z',
  '#fff6f0',
);

/** Draws `count` copies around the origin, turned by `turn` degrees. */
const around = (count: number, turn: number, draw: (index: number) => string): string =>
  times(count, index => placedAt(0, 0, draw(index), { turn: (index * 360) / count + turn }));

/** Draws `count` copies that follow each other through the loop. */
const inTurn = (count: number, t: number, draw: (progress: number, index: number) => string): string =>
  times(count, index => draw(loopPosition(t, index / count), index));

export const loops: Record<BuiltInGif, Loop> = {
  hearts: {
    background: dusk,
    draw: t => {
      const rising = inTurn(7, t, (progress, index) => {
        const x = 22 + ((index * 41) % 80) + 5 * sineWave(t, 1, index / 7);
        const size = interpolate(0.7, 1.5, (index % 3) / 2) * Math.min(1, progress * 5);
        const drawing = heart(index % 2 ? '#ff8a73' : '#f25c78');
        return placedAt(x, interpolate(128, -10, progress), drawing, { size, opacity: 1 - progress ** 4 });
      });
      return rising + placedAt(60, 62, heart('#ff6b81'), { size: 2.5 + 0.25 * sineWave(t, 2) });
    },
  },
  wink: {
    background: plum,
    draw: t => {
      const winks = t > 0.4 && t < 0.75;
      const eyes = openEye(-12, -6) + (winks ? closedEye(12, -6) : openEye(12, -6));
      const drawing = face(eyes + smile(winks ? 1.2 : 0.8) + cheeks(21));
      const glint = star(winks ? 11 - 30 * Math.abs(t - 0.57) : 0.1);
      return placedAt(60, 60, drawing, { turn: winks ? 6 : 0 }) + placedAt(96, 34, glint);
    },
  },
  wave: {
    background: calm,
    draw: t => {
      const colour = `rgba(255,240,220,${0.4 + 0.4 * Math.abs(sineWave(t, 2))})`;
      const arm = placedAt(60, 98, placedAt(0, -36, fiveFingers), { turn: 18 * sineWave(t, 2) });
      return arm + stroke('M20 40q-6 10-2 22', colour, 3) + stroke('M100 40q6 10 2 22', colour, 3);
    },
  },
  coffee: {
    background: dusk,
    draw: t => {
      const steam = inTurn(3, t, (progress, index) => {
        const drawing = stroke(`M0 0q${5 * sineWave(t, 1, index / 3)}-8 0-15t0-13`, '#fff3e2', 3.4);
        const opacity = 0.85 * Math.sin(progress * Math.PI);
        return placedAt(46 + index * 12, interpolate(62, 44, progress), drawing, { opacity });
      });
      return placedAt(58, 72, cup) + steam;
    },
  },
  fireworks: {
    background: ['#2a2160', '#0f0b24'],
    draw: t => {
      const rocket = (x: number, y: number, from: number, colour: string) => {
        const progress = loopPosition(t, from);
        const spark = (reach: number, size: number, fill: string) =>
          placedAt(0, -reach * Math.sqrt(progress), dot(size, fill));
        const ray =
          spark(32, 2.8 * (1 - progress) + 0.6, colour) + spark(19, 1.8 * (1 - progress), '#fff6e0');
        return placedAt(
          x,
          y,
          around(12, 0, () => ray),
          { opacity: 1 - progress ** 3 },
        );
      };
      return rocket(38, 44, 0, '#ff8a73') + rocket(84, 36, 0.35, '#ffd27d') + rocket(62, 78, 0.68, '#a78bfa');
    },
  },
  cheers: {
    background: plum,
    draw: t => {
      const near = Math.max(0, sineWave(t));
      const turn = 14 * near;
      const left = placedAt(interpolate(34, 44, near), 64, glass, { turn, size: 1.3 });
      const right = placedAt(interpolate(86, 76, near), 64, glass, { turn: -turn, size: 1.3 });
      const glint = star(6 * Math.max(0, near - 0.5) * 2 + 0.01);
      const glints = [-2, -1, 0, 1, 2].map(side =>
        placedAt(60 + side * 11, interpolate(36, 14, near) + Math.abs(side) * 5, glint),
      );
      return left + right + glints.join('');
    },
  },
  moon: {
    background: blue,
    draw: t => {
      const stars = times(9, index => {
        const twinkle = sineWave(t, 1, index / 9);
        const [x, y] = [14 + ((index * 47) % 96), 12 + ((index * 29) % 92)];
        return placedAt(x, y, star(3.5 + 2 * twinkle), { opacity: 0.5 + 0.4 * twinkle });
      });
      const sleep = inTurn(3, t, progress =>
        placedAt(
          interpolate(74, 100, progress),
          interpolate(44, 14, progress),
          stroke('M-4-4h8l-8 8h8', '#eadff5', 2.6),
          { size: interpolate(0.5, 1.2, progress), opacity: Math.sin(progress * Math.PI) },
        ),
      );
      return stars + placedAt(60, 60 + 2 * sineWave(t), moon, { turn: 3 * sineWave(t) }) + sleep;
    },
  },
  sun: {
    background: dawn,
    draw: t => {
      const rays = around(12, t * 30, index =>
        path(`M-4-36h8l-4-${10 + 5 * Math.abs(sineWave(t, 1, index / 4))}Z`, '#fff0c9'),
      );
      return placedAt(60, 62, rays + sunFace);
    },
  },
  laugh: {
    background: plum,
    draw: t => {
      const tears = inTurn(2, t, (progress, index) => {
        const x = 60 + (index ? 1 : -1) * interpolate(26, 44, progress);
        const tear = path('M0-7c4 6 5 8 5 10a5 5 0 0 1-10 0c0-2 1-4 5-10Z', '#8fd3ff');
        return placedAt(x, interpolate(50, 84, progress), tear, { opacity: 1 - progress ** 3 });
      });
      return placedAt(60, 60 + 3 * sineWave(t, 4), face(laugh), { turn: 4 * sineWave(t, 2) }) + tears;
    },
  },
  yes: {
    background: calm,
    draw: t => {
      const [turn, size] = [-8 * Math.max(0, sineWave(t)), 1.25 + 0.08 * sineWave(t, 2)];
      const stars = times(3, index =>
        placedAt(34 + index * 26, 20 + (index % 2) * -6, star(6 * Math.max(0.01, sineWave(t, 1, index / 6)))),
      );
      return placedAt(60, 64 - 4 * Math.abs(sineWave(t)), thumb, { turn, size }) + stars;
    },
  },
  no: {
    background: dusk,
    draw: t => placedAt(60 + 6 * sineWave(t, 2), 60, face(no), { turn: 7 * sineWave(t, 2) }),
  },
  thanks: {
    background: plum,
    draw: t => {
      const petals = around(8, 8 * sineWave(t), index => {
        const petal = path('M0-6c8-4 9-16 0-22-9 6-8 18 0 22Z', index % 2 ? '#f58aa0' : '#ee6f7e');
        return placedAt(0, 0, petal, { size: 0.92 + 0.08 * sineWave(t, 1, index / 8) });
      });
      const flower = stem + placedAt(0, -58, petals + dot(9, '#ffd27d'));
      return placedAt(60, 108, flower, { turn: 5 * sineWave(t) });
    },
  },
  rainbow: {
    background: blue,
    draw: t => {
      const bows = rainbow.map((colour, index) => {
        const r = 46 - index * 6;
        const length = Math.PI * r;
        const shown = Math.min(1, Math.max(0, 2.4 * Math.sin(t * Math.PI) - index * 0.12));
        return `<path d="M${60 - r} 84A${r} ${r} 0 0 1 ${60 + r} 84" fill="none" stroke="${colour}" stroke-width="6.2" stroke-dasharray="${length * shown} ${length * 2}"/>`;
      });
      const clouds = [24, 96].map((x, index) =>
        placedAt(x, 86, cloud, { size: 1 + 0.05 * sineWave(t, 1, index / 2) }),
      );
      return [...bows, ...clouds].join('');
    },
  },
  dance: {
    background: ['#47206e', '#150b22'],
    draw: t => {
      const beams = lights.map((colour, index) =>
        placedAt(60, 48, path('M-5 0h10l16 90h-42Z', colour), { turn: index * 60 + t * 60, opacity: 0.22 }),
      );
      const mirrors = times(5, row =>
        times(7, column => {
          const y = (row - 2) * 10;
          const half = Math.sqrt(28 ** 2 - y ** 2) - 3;
          const x = half * Math.sin((column / 7 + t / 7 - 0.5) * Math.PI);
          const light = 0.35 + 0.65 * Math.max(0, sineWave(t, 1, (row * 3 + column) / 7));
          return rect(x - 3.4, y - 3.8, 6.8, 7.6, '#fff', { rx: 1.4, opacity: Number(light.toFixed(2)) });
        }),
      );
      const stars = times(6, index =>
        placedAt(18 + index * 17, 92 + (index % 3) * 9, star(5 + 3 * sineWave(t, 2, index / 6))),
      );
      const ball = stroke('M60 0v20', '#c9bfd6', 2) + placedAt(60, 48, dot(28, '#b9b0cf') + mirrors);
      return beams.join('') + ball + stars;
    },
  },
  thinking: {
    background: calm,
    draw: t => {
      const dots = times(3, index =>
        placedAt(38 + index * 22, 49 - 7 * Math.max(0, sineWave(t, 1, -index / 6)), dot(7, '#6d28d9')),
      );
      return placedAt(60, 56, bubble) + dots;
    },
  },
  birthday: {
    background: dusk,
    draw: t => {
      const flames = times(3, index => {
        const [size, turn] = [0.85 + 0.12 * sineWave(t, 2, index / 3), 8 * sineWave(t, 1, index / 3)];
        return placedAt(38 + index * 22, 33, flame, { size, turn });
      });
      const falling = inTurn(8, t, (progress, index) => {
        const paper = rect(-2, -3, 4, 6, confetti[index % 4] ?? '#fff');
        const turn = 360 * loopPosition(t, index / 5);
        return placedAt(10 + ((index * 37) % 102), interpolate(-4, 124, progress), paper, { turn });
      });
      return placedAt(60, 84, cake) + flames + falling;
    },
  },
};
