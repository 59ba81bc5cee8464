import { around } from 'geokdbush';
import KDBush from 'kdbush';
import { NEAREST_PLACE_KM } from '#contract/constants';
import { allTowns, type Town } from './gazetteer.ts';

let index: KDBush | undefined;

/** The town nearest to a position in degrees; undefined where there is none for a hundred kilometres. */
export function nearestTown(latitude: number, longitude: number): Town | undefined {
  index ??= indexOf(allTowns());
  const [nearest] = around(index, longitude, latitude, 1, NEAREST_PLACE_KM);
  return nearest === undefined ? undefined : allTowns()[nearest];
}

function indexOf(towns: readonly Town[]): KDBush {
  const tree = new KDBush(towns.length);
  for (const { longitude, latitude } of towns) tree.add(longitude, latitude);
  return tree.finish();
}
