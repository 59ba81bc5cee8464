import type { Output } from '#contract/call';
import { cellOf } from '#contract/cells';
import { CELLS } from '#contract/constants';
import { ApiError } from '#contract/errors';
import type { geocode as call } from '#contract/places';
import { nearestTown, toPlace } from './town-index.ts';

/**
 * Returns the position's cell and nearest town. The position is not stored.
 * @throws ApiError `place_unknown` if no town is near the position
 * @spec 7.3 D1.5
 */
export function geocode({ lat, lon }: { lat: number; lon: number }): Output<typeof call> {
  const town = Math.abs(lat) < CELLS.poleDegrees ? nearestTown(lat, lon) : undefined;
  if (!town) throw new ApiError('place_unknown');
  return { place: toPlace(town), cell: cellOf(lat, lon) };
}
