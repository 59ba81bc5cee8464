import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type BodyIn, bodySchema, type Call, type Output, type Schema } from '#contract/call';
import { type FieldErrors, isApiError } from '#contract/errors';
import { fieldErrorsOf } from '#contract/field-errors';
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

type CallWithBody = Pick<Call, 'body' | 'loadBody'>;
const bodySchemas = new WeakMap<CallWithBody, Promise<Schema | null>>();

/**
 * Resolves to null if the schema does not load; then the server refuses what is wrong. It is tried only once, because a
 * module that is missing when a filled form is sent would reload the page.
 */
function loadBodySchema(call: CallWithBody): Promise<Schema | null> {
  const loading = bodySchemas.get(call) ?? bodySchema(call).catch(() => null);
  bodySchemas.set(call, loading);
  return loading;
}

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
  const isChecking = useRef(false);
  /**
   * Whether the call accepts `body`. Shows at the fields what the server would refuse, without asking it, and what the form
   * itself refuses, such as a word that was not typed. A second press meanwhile is not accepted.
   */
  const accepts = async (call: CallWithBody, body: unknown, refused: FieldErrors = {}): Promise<boolean> => {
    if (isChecking.current) return false;
    isChecking.current = true;
    const schema = await loadBodySchema(call);
    isChecking.current = false;
    const parsed = schema?.safeParse(body, { reportInput: true });
    const found = { ...(parsed?.success === false && fieldErrorsOf(parsed.error)), ...refused };
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
  // So that the first press of the button does not wait for the schema.
  useEffect(() => void loadBodySchema(call), [call]);
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const values = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    const body = bodyOf(values);
    if (await accepts(call, body)) mutate(body);
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
