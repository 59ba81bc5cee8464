import type { SignupForm } from '#contract/signup';

let forms = 0;
/** A valid sign-up form with a new email address; `changes` override fields. */
export const createSignupForm = (changes: Partial<SignupForm> = {}): SignupForm => {
  forms += 1;
  return {
    name: `Nieuw ${forms}`,
    email: `nieuw.${forms}@mail.example`,
    password: 'fietsen in de regen',
    date_of_birth: '1991-08-02',
    country: 'NL',
    region: 'NL-NH',
    terms: true,
    ...changes,
  };
};
