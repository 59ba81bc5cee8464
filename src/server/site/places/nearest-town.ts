import { NEAREST_PLACE_KM } from '#contract/constants';
import { createNearestSearch } from './nearest-search.ts';
import { allTowns, type Town } from './town-index.ts';

let nearest: ReturnType<typeof createNearestSearch<Town>> | undefined;

/** @spec 7.3 D1.5 */
export function nearestTown(latitude: number, longitude: number): Town | undefined {
  nearest ??= createNearestSearch(allTowns());
  return nearest({ latitude, longitude }, NEAREST_PLACE_KM);
}
