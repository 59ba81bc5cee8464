import sharp from 'sharp';
import { type PaletteName, palettes } from '../../db/seeds/portraits/palettes.ts';
import { personSvg, type Shot } from '../../db/seeds/portraits/picture.ts';
import { type SceneName, sceneSvg } from '../../db/seeds/portraits/scenes.ts';
import { type Portrait, portraits } from '../../db/seeds/portraits.ts';
import { random } from '../../db/seeds/random.ts';

const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

export function portraitOf(number: number): Portrait {
  const found = portraits[number - 1];
  if (!found) throw new Error(`There is no portrait ${number}.`);
  return found;
}

/** A person without a background, as a data URL of `width` pixels. Changes of the portrait's first shot are optional. */
export async function cutOut(number: number, width: number, changes: Partial<Shot> = {}): Promise<string> {
  const { face, shots } = portraitOf(number);
  const [first] = shots;
  if (!first) throw new Error(`Portrait ${number} has no shot.`);
  const svg = personSvg(face, { ...first, shift: 0, ...changes }, NOTHING);
  return dataUrl(await sharp(Buffer.from(svg)).resize(width).png({ compressionLevel: 1 }).toBuffer(), 'png');
}

/** A blurred room or place, as a data URL. */
export async function backdrop(scene: SceneName, palette: PaletteName, seed: string): Promise<string> {
  const svg = sceneSvg(scene, palettes[palette], random(seed));
  return dataUrl(await sharp(Buffer.from(svg)).removeAlpha().blur(1.6).png().toBuffer(), 'png');
}

export const dataUrl = (bytes: Buffer, type: 'png' | 'jpeg'): string =>
  `data:image/${type};base64,${bytes.toString('base64')}`;
