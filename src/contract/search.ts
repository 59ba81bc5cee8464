import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { MAX_AGE, MIN_AGE, SEARCH } from './constants.ts';
import { countryCodes } from './countries.ts';
import { nothing, queryInt } from './fields.ts';
import { genders, memberCard } from './profiles.ts';

/** The search of section 3: the URL is its state. Ages in years, `page` from 1. */
export const searchQuery = z
  .object({
    gender: z.optional(z.enum(genders)),
    country: z.optional(z.enum(countryCodes)),
    countryregion: z.optional(
      z.string().check(z.regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/, { error: 'region_unknown' })),
    ),
    min_age: z.optional(queryInt(MIN_AGE, MAX_AGE)),
    max_age: z.optional(queryInt(MIN_AGE, MAX_AGE)),
    page: z.optional(queryInt(1, SEARCH.maxPages)),
  })
  .check(
    z.refine(({ min_age, max_age }) => min_age === undefined || max_age === undefined || min_age <= max_age, {
      error: 'age_range_reversed',
      path: ['max_age'],
    }),
  );
export type SearchQuery = z.input<typeof searchQuery>;

/** Members by the filters, 24 a page. `numResults` counts up to 10,000; `similar` fills a short first page. */
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
  }),
  errors: ['region_unknown', 'age_range_reversed', 'authentication_required'],
  who: 'anyone',
  repeat: 'natural',
});
