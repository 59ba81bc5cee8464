import * as z from 'zod/mini';
import { countryCodes } from '#contract/countries';
import { genders } from '#contract/profiles';
import type { SignupForm } from '#contract/signup';

/** What was typed so far, as typed. Everything but the password, which stays in memory. */
const draft = z.object({
  name: z._default(z.string(), ''),
  day: z._default(z.string(), ''),
  month: z._default(z.string(), ''),
  year: z._default(z.string(), ''),
  gender: z.optional(z.enum(genders)),
  country: z.optional(z.enum(countryCodes)),
  region: z._default(z.string(), ''),
  email: z._default(z.string(), ''),
  visible_to_visitors: z._default(z.boolean(), false),
  terms: z._default(z.boolean(), false),
  /** The question that was open. */
  question: z._default(z.int(), 0),
});
export type Draft = z.output<typeof draft>;

export const emptyDraft: Draft = draft.parse({});

const KEY = 'signup-draft';

/** The draft of this tab; an empty one when there is none, or when storage is closed to us. */
export function loadDraft(): Draft {
  try {
    return draft.parse(JSON.parse(sessionStorage.getItem(KEY) ?? '{}'));
  } catch {
    return emptyDraft;
  }
}

/** Keeps the draft for as long as the tab lives, or forgets it. */
export function saveDraft(value: Draft | null): void {
  try {
    if (value) sessionStorage.setItem(KEY, JSON.stringify(value));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage the draft lives in memory, which is enough until a reload.
  }
}

/** `YYYY-MM-DD` of the three fields, empty while one is missing. */
export function birthDateOf({ day, month, year }: Pick<Draft, 'day' | 'month' | 'year'>): string {
  if (!day.trim() || !month.trim() || !year.trim()) return '';
  return `${year.trim()}-${month.trim().padStart(2, '0')}-${day.trim().padStart(2, '0')}`;
}

/** The form as the contract wants it. */
export const formOf = (value: Draft, password: string): SignupForm => ({
  name: value.name,
  email: value.email,
  password,
  date_of_birth: birthDateOf(value),
  gender: value.gender,
  country: value.country,
  region: value.region || null,
  visible_to_visitors: value.visible_to_visitors,
  terms: value.terms as true,
});
