/** Draws the pictures of the demo's campaigns, which are committed like those of the front page. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { palettes } from '../db/seeds/portraits/palettes.ts';
import { PICTURE_SIZE, personSvg, type Shot } from '../db/seeds/portraits/picture.ts';
import { sceneSvg } from '../db/seeds/portraits/scenes.ts';
import { type Portrait, portraits } from '../db/seeds/portraits.ts';
import { random } from '../db/seeds/random.ts';

const FOLDER = join(import.meta.dirname, '../public/campaigns');
const WIDTH = 720;
const SOFTNESS = 5;
/** Behind the people there is nothing but the scene. */
const CLEAR = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

type Drawing = {
  name: string;
  scene: Shot['scene'];
  palette: Shot['palette'];
  /** From back to front. Of two people, the second looks back at the first. */
  people: { portrait: string; shift: number; width: number; flip: boolean }[];
};

const drawings: Drawing[] = [
  {
    name: 'weekend',
    scene: 'canal',
    palette: 'plumDusk',
    people: [
      { portrait: 'portrait-034', shift: -330, width: 1560, flip: false },
      { portrait: 'portrait-012', shift: 300, width: 1440, flip: true },
    ],
  },
  {
    name: 'sunday',
    scene: 'park',
    palette: 'amberHour',
    people: [
      { portrait: 'portrait-048', shift: 330, width: 1560, flip: true },
      { portrait: 'portrait-052', shift: -300, width: 1440, flip: false },
    ],
  },
];

await mkdir(FOLDER, { recursive: true });
for (const drawing of drawings) await draw(drawing);

async function draw({ name, scene, palette, people }: Drawing): Promise<void> {
  const { width, height } = PICTURE_SIZE;
  const background = await sharp(Buffer.from(sceneSvg(scene, palettes[palette], random(name))))
    .removeAlpha()
    .resize(width, height)
    .blur(SOFTNESS)
    .toBuffer();
  const layers = people.map(({ portrait, ...place }) => ({
    input: Buffer.from(personSvg(...drawn(portrait, { ...place, palette, scene }), CLEAR)),
  }));
  // Resized afterwards, because sharp would otherwise do that first.
  const picture = await sharp(background).composite(layers).png().toBuffer();
  const { size } = await sharp(picture)
    .resize(WIDTH)
    .webp({ quality: 74, effort: 6 })
    .toFile(join(FOLDER, `${name}.webp`));
  console.log(`${name}.webp ${(size / 1024).toFixed(1)} kB`);
}

function drawn(id: string, changes: Partial<Shot>): [Portrait['face'], Shot] {
  const portrait = portraits.find(known => known.id === id);
  const [shot] = portrait?.shots ?? [];
  if (!portrait || !shot) throw new Error(`There is no ${id}.`);
  return [portrait.face, { ...shot, ...changes }];
}
