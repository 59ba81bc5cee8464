import type { SignupForm } from '#contract/signup';

let forms = 0;
/** A sign-up form that every rule lets pass, with an address of its own; `changes` make it wrong. */
export const signupForm = (changes: Partial<SignupForm> = {}): SignupForm => {
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
