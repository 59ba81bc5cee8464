import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef } from 'react';
import { login } from '#contract/accounts';
import { isApiError } from '#contract/errors';
import { ask, useApi } from '../api.ts';
import { useEnter } from './use-enter.ts';

/** Logs in with the form's values. After a refusal the password is the thing to type again. */
export function usePasswordLogin(next: string) {
  const api = useApi();
  const enter = useEnter(next);
  const form = useRef<HTMLFormElement>(null);
  const { mutate, reset, error, isPending, variables } = useMutation({
    mutationFn: (body: { email: string; password: string }) => ask(api, login, { body }),
    onSuccess: ({ user }) => enter(user),
    onError: () => form.current?.querySelector<HTMLInputElement>('[name=password]')?.select(),
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    form.current = event.currentTarget;
    const values = new FormData(event.currentTarget);
    if (!isPending) mutate({ email: String(values.get('email')), password: String(values.get('password')) });
  };
  const isDeleting = isApiError(error) && error.code === 'account_deleting';
  return { onSubmit, error, isPending, reset, deleting: isDeleting && variables ? variables : null };
}
