import { NEAREST_PLACE_KM } from '#contract/constants';
import { allTowns, type Town } from './gazetteer.ts';
import { nearestIn } from './nearest-in.ts';

let nearest: ReturnType<typeof nearestIn<Town>> | undefined;

/** The town nearest to a position in degrees; undefined where there is none for a hundred kilometres. */
export function nearestTown(latitude: number, longitude: number): Town | undefined {
  nearest ??= nearestIn(allTowns());
  return nearest({ latitude, longitude }, NEAREST_PLACE_KM);
}
