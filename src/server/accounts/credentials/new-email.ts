import { type ErrorCode, fieldError } from '#contract/errors';
import { nameIsEmail } from '#contract/profiles';
import type { App, MemberCaller } from '../../app.ts';
import { isDisposable, suggestedEmail } from '../signup/email-addresses.ts';
import { selectCredentialOwner } from './queries.ts';

/**
 * Looks at a new address as it was typed (section 5); stores nothing and says nothing of accounts.
 * @returns a better address where this one seems mistyped
 * @throws invalid_input at `email`
 */
export async function checkEmail(
  app: App,
  caller: MemberCaller,
  email: string,
): Promise<{ email_suggestion: string | null }> {
  const suggestion = suggestedEmail(email);
  const refusal = await newEmailRefusal(app, caller, email);
  // Many a mistyped provider is a trap that counts as disposable: the better address helps more than the refusal.
  if (refusal && !(refusal === 'email_disposable' && suggestion)) throw fieldError('email', refusal);
  return { email_suggestion: suggestion };
}

/** Why an address cannot be this member's new one, whoever else has it: it is his already, will not last, or is his name. */
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
