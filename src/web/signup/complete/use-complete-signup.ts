import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type FieldErrors, isApiError } from '#contract/errors';
import { fieldErrorsOf } from '#contract/fields';
import { completeSignup } from '#contract/partners';
import { fieldErrorText } from '#i18n/error-text';
import { useText } from '#i18n/react';
import { justCompleted } from '../../accounts/just-completed.ts';
import { startTabSession } from '../../accounts/tab-session.ts';
import { sendCall } from '../../data/use-call.ts';
import { useIdempotencyKey } from '../use-signup.ts';

const noConsent: { terms: boolean; visible_to_visitors: boolean | undefined } = {
  terms: false,
  visible_to_visitors: undefined,
};

/** @spec 4.2 */
export function useCompleteSignup(token: string, email: string) {
  const t = useText();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const [consent, setConsent] = useState(noConsent);
  const [errors, setErrors] = useState<FieldErrors>({});
  const keyFor = useIdempotencyKey();

  const body = { token, password, ...consent, terms: consent.terms as true };
  const mutation = useMutation({
    mutationFn: () => sendCall(cache, completeSignup, { body, key: keyFor(body) }),
    onSuccess: async ({ user }) => {
      if (!user) return;
      await startTabSession(cache, user);
      await navigate('/signup-matches', { replace: true, state: justCompleted });
    },
    onError: error => setErrors(isApiError(error) ? error.fields : {}),
  });

  const submit = () => {
    const parsed = completeSignup.body.safeParse(body, { reportInput: true });
    setErrors(parsed.success ? {} : fieldErrorsOf(parsed.error));
    if (parsed.success) mutation.mutate();
  };
  const clearErrors = () => setErrors({});
  return {
    draft: { ...consent, email },
    change(changes: Partial<typeof consent>) {
      setConsent(known => ({ ...known, ...changes }));
      clearErrors();
    },
    password,
    setPassword(value: string) {
      setPassword(value);
      clearErrors();
    },
    errors,
    errorOf: (field: string) => (errors[field] ? fieldErrorText(t, errors[field], field) : null),
    mutation,
    submit,
  };
}
