import { HOUR_SECONDS } from '#contract/durations';
import type { App, Caller } from '../app.ts';
import { countHit, hasHit, takeHit } from '../platform/http/rate-limit.ts';
import { keyedHash } from '../platform/secrets.ts';
import { isAddressTaken } from './queries.ts';

/** Repeated checks of one email address would reveal when a person joins. */
const PROBE_LIMIT = { hits: 30, seconds: HOUR_SECONDS } as const;
/** Prevents one network from testing lists of email addresses. */
const NETWORK_LIMIT = { hits: 40, seconds: HOUR_SECONDS } as const;

/** @spec D1.1 */
export const revealsAccounts = ({ site }: Pick<Caller, 'site'>): boolean =>
  site.settings.reveal_account_existence === 'yes';

/**
 * Each check counts against the limits of the email address and of the network.
 * @throws too_many_requests
 * @spec D1.1
 */
export async function checkAddressTaken(
  app: App,
  caller: Pick<Caller, 'site' | 'address'>,
  email: string,
  exceptAccountId: string | null = null,
): Promise<boolean> {
  const probe = probeKey(app, caller, email);
  await takeHit(app.db, probe, PROBE_LIMIT.hits, PROBE_LIMIT.seconds, app.clock.now());
  return checkAddressTakenPerNetwork(app, caller, email, exceptAccountId);
}

/**
 * Skips the email address's limit, so that sign-ups cannot block a password reset.
 * @throws too_many_requests
 */
export async function checkAddressTakenPerNetwork(
  app: App,
  caller: Pick<Caller, 'site' | 'address'>,
  email: string,
  exceptAccountId: string | null = null,
): Promise<boolean> {
  const { site, address: network } = caller;
  const address = email.toLowerCase();
  const now = app.clock.now();
  const probe = probeKey(app, caller, email);
  const networkProbe = `${probe} ${network}`;
  if (!(await hasHit(app.db, networkProbe, now))) {
    await takeHit(app.db, `probes ${site.key} ${network}`, NETWORK_LIMIT.hits, NETWORK_LIMIT.seconds, now);
    await countHit(app.db, networkProbe, NETWORK_LIMIT.seconds, now);
  }
  return isAddressTaken(app.db, { siteId: site.id, email: address, exceptAccountId, now });
}

const probeKey = ({ config }: App, { site }: Pick<Caller, 'site'>, email: string): string =>
  `probe ${keyedHash(config.secret, `probe ${site.id} ${email.toLowerCase()}`).toString('hex')}`;
