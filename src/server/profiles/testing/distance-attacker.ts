import { type GeoPoint, kilometresApart } from '#contract/cells';
import { centroid, coverSquare, halfExtent, offsetPoint, type Square } from './squares.ts';

/** `from` and `accomplice` are the pretended positions of the attacker's two accounts. */
export type AttackQuery = { from: GeoPoint; accomplice: GeoPoint };
export type KilometreRange = { least: number; most: number };
/** `keep` returns the position that a site stores, `read` the distances that the site discloses. */
export type DistanceDisclosure = {
  keep: (at: GeoPoint) => GeoPoint;
  read: (victimKm: number, accompliceKm: number) => KilometreRange;
};
type DisclosedRanges = KilometreRange[];

/** `doubt` is the error in km that the attacker allows for in every answer. */
type Attack = { area: Square; questions: number; chance: () => number; doubt?: number };
type Observation = { from: GeoPoint; interval: KilometreRange; reading: number };
type Candidate = { at: GeoPoint; stored: GeoPoint[] };

const EDGES = [5, 10, 25, 50];
const MAX_IDLE_QUERIES = 80;
const FOUND_KM = 0.005;

/** The attacker covers an area with squares, and refines those that fit the answers. */
export async function locateVictim(
  readings: readonly DistanceDisclosure[],
  ask: (question: AttackQuery) => DisclosedRanges | Promise<DisclosedRanges>,
  { area, questions, chance, doubt = 0 }: Attack,
): Promise<GeoPoint> {
  const pastAnswers: Observation[] = [];
  const suppose = (at: GeoPoint): Candidate => ({ at, stored: readings.map(({ keep }) => keep(at)) });
  let slack = 0;
  const fits = ({ stored }: Candidate, { from, interval, reading }: Observation) => {
    const km = kilometresApart(stored[reading] as GeoPoint, from);
    return km >= interval.least - slack && km <= interval.most + slack;
  };
  let left: Candidate[] = [];
  let covered = 0;
  const coverAgain = (square: Square) => {
    const { points, step } = coverSquare(square);
    slack = Math.max(0.75 * step, doubt);
    covered = points.length;
    left = points.map(suppose).filter(one => pastAnswers.every(answer => fits(one, answer)));
  };
  coverAgain(area);
  for (let [asked, idle] = [0, 0]; asked < questions && idle < MAX_IDLE_QUERIES; asked += 1, idle += 1) {
    const question = nextQuery(left, chance);
    const intervals = await ask(question);
    const answers = intervals.map((interval, reading) => ({
      from: (readings[reading] as DistanceDisclosure).keep(question.from),
      interval,
      reading,
    }));
    const fitting = left.filter(one => answers.every(answer => fits(one, answer)));
    if (fitting.length === left.length || fitting.length === 0) continue;
    idle = 0;
    pastAnswers.push(...answers);
    left = fitting;
    const points = left.map(({ at }) => at);
    const reach = halfExtent(points);
    if (reach < FOUND_KM && left.length > 1) break;
    if (left.length < covered / 4) coverAgain({ middle: centroid(points), km: reach + slack / 0.75 });
  }
  return centroid(left.map(({ at }) => at));
}

/** Chooses `from` so that the victim is probably near an edge of a distance band. */
function nextQuery(left: readonly Candidate[], chance: () => number): AttackQuery {
  const points = left.map(({ at }) => at);
  const middle = centroid(points);
  const aside = () => (2 * chance() - 1) * Math.max(halfExtent(points), 0.001);
  const edge = EDGES[Math.floor(chance() * EDGES.length)] ?? 5;
  const from = offsetPoint(middle, edge + aside(), chance() * 360);
  return { from, accomplice: offsetPoint(from, kilometresApart(from, middle) + aside(), chance() * 360) };
}
