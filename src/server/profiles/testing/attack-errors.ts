import { type GeoPoint, kilometresApart } from '#contract/cells';
import { type DistanceDisclosure, locateVictim } from './distance-attacker.ts';
import { seededRandom } from './seeded-random.ts';

export const QUERY_LIMIT = 500;
/** The median error must be at least `median` km. Only 5 % of the errors may be below `luckiest` km. */
export const BOUND = { median: 1.5, luckiest: 0.5 };

const areas: readonly GeoPoint[] = [
  { latitude: 52.37, longitude: 4.89 },
  { latitude: 25.77, longitude: -80.19 },
  { latitude: 64.84, longitude: -147.72 },
  { latitude: 57.48, longitude: -4.22 },
  { latitude: -43.95, longitude: -179.2 },
  { latitude: -12.46, longitude: 130.84 },
];

/** Returns the distances in km between guess and victim, in ascending order. */
export async function attackErrors(
  readings: readonly DistanceDisclosure[],
  victims: number,
): Promise<number[]> {
  const wrong = Array.from({ length: victims }, async (_, number) => {
    const chance = seededRandom(`victim ${number}`);
    const middle = areas[number % areas.length] as GeoPoint;
    const home = randomPosition(middle, chance);
    const guess = await locateVictim(
      readings,
      ({ from, accomplice }) =>
        readings.map(({ keep, read }) =>
          read(kilometresApart(keep(home), keep(from)), kilometresApart(keep(accomplice), keep(from))),
        ),
      { area: { middle, km: 30 }, questions: QUERY_LIMIT, chance },
    );
    return kilometresApart(guess, home);
  });
  return (await Promise.all(wrong)).toSorted((one, other) => one - other);
}

export const randomPosition = ({ latitude, longitude }: GeoPoint, chance: () => number): GeoPoint => ({
  latitude: latitude + (chance() - 0.5) / 2,
  longitude: longitude + (chance() - 0.5) / 2,
});

export const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.floor(sorted.length * part)] ?? Number.NaN;

export const meetsGoal = (sorted: readonly number[]): boolean =>
  quantile(sorted, 0.5) >= BOUND.median && quantile(sorted, 0.05) >= BOUND.luckiest;
