import type { App } from '../../app.ts';
import { keyedHash } from '../../platform/secrets.ts';
import type { LockoutKey } from './login-queries.ts';

/**
 * A known browser has its own count of failures, so that other people's wrong guesses do not lock it out.
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
