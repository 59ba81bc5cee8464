import { type GeoPoint, kilometresApart } from '#contract/cells';
import { locate, type Reading } from './attacker.ts';
import { chanceOf } from './chance.ts';

export const QUESTIONS = 500;
/** The goal: kilometres by which the attacker's best guess is wrong, in the median and in his luckiest twentieth. */
export const BOUND = { median: 1.5, luckiest: 0.5 };

/** Where the victims live, from the tropics to the polar circle, and beside the antimeridian. */
const areas: readonly GeoPoint[] = [
  { latitude: 52.37, longitude: 4.89 },
  { latitude: 25.77, longitude: -80.19 },
  { latitude: 64.84, longitude: -147.72 },
  { latitude: 57.48, longitude: -4.22 },
  { latitude: -43.95, longitude: -179.2 },
  { latitude: -12.46, longitude: 130.84 },
];

/** Lets the attacker loose on so many victims at random places; the kilometres by which he is wrong, the least first. */
export async function errorsOf(readings: readonly Reading[], victims: number): Promise<number[]> {
  const wrong = Array.from({ length: victims }, async (_, number) => {
    const chance = chanceOf(`victim ${number}`);
    const middle = areas[number % areas.length] as GeoPoint;
    const home = somewhere(middle, chance);
    const guess = await locate(
      readings,
      ({ from, accomplice }) =>
        readings.map(({ keep, read }) =>
          read(kilometresApart(keep(home), keep(from)), kilometresApart(keep(accomplice), keep(from))),
        ),
      { area: { middle, km: 30 }, questions: QUESTIONS, chance },
    );
    return kilometresApart(guess, home);
  });
  return (await Promise.all(wrong)).toSorted((one, other) => one - other);
}

/** A true position in the area, as exact as a house. */
export const somewhere = ({ latitude, longitude }: GeoPoint, chance: () => number): GeoPoint => ({
  latitude: latitude + (chance() - 0.5) / 2,
  longitude: longitude + (chance() - 0.5) / 2,
});

/** The value below which such a part of them lies. */
export const share = (sorted: readonly number[], part: number): number =>
  sorted[Math.floor(sorted.length * part)] ?? Number.NaN;

export const holds = (sorted: readonly number[]): boolean =>
  share(sorted, 0.5) >= BOUND.median && share(sorted, 0.05) >= BOUND.luckiest;
