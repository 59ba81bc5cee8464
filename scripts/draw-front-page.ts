/** The portraits are committed, because a site without demo data needs them, too. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { portraits, renderPortrait } from '../db/seeds/portraits.ts';

const FOLDER = join(import.meta.dirname, '../src/web/site/art');
const WIDTH = 560;

const cast = ['portrait-034', 'portrait-012', 'portrait-081', 'portrait-052', 'portrait-056'];

await mkdir(FOLDER, { recursive: true });
for (const [index, id] of cast.entries()) {
  const portrait = portraits.find(known => known.id === id);
  if (!portrait) throw new Error(`There is no ${id}.`);
  const picture = sharp(await renderPortrait(portrait, 0)).resize(WIDTH, WIDTH * 1.25);
  const { size } = await picture
    .webp({ quality: 76, effort: 6 })
    .toFile(join(FOLDER, `evening-${index + 1}.webp`));
  console.log(`evening-${index + 1}.webp ${(size / 1024).toFixed(1)} kB`);
}
