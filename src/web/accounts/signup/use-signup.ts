import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { User } from '#contract/accounts';
import type { MemberCard } from '#contract/profiles';
import { checkSignup, type SignupForm, signup, signupMatches } from '#contract/signup';
import { callApi, useApi } from '../../api.ts';
import { startTabSession } from '../session-state.ts';
import { type SignupMatches, signupMatchesQuery } from './signup-matches-query.ts';

/** Steps 1 to 4 of section 4; step 0 is the form. */
export const signupSteps = ['check', 'create', 'matches', 'mail'] as const;
export type SignupStep = (typeof signupSteps)[number];

/** `user` is null where the site keeps to itself who has an account: then only the mail leads on. */
export type SignupResult = {
  user: User | null;
  email: string;
  matches: MemberCard[];
  /** A message waits with the account. */
  hasMessage: boolean;
};
const noMatches: SignupMatches = { profiles: [] };

/** Each step is seen, however fast the server is. */
const STEP_MIN_MS = 600;

/** Runs the steps that make an account. While it is pending the sign-up is locked; `onMade` hears that the account stands. */
export function useSignup({ onCreated }: { onCreated: () => void }) {
  const api = useApi();
  const cache = useQueryClient();
  const [step, setStep] = useState<SignupStep>('check');
  const keyFor = useIdempotencyKey();

  const run = async (form: SignupForm): Promise<SignupResult> => {
    setStep('check');
    await withMinDuration(callApi(api, checkSignup, { body: form }));
    setStep('create');
    const { user } = await withMinDuration(callApi(api, signup, { body: form, key: keyFor(form) }));
    setStep('matches');
    // The account stands: that its matches cannot be shown now is no reason to tell him it failed.
    const matches = user
      ? await withMinDuration(callApi(api, signupMatches).catch(() => noMatches))
      : noMatches;
    setStep('mail');
    onCreated();
    // The mail was posted together with the account.
    await withMinDuration(Promise.resolve());
    if (user) await startTabSession(cache, user);
    if (matches !== noMatches) cache.setQueryData(signupMatchesQuery(api).queryKey, matches);
    return {
      user,
      email: form.email,
      matches: matches.profiles,
      hasMessage: form.signup_message !== undefined,
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

async function withMinDuration<T>(work: Promise<T>): Promise<T> {
  const [result] = await Promise.all([work, new Promise(resolve => setTimeout(resolve, STEP_MIN_MS))]);
  return result;
}
