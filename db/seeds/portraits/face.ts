import { linearGradient, mixColours, radialGradient } from './colour.ts';
import { headOutline, partSvg } from './drawing-set.ts';
import type { ScenePalette } from './palettes.ts';

export interface Face {
  skin: string;
  hairColour: string;
  /** A hair variant of the drawing set, or `bald`. */
  hair: string;
  beard: Beard;
  brows: string;
  nose: string;
  eyes: string;
  glasses?: string;
  /** Wrinkles: 0 none, 1 laugh lines, 2 also lines on the forehead. */
  lines: 0 | 1 | 2;
  earring: boolean;
  wrap: string;
}

export type Beard =
  | 'none'
  | 'stubble'
  | 'short'
  | 'long'
  | 'goatee'
  | 'moustache'
  | 'broad'
  | 'waxed'
  | 'circle';

const beards: Record<Exclude<Beard, 'none' | 'stubble' | 'long'>, string> = {
  short: 'variant02',
  goatee: 'variant12',
  moustache: 'variant10',
  broad: 'variant03',
  waxed: 'variant09',
  circle: 'variant11',
};

export const LINE = '#2a1430';

// The drawing set lacks this back of the head, because hair covers it.
const CROWN = 'M640 760C590 640 610 540 720 490C830 445 985 450 1060 520C1110 570 1120 640 1111 668';
const SKULL = `${CROWN}L900 760Z`;
const NECK_SHADOW = 'M628 862C676 990 776 1116 892 1124C970 1122 1030 1072 1074 998L1140 1420H540L588 1100Z';
const THROAT = 'M900 1070C950 1078 985 1092 1012 1108L1014 1150L930 1230Z';
const STUBBLE =
  'M652 800L676 812C700 880 752 932 836 930C880 908 930 896 962 906C1000 896 1040 912 1082 868L1120 900L1080 1010C1030 1090 960 1128 892 1126C780 1116 690 1000 652 860Z';
const LONG_BEARD = 'M664 880C700 1080 830 1262 905 1276C990 1258 1062 1130 1094 972L1000 1040L800 1040Z';

export function faceDefs(face: Face, { glow }: ScenePalette): string {
  const shade = shadeOf(face.skin);
  const [dark, bright] = [
    mixColours(face.hairColour, '#1d0b24', 0.4),
    mixColours(face.hairColour, glow, 0.4),
  ];
  return [
    `<clipPath id="head">${headOutline}<path d="${SKULL}"/></clipPath>`,
    radialGradient('blush', [
      [0, '#e0405a', 0.28],
      [1, '#e0405a', 0],
    ]),
    radialGradient('shine', [
      [0, mixColours(face.skin, glow, 0.6), 0.8],
      [1, mixColours(face.skin, glow, 0.6), 0],
    ]),
    linearGradient(
      'neck',
      [0, 1060, 0, 1205],
      [
        [0, shade],
        [0.3, shade, 0.85],
        [1, shade, 0],
      ],
    ),
    linearGradient(
      'side',
      [532, 0, 1132, 0],
      [
        [0, shade, 0.8],
        [0.4, shade, 0],
      ],
    ),
    linearGradient(
      'hair',
      [560, 900, 1080, 250],
      [
        [0, dark],
        [0.5, face.hairColour],
        [1, bright],
      ],
    ),
    linearGradient(
      'beard',
      [650, 1130, 1060, 830],
      [
        [0, dark],
        [1, mixColours(face.hairColour, bright, 0.3)],
      ],
    ),
  ].join('');
}

/** The surrounding SVG must define the ids `body-canvas`, `neck` and `head`. */
export function bareNeck(): string {
  return `<path d="${THROAT}" fill="url(#body-canvas)"/><path d="${THROAT}" fill="url(#neck)"/><g clip-path="url(#head)"><path d="${NECK_SHADOW}" fill="url(#body-canvas)"/><path d="${NECK_SHADOW}" fill="url(#neck)"/></g>${partSvg('head', 'variant01', { ink: LINE, paper: 'none' })}`;
}

export function headUnderClothes(face: Face): string {
  const shade = shadeOf(face.skin);
  const hairShadow = hairOf(face, mixColours(face.skin, '#3b1238', 0.6));
  return [
    `<path d="${SKULL}" fill="${face.skin}"/>`,
    `<path d="${THROAT}" fill="${shade}"/>`,
    headOutline.replace('<path', `<path fill="${face.skin}"`),
    '<g clip-path="url(#head)">',
    '<rect x="532" y="440" width="600" height="700" fill="url(#side)"/>',
    stubble(face),
    `<path d="${NECK_SHADOW}" fill="${shade}"/>`,
    '<ellipse cx="965" cy="680" rx="180" ry="215" fill="url(#shine)" opacity=".6"/>',
    '<circle cx="815" cy="872" r="105" fill="url(#blush)"/><circle cx="1085" cy="868" r="75" fill="url(#blush)"/>',
    `<g opacity=".28" transform="translate(-14 26)">${hairShadow}</g>`,
    '</g>',
    face.hair === 'bald'
      ? `<path d="${CROWN}" fill="none" stroke="${LINE}" stroke-width="15" stroke-linecap="round"/>`
      : '',
    partSvg('head', 'variant01', { ink: LINE, paper: 'none' }),
  ].join('');
}

export function headOverClothes(face: Face, mouth: string): string {
  const brow = mixColours(face.hairColour, '#1d0b24', 0.45);
  return [
    partSvg('mouth', mouth, { ink: LINE, paper: '#fff8f2' }),
    beardOf(face),
    partSvg('nose', face.nose, { ink: LINE, paper: face.skin }),
    partSvg('eyes', face.eyes, { ink: LINE, paper: '#fff8f2' }),
    partSvg('eyebrows', face.brows, { ink: brow, paper: brow }),
    lines(face),
    face.glasses ? partSvg('glasses', face.glasses, { ink: LINE, paper: '#ffffff' }) : '',
    hairOf(face, 'url(#hair)'),
    face.earring ? '<circle cx="628" cy="893" r="13" fill="#f3c969" stroke="#8a5a1d" stroke-width="4"/>' : '',
  ].join('');
}

function hairOf(face: Face, colour: string): string {
  return face.hair === 'bald' ? '' : partSvg('hair', face.hair, { ink: colour, paper: face.wrap });
}

function beardOf({ beard }: Face): string {
  if (beard === 'none' || beard === 'stubble') return '';
  const paint = { ink: 'url(#beard)', paper: 'url(#beard)' };
  if (beard === 'long')
    return `<path d="${LONG_BEARD}" fill="url(#beard)"/>${partSvg('beard', beards.short, paint)}`;
  return partSvg('beard', beards[beard], paint);
}

function stubble({ beard, hairColour }: Face): string {
  if (beard !== 'stubble') return '';
  return `<path d="${STUBBLE}" fill="${mixColours(hairColour, '#2a1430', 0.5)}" opacity=".3"/>`;
}

function lines({ lines: count, skin }: Face): string {
  const ink = mixColours(skin, '#4a1a3c', 0.62);
  const stroke = (d: string) =>
    `<path d="${d}" fill="none" stroke="${ink}" stroke-width="7" stroke-linecap="round"/>`;
  const laugh = ['M772 762q-20 2 -30 -8', 'M774 780q-18 10 -32 8'];
  const forehead = ['M850 640q60 -14 120 -4', 'M880 612q50 -10 100 -2'];
  return [...(count > 0 ? laugh : []), ...(count > 1 ? forehead : [])].map(stroke).join('');
}

function shadeOf(skin: string): string {
  return mixColours(skin, '#5b1f4a', 0.42);
}
