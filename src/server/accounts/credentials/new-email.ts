import { type ErrorCode, fieldError } from '#contract/errors';
import { nameIsEmail } from '#contract/profiles';
import type { App, MemberCaller } from '../../app.ts';
import { isDisposable, suggestedEmail } from '../signup/email-addresses.ts';
import { selectCredentialOwner } from './queries.ts';

/**
 * Checks a new address. Stores nothing and reveals nothing about accounts.
 * @returns a suggested correction of a typing error
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
  // Some mistyped provider domains are listed as disposable: the suggestion helps more than the refusal.
  if (refusal && !(refusal === 'email_disposable' && suggestion)) throw fieldError('email', refusal);
  return { email_suggestion: suggestion };
}

/**
 * Why an address cannot become this member's: it is theirs already, disposable, or equal to their name. Null if
 * it can.
 */
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
