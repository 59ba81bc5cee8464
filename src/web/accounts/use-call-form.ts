import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { BodyIn, Call, Output, Schema } from '#contract/call';
import { type FieldErrors, isApiError } from '#contract/errors';
import { fieldErrorsOf } from '#contract/fields';
import { fieldErrorText } from '#i18n/error-text';
import { useText } from '#i18n/react';
import { sendCall } from '../data/use-call.ts';
import { generalError } from './error-text.tsx';

type CallForm<C extends Call> = {
  call: C;
  bodyOf: (values: Record<string, string>) => BodyIn<C>;
  /** Resolves to `false` to cancel the submit. */
  beforeSubmit?: (body: BodyIn<C>) => Promise<boolean>;
  onDone: (answer: Output<C>, body: BodyIn<C>) => unknown;
  /** Sends the call, for example again after a question to the person. */
  around?: (send: () => Promise<Output<C>>) => Promise<Output<C>>;
  /** What fields say, by their path, in place of the words for any value that is missing or cannot be right. */
  wrong?: Readonly<Record<string, string>>;
};

/**
 * Focuses the first refused field of `form` whenever the errors change.
 * @param initial errors that the server answered to a form sent without script
 */
export function useFieldErrors(initial: FieldErrors = {}) {
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState(initial);
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [errors]);
  const errorOf = (field: string) => (errors[field] ? fieldErrorText(t, errors[field], field) : null);
  /**
   * Whether `schema` accepts `body`. Shows at the fields what the server would refuse, without asking it, and what the form
   * itself refuses, such as a word that was not typed.
   */
  const accepts = (schema: Schema, body: unknown, refused: FieldErrors = {}): boolean => {
    const parsed = schema.safeParse(body, { reportInput: true });
    const found = { ...(!parsed.success && fieldErrorsOf(parsed.error)), ...refused };
    setErrors(found);
    return Object.keys(found).length === 0;
  };
  /** Shows at the fields what the server refused. */
  const showRefusal = (refusal: unknown): void => setErrors(isApiError(refusal) ? refusal.fields : {});
  return { form, errors, setErrors, errorOf, accepts, showRefusal };
}

/**
 * Submits a form and focuses the first refused field.
 * @spec 8.1 8.3
 */
export function useCallForm<C extends Call>({
  call,
  bodyOf,
  beforeSubmit,
  onDone,
  around,
  wrong = {},
}: CallForm<C>) {
  const cache = useQueryClient();
  const { form, errors, errorOf, accepts, showRefusal } = useFieldErrors();
  const { mutate, error, isPending } = useMutation({
    mutationFn: async (body: BodyIn<C>) => {
      if (beforeSubmit && !(await beforeSubmit(body))) return null;
      const send = () => sendCall(cache, call, { body });
      return { answer: await (around ? around(send) : send()) };
    },
    onSuccess: (sent, body) => sent && onDone(sent.answer, body),
    onError: showRefusal,
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const values = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    const body = bodyOf(values);
    if (accepts(call.body, body)) mutate(body);
  };
  return {
    bind: { ref: form, onSubmit, noValidate: true },
    errors,
    errorOf: (field: string) => {
      const isVague = errors[field]?.code === 'field_invalid' || errors[field]?.code === 'field_required';
      return (isVague && wrong[field]) || errorOf(field);
    },
    error: generalError(error),
    isPending,
  };
}
