import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { BodyIn, Call, Output } from '#contract/call';
import { type FieldErrors, isApiError } from '#contract/errors';
import { fieldErrorsOf } from '#contract/fields';
import { fieldErrorText } from '#i18n/error-text';
import { useText } from '#i18n/react';
import { callApi, useApi } from '../api.ts';
import { generalError } from './signup/general-error.ts';

type CallForm<C extends Call> = {
  call: C;
  /** What is sent of what was typed. */
  bodyOf: (values: Record<string, string>) => BodyIn<C>;
  /** Asked once the fields are right; `false` keeps the form from being sent. */
  beforeSubmit?: (body: BodyIn<C>) => Promise<boolean>;
  onDone: (answer: Output<C>, body: BodyIn<C>) => unknown;
};

/**
 * A form that makes one call: judged by the call's own rules first, then by the server; each refused field says why beside it, and
 * the first of them gets the focus.
 */
export function useCallForm<C extends Call>({ call, bodyOf, beforeSubmit, onDone }: CallForm<C>) {
  const t = useText();
  const api = useApi();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [errors]);
  const { mutate, error, isPending } = useMutation({
    mutationFn: async (body: BodyIn<C>) => {
      if (beforeSubmit && !(await beforeSubmit(body))) return null;
      return { answer: await callApi(api, call, { body }) };
    },
    onSuccess: (sent, body) => sent && onDone(sent.answer, body),
    onError: refusal => setErrors(isApiError(refusal) ? refusal.fields : {}),
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const values = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    const body = bodyOf(values);
    const parsed = call.body.safeParse(body, { reportInput: true });
    const refused = parsed.success ? {} : fieldErrorsOf(parsed.error);
    setErrors(refused);
    if (parsed.success) mutate(body);
  };
  return {
    /** For the form's element. */
    bind: { ref: form, onSubmit, noValidate: true },
    errors,
    errorOf: (field: string) => (errors[field] ? fieldErrorText(t, errors[field], field) : null),
    /** What no field explains. */
    error: generalError(error),
    isPending,
  };
}
