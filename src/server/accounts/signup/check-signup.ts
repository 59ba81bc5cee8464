import { ApiError, type FieldErrors } from '#contract/errors';
import type { SignupForm } from '#contract/signup';
import type { App, Caller } from '../../app.ts';
import { checkAddressTaken, revealsAccounts } from '../check-address-taken.ts';
import { assertSignupAllowed } from './signup-policy.ts';
import { refusedFields, signupCountry } from './signup-rules.ts';
import { suggestedEmail } from './suggest-email.ts';

/**
 * Validates only fields that are filled in, and stores nothing.
 * @returns a suggested correction of a mistyped address
 * @throws errors of `assertSignupAllowed`, too_many_requests, invalid_input
 * @spec 4.2
 */
export async function checkSignup(
  app: App,
  caller: Caller,
  form: Partial<SignupForm>,
): Promise<{ email_suggestion: string | null }> {
  await assertSignupAllowed(app, caller);
  const suggestion = form.email ? suggestedEmail(form.email) : null;
  const refused = refusedFields(app, caller.site, signupCountry(caller, form), form);
  // If a disposable domain looks mistyped, the suggestion replaces the error.
  if (suggestion && refused.email?.code === 'email_disposable') delete refused.email;
  if (form.email && !refused.email && revealsAccounts(caller)) {
    Object.assign(refused, await takenAddressError(app, caller, form.email));
  }
  assertNoFieldErrors(refused);
  return { email_suggestion: suggestion };
}

/**
 * @throws invalid_input if any field is refused
 */
export function assertNoFieldErrors(refused: FieldErrors): void {
  if (Object.keys(refused).length > 0) throw new ApiError('invalid_input', { fields: refused });
}

/**
 * @throws too_many_requests
 */
export async function takenAddressError(app: App, caller: Caller, email: string): Promise<FieldErrors> {
  return (await checkAddressTaken(app, caller, email)) ? { email: { code: 'email_taken' } } : {};
}
