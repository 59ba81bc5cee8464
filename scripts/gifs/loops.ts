import type { BuiltInGif } from '../../src/server/providers/gifs/built-in-gif-words.ts';
import {
  cheek,
  dot,
  eye,
  face,
  heart,
  interpolate,
  laughing,
  loopPosition,
  placedAt,
  shape,
  sineWave,
  smile,
  star,
  strokePath,
} from './shapes.ts';

/** `draw` returns the SVG at time `t`, from 0 to 1. */
type Loop = { background: readonly [string, string]; draw: (t: number) => string };

const plum = ['#5b2a86', '#1b1022'] as const;
const dusk = ['#8a3b5e', '#2b1230'] as const;
const blue = ['#33407f', '#131430'] as const;
const dawn = ['#ffb36b', '#c24f6f'] as const;
const calm = ['#4a3a8c', '#20163d'] as const;

const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');
const cup = `${strokePath('M20-2h6a8 8 0 0 1 0 16h-6', '#e9d9c9', 5)}${shape('M-22-8h44v14c0 12-8 20-22 20S-22 18-22 6Z', '#fff3e2')}${shape('M-22-8h44v5h-44Z', '#7a4c32')}<ellipse cy="31" rx="28" ry="4" fill="#e1c7b0"/>`;
const glass = `${shape('M-10-22H10l2 14c1 9-4 14-12 14s-13-5-12-14Z', '#eadff5')}${shape('M-11.5-10h23c2 11-4 16-11.5 16S-13.5 1-11.5-10Z', '#c02e58')}${strokePath('M0 6v16M-8 23H8', '#eadff5', 3)}`;
const thumb = shape(
  'M-24-2h11v30h-11ZM-9-2 2-26c6 0 9 4 8 10l-2 12h14c6 0 8 5 7 9l-5 17c-1 4-4 6-8 6H-9Z',
  '#f7c07a',
);
const fiveFingers = shape(
  'M-15 30c-8-10-14-20-12-24 3-4 8 1 11 6l-6-30c-1-7 7-8 9-2l5 20 0-26c0-6 9-6 9 0l1 26 6-22c2-6 10-4 8 3l-7 25 9-14c4-5 10-1 7 4L14 26c-6 12-20 14-29 4Z',
  '#f7c07a',
);

