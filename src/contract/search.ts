import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { isCell } from './cells.ts';
import { DISTANCE_BANDS_KM, MAX_AGE, MIN_AGE, SEARCH } from './constants.ts';
import { countryCodes } from './countries.ts';
import { nothing, queryInt, queryList, queryYes } from './fields.ts';
import { interests } from './interests.ts';
import { bodyTypes, genders, memberCard } from './profiles.ts';

/**
 * Orders to choose: most recently active first, or from near to far by the kilometre. A search without one goes by bands of distance
 * from the searcher, and within each by activity.
 */
export const searchOrders = ['active', 'nearest'] as const;

/** The filters that are on or off. */
export const searchSwitches = ['online', 'new', 'with_photo', 'hide_fictional'] as const;
export type SearchSwitch = (typeof searchSwitches)[number];

const age = queryInt(MIN_AGE, MAX_AGE, 'age_unknown');
const choice = { error: 'choice_unknown' } as const;

/** What is searched for; nothing is any. `near` is a cell as geocode.php answers it: where distances are counted from. */
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
  /** All of them fit. */
  interests: z.optional(queryList(interests, { max: SEARCH.maxInterests, tooMany: 'interests_limit' })),
  /** Any of them fits. */
  body_type: z.optional(queryList(bodyTypes, { max: bodyTypes.length, tooMany: 'choice_unknown' })),
  with_photo: z.optional(queryYes),
  online: z.optional(queryYes),
  new: z.optional(queryYes),
  hide_fictional: z.optional(queryYes),
  /** Less than so many kilometres away: one of the bands. */
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

/** A search without its page: what is kept of one, and what another one is proposed by. */
export const searchFilters = z.object(filters).check(agesInOrder);
export type SearchFilters = z.output<typeof searchFilters>;

/** The search of section 3: the URL is its state. Ages in years, `page` from 1; `count_only` asks how many fit, and for nobody. */
export const searchQuery = z
  .object({
    ...filters,
    page: z.optional(queryInt(1, SEARCH.maxPages, 'page_unknown')),
    count_only: z.optional(queryYes),
  })
  .check(agesInOrder);
export type SearchQuery = z.input<typeof searchQuery>;

/** What a search that finds nobody can let go of. */
export const loosenings = [
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
export type Loosening = (typeof loosenings)[number];

/** What a search can refuse of its own fields. */
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
 * Members by the filters, 24 a page. `numResults` counts up to 10,000, and with filters beyond home and ages up to the 1,200 one
 * can leaf through; `similar` fills a short first page. A filter that the site does not offer is refused at its field.
 */
export const searchMembers = defineCall({
  method: 'GET',
  path: '/api/members.php',
  summary: 'Search members, 24 a page',
  section: '3',
  query: searchQuery,
  body: nothing,
  output: z.object({
    profiles: z.array(memberCard),
    page: z.int(),
    pages: z.int(),
    numResults: z.int(),
    /** True when there are more than `numResults`. */
    capped: z.boolean(),
    similar: z.array(memberCard),
    numSimilar: z.int(),
    /** Where nobody fits: the least that would have to change for somebody to fit, and how many would. */
    widening: z.nullable(
      z.object({
        loosened: z.enum(loosenings),
        query: searchFilters,
        numResults: z.int(),
        capped: z.boolean(),
      }),
    ),
  }),
  errors: [...searchRefusals, 'page_unknown', 'authentication_required'],
  who: 'anyone',
  repeat: 'natural',
});
