import { fieldError } from '#contract/errors';
import type { App, Caller } from '../../app.ts';
import type { Asked } from '../similar.ts';
import type { Place } from './cells-around.ts';
import { knownCells } from './known-cells.ts';
import { selectOwnCell } from './queries.ts';

/**
 * Where a search counts its distances from: the cell it names, else that of the member's profile. Null where it asks for no
 * distance. Throws `place_needed` at `near` where there is neither.
 */
export async function placeOf(
  app: Pick<App, 'db' | 'clock'>,
  { member, site }: Pick<Caller, 'member' | 'site'>,
  { near, distance, order }: Asked,
): Promise<Place | null> {
  if (distance === undefined && order !== 'nearest') return null;
  const from = near ?? (member && (await selectOwnCell(app.db, member.profileId)));
  if (from === null) throw fieldError('near', 'place_needed');
  return { near: from, known: await knownCells(app, site.id) };
}
