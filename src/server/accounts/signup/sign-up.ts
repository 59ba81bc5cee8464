import type { LanguageCode } from '#contract/languages';
import type { SignupForm } from '#contract/signup';
import type { App, Caller } from '../../app.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
import { enforceActivationLimit } from '../activation/activation-limit.ts';
import { revealsAccounts } from '../check-address-taken.ts';
import { selectAddressOwner } from '../queries.ts';
import { hashPassword } from '../reauthentication/password-hash.ts';
import type { VerifiedCredential } from '../reauthentication/verified-credential.ts';
import { queueAccountExistsEmail } from './account-exists-email.ts';
import { assertNoFieldErrors, takenAddressError } from './check-signup.ts';
import { type AcceptedSignup, completeForm, createAccount, createAccountNow } from './create-account.ts';
import { isFromHosting } from './is-from-hosting.ts';
import { assertSignupAllowed, redeemInvitation } from './signup-policy.ts';

/**
 * Unless `revealsAccounts` is true, the answer hides whether the address has an account.
 * @returns null if a worker creates the account
 * @throws errors of `assertSignupAllowed`, too_many_requests, unavailable, invalid_input
 * @spec 4.2 D1.1
 */
export async function signUp(app: App, caller: Caller, form: SignupForm): Promise<VerifiedCredential | null> {
  await assertSignupAllowed(app, caller);
  const complete = completeForm(app, caller, form);
  if (revealsAccounts(caller)) assertNoFieldErrors(await takenAddressError(app, caller, complete.email));
  const [passwordHash, isHosting] = await Promise.all([
    hashPassword(complete.password),
    isFromHosting(app, caller),
  ]);
  return transact(app, async tx => {
    await redeemInvitation(app, tx, caller);
    const origin = { trafficSource: caller.trafficSource, partnerId: null, isHosting };
    const accountId = await createAccount(app, caller, tx, { form: complete, passwordHash, came: origin });
    await enforceActivationLimit(app, tx, caller.site.id, complete.email);
    return accountId === null ? null : { accountId, passwordHash };
  });
}

type QueuedSignup = AcceptedSignup & { language: LanguageCode };

/**
 * If the address already has an account, its owner gets an email.
 * @spec 4.2 D1.1
 */
export async function handleSignupRequest(
  app: App,
  tx: Tx,
  site: Site,
  { email, details }: { email: string; details?: unknown },
): Promise<void> {
  const { language, ...signup } = details as QueuedSignup;
  if (await createAccountNow(app, { site, language }, tx, signup)) return;
  const owner = await selectAddressOwner(tx.db, site.id, email, tx.now);
  if (owner) await queueAccountExistsEmail(app, tx, site, owner);
}
