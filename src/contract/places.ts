import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { isCell } from './cells.ts';
import { PLACE_QUERY_MAX } from './constants.ts';
import { countryCodes } from './countries.ts';
import { text } from './fields.ts';

/** A town's id in GeoNames. */
export const placeId = z
  .int()
  .check(z.gte(1, { error: 'place_unknown' }), z.lte(2_147_483_647, { error: 'place_unknown' }));

/**
 * A cell of the grid. The server stores a position only as a cell.
 * @spec D1.5
 */
export const cell = z.int().check(z.refine(isCell, { error: 'position_unknown' }));

/**
 * `region` is null if `regions.ts` does not list the place's region.
 * @spec D1.5
 */
const place = z.object({
  id: z.int(),
  name: z.string(),
  country: z.enum(countryCodes),
  region: z.nullable(z.string()),
  cell,
});
export type Place = z.output<typeof place>;

const degrees = (limit: number) =>
  z.pipe(
    z.string().check(z.regex(/^-?\d{1,3}(\.\d{1,20})?$/, { error: 'position_unknown' })),
    z.pipe(
      z.transform(Number),
      z
        .number()
        .check(z.gte(-limit, { error: 'position_unknown' }), z.lte(limit, { error: 'position_unknown' })),
    ),
  );

/**
 * Returns at most 10 places, the most populous first.
 * @spec 3.2 D1.5
 */
export const searchPlaces = defineCall('GET', '/api/places.php', {
  summary: 'Towns by the beginning of their name',
  section: '3.2',
  query: z.object({
    q: text(PLACE_QUERY_MAX).check(z.minLength(1, { error: 'field_required' })),
    country: z.optional(z.enum(countryCodes)),
  }),
  output: z.object({ places: z.array(place) }),
  access: 'anyone',
  provides: [],
  caching: 'session',
});

/**
 * The server neither stores nor logs the coordinates. Answers `place_unknown` if no town is within 100 km.
 * @spec 7.3 D1.5
 */
export const geocode = defineCall('GET', '/api/geocode.php', {
  summary: 'The nearest town to a position, and its cell',
  section: '7.3',
  query: z.object({ lat: degrees(90), lon: degrees(180) }),
  output: z.object({ place, cell }),
  errors: ['place_unknown', 'position_unknown'],
  access: 'anyone',
  provides: [],
});
