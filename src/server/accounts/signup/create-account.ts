import { fieldError } from '#contract/errors';
import type { LanguageCode } from '#contract/languages';
import type { SignupForm } from '#contract/signup';
import type { TrafficSource } from '#contract/traffic-source';
import type { App, Caller } from '../../app.ts';
import type { Tx } from '../../platform/transact.ts';
import { queueAccountRequest } from '../account-requests/queue-account-request.ts';
import { queueActivationEmail } from '../activation/resend-activation.ts';
import { isMailboxBanned } from '../bans/ban-account.ts';
import { revealsAccounts } from '../check-address-taken.ts';
import { insertAccount, isAddressTaken, undoInsertAccount } from '../queries.ts';
import { insertTrafficSource } from '../referral/queries.ts';
import { assertNoFieldErrors } from './check-signup.ts';
import { type CompleteForm, refusedFields, signupCountry, signupGender } from './signup-rules.ts';

/** `isHosting`: from the network of a hosting company. Sign-ups that were queued before have no such field. */
type SignupOrigin = { trafficSource: TrafficSource | null; partnerId: string | null; isHosting?: boolean };

/**
 * @throws invalid_input with the refused fields
 */
export function completeForm(app: App, caller: Caller, form: SignupForm): CompleteForm {
  const country = signupCountry(caller, form);
  const gender = signupGender(caller.site, form);
  const refused = refusedFields(app, caller.site, country, form);
  if (!gender) refused.gender = { code: 'field_required' };
  assertNoFieldErrors(refused);
  return { ...form, email: form.email.toLowerCase(), country, gender: gender ?? 'male' };
}

/** The `details` of an account request store this type as JSON, without `form.password`. */
export type AcceptedSignup = { form: CompleteForm; passwordHash: string; came: SignupOrigin };

/**
 * A worker may create the account later, so that the answer's duration reveals nothing.
 * @returns null if a worker creates the account
 * @throws message_too_long, invalid_input at `email`
 * @spec 4.2 D1.1
 */
export async function createAccount(
  app: App,
  caller: Pick<Caller, 'site' | 'language'>,
  tx: Tx,
  signup: AcceptedSignup,
): Promise<string | null> {
  const { site, language } = caller;
  await app.hooks.onSigningUp.run(tx, { site, form: signup.form });
  if (!revealsAccounts(caller)) {
    await queueSignup(tx, site.id, language, signup);
    return null;
  }
  const accountId = await createAccountNow(app, caller, tx, signup);
  if (!accountId) throw fieldError('email', 'email_taken');
  return accountId;
}

/**
 * @returns null if another account has the address or can reclaim it, or if its mailbox is banned
 */
export async function createAccountNow(
  app: App,
  { site, language }: Pick<Caller, 'site' | 'language'>,
  tx: Tx,
  { form, passwordHash, came }: AcceptedSignup,
): Promise<string | null> {
  const { email, country, name } = form;
  if (await isMailboxBanned(app, tx, site.id, email)) return null;
  const accountId = await insertAccount(tx.db, {
    site_id: site.id,
    email,
    password_hash: passwordHash,
    language,
    signed_up_at: tx.now,
    terms_accepted_at: tx.now,
    signed_up_from_hosting: came.isHosting ?? false,
  });
  if (!accountId) return null;
  // Checks after the insert, because the insert waits for concurrent changes of this address.
  if (await isAddressTaken(tx.db, { siteId: site.id, email, exceptAccountId: accountId, now: tx.now })) {
    await undoInsertAccount(tx.db, accountId);
    return null;
  }
  const { trafficSource: source, partnerId } = came;
  if (source || partnerId) await insertTrafficSource(tx.db, { accountId, source, partnerId, now: tx.now });
  await app.hooks.onSignedUp.run(tx, { accountId, site, form });
  await queueActivationEmail(app, tx, site, { accountId, email, language, country, name, discreet: false });
  return accountId;
}

const queueSignup = (
  tx: Tx,
  siteId: number,
  language: LanguageCode,
  { form: { password: _, ...form }, passwordHash, came }: AcceptedSignup,
): Promise<void> =>
  queueAccountRequest(tx, {
    siteId,
    kind: 'sign_up',
    email: form.email,
    accountId: null,
    details: { form, passwordHash, came, language },
  });
