import type { BodyOut } from '#contract/call';
import { ApiError } from '#contract/errors';
import { type completeSignup as completeCall, partnerSignupForm } from '#contract/partners';
import { type TrafficSource, trafficSourceFrom } from '#contract/traffic-source';
import type { App, Caller } from '../../app.ts';
import { hashSecret } from '../../platform/secrets.ts';
import { transact } from '../../platform/transact.ts';
import { hashPassword } from '../proof/passwords.ts';
import type { Proven } from '../proof/proven.ts';
import { assertNone, refusedIfTaken } from '../signup/check-signup.ts';
import { completed, createAccount } from '../signup/create-account.ts';
import { revealsAccounts } from '../signup/probe-address.ts';
import { selectPartnerSignup, takePartnerSignup } from './queries.ts';

/** Whom a sign-up that a partner began is for. @throws link_expired when it is unknown, completed, expired or another site's */
export async function waitingSignup(
  app: App,
  caller: Caller,
  token: string,
): Promise<{ name: string; email: string }> {
  const { name, email } = (await waiting(app, caller, token)).form;
  return { name, email };
}

/**
 * Makes an account of a sign-up that a partner began, now that its person chose a password and agreed: as from the form, by the
 * rules as they are today. Of two at once one is made. A refusal leaves the link good.
 * @returns the new account; null where the site keeps to itself whether there is one
 * @throws link_expired, too_many_requests, unavailable, invalid_input with the refused fields
 */
export async function completeSignup(
  app: App,
  caller: Caller,
  { token, ...answers }: BodyOut<typeof completeCall>,
): Promise<Proven | null> {
  const { id, partnerId, form, trafficSource } = await waiting(app, caller, token);
  const { language = caller.language, ...told } = form;
  const complete = completed(app, caller, { ...told, ...answers });
  if (revealsAccounts(caller)) assertNone(await refusedIfTaken(app, caller, complete.email));
  const passwordHash = await hashPassword(complete.password);
  return transact(app, async tx => {
    if (!(await takePartnerSignup(tx.db, id))) throw new ApiError('link_expired');
    const came = { trafficSource, partnerId };
    const signup = { form: complete, passwordHash, came };
    const accountId = await createAccount(app, { site: caller.site, language }, tx, signup);
    return accountId === null ? null : { accountId, passwordHash };
  });
}

/** @throws link_expired */
async function waiting({ db, clock }: App, { site }: Caller, token: string) {
  const asked = { siteId: site.id, secretHash: hashSecret(token), now: clock.now() };
  const signup = await selectPartnerSignup(db, asked);
  if (!signup) throw new ApiError('link_expired');
  const source = signup.source as TrafficSource | null;
  return {
    id: signup.id,
    partnerId: signup.partnerId,
    form: partnerSignupForm.parse(signup.form),
    trafficSource: source && trafficSourceFrom(field => source[field]),
  };
}
