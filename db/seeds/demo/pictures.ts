import { rgbaToThumbHash } from 'thumbhash';
import { palettes, type ScenePalette } from '../portraits/palettes.ts';
import { channelsOf, mixColours } from '../portraits/svg.ts';
import type { Portrait } from '../portraits.ts';

/** Members with the same portrait share its files. */
export const demoFileKey = (portrait: Portrait, shot: number): string => `demo/${portrait.id}-${shot + 1}`;

export function demoPictureOf(
  key: string,
  pool: readonly Portrait[],
): { portrait: Portrait; shot: number } | undefined {
  const [, id, number] = /^demo\/(portrait-\d+)-(\d+)$/.exec(key) ?? [];
  const portrait = pool.find(candidate => candidate.id === id);
  const shot = Number(number) - 1;
  return portrait?.shots[shot] ? { portrait, shot } : undefined;
}

export function placeholderColour(portrait: Portrait, shot: number): string {
  const { sky, mid } = paletteOf(portrait, shot);
  return mixColours(sky[1], mid, 0.4);
}

const HASH_SIZE = { width: 8, height: 10 };

/** The picture is not drawn yet, so the placeholder shows only its palette. */
export function placeholderHash(portrait: Portrait, shot: number): string {
  const { sky, mid } = paletteOf(portrait, shot);
  const rows = Array.from({ length: HASH_SIZE.height }, (_, row) => {
    const fraction = row / (HASH_SIZE.height - 1);
    return [
      ...channelsOf(
        fraction < 0.5 ? mixColours(sky[0], sky[1], fraction * 2) : mixColours(sky[1], mid, fraction * 2 - 1),
      ),
      255,
    ];
  });
  const pixels = rows.flatMap(pixel => Array.from({ length: HASH_SIZE.width }, () => pixel).flat());
  return Buffer.from(rgbaToThumbHash(HASH_SIZE.width, HASH_SIZE.height, pixels)).toString('base64');
}

function paletteOf(portrait: Portrait, shot: number): ScenePalette {
  const { palette } = portrait.shots[shot] ?? {};
  if (!palette) throw new Error(`${portrait.id} has no picture ${shot}.`);
  return palettes[palette];
}
