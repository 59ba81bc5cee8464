import { cellOf } from '#contract/cells';
import { fieldError } from '#contract/errors';
import type { Town } from '../site/places/gazetteer.ts';
import { townById } from '../site/places/town-by-id.ts';
import type { ProfileChange } from './queries.ts';

/** Where the member was before. */
type Before = { country: string; city: string | null; place_id: number | null };

/**
 * Completes a change of where a member is. A town he chooses brings its name, its region and its cell, or none where it has no
 * region; a region, told or untold, or a cell given beside it counts more; whoever types another city, or gives up his town, has none. Without a cell of his own he has his
 * town's. Throws `place_unknown` at `place_id` for a town of another country.
 */
export function whereaboutsOf(change: ProfileChange, before: Before): ProfileChange {
  const { place_id: chosen, city, cell, region } = change;
  const retyped = city !== undefined && city !== before.city;
  if (chosen) {
    const town = townIn(before.country, chosen);
    return {
      ...change,
      city: town.name,
      region: region === undefined ? town.region : region,
      cell: cell ?? cellOfTown(town),
    };
  }
  if (chosen === null || retyped)
    return { ...change, place_id: null, city: city ?? null, cell: cell ?? null };
  if (cell === null)
    return { ...change, cell: cellOfTown(before.place_id ? townById(before.place_id) : undefined) };
  return change;
}

function townIn(country: string, id: number): Town {
  const town = townById(id);
  if (town?.country !== country) throw fieldError('place_id', 'place_unknown');
  return town;
}

const cellOfTown = (town: Town | undefined): number | null =>
  town ? cellOf(town.latitude, town.longitude) : null;
