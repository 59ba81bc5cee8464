import type { App } from '../../app.ts';
import { keyedHash } from '../../platform/secrets.ts';
import type { LockoutKey } from './login-queries.ts';

/**
 * Other people's wrong guesses must not lock out a known browser.
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
