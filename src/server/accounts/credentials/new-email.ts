import { type ErrorCode, fieldError } from '#contract/errors';
import { nameIsEmail } from '#contract/profile-name';
import type { App, MemberCaller } from '../../app.ts';
import { isDisposable, suggestedEmail } from '../signup/email-addresses.ts';
import { selectCredentialOwner } from './queries.ts';

/**
 * Reveals nothing about accounts.
 * @returns a suggested correction
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
  // For mistyped domains the suggestion helps more than the refusal.
  if (refusal && !(refusal === 'email_disposable' && suggestion)) throw fieldError('email', refusal);
  return { email_suggestion: suggestion };
}

/** Returns null if the address can become this member's. */
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
