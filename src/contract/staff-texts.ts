import * as z from 'zod/mini';
import { defineStaffCall } from './call.ts';
import { id, queryInt, timestamp, text as typedText } from './fields.ts';
import { languageCodes, variantLocales } from './languages.ts';

/** Languages and variants that have texts of their own. */
export const textLanguages = [...languageCodes, ...variantLocales] as const;
export type TextLanguage = (typeof textLanguages)[number];
const language = z.enum(textLanguages);

export const textFilters = ['all', 'overridden', 'overlong'] as const;
export type TextFilter = (typeof textFilters)[number];
export const textParts = ['public', 'members', 'account', 'landers', 'mail'] as const;
export type TextPart = (typeof textParts)[number];

const key = z.string().check(z.regex(/^[a-z]\w*(\.[\w+-]+)+$/, { error: 'field_invalid' }), z.maxLength(120));
const changeId = z.int();
const by = z.nullable(z.object({ id, name: z.string() }));

const text = z.object({
  key: z.string(),
  part: z.enum(textParts),
  /** What the catalogues say, in ICU message syntax. */
  original: z.string(),
  /** What the site says instead. */
  override: z.nullable(z.string()),
  /** Such as `{name}` and `<b>`, which an override needs as well. */
  placeholders: z.array(z.string()),
  /** Lengths in characters, with values at six each: of what is shown, and the longest that fits its place. */
  length: z.int(),
  fits: z.int(),
  overlong: z.boolean(),
  /** Whether a release changed the original, so that the override does not fit it and is not shown. */
  outdated: z.boolean(),
  /** The newest change. `by` is null for a command of the operator. */
  changed: z.nullable(z.object({ id: changeId, at: timestamp, by })),
});
export type StaffText = z.output<typeof text>;

/**
 * The texts of a language in the order of their keys, 50 at a time; `next` is the `after` of the next page. `search`
 * looks in keys, originals and overrides.
 * @spec 1.5 D5.10
 */
export const getStaffTexts = defineStaffCall('GET', '/api/staff-texts.php', {
  summary: 'The texts of the site, as the back office edits them',
  section: 'D5.10',
  staff: { permission: 'texts' },
  query: z.object({
    language,
    search: z.optional(typedText(100)),
    part: z.optional(z.enum(textParts)),
    filter: z.optional(z.enum(textFilters)),
    after: z.optional(key),
  }),
  output: z.object({
    texts: z.array(text),
    next: z.nullable(z.string()),
    /** How many texts each filter finds, with this search in this part. */
    counts: z.record(z.enum(textFilters), z.int()),
  }),
  provides: ['staff-texts'],
});

/**
 * Running servers show the change at once. `seen` and `to` are those of a setting's change. A text that does not fit
 * its original is refused at the field `text`.
 * @spec 1.5 D5.10
 */
export const changeText = defineStaffCall('PUT', '/api/staff-text.php', {
  summary: 'Change a text of the site',
  section: 'D5.10',
  staff: { permission: 'texts' },
  body: z.object({
    language,
    key,
    to: z.enum(['value', 'default', 'previous']),
    text: z.optional(z.string().check(z.maxLength(10_000, { error: 'field_too_long' }))),
    seen: z.nullable(changeId),
  }),
  output: z.object({ id: z.nullable(changeId) }),
  errors: ['not_found', 'changed_meanwhile', 'text_syntax', 'text_placeholders'],
  repeat: 'none',
  invalidates: ['staff-texts', 'staff-audit'],
});

/**
 * Checks a text as `changeText` does, and shows it with example values. `parts` are what a page would show, with the
 * tags around each.
 * @spec 1.5 D5.10
 */
export const previewText = defineStaffCall('POST', '/api/staff-text-preview.php', {
  summary: 'See a text with example values before it is saved',
  section: 'D5.10',
  staff: { permission: 'texts' },
  body: z.object({
    language,
    key,
    text: z.string().check(z.maxLength(10_000, { error: 'field_too_long' })),
  }),
  output: z.object({
    parts: z.array(z.object({ text: z.string(), tags: z.array(z.string()) })),
    length: z.int(),
    fits: z.int(),
    overlong: z.boolean(),
  }),
  errors: ['not_found', 'text_syntax', 'text_placeholders'],
  repeat: 'natural',
  invalidates: [],
});

/**
 * Keeps a text that is not saved yet, so that this person sees it in its pages with `?staff-preview=1`.
 * @spec 1.5 D5.10
 */
export const draftText = defineStaffCall('PUT', '/api/staff-text-draft.php', {
  summary: 'Look at a text in its page before it is saved',
  section: 'D5.10',
  staff: { permission: 'texts' },
  body: z.object({
    language,
    key,
    text: z.string().check(z.maxLength(10_000, { error: 'field_too_long' })),
  }),
  errors: ['not_found', 'text_syntax', 'text_placeholders'],
  repeat: 'natural',
  invalidates: [],
});

const historyEntry = z.object({
  id: changeId,
  language: z.string(),
  key: z.string(),
  at: timestamp,
  by,
  /** Null is the catalogue's text. */
  old: z.nullable(z.string()),
  new: z.nullable(z.string()),
});

/**
 * The newest changes first, 50 at a time; `next` is the `before` of the next page.
 * @spec D5.10
 */
export const getTextHistory = defineStaffCall('GET', '/api/staff-text-history.php', {
  summary: 'Who changed which text, and when',
  section: 'D5.10',
  staff: { permission: 'texts' },
  query: z.object({
    language: z.optional(language),
    key: z.optional(key),
    before: z.optional(queryInt(1, 2_000_000_000)),
  }),
  output: z.object({ changes: z.array(historyEntry), next: z.nullable(changeId) }),
  provides: ['staff-texts'],
});
