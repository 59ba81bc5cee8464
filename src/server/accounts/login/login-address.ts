import type { App } from '../../app.ts';
import { keyedHash } from '../../platform/secrets.ts';
import type { LoginAddress } from './login-queries.ts';

/** An address as its failed logins are kept; those from a browser that logged in to it before are kept by themselves. */
export function loginAddress(
  { config }: Pick<App, 'config'>,
  siteId: number,
  email: string,
  browserId: string | null,
): LoginAddress {
  const address = email.trim().toLowerCase();
  const who = browserId === null ? address : `${address} in ${browserId}`;
  return { siteId, emailHash: keyedHash(config.secret, `login ${who}`) };
}
