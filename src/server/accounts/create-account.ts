import { fieldError } from '#contract/errors';
import type { SignupForm } from '#contract/signup';
import type { TrafficSource } from '#contract/traffic-source';
import type { App, Caller } from '../app.ts';
import type { Tx } from '../platform/transact.ts';
import { postAccountExists } from './account-exists-letter.ts';
import { postActivation } from './activation/activation-letter.ts';
import { assertNone } from './check-signup.ts';
import { insertTrafficSource } from './entry/queries.ts';
import { revealsAccounts } from './probe-address.ts';
import { insertAccount, selectAddressee } from './queries.ts';
import { type CompleteForm, countryOf, genderOf, refusedFields } from './signup-rules.ts';

/** How the account's owner came: who sent him, by whose server. */
type Came = { trafficSource: TrafficSource | null; partnerId: string | null };

/** The form as it is stored. @throws invalid_input with the refused fields */
export function completed(app: App, caller: Caller, form: SignupForm): CompleteForm {
  const country = countryOf(caller, form);
  const gender = genderOf(caller.site, form);
  const refused = refusedFields(app, caller.site, country, form);
  if (!gender) refused.gender = { code: 'field_required' };
  assertNone(refused);
  return { ...form, email: form.email.toLowerCase(), country, gender: gender ?? 'male' };
}

/**
 * Makes an account, in the caller's transaction: later domains add their part, the activation mail is posted. Its owner agreed to
 * the terms just now.
 * @returns the new account; null where the address has one and the site keeps that to itself: then its owner gets a mail
 * @throws invalid_input at `email` where the address has an account and the site says so
 */
export async function createAccount(
  app: App,
  caller: Pick<Caller, 'site' | 'language'>,
  tx: Tx,
  { form, passwordHash, came }: { form: CompleteForm; passwordHash: string; came: Came },
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
  const { trafficSource: source, partnerId } = came;
  if (source || partnerId) await insertTrafficSource(tx.db, { accountId, source, partnerId, now: tx.now });
  await app.hooks.onSignedUp.run(tx, { accountId, site, form });
  const { email, country, name } = form;
  await postActivation(app, tx, site, { accountId, email, language, country, name, discreet: false });
  return accountId;
}
