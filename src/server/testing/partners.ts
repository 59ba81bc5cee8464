import { insertPartner } from '../accounts/partners/queries.ts';
import { hashSecret, newSecret } from '../platform/secrets.ts';
import type { Browser } from './browser.ts';
import type { TestServer } from './start-test-server.ts';

let partners = 0;

/** The returned browser sends the partner's key, and no browser headers. */
export async function partnerServer(
  { db, clock, visitor }: Pick<TestServer, 'db' | 'clock' | 'visitor'>,
  { siteId = 1, host = 'localhost' } = {},
): Promise<Browser & { name: string; key: string }> {
  partners += 1;
  const name = `Partner ${partners}`;
  const key = newSecret();
  await insertPartner(db, { site_id: siteId, name, key_hash: hashSecret(key), created_at: clock.now() });
  const headers = { authorization: `Bearer ${key}`, origin: undefined, 'sec-fetch-site': undefined };
  return { ...visitor({ host, headers }), name, key };
}
