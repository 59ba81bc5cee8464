import { type ErrorCode, fieldError } from '#contract/errors';
import { nameIsEmail } from '#contract/profile-name';
import type { App, MemberCaller } from '../../app.ts';
import { isDisposable } from '../signup/signup-rules.ts';
import { suggestedEmail } from '../signup/suggest-email.ts';
import { selectCredentialOwner } from './queries.ts';

/**
 * Does not check whether another account has the address, which would reveal that account.
 * @returns a suggested correction of a mistyped address
 * @throws invalid_input at `email`
 * @spec 5.3 D1.1
 */
export async function checkEmail(
  app: App,
  caller: MemberCaller,
  email: string,
): Promise<{ email_suggestion: string | null }> {
  const suggestion = suggestedEmail(email);
  const refusal = await newEmailRefusal(app, caller, email);
  // If a disposable domain looks mistyped, the suggestion replaces the error.
  if (refusal && !(refusal === 'email_disposable' && suggestion)) throw fieldError('email', refusal);
  return { email_suggestion: suggestion };
}

/** Does not check whether another account has the address. */
export async function newEmailRefusal(
  app: App,
  { accountId }: MemberCaller,
  email: string,
): Promise<ErrorCode | null> {
  const owner = await selectCredentialOwner(app.db, accountId);
  if (owner?.email.toLowerCase() === email.toLowerCase()) return 'new_email_invalid';
  if (isDisposable(email)) return 'email_disposable';
  return owner && nameIsEmail(owner.name, email) ? 'name_equals_email' : null;
}
