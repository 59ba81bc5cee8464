import { ageOn } from '#contract/age';
import { centreOf, kilometresBetween } from '#contract/cells';
import { DAY_MS } from '#contract/durations';
import { interests } from '#contract/interests';
import { bodyTypes } from '#contract/profiles';
import type { SearchFilters } from '#contract/search';
import { nearestTown } from '../../site/places/town-index.ts';
import { neighbouringRegions } from '../neighbouring-regions.ts';
import type { SearchDice } from './dice.ts';
import type { Person } from './random-world.ts';

/** `blocked` holds members whom the viewer blocks or who block the viewer. */
export type NaiveViewer = { person: Person | null; blocked: ReadonlySet<string> };

export function naiveSearch(
  people: readonly Person[],
  viewer: NaiveViewer,
  query: SearchFilters,
  now: Date,
): string[] {
  const near = query.near ?? viewer.person?.cell ?? null;
  const kilometres = ({ cell }: Person) =>
    near === null || cell === null ? Number.POSITIVE_INFINITY : kilometresBetween(near, cell);
  const home = query.near === undefined ? (viewer.person ?? VISITOR_ORIGIN) : originAt(query.near);
  const far = (person: Person) => {
    if (query.order === 'nearest') return Math.round(kilometres(person));
    return query.order === 'active' ? 0 : naiveBand(person, home, kilometres(person));
  };
  const later = (person: Person) => (query.order || isOnlineFor(person, viewer, now) ? 0 : 1);
  const fits = (person: Person) =>
    mayFind(person, viewer) &&
    matchesFilters(person, viewer, query, now) &&
    (query.distance === undefined || kilometres(person) < query.distance);
  const byPlace = (one: Person, other: Person) => (far(one) === far(other) ? 0 : far(one) - far(other));
  return people
    .filter(fits)
    .sort(
      (one, other) =>
        byPlace(one, other) ||
        later(one) - later(other) ||
        other.rank - one.rank ||
        (one.profileId < other.profileId ? -1 : 1),
    )
    .map(({ profileId }) => profileId);
}

type NaiveOrigin = Pick<Person, 'cell' | 'region'> & { country: string | null };
/** Visitors in tests come from no known country, so their searches start here. */
const VISITOR_ORIGIN: NaiveOrigin = { cell: null, region: null, country: 'NL' };

function originAt(cell: number): NaiveOrigin {
  const { latitude, longitude } = centreOf(cell);
  const town = nearestTown(latitude, longitude);
  return { cell, region: town?.region ?? null, country: town?.country ?? null };
}

function naiveBand({ cell, region, country }: Person, home: NaiveOrigin, kilometres: number): number {
  if (home.cell !== null) {
    if (kilometres < 250) return [10, 25, 50, 100, 250].findIndex(edge => kilometres < edge) * 2;
    if (cell === null && region !== null && region === home.region) return 5;
  } else if (home.region !== null && region !== null) {
    if (region === home.region) return 0;
    if (neighbouringRegions(home.region).includes(region)) return 1;
  }
  return country === home.country ? 20 : 21;
}

const isOnlineFor = (person: Person, { person: me }: NaiveViewer, now: Date): boolean =>
  person.onlineUntil !== null &&
  person.onlineUntil > now &&
  person.sharesPresence &&
  (me === null || me.sharesPresence);

const mayFind = (person: Person, { person: me, blocked }: NaiveViewer): boolean =>
  person.siteId === 1 &&
  person.status === 'active' &&
  !person.invisible &&
  person.profileId !== me?.profileId &&
  !blocked.has(person.profileId) &&
  (me !== null || person.visibleToVisitors);

function matchesFilters(person: Person, viewer: NaiveViewer, query: SearchFilters, now: Date): boolean {
  const age = ageOn(person.birthDate, now.toISOString().slice(0, 10));
  return [
    person.gender === (query.gender ?? 'male'),
    query.country === undefined || person.country === query.country,
    query.countryregion === undefined || person.region === query.countryregion,
    age >= (query.min_age ?? 0) && age <= (query.max_age ?? 200),
    (query.interests ?? []).every(one => person.interests.some(own => own === one)),
    query.body_type === undefined || (person.bodyType !== null && query.body_type.includes(person.bodyType)),
    !query.with_photo || person.hasPhoto,
    !query.hide_fictional || !person.fictional,
    !query.online || isOnlineFor(person, viewer, now),
    !query.new || now.getTime() - person.signedUpAt.getTime() < 14 * DAY_MS,
  ].every(Boolean);
}

export function randomSearch(dice: SearchDice, cells: readonly number[]): SearchFilters {
  const min = dice.int(18, 60);
  const parts: SearchFilters[] = [
    { gender: dice.pick(['male', 'female']) },
    { country: dice.pick(['NL', 'BE', 'DE', 'FR']) },
    { countryregion: dice.pick(['NL-NH', 'NL-ZH', 'BE-VAN', 'DE-NW', 'DE-BY']) },
    { min_age: min },
    { max_age: dice.int(20, 80) },
    { min_age: min, max_age: min + dice.int(0, 20) },
    { interests: interests.slice(0, 6).filter(() => dice.chance(0.3)) },
    { body_type: bodyTypes.filter(() => dice.chance(0.6)) },
    { with_photo: true },
    { online: true },
    { new: true },
    { hide_fictional: true },
    { distance: dice.pick([5, 10, 25, 50, 100, 250] as const), near: dice.pick(cells) },
    { order: 'nearest', near: dice.pick(cells) },
    { order: 'nearest', near: dice.pick(cells) },
    { near: dice.pick(cells) },
    { order: 'active', with_photo: false },
  ];
  const query = Object.assign({}, ...parts.filter(() => dice.chance(0.17))) as SearchFilters;
  if (query.interests?.length === 0) delete query.interests;
  if (query.body_type?.length === 0) delete query.body_type;
  if (query.countryregion) delete query.country;
  if ((query.min_age ?? 0) > (query.max_age ?? 99)) delete query.max_age;
  return query;
}
