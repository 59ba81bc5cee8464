import { countryCodes } from '#contract/countries';
import { isInterest } from '#contract/interests';
import { type SignupLanding, signupLanding } from '#contract/landers';
import { genders, signupReasons } from '#contract/profiles';
import { formKey } from '../../data/form-key.ts';
import { type SignupDraft, signupDraftSchema } from '../signup-draft.ts';
import { plainFields } from './plain-fields.ts';

export type SentAnswers = {
  draft: SignupDraft;
  password: string;
  key: string;
  goesBack: boolean;
  changedCountry: boolean;
  /** The typed address for which the page already suggested a correction. */
  suggestedFor: string;
};

/**
 * Reads all answers so far, because the form repeats those to earlier questions. Drops values that no form offers.
 * @param recipient id of the member who gets the first message
 * @spec 4.2
 */
export function readAnswers(form: FormData, recipient: string | null): SentAnswers {
  const read = (name: string) => String(form.get(name) ?? '');
  const digits = (name: string) => read(name).replace(/\D/g, '');
  const question = read(plainFields.question) || 'name';
  const country = countryCodes.find(code => code === read('country'));
  const regionsOf = read(plainFields.regionsOf);
  const changedCountry = regionsOf !== '' && regionsOf !== country;
  const text = read('message').replaceAll('\r\n', '\n');
  const interests = [...new Set(form.getAll('interests'))].filter(isInterest);
  const draft = signupDraftSchema.parse({
    question,
    name: read('name'),
    gender: genders.find(gender => gender === read('gender')),
    ...{ day: digits('day'), month: digits('month'), year: digits('year') },
    country,
    region: changedCountry ? '' : read('region'),
    email: read(plainFields.correctedEmail) || read('email'),
    terms: form.has('terms'),
    visible_to_visitors: readConsent(read('visible_to_visitors'), question),
    reason: signupReasons.find(reason => reason === read('reason')),
    interests: interests.length > 0 ? interests : undefined,
    landing: readLanding(read),
    signup_message: recipient === null ? undefined : { to: recipient, text },
  });
  return {
    draft,
    password: read('password'),
    key: formKey(form, plainFields.key),
    goesBack: form.has(plainFields.back),
    changedCountry,
    suggestedFor: form.has(plainFields.correctedEmail) ? draft.email : read(plainFields.suggestedFor),
  };
}

/** The form of the last question sends nothing for a checkbox that is not ticked. */
const readConsent = (sent: string, question: string): boolean | undefined =>
  sent === '' && question !== 'password' ? undefined : sent === 'yes';

function readLanding(read: (name: string) => string): SignupLanding | undefined {
  const lander = read('lander');
  const campaign = read('campaign') || undefined;
  const variant = read('variant') || undefined;
  const parsed = signupLanding.safeParse({ lander, campaign, variant });
  return parsed.success ? parsed.data : signupLanding.safeParse({ lander }).data;
}
