import { centreOf } from '#contract/cells';
import { fieldError } from '#contract/errors';
import type { App, Caller } from '../../app.ts';
import type { DistanceOrigin } from '../../profiles/cells/cells-around.ts';
import { loadOccupiedCells } from '../../profiles/cells/occupied-cells.ts';
import { nearestTown } from '../../site/places/nearest-place.ts';
import { selectedCountry } from '../../site/selected-country.ts';
import type { Asked } from '../similar.ts';
import { selectOwnHome } from './queries.ts';

/** Where a search begins, as finely as it is known: a cell, a province, a country, or nothing of them. */
export type Home = {
  place: DistanceOrigin | null;
  region: string | null;
  country: string | null;
  /** The searcher learns who is online. */
  seesPresence: boolean;
};

type Searcher = Pick<Caller, 'site' | 'member' | 'geoCountry'>;

/**
 * The cell that a search names, else what the member's profile tells, else for visitors the country that sign-up begins
 * with: that of their network, where the site serves it. Throws `place_needed` at `near` where the search asks for a distance or the
 * nearest first and no cell is known.
 */
export async function homeOf(
  app: Pick<App, 'db' | 'clock'>,
  caller: Searcher,
  { near, distance, order }: Asked = {},
): Promise<Home> {
  const { member, site } = caller;
  const [own, known] = await Promise.all([
    member ? selectOwnHome(app.db, { profileId: member.profileId }) : undefined,
    member || near !== undefined ? loadOccupiedCells(app, site.id) : null,
  ]);
  const { seesPresence, ...home } = own ?? { ...NOWHERE, country: selectedCountry(caller) };
  const { cell, region, country } = near === undefined ? home : { cell: near, ...surroundingsOf(near) };
  if (cell === null && (distance !== undefined || order === 'nearest'))
    throw fieldError('near', 'place_needed');
  const place = cell === null || known === null ? null : { originCell: cell, occupied: known };
  return { place, region, country, seesPresence };
}

/** Of a visitor. */
const NOWHERE = { cell: null, region: null, seesPresence: true };

/** The province and country of the town nearest to a cell. */
function surroundingsOf(cell: number) {
  const { latitude, longitude } = centreOf(cell);
  const town = nearestTown(latitude, longitude);
  return { region: town?.region ?? null, country: town?.country ?? null };
}
