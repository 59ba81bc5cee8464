import type { App, Caller } from '../app.ts';
import { countHit, hasHit, takeHit } from '../platform/http/rate-limit.ts';
import { keyedHash } from '../platform/secrets.ts';
import { isAddressTaken } from './queries.ts';

/** How often one address may be asked for, so that nobody watches whether someone joins. */
const PROBES = { hits: 30, seconds: 3_600 } as const;
/** Different addresses one network may ask for, so that nobody goes through a list of them. */
const ADDRESSES = { hits: 40, seconds: 3_600 } as const;

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
  { site, address: network }: Pick<Caller, 'site' | 'address'>,
  email: string,
  own: string | null = null,
): Promise<boolean> {
  const address = email.toLowerCase();
  const now = app.clock.now();
  const probe = `probe ${keyedHash(app.config.secret, `probe ${site.id} ${address}`).toString('hex')}`;
  await takeHit(app.db, probe, PROBES.hits, PROBES.seconds, now);
  const fromHere = `${probe} ${network}`;
  if (!(await hasHit(app.db, fromHere, now))) {
    await takeHit(app.db, `probes ${site.key} ${network}`, ADDRESSES.hits, ADDRESSES.seconds, now);
    await countHit(app.db, fromHere, ADDRESSES.seconds, now);
  }
  return isAddressTaken(app.db, { siteId: site.id, email: address, own, now });
}
