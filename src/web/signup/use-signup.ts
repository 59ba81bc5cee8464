import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { User } from '#contract/accounts';
import type { Output } from '#contract/call';
import type { MemberCard } from '#contract/profiles';
import { checkSignup, type SignupForm, signup, signupMatches } from '#contract/signup';
import { startTabSession } from '../accounts/tab-session.ts';
import { query } from '../data/query.ts';
import { sendCall } from '../data/use-call.ts';

/**
 * Steps that the page shows after the form is submitted.
 * @spec 4.2
 */
export const signupSteps = ['check', 'create', 'matches', 'mail'] as const;
export type SignupStep = (typeof signupSteps)[number];

/** `user` is null if the site hides whether an address has an account. */
export type SignupResult = {
  user: User | null;
  email: string;
  matches: MemberCard[];
  hasMessage: boolean;
};
const noMatches: Output<typeof signupMatches> = { profiles: [] };

const STEP_MIN_MS = 600;

/** @spec 4.2 D1.3 */
export function useSignup({ onCreated }: { onCreated: () => void }) {
  const cache = useQueryClient();
  const [step, setStep] = useState<SignupStep>('check');
  const keyFor = useIdempotencyKey();

  const run = async (form: SignupForm): Promise<SignupResult> => {
    setStep('check');
    await withMinDuration(sendCall(cache, checkSignup, { body: form }));
    setStep('create');
    const { user } = await withMinDuration(sendCall(cache, signup, { body: form, key: keyFor(form) }));
    setStep('matches');
    // The account exists already, so a failure here is ignored.
    const matches = user
      ? await withMinDuration(sendCall(cache, signupMatches).catch(() => noMatches))
      : noMatches;
    setStep('mail');
    onCreated();
    // Only shows the step briefly, because the server has already queued the email.
    await withMinDuration(Promise.resolve());
    if (user) await startTabSession(cache, user);
    if (matches !== noMatches) cache.setQueryData(query(signupMatches).queryKey, matches);
    return {
      user,
      email: form.email,
      matches: matches.profiles,
      hasMessage: form.signup_message !== undefined,
    };
  };

  const mutation = useMutation({ mutationFn: run });
  return { step, mutation };
}

/** Returns the same idempotency key until the form changes. */
export function useIdempotencyKey(): (form: unknown) => string {
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
