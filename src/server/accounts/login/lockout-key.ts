import type { App } from '../../app.ts';
import { keyedHash } from '../../platform/secrets.ts';
import type { LockoutKey } from './login-queries.ts';

/**
 * Known browsers have their own failure count.
 * @spec D2.19
 */
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
