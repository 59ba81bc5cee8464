/**
 * Returns the idempotency key of a posted form, or a new one if no form of ours contains it: a header cannot hold every
 * text.
 * @spec D1.3
 */
export function formKey(form: FormData, name: string): string {
  const key = form.get(name);
  return typeof key === 'string' && /^[\w-]{8,100}$/.test(key) ? key : crypto.randomUUID();
}
