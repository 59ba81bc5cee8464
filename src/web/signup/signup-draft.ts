import * as z from 'zod/mini';
import { countryCodes } from '#contract/countries';
import { allInterests } from '#contract/interests';
import { signupLanding } from '#contract/landers';
import { genders, signupReasons } from '#contract/profiles';
import type { SignupForm } from '#contract/signup';

/**
 * The stored draft has no field for the password, which stays in memory.
 * @spec 3.12 D3.2
 */
export const signupDraftSchema = z.object({
  /** Sent only if the visitor signs up from the page of the member `to`. */
  signup_message: z.optional(z.object({ to: z.string(), text: z.string() })),
  name: z._default(z.string(), ''),
  day: z._default(z.string(), ''),
  month: z._default(z.string(), ''),
  year: z._default(z.string(), ''),
  gender: z.optional(z.enum(genders)),
  country: z.optional(z.enum(countryCodes)),
  region: z._default(z.string(), ''),
  email: z._default(z.string(), ''),
  /** Undefined until the visitor chooses; until then the site's setting decides. */
  visible_to_visitors: z.optional(z.boolean()),
  terms: z._default(z.boolean(), false),
  question: z._default(z.string(), ''),
  /** Answers to what only some landing pages ask. */
  reason: z.optional(z.enum(signupReasons)),
  interests: z.optional(z.array(z.enum(allInterests))),
  landing: z.optional(signupLanding),
});
export type SignupDraft = z.output<typeof signupDraftSchema>;

export const emptySignupDraft: SignupDraft = signupDraftSchema.parse({});

export const draftMessageTo = ({ signup_message: message }: SignupDraft, member: string): string =>
  message?.to === member ? message.text : '';

export function birthDateOf({ day, month, year }: Pick<SignupDraft, 'day' | 'month' | 'year'>): string {
  if (!day.trim() || !month.trim() || !year.trim()) return '';
  return `${year.trim()}-${month.trim().padStart(2, '0')}-${day.trim().padStart(2, '0')}`;
}

export const toSignupForm = (value: SignupDraft, password: string, about: string | null): SignupForm => {
  const text = about === null ? '' : draftMessageTo(value, about).trim();
  return {
    name: value.name,
    email: value.email,
    password,
    date_of_birth: birthDateOf(value),
    gender: value.gender,
    country: value.country,
    region: value.region || null,
    visible_to_visitors: value.visible_to_visitors,
    terms: value.terms as true,
    reason: value.reason,
    interests: value.interests,
    landing: value.landing,
    ...(about !== null && text !== '' && { signup_message: { to: about, text } }),
  };
};
