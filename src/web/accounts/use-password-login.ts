import type { FormEvent } from 'react';
import { email as address, login } from '#contract/accounts';
import { type FieldErrors, isApiError } from '#contract/errors';
import { useCall } from '../data/use-call.ts';
import { useCompleteLogin } from './login-and-logout.ts';
import { useFieldErrors } from './use-call-form.ts';

type LoginCredentials = { email: string; password: string };

/** @spec 4.6 */
export function usePasswordLogin(next: string) {
  const completeLogin = useCompleteLogin(next);
  const { form, setErrors, errorOf } = useFieldErrors();
  const { mutate, reset, error, isPending, variables } = useCall(login, {
    onSuccess: ({ user }) => completeLogin(user),
    onError: () => form.current?.querySelector<HTMLInputElement>('[name=password]')?.select(),
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    form.current = event.currentTarget;
    if (isPending) return;
    const values = new FormData(event.currentTarget);
    const credentials = { email: String(values.get('email')), password: String(values.get('password')) };
    const fieldErrors = credentialErrors(credentials);
    setErrors(fieldErrors);
    if (Object.keys(fieldErrors).length > 0) reset();
    else mutate(credentials);
  };
  const isDeleting = isApiError(error) && error.code === 'account_deleting';
  return {
    onSubmit,
    error,
    isPending,
    reset,
    errorOf,
    deleting: isDeleting && variables ? variables : null,
  };
}

const credentialErrors = ({ email, password }: LoginCredentials): FieldErrors => ({
  ...(!address.safeParse(email).success && { email: { code: 'email_invalid' } }),
  ...(password === '' && { password: { code: 'field_required' } }),
});
