import { randomUUID } from 'node:crypto';
import { PARTNER_SIGNUP_DAYS } from '#contract/constants';
import { DAY_MS } from '#contract/durations';
import { fieldError } from '#contract/errors';
import type { PartnerSignupForm } from '#contract/partners';
import { trafficSourceFrom } from '#contract/traffic-source';
import { offeredLanguages } from '#i18n/offered-languages';
import type { App, PartnerCaller } from '../../app.ts';
import { deriveSecret, hashSecret } from '../../platform/secrets.ts';
import { siteUrl } from '../../site/site-url.ts';
import { revealsAccounts } from '../check-address-taken.ts';
import { isAddressTaken } from '../queries.ts';
import { assertNoFieldErrors } from '../signup/check-signup.ts';
import { refusedFields, signupGender } from '../signup/signup-rules.ts';
import { insertPartnerSignup } from './queries.ts';

type PendingPartnerSignup = { id: string; expires: Date };

/**
 * The setting `signups` does not apply. Only sites that reveal accounts refuse a taken address.
 * @throws too_many_requests, invalid_input
 * @spec 4.2 D1.1
 */
export async function beginPartnerSignup(
  app: App,
  caller: PartnerCaller,
  submitted: PartnerSignupForm,
): Promise<PendingPartnerSignup> {
  const { network, ref, sub1, sub2, sub3, ...form } = submitted;
  await assertFormAllowed(app, caller, form);
  const now = app.clock.now();
  const id = randomUUID();
  const expires = new Date(now.getTime() + PARTNER_SIGNUP_DAYS * DAY_MS);
  const trackingParams = { network, ref, sub1, sub2, sub3 };
  const source = trafficSourceFrom(field => trackingParams[field] ?? '');
  await insertPartnerSignup(app.db, {
    id,
    partner_id: caller.partnerId,
    secret_hash: hashSecret(partnerSignupSecret(app, id)),
    form: JSON.stringify(form),
    source: source && JSON.stringify(source),
    created_at: now,
    expires_at: expires,
  });
  return { id, expires };
}

async function assertFormAllowed(
  app: App,
  caller: PartnerCaller,
  form: Omit<PartnerSignupForm, 'network' | 'ref' | 'sub1' | 'sub2' | 'sub3'>,
): Promise<void> {
  const { site } = caller;
  const refused = refusedFields(app, site, form.country, form);
  if (!signupGender(site, form)) refused.gender = { code: 'field_required' };
  assertNoFieldErrors(refused);
  if (form.language && !offeredLanguages(site.settings).includes(form.language))
    throw fieldError('language', 'field_invalid');
  // All requests of a partner come from one network, so no limit per network applies.
  const address = {
    siteId: site.id,
    email: form.email.toLowerCase(),
    exceptAccountId: null,
    now: app.clock.now(),
  };
  if (revealsAccounts(caller) && (await isAddressTaken(app.db, address)))
    throw fieldError('email', 'email_taken');
}

/** A repeated call returns the same link, because its secret derives from the id. */
export const completionLink = (app: App, { site }: PartnerCaller, id: string): string =>
  siteUrl(app.config, site, `/complete-signup?token=${partnerSignupSecret(app, id)}`);

const partnerSignupSecret = ({ config }: App, id: string): string =>
  deriveSecret(config.secret, `partner signup ${id}`);
