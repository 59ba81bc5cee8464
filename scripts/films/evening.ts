import {
  disc,
  linearGradient,
  mixColours,
  path,
  radialGradient,
  rect,
  stop,
} from '../../db/seeds/portraits/svg.ts';
import { random } from '../../db/seeds/random.ts';
import type { Frame } from './encode.ts';
import { eveningSigns } from './evening-signs.ts';
import { colourAt, during, passed } from './motion.ts';
import { backdrop, cutOut } from './people.ts';

const HEIGHT = 900;
const QUAY = 772;
const WORLD = { left: 200, right: 1640 };

/**
 * One evening by a canal: lit windows, a like, a conversation, a morning for two, and the next evening, which begins
 * with a phone that lights up. Shows the part of the street from `left`, in the drawing's units, 900 of them high.
 */
export async function drawEvening({ left, width }: { left: number; width: number }): Promise<Frame> {
  const windows = await furnish();
  return moment => {
    const day = during(moment, 0.5, 0.62, 0.74, 0.86);
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} 0 ${width} ${HEIGHT}"><defs>${lights(moment)}</defs>
${sky(moment, day)}${farHouses(day)}${houses.map(house => houseSvg(house, day)).join('')}
${windows.map(window => windowSvg(window, moment, day)).join('')}${quay(moment, day)}${eveningSigns(moment)}</svg>`;
  };
}

const lights = (moment: number): string =>
  linearGradient(
    'sky',
    [0, 0, 0, QUAY],
    stop(
      0,
      colourAt(
        moment,
        skyFrames.map(([at, top]) => [at, top] as const),
      ),
    ),
    stop(
      0.55,
      colourAt(
        moment,
        skyFrames.map(([at, , middle]) => [at, middle] as const),
      ),
    ),
    stop(
      1,
      colourAt(
        moment,
        skyFrames.map(([at, , , bottom]) => [at, bottom] as const),
      ),
    ),
  ) +
  radialGradient('sun', stop(0, '#fff3d6'), stop(0.35, '#ffdca6', 0.9), stop(1, '#ffb98a', 0)) +
  radialGradient('lamp', stop(0, '#ffe2a8', 0.55), stop(1, '#ffb46b', 0)) +
  radialGradient('screen', stop(0, '#cbb8ff', 0.95), stop(0.4, '#9a7bff', 0.55), stop(1, '#6d28d9', 0)) +
  radialGradient('liked', stop(0, '#ff8a73', 0.85), stop(1, '#ff8a73', 0)) +
  linearGradient('street', [0, QUAY, 0, HEIGHT], stop(0, '#1b1022', 0), stop(1, '#1b1022', 0.72)) +
  linearGradient('dusk', [0, 300, 0, QUAY], stop(0, '#1b1022', 0), stop(1, '#1b1022', 0.45));

/** Moment, and the colours of the sky from top to bottom. */
const skyFrames = [
  [0, '#160d2c', '#2d1752', '#6b2f7d'],
  [0.46, '#160d2c', '#2d1752', '#5b2a72'],
  [0.55, '#4b46a3', '#a98be0', '#ffc3a3'],
  [0.62, '#7fa0e0', '#c9c3f2', '#ffe2c4'],
  [0.72, '#86a4e2', '#d3c2ee', '#ffd9b8'],
  [0.79, '#4a2a78', '#a2479a', '#ff9d78'],
  [0.87, '#1d1038', '#43206a', '#8a3a80'],
  [1, '#160d2c', '#2d1752', '#6b2f7d'],
] as const;

const CRESCENT = 'M884 92a38 38 0 1 0 44 50a32 32 0 0 1 -44 -50z';

const stars = (() => {
  const chance = random('stars');
  return Array.from({ length: 46 }, () =>
    disc(
      chance.int(WORLD.left, WORLD.right),
      chance.int(8, 360),
      1 + chance.next() * 1.4,
      '#fff3e0',
      0.4 + chance.next() * 0.5,
    ),
  ).join('');
})();

function sky(moment: number, day: number): string {
  const risen = passed(moment, 0.5, 0.66) * 430 - passed(moment, 0.7, 0.84) * 430;
  const sun = { x: 560 + passed(moment, 0.5, 0.84) * 560, y: 640 - risen };
  return [
    rect(WORLD.left, 0, WORLD.right, HEIGHT, 'url(#sky)'),
    `<g opacity="${1 - day}">${stars}${path(CRESCENT, '#fff1d6', 0.92)}</g>`,
    disc(sun.x, sun.y, 190, 'url(#sun)', Math.min(1, day * 1.6)),
  ].join('');
}

function farHouses(day: number): string {
  const chance = random('far');
  const colour = mixColours('#2a1748', '#a48fd0', day * 0.8);
  return Array.from({ length: 12 }, (_, index) => {
    const [x, top] = [WORLD.left + index * 46, 610 - chance.int(0, 70)];
    const lit = [14, 30].map(dx =>
      rect(x + dx, top + 34 + chance.int(0, 40), 7, 11, '#ffdf9e', {
        opacity: chance.chance(0.6) ? 0.75 * (1 - day) : 0,
      }),
    );
    return path(`M${x} ${QUAY}V${top}l23.5 -26l23.5 26V${QUAY}z`, colour) + lit.join('');
  }).join('');
}

type House = {
  x: number;
  width: number;
  top: number;
  gable: 'bell' | 'step' | 'point' | 'neck';
  night: string;
  day: string;
};

const houses: House[] = [
  { x: 664, width: 196, top: 330, gable: 'point', night: '#2b1842', day: '#8d6ca6' },
  { x: 860, width: 262, top: 262, gable: 'step', night: '#3a1d46', day: '#bf7468' },
  { x: 1122, width: 236, top: 216, gable: 'bell', night: '#2e1a50', day: '#7f6fb5' },
  { x: 1358, width: 250, top: 292, gable: 'neck', night: '#401f47', day: '#cc8a6e' },
];

const gables: Record<House['gable'], (width: number) => string> = {
  point: width => `l${width / 2} ${-width * 0.42}l${width / 2} ${width * 0.42}`,
  step: width => {
    const step = width / 8;
    const up = `v-34h${step}`.repeat(3);
    const down = `h${step}v34`.repeat(3);
    return `${up}v-30h${step * 2}v30${down}`;
  },
  bell: width =>
    `c10 -14 34 -20 40 -70c6 -44 30 -58 ${width / 2 - 40} -62c${width / 2 - 70} 4 ${width / 2 - 46} 18 ${width / 2 - 40} 62c6 50 30 56 40 70`,
  neck: width => {
    const neck = width * 0.3;
    return `h${neck}v-86l${width * 0.2} -40l${width * 0.2} 40v86h${neck}`;
  },
};

function houseSvg({ x, width, top, gable, night, day }: House, dayness: number): string {
  const colour = mixColours(night, day, dayness * 0.85);
  const edge = mixColours(colour, '#fff1dc', 0.16);
  const shape = `M${x} ${QUAY}V${top}${gables[gable](width)}V${QUAY}z`;
  return [
    path(shape, colour),
    `<path d="${shape}" fill="none" stroke="${edge}" stroke-width="3" stroke-linejoin="round"/>`,
    rect(x, 300, width, QUAY - 300, 'url(#dusk)'),
    rect(x, QUAY - 26, width, 26, mixColours(colour, '#130b1f', 0.35)),
  ].join('');
}

type Window = {
  x: number;
  y: number;
  width: number;
  height: number;
  room: string;
  people: { picture: string; shift: number; when?: (moment: number) => number }[];
  /** When its light goes out and on again. */
  out: number;
  on: number;
};

const MORNING = (moment: number): number => during(moment, 0.555, 0.62, 0.74, 0.79);

async function furnish(): Promise<Window[]> {
  const [he, other] = await Promise.all([
    cutOut(61, 520, {
      outfit: { garment: 'sweater', colour: '#6d3fc4', shirtColour: '#f6efe6' },
      width: 1400,
      flip: false,
      mouth: 'variant25',
    }),
    cutOut(34, 520, {
      outfit: { garment: 'turtleneck', colour: '#e07a5f', shirtColour: '#f6efe6' },
      width: 1400,
      flip: true,
    }),
  ]);
  const alone = async (number: number, changes = {}) => [
    { picture: await cutOut(number, 380, { width: 1400, ...changes }), shift: 0 },
  ];
  return [
    {
      ...{ x: 884, y: 500, width: 214, height: 212, out: 0.5, on: 0.89 },
      room: await backdrop('bookshelf', 'clay', 'his-room'),
      people: [
        { picture: he, shift: -34 },
        { picture: other, shift: 62, when: MORNING },
      ],
    },
    {
      ...{ x: 1150, y: 296, width: 180, height: 190, out: 0.505, on: 0.925 },
      room: await backdrop('windowSeat', 'clay', 'other-room'),
      people: [
        {
          picture: other,
          shift: 0,
          when: moment => 1 - passed(moment, 0.5, 0.53) + passed(moment, 0.86, 0.9),
        },
      ],
    },
    {
      ...{ x: 894, y: 312, width: 86, height: 128, out: 0.47, on: 0.945 },
      room: await backdrop('discs', 'amberHour', 'a'),
      people: await alone(48, { width: 1300 }),
    },
    {
      ...{ x: 1004, y: 312, width: 86, height: 128, out: 0.4, on: 0.99 },
      room: await backdrop('blinds', 'clay', 'b'),
      people: [],
    },
    {
      ...{ x: 1160, y: 556, width: 132, height: 156, out: 0.455, on: 0.96 },
      room: await backdrop('cafe', 'clay', 'c'),
      people: await alone(56),
    },
    {
      ...{ x: 1394, y: 356, width: 120, height: 150, out: 0.48, on: 0.905 },
      room: await backdrop('leaves', 'clay', 'd'),
      people: await alone(67),
    },
    {
      ...{ x: 1394, y: 572, width: 120, height: 140, out: 0.43, on: 0.975 },
      room: await backdrop('discs', 'coralRoom', 'e'),
      people: [],
    },
    {
      ...{ x: 700, y: 400, width: 124, height: 150, out: 0.44, on: 0.935 },
      room: await backdrop('bookshelf', 'amberHour', 'f'),
      people: await alone(80),
    },
  ];
}

function windowSvg(window: Window, moment: number, day: number): string {
  const { x, y, width, height, room, people, out, on } = window;
  const clip = `w${x}-${y}`;
  const isHis = people.length > 1;
  const lamp = 1 - passed(moment, out, out + 0.035) + passed(moment, on, on + 0.03);
  const light = Math.max(lamp, isHis ? MORNING(moment) : 0);
  const phone = isHis ? Math.max(during(moment, 0.855, 0.88, 0.97, 1), 0) : 0;
  const glass = mixColours('#120a20', '#8f8bd0', day * 0.75);
  const frame = mixColours('#150c22', '#fff4e6', 0.2 + day * 0.62);
  const size = height * 1.42;
  const figures = people.map(({ picture, shift, when }) => {
    const left = x + width / 2 + shift - size * 0.4;
    return `<image href="${picture}" x="${left}" y="${y + height - size * 0.9}" width="${size * 0.8}" height="${size}" opacity="${when ? Math.min(1, when(moment)) : 1}"/>`;
  });
  return [
    disc(x + width / 2, y + height / 2, height * 0.95, 'url(#lamp)', lamp * 0.42),
    `<clipPath id="${clip}"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="5"/></clipPath><g clip-path="url(#${clip})">`,
    `<image href="${room}" x="${x}" y="${y - 20}" width="${width}" height="${Math.max(width * 1.25, height + 20)}" preserveAspectRatio="xMidYMid slice"/>`,
    figures.join(''),
    rect(x, y, width, height, glass, { opacity: (1 - light) * (0.95 - phone * 0.42) }),
    disc(x + width / 2 - 20, y + height, height * 0.75, 'url(#screen)', phone * 0.9),
    path(
      `M${x + width * 0.62} ${y}L${x + width} ${y}L${x + width * 0.5} ${y + height}L${x + width * 0.12} ${y + height}z`,
      '#ffffff',
      0.05,
    ),
    '</g>',
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="5" fill="none" stroke="${frame}" stroke-width="7"/>`,
    rect(x, y + height * 0.15, width, 4, frame),
    rect(x - 9, y + height, width + 18, 10, mixColours(frame, '#150c22', 0.2), { rx: 2 }),
  ].join('');
}

function quay(moment: number, day: number): string {
  const chance = random('water');
  const water = mixColours('#1c1036', '#8d8fcf', day * 0.7);
  const shine = mixColours('#ffce8a', '#fff6e6', day);
  const ripples = Array.from({ length: 44 }, () => {
    const [x, y, width, start] = [
      chance.int(WORLD.left, WORLD.right),
      chance.int(QUAY + 26, HEIGHT - 6),
      chance.int(18, 70),
      chance.next(),
    ];
    const swing = Math.sin((moment * 3 + start) * 2 * Math.PI);
    return rect(x + swing * 7, y, width, 3.5, shine, {
      rx: 2,
      opacity: 0.13 + 0.12 * (swing + 1) * (x > 660 ? 1 : 0.4),
    });
  });
  return [
    rect(WORLD.left, QUAY, WORLD.right, HEIGHT - QUAY, water),
    rect(WORLD.left, QUAY, WORLD.right, 12, mixColours('#0f0819', '#5b4a7d', day)),
    ripples.join(''),
    rect(WORLD.left, QUAY, WORLD.right, HEIGHT - QUAY, 'url(#street)'),
  ].join('');
}
