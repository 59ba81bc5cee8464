import type { BodyOut } from '#contract/call';
import { ApiError } from '#contract/errors';
import { type completeSignup as completeCall, partnerSignupForm } from '#contract/partners';
import { type TrafficSource, trafficSourceFrom } from '#contract/traffic-source';
import type { App, Caller } from '../../app.ts';
import { hashSecret } from '../../platform/secrets.ts';
import { transact } from '../../platform/transact.ts';
import { revealsAccounts } from '../check-address-taken.ts';
import { hashPassword } from '../reauthentication/password-hash.ts';
import type { VerifiedCredential } from '../reauthentication/verified-credential.ts';
import { assertNoFieldErrors, takenAddressError } from '../signup/check-signup.ts';
import { completeForm, createAccount } from '../signup/create-account.ts';
import { isFromHosting } from '../signup/is-from-hosting.ts';
import { consumePartnerSignup, selectPartnerSignup } from './queries.ts';

/**
 * @throws link_expired
 * @spec 4.2
 */
export async function getPartnerSignup(
  app: App,
  caller: Caller,
  token: string,
): Promise<{ name: string; email: string }> {
  const { name, email } = (await loadPendingSignup(app, caller, token)).form;
  return { name, email };
}

/**
 * Checks the partner's form again, because the rules may have changed. After a refusal, the link stays valid.
 * @returns null if a worker creates the account later
 * @throws link_expired, too_many_requests, unavailable, invalid_input
 * @spec 4.2 D1.1
 */
export async function completeSignup(
  app: App,
  caller: Caller,
  { token, ...answers }: BodyOut<typeof completeCall>,
): Promise<VerifiedCredential | null> {
  const { id, partnerId, form, trafficSource } = await loadPendingSignup(app, caller, token);
  const { language = caller.language, ...submitted } = form;
  const complete = completeForm(app, caller, { ...submitted, ...answers });
  if (revealsAccounts(caller)) assertNoFieldErrors(await takenAddressError(app, caller, complete.email));
  const [passwordHash, isHosting] = await Promise.all([
    hashPassword(complete.password),
    isFromHosting(app, caller),
  ]);
  return transact(app, async tx => {
    if (!(await consumePartnerSignup(tx.db, id))) throw new ApiError('link_expired');
    const origin = { trafficSource, partnerId, isHosting };
    const signup = { form: complete, passwordHash, came: origin };
    const accountId = await createAccount(app, { site: caller.site, language }, tx, signup);
    return accountId === null ? null : { accountId, passwordHash };
  });
}

/** @throws link_expired */
async function loadPendingSignup({ db, clock }: App, { site }: Caller, token: string) {
  const lookup = { siteId: site.id, secretHash: hashSecret(token), now: clock.now() };
  const signup = await selectPartnerSignup(db, lookup);
  if (!signup) throw new ApiError('link_expired');
  const source = signup.source as TrafficSource | null;
  return {
    id: signup.id,
    partnerId: signup.partnerId,
    form: partnerSignupForm.parse(signup.form),
    trafficSource: source && trafficSourceFrom(field => source[field]),
  };
}
