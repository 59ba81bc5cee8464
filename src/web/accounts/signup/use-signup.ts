import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { User } from '#contract/accounts';
import type { MemberCard } from '#contract/profiles';
import { checkSignup, type SignupForm, signup, signupMatches } from '#contract/signup';
import { callApi, useApi } from '../../api.ts';
import { loginHere } from '../login-state.ts';
import { type SignupMatches, signupMatchesQuery } from './signup-matches-query.ts';

/** Steps 1 to 4 of section 4; step 0 is the form. */
export const workSteps = ['check', 'create', 'matches', 'mail'] as const;
export type WorkStep = (typeof workSteps)[number];

/** `user` is null where the site keeps to itself who has an account: then only the mail leads on. */
export type SignedUp = {
  user: User | null;
  email: string;
  matches: MemberCard[];
  /** A message waits with the account. */
  hasWritten: boolean;
};
const noMatches: SignupMatches = { profiles: [] };

/** Each step is seen, however fast the server is. */
const STEP_SEEN_MS = 600;

/** Runs the steps that make an account. While it is pending the sign-up is locked; `onMade` hears that the account stands. */
export function useSignup({ onMade }: { onMade: () => void }) {
  const api = useApi();
  const cache = useQueryClient();
  const [step, setStep] = useState<WorkStep>('check');
  const keyFor = useIdempotencyKey();

  const run = async (form: SignupForm): Promise<SignedUp> => {
    setStep('check');
    await seen(callApi(api, checkSignup, { body: form }));
    setStep('create');
    const { user } = await seen(callApi(api, signup, { body: form, key: keyFor(form) }));
    setStep('matches');
    // The account stands: that its matches cannot be shown now is no reason to tell him it failed.
    const matches = user ? await seen(callApi(api, signupMatches).catch(() => noMatches)) : noMatches;
    setStep('mail');
    onMade();
    // The mail was posted together with the account.
    await seen(Promise.resolve());
    if (user) await loginHere(cache, user);
    if (matches !== noMatches) cache.setQueryData(signupMatchesQuery(api).queryKey, matches);
    return {
      user,
      email: form.email,
      matches: matches.profiles,
      hasWritten: form.signup_message !== undefined,
    };
  };

  const work = useMutation({ mutationFn: run });
  return { step, work };
}

/** The same form sent again, after an answer that got lost, makes the same account; another form another one. */
function useIdempotencyKey(): (form: SignupForm) => string {
  const last = useRef({ payload: '', key: '' });
  return form => {
    const payload = JSON.stringify(form);
    if (last.current.payload !== payload) last.current = { payload, key: crypto.randomUUID() };
    return last.current.key;
  };
}

async function seen<T>(work: Promise<T>): Promise<T> {
  const [result] = await Promise.all([work, new Promise(resolve => setTimeout(resolve, STEP_SEEN_MS))]);
  return result;
}
