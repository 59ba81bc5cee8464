import type { Random } from '../random.ts';
import type { ScenePalette } from './palettes.ts';
import * as indoors from './scenes/indoors.ts';
import * as outdoors from './scenes/outdoors.ts';
import { rect } from './scenes/shapes.ts';

const scenes = { ...outdoors, ...indoors };
export type SceneName = keyof typeof scenes;

const FRAME = { width: 240, height: 300 };

export function sceneSvg(name: SceneName, palette: ScenePalette, random: Random): string {
  const stops = palette.sky.map((colour, i) => `<stop offset="${i / 2}" stop-color="${colour}"/>`).join('');
  const { width, height } = FRAME;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>
<linearGradient id="sky" x2="0" y2="1">${stops}</linearGradient>
<radialGradient id="halo" cx=".5" cy=".42" r=".55"><stop offset="0" stop-color="${palette.glow}" stop-opacity=".5"/><stop offset="1" stop-color="${palette.glow}" stop-opacity="0"/></radialGradient>
<linearGradient id="foot" x2="0" y2="1"><stop offset=".5" stop-color="#1d0b30" stop-opacity="0"/><stop offset="1" stop-color="#1d0b30" stop-opacity=".5"/></linearGradient>
</defs>${scenes[name](palette, random)}${rect(0, 0, width, height, 'url(#halo)')}${rect(0, 0, width, height, 'url(#foot)')}</svg>`;
}
