import { mix } from '../portraits/colour.ts';
import { palettes } from '../portraits/palettes.ts';
import type { Portrait } from '../portraits.ts';

/** Where the bytes of a portrait's picture lie in the photo store: members who share a portrait share its files. */
export const fileKey = (portrait: Portrait, shot: number): string => `demo/${portrait.id}-${shot + 1}`;

/** The portrait and picture behind a file key; undefined for other files. */
export function pictureOf(
  key: string,
  pool: readonly Portrait[],
): { portrait: Portrait; shot: number } | undefined {
  const [, id, number] = /^demo\/(portrait-\d+)-(\d+)$/.exec(key) ?? [];
  const portrait = pool.find(candidate => candidate.id === id);
  const shot = Number(number) - 1;
  return portrait?.shots[shot] ? { portrait, shot } : undefined;
}

/** The colour that stands in for a picture until it is there: that of its light. */
export function standInColour(portrait: Portrait, shot: number): string {
  const { palette } = portrait.shots[shot] ?? {};
  if (!palette) throw new Error(`${portrait.id} has no picture ${shot}.`);
  return mix(palettes[palette].sky[1], palettes[palette].mid, 0.4);
}
