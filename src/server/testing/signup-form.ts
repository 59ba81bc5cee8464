import type { SignupForm } from '#contract/signup';

let forms = 0;
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
