import { linearGradient, mixColours, type Stop } from './colour.ts';
import { outlineOf, partSvg } from './drawing-set.ts';
import { bareNeck } from './face.ts';
import type { ScenePalette } from './palettes.ts';

export interface Outfit {
  garment: Garment;
  colour: string;
  shirtColour: string;
}

const drawnGarments = {
  traveller: 'variant01',
  polo: 'variant03',
  overshirt: 'variant05',
  jacket: 'variant07',
  bomber: 'variant10',
  drawstring: 'variant11',
  scarf: 'variant12',
  blazer: 'variant13',
  sweater: 'variant14',
  floral: 'variant15',
  leather: 'variant17',
  tie: 'variant20',
  hoodie: 'variant23',
  shirt: 'variant25',
  blouse: 'variant21',
  rainbow: 'variant22',
} as const;

const ownGarments = ['tee', 'tank', 'turtleneck', 'bare'] as const;

type DrawnGarment = keyof typeof drawnGarments;
export type Garment = DrawnGarment | (typeof ownGarments)[number];

// In canvas units, the neck ends near y = 1210, the picture near 1740.
const TANK =
  'M566 1128C600 1106 636 1092 668 1084C690 1240 786 1312 850 1312C924 1312 990 1230 998 1106C1030 1110 1062 1120 1090 1134C1108 1290 1130 1390 1196 1470L1210 1770H470L486 1470C546 1392 574 1288 566 1128Z';
const COLLAR = 'M662 1086C690 1216 770 1252 842 1252C926 1250 988 1196 1000 1110';
const TURTLENECK_COLLAR =
  'M652 1060C640 1120 650 1160 680 1196C760 1262 930 1262 1000 1200C1024 1160 1022 1120 1008 1084C930 1190 740 1190 652 1060Z';

export function clothesDefs({ colour }: Outfit, skin: string, { glow }: ScenePalette): string {
  const cloth: Stop[] = [
    [0, mixColours(colour, '#26103a', 0.5)],
    [0.6, colour],
    [1, mixColours(colour, glow, 0.3)],
  ];
  const body: Stop[] = [
    [0, mixColours(skin, '#5b1f4a', 0.45)],
    [0.6, skin],
    [1, mixColours(skin, glow, 0.35)],
  ];
  return [
    '<clipPath id="sides"><path d="M0 0H662V1300H996V0H1744V1744H0Z"/></clipPath>',
    linearGradient('cloth', [250, 860, 1150, 60], cloth),
    linearGradient('body', [250, 860, 1150, 60], body),
    linearGradient('cloth-canvas', [401, 1889, 1301, 1089], cloth),
    linearGradient('body-canvas', [401, 1889, 1301, 1089], body),
  ].join('');
}

export function clothes({ garment, colour, shirtColour }: Outfit, skin: string): string {
  const seam = mixColours(colour, '#1d0b24', 0.74);
  if (garment in drawnGarments) {
    // Omits the pens in the pocket, which would make the shirt easy to recognize.
    const pieces = garment === 'shirt' ? 3 : undefined;
    return partSvg(
      'clothes',
      drawnGarments[garment as DrawnGarment],
      { ink: seam, paper: 'url(#cloth)', bare: shirtColour },
      pieces,
    );
  }
  const flesh = mixColours(skin, '#3a1236', 0.7);
  if (garment === 'tee') return torso('url(#cloth)') + shoulders(seam) + stroke(COLLAR, seam) + sleeves(seam);
  if (garment === 'turtleneck') {
    return (
      torso('url(#cloth)') +
      shoulders(seam) +
      stroke(TURTLENECK_COLLAR, seam, 'url(#cloth-canvas)') +
      sleeves(seam)
    );
  }
  const bare = torso('url(#body)') + shoulders(flesh) + bareNeck() + chest(flesh);
  return garment === 'tank' ? bare + stroke(TANK, seam, 'url(#cloth-canvas)') : bare;
}

function torso(fill: string): string {
  return outlineOf('clothes', 'variant01').replace('<path', `<path fill="${fill}"`);
}

function shoulders(colour: string): string {
  const outline = outlineOf('clothes', 'variant01').replace(
    '<path',
    `<path stroke="${colour}" stroke-width="17" stroke-linejoin="round"`,
  );
  return `<g clip-path="url(#sides)">${outline}</g>`;
}

function stroke(d: string, colour: string, fill = 'none'): string {
  return `<path d="${d}" fill="${fill}" stroke="${colour}" stroke-width="16" stroke-linecap="round" stroke-linejoin="round"/>`;
}

function sleeves(seam: string): string {
  return stroke('M430 1400C400 1500 380 1600 374 1760M1262 1400C1296 1500 1320 1600 1330 1760', seam);
}

function chest(flesh: string): string {
  const strokes = [
    'M700 1236C740 1252 790 1262 822 1290',
    'M1000 1236C960 1250 915 1262 884 1290',
    'M500 1620C590 1690 760 1700 838 1640',
    'M1190 1620C1110 1690 930 1700 858 1640',
    'M846 1420V1620',
  ];
  return strokes
    .map(
      d =>
        `<path d="${d}" fill="none" stroke="${flesh}" stroke-width="11" stroke-linecap="round" opacity=".75"/>`,
    )
    .join('');
}
