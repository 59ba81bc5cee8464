import type { Output } from '#contract/call';
import { cellOf } from '#contract/cells';
import { CELLS } from '#contract/constants';
import { ApiError } from '#contract/errors';
import type { geocode as call } from '#contract/places';
import { placeOf } from './gazetteer.ts';
import { nearestTown } from './nearest-place.ts';

/**
 * The nearest town and the cell of a position (section 7). The position goes nowhere else. Throws `place_unknown` far out at sea.
 */
export function geocode({ lat, lon }: { lat: number; lon: number }): Output<typeof call> {
  const town = Math.abs(lat) < CELLS.poleDegrees ? nearestTown(lat, lon) : undefined;
  if (!town) throw new ApiError('place_unknown');
  return { place: placeOf(town), cell: cellOf(lat, lon) };
}
