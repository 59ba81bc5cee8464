/** The GIFs are committed, so that `npm start` need not draw them. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { BUILT_IN_SIDE } from '../src/server/providers/gifs/built-in-gifs.ts';
import { loops } from './gifs/loops.ts';

const FOLDER = join(import.meta.dirname, '../src/server/providers/gifs/built-in');
const FRAMES = 16;
const FRAME_MS = 90;
const CANVAS = 120;

await mkdir(FOLDER, { recursive: true });
for (const [name, { background, draw }] of Object.entries(loops)) {
  const frames = await Promise.all(
    Array.from({ length: FRAMES }, (_, index) => renderFrame(background, draw(index / FRAMES))),
  );
  const raw = {
    width: BUILT_IN_SIDE,
    height: BUILT_IN_SIDE * FRAMES,
    channels: 3,
    pageHeight: BUILT_IN_SIDE,
  } as const;
  const { size } = await sharp(Buffer.concat(frames), { raw })
    .webp({ quality: 72, effort: 6, loop: 0, delay: Array(FRAMES).fill(FRAME_MS), minSize: true })
    .toFile(join(FOLDER, `${name}.webp`));
  console.log(`${name}.webp ${(size / 1024).toFixed(1)} kB`);
}

function renderFrame([from, to]: readonly [string, string], drawing: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CANVAS} ${CANVAS}" width="${BUILT_IN_SIDE}" height="${BUILT_IN_SIDE}">
    <defs><radialGradient id="night" cx="0.5" cy="0.38" r="0.8">
      <stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/>
    </radialGradient></defs>
    <rect width="${CANVAS}" height="${CANVAS}" fill="url(#night)"/>${drawing}</svg>`;
  return sharp(Buffer.from(svg), { density: 144 })
    .resize(BUILT_IN_SIDE, BUILT_IN_SIDE)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
}
