import { around } from 'geokdbush';
import KDBush from 'kdbush';

type Point = { latitude: number; longitude: number };

/**
 * Builds an index and returns a search for the nearest point to a position in degrees, on a sphere; undefined
 * when none is within `km`.
 */
export function createNearestSearch<P extends Point>(
  points: readonly P[],
): (to: Point, km?: number) => P | undefined {
  const tree = new KDBush(points.length);
  for (const { longitude, latitude } of points) tree.add(longitude, latitude);
  tree.finish();
  return ({ latitude, longitude }, km) => {
    const [nearest] = around(tree, longitude, latitude, 1, km);
    return nearest === undefined ? undefined : points[nearest];
  };
}
