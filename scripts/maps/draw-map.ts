import { type GeoProjection, geoAlbersUsa, geoAzimuthalEqualArea, geoCentroid, geoDistance } from 'd3-geo';
import type { CountryCode } from '../../src/contract/countries.ts';
import type { CountryMap } from '../../src/contract/landers.ts';
import { allTowns, type Town } from '../../src/server/site/places/town-index.ts';
import { mainlandOf, moveIsland, type Polygons, readOutlines } from './outlines.ts';
import { placeLabels } from './place-labels.ts';
import { joined, simplifiedPath } from './simplified-path.ts';

/** Length of each side of the drawing, and the room around the country, in its units. */
const SIDE = 1_000;
const MARGIN = 110;

/** The numbers of towns that are drawn as large, middle and small lights, the most populous first. */
const LIGHTS: readonly number[] = [10, 60, 340];

/** Smaller towns get no name, however much room there is. */
const LABEL_CANDIDATES = 30;

/** The north of these countries has few towns, so the map shows where the towns are. */
const FITTED_TO_TOWNS: readonly CountryCode[] = ['CA'];

type ProjectedTown = Town & { x: number; y: number };

/** The outlines of a country and its neighbours with a light for each large town, which shows no member. */
export function drawMap(country: CountryCode): CountryMap {
  const { own, others } = readOutlines(country);
  const towns = largestTowns(country);
  const projection = projectionOf(country, mainlandOf(own), towns);
  const shown = towns.flatMap(town => projectTown(projection, town));
  const [large = 0, middle = 0] = LIGHTS;
  const groups = [shown.slice(0, large), shown.slice(large, large + middle), shown.slice(large + middle)];
  return {
    country,
    side: SIDE,
    land: simplifiedPath(own, projection),
    // The projection of the United States draws Alaska and Hawaii in corners, where neighbours would be wrong.
    neighbours: country === 'US' ? '' : simplifiedPath(neighboursOf(others, projection), projection),
    lights: groups.map(drawLights),
    labels: placeLabels(shown.slice(0, LABEL_CANDIDATES), SIDE),
  };
}

/** The polygons with a corner in the drawing. The projection would draw those on the other side of the world wrongly. */
function neighboursOf({ type, coordinates }: Polygons, projection: GeoProjection): Polygons {
  const centre = projection.invert?.([SIDE / 2, SIDE / 2]) ?? [0, 0];
  const isShown = (position: number[]) => {
    const at = position as [number, number];
    const [x, y] = geoDistance(at, centre) < 1 ? (projection(at) ?? [-1, -1]) : [-1, -1];
    return x > 0 && x < SIDE && y > 0 && y < SIDE;
  };
  return { type, coordinates: coordinates.filter(([outer = []]) => outer.some(isShown)) };
}

const largestTowns = (country: CountryCode): Town[] =>
  allTowns()
    .filter(town => town.country === country)
    .toSorted((one, other) => other.population - one.population || one.id - other.id)
    .slice(
      0,
      LIGHTS.reduce((sum, count) => sum + count),
    );

function projectionOf(country: CountryCode, mainland: Polygons, towns: readonly Town[]): GeoProjection {
  const coordinates = towns.map(({ longitude, latitude }) => [longitude, latitude]);
  const shape = FITTED_TO_TOWNS.includes(country) ? { type: 'MultiPoint' as const, coordinates } : mainland;
  const room: [[number, number], [number, number]] = [
    [MARGIN, MARGIN],
    [SIDE - MARGIN, SIDE - MARGIN],
  ];
  if (country === 'US') return geoAlbersUsa().fitExtent(room, mainland);
  const [longitude, latitude] = geoCentroid(shape);
  return geoAzimuthalEqualArea()
    .rotate([-longitude, -latitude])
    .fitExtent(room, shape)
    .clipExtent([
      [0, 0],
      [SIDE, SIDE],
    ]);
}

function projectTown(projection: GeoProjection, town: Town): ProjectedTown[] {
  const [x, y] = projection(moveIsland(town.country, [town.longitude, town.latitude])) ?? [-1, -1];
  const isShown = x > 0 && x < SIDE && y > 0 && y < SIDE;
  return isShown ? [{ ...town, x: Math.round(x), y: Math.round(y) }] : [];
}

/** Each light is a line without length, which a round line cap shows as a dot. */
const drawLights = (towns: readonly ProjectedTown[]): string =>
  towns.map(({ x, y }) => `M${joined(x, y)}h0`).join('');
