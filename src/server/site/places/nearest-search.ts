import { around } from 'geokdbush';
import KDBush from 'kdbush';

type Point = { latitude: number; longitude: number };

/** The returned function finds the nearest point, at most `km` kilometres away. */
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
