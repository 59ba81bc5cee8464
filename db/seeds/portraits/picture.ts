import sharp from 'sharp';
import { random } from '../random.ts';
import { CANVAS } from './drawing-set.ts';
import { type Face, faceDefs, headOverClothes, headUnderClothes } from './face.ts';
import { type PaletteName, palettes } from './palettes.ts';
import { type SceneName, sceneSvg } from './scenes.ts';
import { clothes, clothesDefs, type Outfit } from './wardrobe.ts';

export interface Shot {
  scene: SceneName;
  palette: PaletteName;
  outfit: Outfit;
  mouth: string;
  sunglasses?: string;
  /** Mirrors the person, to look left. */
  flip: boolean;
  /** Visible width in canvas units: about 900 is a close-up, 1250 half body. */
  width: number;
  /** How far the person is to the right of the middle, in canvas units. */
  shift: number;
  /** Width of the body; 1 is average. */
  build: number;
  seed: string;
}

export const PICTURE_SIZE = { width: 960, height: 1200 };

// Blurring before the enlargement is faster, because the background is still small.
const SOFTNESS = 2.2;

export async function renderPicture(person: Face, shot: Shot): Promise<Buffer> {
  const face = shot.sunglasses ? { ...person, glasses: shot.sunglasses } : person;
  const background = await sharp(Buffer.from(sceneSvg(shot.scene, palettes[shot.palette], random(shot.seed))))
    .removeAlpha()
    .blur(SOFTNESS)
    .png({ compressionLevel: 1 })
    .toBuffer();
  const svg = personSvg(face, shot, `data:image/png;base64,${background.toString('base64')}`);
  return sharp(Buffer.from(svg)).removeAlpha().jpeg({ quality: 84 }).toBuffer();
}

/** `background` is a data URL. */
export function personSvg(face: Face, shot: Shot, background: string): string {
  const palette = palettes[shot.palette];
  const height = (shot.width * PICTURE_SIZE.height) / PICTURE_SIZE.width;
  // Puts the eyes in the upper third and hides the body's lower edge.
  const top = Math.min(760 - height * 0.41, CANVAS - 6 - height);
  const left = 845 - shot.width / 2 - shot.shift;
  const mirror = shot.flip ? 'translate(1690 0) scale(-1 1)' : '';
  const stout = `translate(845 0) scale(${shot.build} 1) translate(-845 0)`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${shot.width} ${height}" width="${PICTURE_SIZE.width}" height="${PICTURE_SIZE.height}"><defs>${faceDefs(face, palette)}${clothesDefs(shot.outfit, face.skin, palette)}</defs><image href="${background}" x="${left}" y="${top}" width="${shot.width}" height="${height}" preserveAspectRatio="none"/><g transform="${mirror} ${stout}" fill="none">${headUnderClothes(face)}${clothes(shot.outfit, face.skin)}${headOverClothes(face, shot.mouth)}</g></svg>`;
}
