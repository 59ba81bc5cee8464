import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { isCell } from './cells.ts';
import { PLACE_QUERY_MAX } from './constants.ts';
import { countryCodes } from './countries.ts';
import { nothing, text } from './fields.ts';

/** A GeoNames id as it is sent. */
export const placeId = z
  .int()
  .check(z.gte(1, { error: 'place_unknown' }), z.lte(2_147_483_647, { error: 'place_unknown' }));

/** A cell of the grid (see `cells.ts`), the only trace of a position that is ever kept. */
export const cell = z.int().check(z.refine(isCell, { error: 'position_unknown' }));

/** A town one can choose, by its GeoNames id; the region's code where the curated list of regions tells it, and the cell of its middle. */
export const place = z.object({
  id: z.int(),
  name: z.string(),
  country: z.enum(countryCodes),
  region: z.nullable(z.string()),
  cell,
});
export type Place = z.output<typeof place>;

/** Degrees as text in a query string. */
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

/** Towns whose name begins like `q`, in any writing of it, the most populous first, at most 10. */
export const searchPlaces = defineCall({
  method: 'GET',
  path: '/api/places.php',
  summary: 'Towns by the beginning of their name',
  section: '3',
  query: z.object({
    q: text(PLACE_QUERY_MAX).check(z.minLength(1, { error: 'field_required' })),
    country: z.optional(z.enum(countryCodes)),
  }),
  body: nothing,
  output: z.object({ places: z.array(place) }),
  errors: [],
  who: 'anyone',
  repeat: 'natural',
});

/**
 * The nearest town to a position, and the position's cell (section 7). The coordinates are answered and forgotten: they are
 * neither stored nor logged. Where there is no town for a hundred kilometres it is refused with `place_unknown`.
 */
export const geocode = defineCall({
  method: 'GET',
  path: '/api/geocode.php',
  summary: 'The nearest town to a position, and its cell',
  section: '7',
  query: z.object({ lat: degrees(90), lon: degrees(180) }),
  body: nothing,
  output: z.object({ place, cell }),
  errors: ['place_unknown', 'position_unknown'],
  who: 'anyone',
  repeat: 'natural',
});
