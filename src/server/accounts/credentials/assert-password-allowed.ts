import { fieldError } from '#contract/errors';
import type { Db } from '../../platform/db.ts';
import type { Site } from '../../site/sites.ts';
import { passwordRefusal } from '../reauthentication/password-strength.ts';
import { selectCredentialOwner } from './queries.ts';

/**
 * @throws invalid_input at `password` with password_weak or password_contains_name
 * @spec 5.4 D2.3
 */
export async function assertPasswordAllowed(
  db: Db,
  site: Site,
  accountId: string,
  password: string,
): Promise<void> {
  const owner = await selectCredentialOwner(db, accountId);
  const code = passwordRefusal(password, { ...owner, siteName: site.settings.name });
  if (code) throw fieldError('password', code);
}
