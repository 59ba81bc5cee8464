import { centreOf } from '#contract/cells';
import { fieldError } from '#contract/errors';
import type { App, Caller } from '../../app.ts';
import { nearestTown } from '../../site/places/nearest-place.ts';
import type { Asked } from '../similar.ts';
import type { Place } from './cells-around.ts';
import { knownCells } from './known-cells.ts';
import { selectOwnHome } from './queries.ts';

/** Where a search begins, as finely as it is known: a cell, a province, a country, or nothing of them. */
export type Home = { place: Place | null; region: string | null; country: string | null };

type Searcher = Pick<Caller, 'site' | 'member' | 'geoCountry'>;

/**
 * The cell that a search names, else what the member's profile tells, else for visitors the country of their network. Throws
 * `place_needed` at `near` where the search asks for a distance or the nearest first and no cell is known.
 */
export async function homeOf(
  app: Pick<App, 'db' | 'clock'>,
  caller: Searcher,
  { near, distance, order }: Asked = {},
): Promise<Home> {
  const own = near === undefined ? ownHome(app, caller) : { cell: near, ...surroundingsOf(near) };
  const mayHaveCell = near !== undefined || caller.member !== null;
  const cells = mayHaveCell ? knownCells(app, caller.site.id) : null;
  const [{ cell, region, country }, known] = await Promise.all([own, cells]);
  if (cell === null && (distance !== undefined || order === 'nearest'))
    throw fieldError('near', 'place_needed');
  const place = cell === null || known === null ? null : { near: cell, known };
  return { place, region, country };
}

async function ownHome({ db }: Pick<App, 'db'>, { member, geoCountry }: Searcher) {
  const own = member && (await selectOwnHome(db, { profileId: member.profileId }));
  return own ?? { cell: null, region: null, country: geoCountry };
}

/** The province and country of the town nearest to a cell. */
function surroundingsOf(cell: number) {
  const { latitude, longitude } = centreOf(cell);
  const town = nearestTown(latitude, longitude);
  return { region: town?.region ?? null, country: town?.country ?? null };
}
