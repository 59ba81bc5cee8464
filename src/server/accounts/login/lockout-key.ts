import type { App } from '../../app.ts';
import { keyedHash } from '../../platform/secrets.ts';
import type { LockoutKey } from './login-queries.ts';

/** An address as its failed logins are kept; those from a browser that logged in to it before are kept by themselves. */
export function loginLockoutKey(
  { config }: Pick<App, 'config'>,
  siteId: number,
  email: string,
  browserId: string | null,
): LockoutKey {
  const address = email.trim().toLowerCase();
  const subject = browserId === null ? address : `${address} in ${browserId}`;
  return { siteId, emailHash: keyedHash(config.secret, `login ${subject}`) };
}
