import { type AgeBand, generateLook, type Look, type PortraitGender } from './portraits/looks.ts';
import { renderPicture, type Shot } from './portraits/picture.ts';
import { planShots } from './portraits/shots.ts';
import { random } from './random.ts';

/** A drawn person; no real person is shown. */
export interface Portrait extends Look {
  id: string;
  gender: PortraitGender;
  band: AgeBand;
  shots: readonly Shot[];
}

export const PORTRAIT_COUNT = 108;
export const SHOTS_PER_PORTRAIT = 4;

/** The portraits are equal on every machine. */
export const portraits: readonly Portrait[] = Array.from({ length: PORTRAIT_COUNT }, (_, index) => {
  const id = `portrait-${String(index + 1).padStart(3, '0')}`;
  const chance = random(id);
  const gender = index % 10 === 7 ? 'female' : 'male';
  const band = chance.weighted<AgeBand>({ twenties: 30, thirties: 34, forties: 23, sixties: 13 });
  const look = generateLook(gender, band, chance);
  return { ...look, id, gender, band, shots: planShots(id, gender, look.build, SHOTS_PER_PORTRAIT, chance) };
});

/** Draws a picture of the portrait, always with the same bytes. `shot` counts from 0. */
export function renderPortrait(portrait: Portrait, shot: number): Promise<Buffer> {
  const found = portrait.shots[shot];
  if (!found) throw new Error(`${portrait.id} has no picture ${shot}.`);
  return renderPicture(portrait.face, found);
}
