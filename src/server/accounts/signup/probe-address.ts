import type { App, Caller } from '../../app.ts';
import { countHit, hasHit, takeHit } from '../../platform/http/rate-limit.ts';
import { keyedHash } from '../../platform/secrets.ts';
import { isAddressTaken } from '../queries.ts';

/** How often one address may be asked for, so that nobody watches whether someone joins. */
const PROBE_LIMIT = { hits: 30, seconds: 3_600 } as const;
/** Different addresses one network may ask for, so that nobody goes through a list of them. */
const NETWORK_LIMIT = { hits: 40, seconds: 3_600 } as const;

/** Whether the site says that an address has an account (setting `reveal_account_existence`). */
export const revealsAccounts = ({ site }: Pick<Caller, 'site'>): boolean =>
  site.settings.reveal_account_existence === 'yes';

/**
 * Whether an address belongs to an account of this site, for one who will be told. Throttled hard per address and per network, over
 * all calls that tell it. `own` is an account that does not count.
 * @throws too_many_requests
 */
export async function probeAddress(
  app: App,
  caller: Pick<Caller, 'site' | 'address'>,
  email: string,
  exceptAccountId: string | null = null,
): Promise<boolean> {
  const probe = probeKey(app, caller, email);
  await takeHit(app.db, probe, PROBE_LIMIT.hits, PROBE_LIMIT.seconds, app.clock.now());
  return probeAddressPerNetwork(app, caller, email, exceptAccountId);
}

/**
 * As `probeAddress`, for a call that counts by itself how often it is asked about an address: no stranger's probes of another call may
 * close the owner's way to a new password.
 * @throws too_many_requests
 */
export async function probeAddressPerNetwork(
  app: App,
  caller: Pick<Caller, 'site' | 'address'>,
  email: string,
  own: string | null = null,
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
  return isAddressTaken(app.db, { siteId: site.id, email: address, exceptAccountId: own, now });
}

const probeKey = ({ config }: App, { site }: Pick<Caller, 'site'>, email: string): string =>
  `probe ${keyedHash(config.secret, `probe ${site.id} ${email.toLowerCase()}`).toString('hex')}`;
