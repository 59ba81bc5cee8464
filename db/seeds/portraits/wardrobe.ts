import { outlineOf, partSvg } from './drawing-set.ts';
import { bareNeck } from './face.ts';
import type { ScenePalette } from './palettes.ts';
import { linearGradient, mixColours, stop, stroke } from './svg.ts';

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

export type Garment = keyof typeof drawnGarments | 'tee' | 'tank' | 'turtleneck' | 'bare';

// In canvas units, the neck ends near y = 1210, the picture near 1740.
const TANK =
  'M566 1128C600 1106 636 1092 668 1084C690 1240 786 1312 850 1312C924 1312 990 1230 998 1106C1030 1110 1062 1120 1090 1134C1108 1290 1130 1390 1196 1470L1210 1770H470L486 1470C546 1392 574 1288 566 1128Z';
const COLLAR = 'M662 1086C690 1216 770 1252 842 1252C926 1250 988 1196 1000 1110';
const TURTLENECK_COLLAR =
  'M652 1060C640 1120 650 1160 680 1196C760 1262 930 1262 1000 1200C1024 1160 1022 1120 1008 1084C930 1190 740 1190 652 1060Z';
const SLEEVES = 'M430 1400C400 1500 380 1600 374 1760M1262 1400C1296 1500 1320 1600 1330 1760';
const CHEST = [
  'M700 1236C740 1252 790 1262 822 1290',
  'M1000 1236C960 1250 915 1262 884 1290',
  'M500 1620C590 1690 760 1700 838 1640',
  'M1190 1620C1110 1690 930 1700 858 1640',
  'M846 1420V1620',
];

export function clothesDefs({ colour }: Outfit, skin: string, { glow }: ScenePalette): string {
  const cloth = [
    stop(0, mixColours(colour, '#26103a', 0.5)),
    stop(0.6, colour),
    stop(1, mixColours(colour, glow, 0.3)),
  ];
  const body = [
    stop(0, mixColours(skin, '#5b1f4a', 0.45)),
    stop(0.6, skin),
    stop(1, mixColours(skin, glow, 0.35)),
  ];
  return [
    '<clipPath id="sides"><path d="M0 0H662V1300H996V0H1744V1744H0Z"/></clipPath>',
    linearGradient('cloth', [250, 860, 1150, 60], ...cloth),
    linearGradient('body', [250, 860, 1150, 60], ...body),
    linearGradient('cloth-canvas', [401, 1889, 1301, 1089], ...cloth),
    linearGradient('body-canvas', [401, 1889, 1301, 1089], ...body),
  ].join('');
}

export function clothes({ garment, colour, shirtColour }: Outfit, skin: string): string {
  const seam = mixColours(colour, '#1d0b24', 0.74);
  const flesh = mixColours(skin, '#3a1236', 0.7);
  const cloth = 'url(#cloth)';
  const sewn = (d: string, fill = 'none') => stroke(d, seam, 16, { fill });
  const bare = () =>
    torso('url(#body)', flesh) +
    bareNeck() +
    CHEST.map(d => stroke(d, flesh, 11, { opacity: 0.75 })).join('');
  if (garment === 'bare') return bare();
  if (garment === 'tank') return bare() + sewn(TANK, 'url(#cloth-canvas)');
  if (garment === 'tee') return torso(cloth, seam) + sewn(COLLAR) + sewn(SLEEVES);
  if (garment === 'turtleneck')
    return torso(cloth, seam) + sewn(TURTLENECK_COLLAR, 'url(#cloth-canvas)') + sewn(SLEEVES);
  // Omits the pens in the pocket, which would make the shirt easy to recognize.
  const pieces = garment === 'shirt' ? 3 : undefined;
  return partSvg('clothes', drawnGarments[garment], { ink: seam, paper: cloth, bare: shirtColour }, pieces);
}

function torso(fill: string, line: string): string {
  const shoulders = outlineOf('clothes', `stroke="${line}" stroke-width="17" stroke-linejoin="round"`);
  return `${outlineOf('clothes', `fill="${fill}"`)}<g clip-path="url(#sides)">${shoulders}</g>`;
}
