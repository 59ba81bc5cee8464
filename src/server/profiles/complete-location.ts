import { cellOf } from '#contract/cells';
import { fieldError } from '#contract/errors';
import { type Town, townById } from '../site/places/town-index.ts';
import type { ProfileChange } from './queries.ts';

type PreviousLocation = { country: string; city: string | null; place_id: number | null };

/**
 * Completes the location from a chosen town. A typed city removes the town.
 * @throws place_unknown at `place_id` for a town of another country
 * @spec 3.2 D1.5
 */
export function completeLocation(change: ProfileChange, before: PreviousLocation): ProfileChange {
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
