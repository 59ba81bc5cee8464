import { fieldError } from '#contract/errors';
import type { SignupForm } from '#contract/signup';
import type { App, Caller } from '../app.ts';
import { type Tx, transact } from '../platform/transact.ts';
import { postAccountExists } from './account-exists-letter.ts';
import { postActivation } from './activation/activation-letter.ts';
import { assertNone, assertOpen, refusedIfTaken } from './check-signup.ts';

import { hashPassword } from './passwords.ts';
import { revealsAccounts } from './probe-address.ts';
import { insertAccount, selectAddressee } from './queries.ts';
import { type CompleteForm, countryOf, genderOf, refusedFields } from './signup-rules.ts';

/**
 * Makes an account from a sign-up form (section 4, step 2): later domains add their part, the activation mail is posted in the
 * same transaction. Whose address has an account already is told so, or by mail only where the site keeps that to itself.
 * @returns the new account; null where the site keeps to itself whether there is one
 * @throws signup_invite_only, too_many_requests, unavailable, invalid_input with the refused fields (section 5)
 */
export async function signUp(app: App, caller: Caller, form: SignupForm): Promise<string | null> {
  assertOpen(caller);
  const complete = completed(app, caller, form);
  if (revealsAccounts(caller)) assertNone(await refusedIfTaken(app, caller, complete.email));
  const passwordHash = await hashPassword(complete.password);
  const accountId = await transact(app, tx => createAccount(app, caller, tx, complete, passwordHash));
  return revealsAccounts(caller) ? accountId : null;
}

/** The form as it is stored. @throws invalid_input with the refused fields */
function completed(app: App, caller: Caller, form: SignupForm): CompleteForm {
  const country = countryOf(caller, form);
  const gender = genderOf(caller.site, form);
  const refused = refusedFields(app, caller.site, country, form);
  if (!gender) refused.gender = { code: 'field_required' };
  assertNone(refused);
  return { ...form, email: form.email.toLowerCase(), country, gender: gender ?? 'male' };
}

async function createAccount(
  app: App,
  caller: Caller,
  tx: Tx,
  form: CompleteForm,
  passwordHash: string,
): Promise<string | null> {
  const { site, language } = caller;
  const account = { siteId: site.id, email: form.email, passwordHash, language, now: tx.now };
  const accountId = await insertAccount(tx.db, account);
  if (!accountId) {
    if (revealsAccounts(caller)) throw fieldError('email', 'email_taken');
    const owner = await selectAddressee(tx.db, { siteId: site.id, email: form.email });
    if (owner) await postAccountExists(app, tx, site, owner);
    return null;
  }
  await app.hooks.onSignedUp.run(tx, { accountId, site, form });
  const { email, country, name } = form;
  await postActivation(app, tx, site, { accountId, email, language, country, name });
  return accountId;
}
