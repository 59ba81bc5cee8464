import { type FormEvent, useEffect, useRef, useState } from 'react';
import { email as address, login } from '#contract/accounts';
import { type FieldErrors, isApiError } from '#contract/errors';
import { fieldErrorText } from '#i18n/error-text';
import { useText } from '#i18n/react';
import { useCall } from '../data/use-call.ts';
import { useCompleteLogin } from './use-complete-login.ts';

type LoginCredentials = { email: string; password: string };

/** @spec 4.6 */
export function usePasswordLogin(next: string) {
  const t = useText();
  const completeLogin = useCompleteLogin(next);
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [errors]);
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
    errorOf: (field: keyof LoginCredentials) =>
      errors[field] ? fieldErrorText(t, errors[field], field) : null,
    deleting: isDeleting && variables ? variables : null,
  };
}

const credentialErrors = ({ email, password }: LoginCredentials): FieldErrors => ({
  ...(!address.safeParse(email).success && { email: { code: 'email_invalid' } }),
  ...(password === '' && { password: { code: 'field_required' } }),
});
