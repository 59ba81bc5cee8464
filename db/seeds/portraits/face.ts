import { outlineOf, partSvg } from './drawing-set.ts';
import type { ScenePalette } from './palettes.ts';
import { disc, linearGradient, mixColours, path, radialGradient, rect, stop, stroke } from './svg.ts';

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

/** Variants of the drawing set. */
const drawnBeards = {
  short: 'variant02',
  goatee: 'variant12',
  moustache: 'variant10',
  broad: 'variant03',
  waxed: 'variant09',
  circle: 'variant11',
};
export type Beard = keyof typeof drawnBeards | 'none' | 'stubble' | 'long';

const LINE = '#2a1430';

// The drawing set lacks this back of the head, because hair covers it.
const CROWN = 'M640 760C590 640 610 540 720 490C830 445 985 450 1060 520C1110 570 1120 640 1111 668';
const SKULL = `${CROWN}L900 760Z`;
const NECK_SHADOW = 'M628 862C676 990 776 1116 892 1124C970 1122 1030 1072 1074 998L1140 1420H540L588 1100Z';
const THROAT = 'M900 1070C950 1078 985 1092 1012 1108L1014 1150L930 1230Z';
const STUBBLE =
  'M652 800L676 812C700 880 752 932 836 930C880 908 930 896 962 906C1000 896 1040 912 1082 868L1120 900L1080 1010C1030 1090 960 1128 892 1126C780 1116 690 1000 652 860Z';
const LONG_BEARD = 'M664 880C700 1080 830 1262 905 1276C990 1258 1062 1130 1094 972L1000 1040L800 1040Z';

export function faceDefs({ skin, hairColour }: Face, { glow }: ScenePalette): string {
  const [shade, shine] = [shadeOf(skin), mixColours(skin, glow, 0.6)];
  const [dark, bright] = [mixColours(hairColour, '#1d0b24', 0.4), mixColours(hairColour, glow, 0.4)];
  return [
    `<clipPath id="head">${outlineOf('head')}<path d="${SKULL}"/></clipPath>`,
    radialGradient('blush', stop(0, '#e0405a', 0.28), stop(1, '#e0405a', 0)),
    radialGradient('shine', stop(0, shine, 0.8), stop(1, shine, 0)),
    linearGradient('neck', [0, 1060, 0, 1205], stop(0, shade), stop(0.3, shade, 0.85), stop(1, shade, 0)),
    linearGradient('side', [532, 0, 1132, 0], stop(0, shade, 0.8), stop(0.4, shade, 0)),
    linearGradient('hair', [560, 900, 1080, 250], stop(0, dark), stop(0.5, hairColour), stop(1, bright)),
    linearGradient(
      'beard',
      [650, 1130, 1060, 830],
      stop(0, dark),
      stop(1, mixColours(hairColour, bright, 0.3)),
    ),
  ].join('');
}

/** The surrounding SVG must define the ids `body-canvas`, `neck` and `head`. */
export function bareNeck(): string {
  const skin = (d: string) => path(d, 'url(#body-canvas)') + path(d, 'url(#neck)');
  return `${skin(THROAT)}<g clip-path="url(#head)">${skin(NECK_SHADOW)}</g>${headLines}`;
}

export function headUnderClothes(face: Face): string {
  const { skin, hair, hairColour, beard } = face;
  const shade = shadeOf(skin);
  return [
    path(SKULL, skin),
    path(THROAT, shade),
    outlineOf('head', `fill="${skin}"`),
    '<g clip-path="url(#head)">',
    rect(532, 440, 600, 700, 'url(#side)'),
    beard === 'stubble' ? path(STUBBLE, mixColours(hairColour, '#2a1430', 0.5), 0.3) : '',
    path(NECK_SHADOW, shade),
    '<ellipse cx="965" cy="680" rx="180" ry="215" fill="url(#shine)" opacity=".6"/>',
    disc(815, 872, 105, 'url(#blush)') + disc(1085, 868, 75, 'url(#blush)'),
    `<g opacity=".28" transform="translate(-14 26)">${hairOf(face, mixColours(skin, '#3b1238', 0.6))}</g>`,
    '</g>',
    hair === 'bald' ? `<path d="${CROWN}" stroke="${LINE}" stroke-width="15" stroke-linecap="round"/>` : '',
    headLines,
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
    wrinkles(face),
    face.glasses ? partSvg('glasses', face.glasses, { ink: LINE, paper: '#ffffff' }) : '',
    hairOf(face, 'url(#hair)'),
    face.earring ? '<circle cx="628" cy="893" r="13" fill="#f3c969" stroke="#8a5a1d" stroke-width="4"/>' : '',
  ].join('');
}

const headLines = partSvg('head', 'variant01', { ink: LINE, paper: 'none' });

const hairOf = ({ hair, wrap }: Face, colour: string): string =>
  hair === 'bald' ? '' : partSvg('hair', hair, { ink: colour, paper: wrap });

function beardOf({ beard }: Face): string {
  if (beard === 'none' || beard === 'stubble') return '';
  const drawn = drawnBeards[beard === 'long' ? 'short' : beard];
  const underneath = beard === 'long' ? path(LONG_BEARD, 'url(#beard)') : '';
  return underneath + partSvg('beard', drawn, { ink: 'url(#beard)', paper: 'url(#beard)' });
}

function wrinkles({ lines, skin }: Face): string {
  const laugh = ['M772 762q-20 2 -30 -8', 'M774 780q-18 10 -32 8'];
  const forehead = ['M850 640q60 -14 120 -4', 'M880 612q50 -10 100 -2'];
  return [...laugh, ...forehead]
    .slice(0, 2 * lines)
    .map(d => stroke(d, mixColours(skin, '#4a1a3c', 0.62), 7))
    .join('');
}

const shadeOf = (skin: string): string => mixColours(skin, '#5b1f4a', 0.42);
