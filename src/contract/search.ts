import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { isCell } from './cells.ts';
import { DISTANCE_BANDS_KM, MAX_AGE, MIN_AGE, SEARCH } from './constants.ts';
import { countryCodes } from './countries.ts';
import { queryBoolean, queryInt, queryList } from './fields.ts';
import { allInterests } from './interests.ts';
import { bodyTypes, genders, memberCard } from './profiles.ts';

/**
 * The default order sorts by distance band, and within each band by activity.
 * @spec D2.39
 */
const searchOrders = ['active', 'nearest'] as const;

export const searchSwitches = ['online', 'new', 'with_photo', 'hide_fictional'] as const;
export type SearchSwitch = (typeof searchSwitches)[number];

const age = queryInt(MIN_AGE, MAX_AGE, 'age_unknown');
const choice = { error: 'choice_unknown' } as const;

/** `near` is the cell from which distances are counted. */
const filters = {
  gender: z.optional(z.enum(genders, choice)),
  country: z.optional(z.enum(countryCodes, choice)),
  countryregion: z.optional(
    z
      .string({ error: 'region_unknown' })
      .check(z.regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/, { error: 'region_unknown' })),
  ),
  min_age: z.optional(age),
  max_age: z.optional(age),
  /** A member must have all these interests. */
  interests: z.optional(queryList(allInterests, { max: SEARCH.maxInterests, tooMany: 'interests_limit' })),
  /** A member must have one of these body types. */
  body_type: z.optional(queryList(bodyTypes, { max: bodyTypes.length, tooMany: 'choice_unknown' })),
  with_photo: z.optional(queryBoolean),
  online: z.optional(queryBoolean),
  new: z.optional(queryBoolean),
  hide_fictional: z.optional(queryBoolean),
  /** Highest distance in kilometres. */
  distance: z.optional(
    queryInt(0, 1_000, 'choice_unknown').check(
      z.refine(km => DISTANCE_BANDS_KM.some(band => band === km), choice),
    ),
  ),
  near: z.optional(
    queryInt(0, 2_147_483_647, 'position_unknown').check(z.refine(isCell, { error: 'position_unknown' })),
  ),
  order: z.optional(z.enum(searchOrders, choice)),
};

type Ages = { min_age?: number | undefined; max_age?: number | undefined };
const agesInOrder = z.refine<Ages>(
  ({ min_age, max_age }) => min_age === undefined || max_age === undefined || min_age <= max_age,
  { error: 'age_range_reversed', path: ['max_age'] },
);

export const searchFilters = z.object(filters).check(agesInOrder);
export type SearchFilters = z.output<typeof searchFilters>;

/** @spec 3.16 D2.22 */
export const searchQuery = z
  .object({
    ...filters,
    page: z.optional(queryInt(1, SEARCH.maxPages, 'page_unknown')),
    count_only: z.optional(queryBoolean),
  })
  .check(agesInOrder);
export type SearchQuery = z.input<typeof searchQuery>;

/** @spec D2.23 */
export const relaxableFilters = [
  'distance',
  'ages',
  'interests',
  'body_type',
  'with_photo',
  'online',
  'new',
  'countryregion',
  'country',
] as const;
export type RelaxableFilter = (typeof relaxableFilters)[number];

export const searchRefusals = [
  'choice_unknown',
  'region_unknown',
  'age_unknown',
  'age_range_reversed',
  'interests_limit',
  'position_unknown',
  'place_needed',
  'search_field_closed',
] as const;

/**
 * `numResults` counts up to 10,000, or 1,200 if the filters make counting slow.
 * @spec D2.22 D2.23 D2.39
 */
export const searchMembers = defineCall('GET', '/api/members.php', {
  summary: 'Search members, 24 a page',
  section: 'D2.22',
  query: searchQuery,
  output: z.object({
    profiles: z.array(memberCard),
    page: z.int(),
    pages: z.int(),
    numResults: z.int(),
    capped: z.boolean(),
    similar: z.array(memberCard),
    numSimilar: z.int(),
    /** If no member matches, `widening` is the smallest change that would find members. */
    widening: z.nullable(
      z.object({
        loosened: z.enum(relaxableFilters),
        query: searchFilters,
        numResults: z.int(),
        capped: z.boolean(),
      }),
    ),
  }),
  errors: [...searchRefusals, 'page_unknown', 'authentication_required'],
  access: 'anyone',
  provides: ['members'],
});
