import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoArea, geoCentroid, geoDistance } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { CountryCode } from '../../src/contract/countries.ts';

type Position = number[];
export type Polygons = { type: 'MultiPolygon'; coordinates: Position[][][] };
export type Outlines = { own: Polygons; others: Polygons };

/** Public domain, of Natural Earth. ISO 3166-1 numbers are the ids of its countries. */
const FILE = 'world-atlas/countries-10m.json';
const NUMBERS: Readonly<Record<CountryCode, string>> = {
  ...{ US: '840', NL: '528', BE: '056', FR: '250', IT: '380', ES: '724', DE: '276', AT: '040' },
  ...{ IE: '372', GB: '826', CA: '124', PL: '616', AU: '036', NZ: '554', CH: '756' },
};

/** Reads the outlines of the country and of all others. */
export function readOutlines(country: CountryCode): Outlines {
  const file = createRequire(import.meta.url).resolve(FILE);
  const world = JSON.parse(readFileSync(file, 'utf8')) as Topology<{ countries: GeometryCollection }>;
  const own: Position[][][] = [];
  const others: Position[][][] = [];
  for (const { id, geometry } of feature(world, world.objects.countries).features) {
    const parts = id === NUMBERS[country] ? own : others;
    if (geometry.type === 'Polygon') parts.push(geometry.coordinates);
    if (geometry.type === 'MultiPolygon') parts.push(...geometry.coordinates);
  }
  const moved = own.map(part => part.map(ring => ring.map(position => moveIsland(country, position))));
  return { own: multiPolygon(moved), others: multiPolygon(others) };
}

/** Moves the Canary Islands near to Spain, as its maps do, and leaves all other positions as they are. */
export function moveIsland(country: CountryCode, [longitude = 0, latitude = 0]: Position): [number, number] {
  const isCanary = country === 'ES' && longitude < -12 && latitude < 31;
  return isCanary ? [longitude + 6, latitude + 6.4] : [longitude, latitude];
}

const multiPolygon = (coordinates: Position[][][]): Polygons => ({ type: 'MultiPolygon', coordinates });

/** A part this large, compared to the largest, belongs to the mainland; so does one this near, in its radii. */
const MAINLAND = { share: 0.2, radii: 2.6 } as const;

/** Leaves out distant islands, such as those in other oceans, which would make the rest of the map tiny. */
export function mainlandOf({ coordinates }: Polygons): Polygons {
  const parts = coordinates.map(part => {
    const polygon = { type: 'Polygon' as const, coordinates: part };
    return { part, area: geoArea(polygon), centre: geoCentroid(polygon) };
  });
  const largest = parts.reduce((one, other) => (other.area > one.area ? other : one));
  const reach = MAINLAND.radii * Math.sqrt(largest.area / Math.PI);
  const isNear = ({ centre, area }: (typeof parts)[number]) =>
    area >= MAINLAND.share * largest.area || geoDistance(centre, largest.centre) <= reach;
  return multiPolygon(parts.filter(isNear).map(({ part }) => part));
}
