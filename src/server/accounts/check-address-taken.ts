import type { App, Caller } from '../app.ts';
import { countHit, hasHit, takeHit } from '../platform/http/rate-limit.ts';
import { keyedHash } from '../platform/secrets.ts';
import { isAddressTaken } from './queries.ts';

/** Limits checks of one email address, so that nobody can watch when a person joins. */
const PROBE_LIMIT = { hits: 30, seconds: 3_600 } as const;
/** Limits checks from one network, so that nobody can test a list of addresses. */
const NETWORK_LIMIT = { hits: 40, seconds: 3_600 } as const;

/** @spec D1.1 */
export const revealsAccounts = ({ site }: Pick<Caller, 'site'>): boolean =>
  site.settings.reveal_account_existence === 'yes';

/**
 * Checks whether the address is taken, limited per address and network over all calls that reveal accounts.
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
 * Checks whether the address is taken, limited only per network. For password resets, which have a separate
 * limit per address, so that checks of an address by sign-ups cannot block its password reset.
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