export const loops: Record<BuiltInGif, Loop> = {
  hearts: {
    background: dusk,
    draw: t =>
      times(7, index => {
        const progress = loopPosition(t, index / 7);
        const x = 22 + ((index * 41) % 80) + 5 * sineWave(t, 1, index / 7);
        const size = interpolate(0.7, 1.5, (index % 3) / 2) * Math.min(1, progress * 5);
        return placedAt(x, interpolate(128, -10, progress), heart(index % 2 ? '#ff8a73' : '#f25c78'), {
          size,
          opacity: 1 - progress ** 4,
        });
      }) + placedAt(60, 62, heart('#ff6b81'), { size: 2.5 + 0.25 * sineWave(t, 2) }),
  },
  wink: {
    background: plum,
    draw: t => {
      const open = t > 0.4 && t < 0.75 ? 0 : 1;
      const look = eye(-12, -6) + eye(12, -6, open) + smile(0.8 + 0.4 * (1 - open)) + cheek(-21) + cheek(21);
      return (
        placedAt(60, 60, face(look), { turn: 6 * (1 - open) }) +
        placedAt(96, 34, star(open ? 0.1 : 11 - 30 * Math.abs(t - 0.57), '#fff0c9'))
      );
    },
  },
  wave: {
    background: calm,
    draw: t =>
      placedAt(60, 98, placedAt(0, -36, fiveFingers), { turn: 18 * sineWave(t, 2) }) +
      times(2, index =>
        strokePath(
          index ? 'M100 40q6 10 2 22' : 'M20 40q-6 10-2 22',
          `rgba(255,240,220,${0.4 + 0.4 * Math.abs(sineWave(t, 2))})`,
        ),
      ),
  },
  coffee: {
    background: dusk,
    draw: t =>
      placedAt(58, 72, cup) +
      times(3, index => {
        const progress = loopPosition(t, index / 3);
        const x = 46 + index * 12;
        const path = `M0 0q${5 * sineWave(t, 1, index / 3)}-8 0-15t0-13`;
        return placedAt(x, interpolate(62, 44, progress), strokePath(path, '#fff3e2', 3.4), {
          opacity: 0.85 * Math.sin(progress * Math.PI),
        });
      }),
  },
  fireworks: {
    background: ['#2a2160', '#0f0b24'],
    draw: t =>
      [
        [38, 44, 0, '#ff8a73'],
        [84, 36, 0.35, '#ffd27d'],
        [62, 78, 0.68, '#a78bfa'],
      ]
        .map(([x, y, from, colour]) => {
          const progress = loopPosition(t, Number(from));
          const rays = times(12, index => {
            const turn = index * 30;
            return placedAt(
              0,
              0,
              placedAt(0, -32 * Math.sqrt(progress), dot(2.8 * (1 - progress) + 0.6, String(colour))) +
                placedAt(0, -19 * Math.sqrt(progress), dot(1.8 * (1 - progress), '#fff6e0')),
              { turn },
            );
          });
          return placedAt(Number(x), Number(y), rays, { opacity: 1 - progress ** 3 });
        })
        .join(''),
  },
  cheers: {
    background: plum,
    draw: t => {
      const near = Math.max(0, sineWave(t));
      const turn = 14 * near;
      return (
        placedAt(interpolate(34, 44, near), 64, glass, { turn, size: 1.3 }) +
        placedAt(interpolate(86, 76, near), 64, glass, { turn: -turn, size: 1.3 }) +
        times(5, index =>
          placedAt(
            60 + (index - 2) * 11,
            interpolate(36, 14, near) + Math.abs(index - 2) * 5,
            star(6 * Math.max(0, near - 0.5) * 2 + 0.01, '#fff0c9'),
          ),
        )
      );
    },
  },
  moon: {
    background: blue,
    draw: t =>
      times(9, index =>
        placedAt(
          14 + ((index * 47) % 96),
          12 + ((index * 29) % 92),
          star(3.5 + 2 * sineWave(t, 1, index / 9), '#fff0c9'),
          { opacity: 0.5 + 0.4 * sineWave(t, 1, index / 9) },
        ),
      ) +
      placedAt(
        60,
        60 + 2 * sineWave(t),
        shape('M10-34A34 34 0 1 0 34 10 28 28 0 1 1 10-34Z', '#ffe3a3') +
          eye(-15, 8, 0) +
          strokePath('M-10 20q5 3 9 0', '#3a2030'),
        { turn: 3 * sineWave(t) },
      ) +
      times(3, index => {
        const progress = loopPosition(t, index / 3);
        return placedAt(
          interpolate(74, 100, progress),
          interpolate(44, 14, progress),
          strokePath('M-4-4h8l-8 8h8', '#eadff5', 2.6),
          {
            size: interpolate(0.5, 1.2, progress),
            opacity: Math.sin(progress * Math.PI),
          },
        );
      }),
  },
  sun: {
    background: dawn,
    draw: t =>
      placedAt(
        60,
        62,
        times(12, index =>
          placedAt(0, 0, shape(`M-4-36h8l-4-${10 + 5 * Math.abs(sineWave(t, 1, index / 4))}Z`, '#fff0c9'), {
            turn: index * 30 + t * 30,
          }),
        ) +
          dot(32, '#ffd15c') +
          eye(-11, -4) +
          eye(11, -4) +
          smile(1) +
          cheek(-20) +
          cheek(20),
      ),
  },
  laugh: {
    background: plum,
    draw: t =>
      placedAt(
        60,
        60 + 3 * sineWave(t, 4),
        face(
          laughing(-13, -8) +
            laughing(13, -8) +
            shape('M-17 5h34c0 14-8 20-17 20S-17 19-17 5Z', '#3a2030') +
            shape('M-11 20c3-5 19-5 22 0-3 4-7 5-11 5s-8-1-11-5Z', '#ef7d6b'),
        ),
        { turn: 4 * sineWave(t, 2) },
      ) +
      times(2, index => {
        const progress = loopPosition(t, index / 2);
        const side = index ? 1 : -1;
        return placedAt(
          60 + side * interpolate(26, 44, progress),
          interpolate(50, 84, progress),
          shape('M0-7c4 6 5 8 5 10a5 5 0 0 1-10 0c0-2 1-4 5-10Z', '#8fd3ff'),
          { opacity: 1 - progress ** 3 },
        );
      }),
  },
  yes: {
    background: calm,
    draw: t =>
      placedAt(60, 64 - 4 * Math.abs(sineWave(t)), thumb, {
        size: 1.25 + 0.08 * sineWave(t, 2),
        turn: -8 * Math.max(0, sineWave(t)),
      }) +
      times(3, index =>
        placedAt(
          34 + index * 26,
          20 + (index % 2) * -6,
          star(6 * Math.max(0.01, sineWave(t, 1, index / 6)), '#fff0c9'),
        ),
      ),
  },
  no: {
    background: dusk,
    draw: t =>
      placedAt(
        60 + 6 * sineWave(t, 2),
        60,
        face(
          eye(-12, -6) +
            eye(12, -6) +
            strokePath('M-11 16Q0 8 11 16', '#3a2030', 3.4) +
            strokePath('M-19-13l10-4M19-13l-10-4', '#3a2030', 3),
        ),
        { turn: 7 * sineWave(t, 2) },
      ),
  },
  thanks: {
    background: plum,
    draw: t =>
      placedAt(
        60,
        108,
        strokePath('M0 0Q-4-24 0-48', '#5fae7a', 4) +
          shape('M-1-18c-12 0-18-6-20-14 11-1 18 4 20 14ZM0-28c10 0 16-5 17-12-10-1-16 3-17 12Z', '#62b37c') +
          placedAt(
            0,
            -58,
            times(8, index =>
              placedAt(0, 0, shape('M0-6c8-4 9-16 0-22-9 6-8 18 0 22Z', index % 2 ? '#f58aa0' : '#ee6f7e'), {
                turn: index * 45 + 8 * sineWave(t),
                size: 0.92 + 0.08 * sineWave(t, 1, index / 8),
              }),
            ) + dot(9, '#ffd27d'),
          ),
        { turn: 5 * sineWave(t) },
      ),
  },
  rainbow: {
    background: blue,
    draw: t =>
      ['#f2545b', '#ff9f45', '#ffd84d', '#59c26b', '#4d8bf5', '#a566e8']
        .map((colour, index) => {
          const r = 46 - index * 6;
          const length = Math.PI * r;
          const shown = Math.min(1, Math.max(0, 2.4 * Math.sin(t * Math.PI) - index * 0.12));
          return `<path d="M${60 - r} 84A${r} ${r} 0 0 1 ${60 + r} 84" fill="none" stroke="${colour}" stroke-width="6.2" stroke-dasharray="${length * shown} ${length * 2}"/>`;
        })
        .join('') +
      times(2, index =>
        placedAt(
          index ? 96 : 24,
          86,
          dot(10, '#fff6f0') +
            placedAt(10, 2, dot(8, '#fff6f0')) +
            placedAt(-10, 2, dot(8, '#fff6f0')) +
            placedAt(0, 5, dot(8, '#f3e6f3')),
          { size: 1 + 0.05 * sineWave(t, 1, index / 2) },
        ),
      ),
  },
  dance: {
    background: ['#47206e', '#150b22'],
    draw: t =>
      times(6, index =>
        placedAt(
          60,
          48,
          shape(
            'M-5 0h10l16 90h-42Z',
            ['#ff8a73', '#ffd27d', '#8fd3ff', '#a78bfa', '#62d39a', '#f58aa0'][index] ?? '#fff',
          ),
          { turn: index * 60 + t * 60, opacity: 0.22 },
        ),
      ) +
      strokePath('M60 0v20', '#c9bfd6', 2) +
      placedAt(
        60,
        48,
        dot(28, '#b9b0cf') +
          times(5, row =>
            times(7, column => {
              const y = (row - 2) * 10;
              const half = Math.sqrt(28 ** 2 - y ** 2) - 3;
              const x = half * Math.sin((column / 7 + t / 7 - 0.5) * Math.PI);
              const light = 0.35 + 0.65 * Math.max(0, sineWave(t, 1, (row * 3 + column) / 7));
              return `<rect x="${x - 3.4}" y="${y - 3.8}" width="6.8" height="7.6" rx="1.4" fill="#fff" opacity="${light.toFixed(2)}"/>`;
            }),
          ),
      ) +
      times(6, index =>
        placedAt(18 + index * 17, 92 + (index % 3) * 9, star(5 + 3 * sineWave(t, 2, index / 6), '#fff0c9')),
      ),
  },
  thinking: {
    background: calm,
    draw: t =>
      placedAt(
        60,
        56,
        shape(
          'M-44-22a14 14 0 0 1 14-14h60a14 14 0 0 1 14 14V8a14 14 0 0 1-14 14H2l-16 18V22h-16A14 14 0 0 1-44 8Z',
          '#fff6f0',
        ),
      ) +
      times(3, index =>
        placedAt(38 + index * 22, 49 - 7 * Math.max(0, sineWave(t, 1, -index / 6)), dot(7, '#6d28d9')),
      ),
  },
  birthday: {
    background: dusk,
    draw: t =>
      placedAt(
        60,
        84,
        shape('M-40-20h80v36a6 6 0 0 1-6 6h-68a6 6 0 0 1-6-6Z', '#f7dfe0') +
          shape(
            'M-40-20a8 8 0 0 1 8-8h64a8 8 0 0 1 8 8v8c-6 10-12 10-16 2-4 10-12 10-16 0-4 9-12 9-16 0-4 10-12 10-16 0-4 8-10 8-16-2Z',
            '#e8607d',
          ) +
          times(3, index =>
            strokePath(`M${(index - 1) * 22}-30v-16`, ['#8fd3ff', '#ffd27d', '#a78bfa'][index] ?? '#fff', 6),
          ),
      ) +
      times(3, index =>
        placedAt(
          60 + (index - 1) * 22,
          33,
          shape('M0-12c6 7 7 9 7 13a7 7 0 0 1-14 0c0-4 1-6 7-13Z', '#ffb347') +
            placedAt(0, 3, dot(3, '#fff3c9')),
          { size: 0.85 + 0.12 * sineWave(t, 2, index / 3), turn: 8 * sineWave(t, 1, index / 3) },
        ),
      ) +
      times(8, index =>
        placedAt(
          10 + ((index * 37) % 102),
          interpolate(-4, 124, loopPosition(t, index / 8)),
          `<rect x="-2" y="-3" width="4" height="6" fill="${['#ffd27d', '#8fd3ff', '#62d39a', '#a78bfa'][index % 4]}"/>`,
          { turn: 360 * loopPosition(t, index / 5) },
        ),
      ),
  },
};
