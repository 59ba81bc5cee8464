import { type GeoProjection, geoStream } from 'd3-geo';
import type { Polygons } from './outlines.ts';

type Point = [x: number, y: number];

/** Corners are moved by at most this distance, in units of the drawing. */
const TOLERANCE = 1.4;
/** Smaller islands are left out, in square units of the drawing. */
const MIN_AREA = 10;

/**
 * Draws the polygons as the `d` of an SVG path with whole numbers, relative and closed, so that it is short.
 */
export function simplifiedPath(polygons: Polygons, projection: GeoProjection): string {
  return projectedRings(polygons, projection)
    .map(ring => rounded(simplify(ring)))
    .filter(ring => ring.length > 2 && areaOf(ring) >= MIN_AREA)
    .map(drawRing)
    .join('');
}

function projectedRings(polygons: Polygons, projection: GeoProjection): Point[][] {
  const rings: Point[][] = [];
  let ring: Point[] = [];
  const sink = {
    point: (x: number, y: number) => void ring.push([x, y]),
    lineStart: () => {
      ring = [];
    },
    lineEnd: () => void rings.push(ring),
    polygonStart: () => undefined,
    polygonEnd: () => undefined,
    sphere: () => undefined,
  };
  geoStream(polygons, projection.stream(sink));
  return rings;
}

/** The algorithm of Ramer, Douglas and Peucker. */
function simplify(points: readonly Point[]): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return [...points];
  let farthest = 0;
  let distance = 0;
  for (let index = 1; index < points.length - 1; index += 1) {
    const away = distanceTo(points[index] as Point, first, last);
    if (away > distance) [farthest, distance] = [index, away];
  }
  if (distance <= TOLERANCE) return [first, last];
  return [...simplify(points.slice(0, farthest + 1)), ...simplify(points.slice(farthest)).slice(1)];
}

/** The distance from the line through `from` and `to`, or from `from` if both are the same point. */
function distanceTo([x, y]: Point, from: Point, to: Point): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  if (length === 0) return Math.hypot(x - from[0], y - from[1]);
  return Math.abs(dy * (x - from[0]) - dx * (y - from[1])) / length;
}

function rounded(points: readonly Point[]): Point[] {
  const whole = points.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  return whole.filter(([x, y], index) => {
    const before = whole[index - 1];
    return !before || before[0] !== x || before[1] !== y;
  });
}

function areaOf(ring: readonly Point[]): number {
  let sum = 0;
  for (const [index, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(index + 1) % ring.length] as Point;
    sum += x * nextY - nextX * y;
  }
  return Math.abs(sum) / 2;
}

function drawRing([start, ...rest]: readonly Point[]): string {
  let [x, y] = start as Point;
  const steps = rest.map(([toX, toY]) => {
    const step = joined(toX - x, toY - y);
    [x, y] = [toX, toY];
    return step;
  });
  return `M${joined(...(start as Point))}l${steps.join(' ').replaceAll(' -', '-')}z`;
}

/** A minus sign needs no separator before it. */
export const joined = (x: number, y: number): string => (y < 0 ? `${x}${y}` : `${x} ${y}`);
