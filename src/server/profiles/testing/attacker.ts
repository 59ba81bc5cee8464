import { type GeoPoint, kilometresApart } from '#contract/cells';
import { cover, middleOf, moved, reachOf, type Square } from './squares.ts';

/** A question of somebody who lies about where he is: seen from there, how far is the victim, and is he nearer than an accomplice? */
export type Question = { from: GeoPoint; accomplice: GeoPoint };
/** Kilometres from `least` to `most`. */
export type Interval = { least: number; most: number };
/**
 * One thing a site tells: `keep` makes of a position what the site keeps of it, `read` what is told when the victim is so far away and
 * the accomplice so far. An attacker knows both.
 */
export type Reading = {
  keep: (at: GeoPoint) => GeoPoint;
  read: (victimKm: number, accompliceKm: number) => Interval;
};
/** What is told, one interval a reading. */
export type Told = Interval[];

/** `doubt`: kilometres by which what he reads may be off from how he reckons it. */
type Attack = { area: Square; questions: number; chance: () => number; doubt?: number };
type Heard = { from: GeoPoint; interval: Interval; reading: number };
type Supposed = { at: GeoPoint; kept: GeoPoint[] };

/** Kilometres at which bands end. */
const EDGES = [5, 10, 25, 50];
/** So many answers in a row that rule nothing out: there is no more to learn. */
const ENOUGH = 80;
/** Kilometres within which somebody is found. */
const FOUND = 0.005;

/**
 * Finds out where a victim is by at most so many questions. He knows how distances are told. He covers the area with squares, asks
 * from where a band's edge, or an accomplice just as far away, cuts through what is left of it, drops the squares whose
 * distance is not the one he was told, and covers what is left with smaller ones. His guess is the middle of what is left.
 */
export async function locate(
  readings: readonly Reading[],
  ask: (question: Question) => Told | Promise<Told>,
  { area, questions, chance, doubt = 0 }: Attack,
): Promise<GeoPoint> {
  const heard: Heard[] = [];
  const suppose = (at: GeoPoint): Supposed => ({ at, kept: readings.map(({ keep }) => keep(at)) });
  let slack = 0;
  const fits = ({ kept }: Supposed, { from, interval, reading }: Heard) => {
    const km = kilometresApart(kept[reading] as GeoPoint, from);
    return km >= interval.least - slack && km <= interval.most + slack;
  };
  let left: Supposed[] = [];
  let covered = 0;
  const coverAnew = (square: Square) => {
    const { points, step } = cover(square);
    slack = Math.max(0.75 * step, doubt);
    covered = points.length;
    left = points.map(suppose).filter(one => heard.every(answer => fits(one, answer)));
  };
  coverAnew(area);
  for (let [asked, idle] = [0, 0]; asked < questions && idle < ENOUGH; asked += 1, idle += 1) {
    const question = questionAbout(left, chance);
    const told = await ask(question);
    const answers = told.map((interval, reading) => ({
      from: (readings[reading] as Reading).keep(question.from),
      interval,
      reading,
    }));
    const fitting = left.filter(one => answers.every(answer => fits(one, answer)));
    if (fitting.length === left.length || fitting.length === 0) continue;
    idle = 0;
    heard.push(...answers);
    left = fitting;
    const points = left.map(({ at }) => at);
    const reach = reachOf(points);
    if (reach < FOUND && left.length > 1) break;
    if (left.length < covered / 4) coverAnew({ middle: middleOf(points), km: reach + slack / 0.75 });
  }
  return middleOf(left.map(({ at }) => at));
}

/** From a band's edge away, the accomplice just as far in another direction, both as uncertain as the victim is. */
function questionAbout(left: readonly Supposed[], chance: () => number): Question {
  const points = left.map(({ at }) => at);
  const middle = middleOf(points);
  const aside = () => (2 * chance() - 1) * Math.max(reachOf(points), 0.001);
  const edge = EDGES[Math.floor(chance() * EDGES.length)] ?? 5;
  const from = moved(middle, edge + aside(), chance() * 360);
  return { from, accomplice: moved(from, kilometresApart(from, middle) + aside(), chance() * 360) };
}
