import { centreOf } from '#contract/cells';
import { fieldError } from '#contract/errors';
import type { App, Caller } from '../../app.ts';
import type { DistanceOrigin } from '../../profiles/cells/cells-around.ts';
import { loadOccupiedCells } from '../../profiles/cells/occupied-cells.ts';
import { nearestTown } from '../../site/places/town-index.ts';
import { selectedCountry } from '../../site/selected-country.ts';
import type { SearchRequest } from '../similar.ts';
import { selectOwnArea } from './queries.ts';

/** Distances are counted from `place`, which is null if no cell is known. */
export type SearchOrigin = {
  place: DistanceOrigin | null;
  region: string | null;
  country: string | null;
  seesPresence: boolean;
  /** Differs before and after a block by or of the searcher. */
  blocks: string;
};

type Searcher = Pick<Caller, 'site' | 'member' | 'geoCountry'>;

/**
 * Returns the area of the requested cell `near` or of the member's profile.
 * @throws place_needed at `near` if a distance is needed and no cell is known
 * @spec D2.39 D2.22
 */
export async function searchOriginOf(
  app: Pick<App, 'db' | 'clock'>,
  caller: Searcher,
  { near, distance, order }: SearchRequest = {},
): Promise<SearchOrigin> {
  const { member, site } = caller;
  const [ownArea, occupied] = await Promise.all([
    member ? selectOwnArea(app.db, { profileId: member.profileId }) : undefined,
    member || near !== undefined ? loadOccupiedCells(app, site.id) : null,
  ]);
  const { seesPresence, blocks, ...area } = ownArea ?? { ...VISITOR_AREA, country: selectedCountry(caller) };
  const { cell, region, country } = near === undefined ? area : { cell: near, ...areaAround(near) };
  if (cell === null && (distance !== undefined || order === 'nearest'))
    throw fieldError('near', 'place_needed');
  const place = cell === null || occupied === null ? null : { originCell: cell, occupied };
  return { place, region, country, seesPresence, blocks };
}

const VISITOR_AREA = { cell: null, region: null, seesPresence: true, blocks: '' };

function areaAround(cell: number) {
  const { latitude, longitude } = centreOf(cell);
  const town = nearestTown(latitude, longitude);
  return { region: town?.region ?? null, country: town?.country ?? null };
}
