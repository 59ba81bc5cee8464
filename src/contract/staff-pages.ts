import * as z from 'zod/mini';
import { defineStaffCall } from './call.ts';
import { id, queryInt, timestamp } from './fields.ts';
import { languageCodes } from './languages.ts';
import { pageSlugs } from './public-pages.ts';

const slug = z.enum(pageSlugs);
const language = z.enum(languageCodes);
const changeId = z.int();
const by = z.nullable(z.object({ id, name: z.string() }));
const change = z.nullable(z.object({ id: changeId, at: timestamp, by }));

/** A page as staff edit it (`src/i18n/pages/page-source.ts`). `from` is when it begins to count. */
const version = z.object({ source: z.string(), from: timestamp });

/** In UTF-16 units. */
const source = z.string().check(z.maxLength(60_000, { error: 'field_too_long', abort: true }));

const page = z.object({
  slug,
  language,
  title: z.string(),
  /** Whether the site says it in its own words now, and from when on a later version counts. */
  overridden: z.boolean(),
  since: z.nullable(timestamp),
  upcoming: z.nullable(timestamp),
  changed: change,
});
export type StaffPage = z.output<typeof page>;

/**
 * The information pages in every language that is written completely.
 * @spec 2.9 D5.10
 */
export const getStaffPages = defineStaffCall('GET', '/api/staff-pages.php', {
  summary: 'The information pages, as the back office edits them',
  section: 'D5.10',
  staff: { permission: 'texts' },
  output: z.object({ pages: z.array(page) }),
  provides: ['staff-pages'],
});

/**
 * One page: what the build says, and what the site says now and later.
 * @spec 2.9 D5.10
 */
export const getStaffPage = defineStaffCall('GET', '/api/staff-page.php', {
  summary: 'An information page with its history',
  section: 'D5.10',
  staff: { permission: 'texts' },
  query: z.object({ slug, language, before: z.optional(queryInt(1, 2_000_000_000)) }),
  output: z.object({
    original: z.string(),
    current: z.nullable(version),
    upcoming: z.nullable(version),
    /** Names of what the page may say in braces. */
    placeholders: z.array(z.string()),
    changed: change,
    /** The newest first, 50 at a time; an empty list is the built page. `next` is the `before` of the next page. */
    history: z.array(z.object({ id: changeId, at: timestamp, by, versions: z.array(version) })),
    next: z.nullable(changeId),
  }),
  provides: ['staff-pages'],
});

const pageErrors = ['page_syntax', 'page_placeholder'] as const;

/**
 * Running servers show the change at once, or from `from` on. `seen` and `to` are those of a setting's change. What
 * does not fit is refused at the field `source` or `from`.
 * @spec 2.9 D5.10
 */
export const changePage = defineStaffCall('PUT', '/api/staff-page.php', {
  summary: 'Change an information page of the site',
  section: 'D5.10',
  staff: { permission: 'texts' },
  body: z.object({
    slug,
    language,
    to: z.enum(['value', 'default', 'previous']),
    source: z.optional(source),
    from: z.optional(timestamp),
    seen: z.nullable(changeId),
  }),
  output: z.object({ id: z.nullable(changeId) }),
  errors: ['changed_meanwhile', ...pageErrors],
  repeat: 'none',
  invalidates: ['staff-pages', 'staff-audit'],
});

/**
 * Keeps a page that is not saved yet, so that this person sees it in its place with `?staff-preview=1`.
 * @spec 2.9 D5.10
 */
export const draftPage = defineStaffCall('PUT', '/api/staff-page-draft.php', {
  summary: 'Look at an information page before it is saved',
  section: 'D5.10',
  staff: { permission: 'texts' },
  body: z.object({ slug, language, source }),
  errors: [...pageErrors],
  repeat: 'natural',
  invalidates: [],
});
