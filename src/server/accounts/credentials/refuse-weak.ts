import { fieldError } from '#contract/errors';
import type { Db } from '../../platform/db.ts';
import type { Site } from '../../site/sites.ts';
import { passwordRefusal } from '../password-strength.ts';
import { selectOwner } from './queries.ts';

/**
 * Judges a new password of an account that exists: it must name neither its owner nor his address, nor the one he asked for.
 * @throws invalid_input at `password` with password_weak or password_contains_name (section 5)
 */
export async function refuseWeak(db: Db, site: Site, accountId: string, password: string): Promise<void> {
  const owner = await selectOwner(db, accountId);
  const siteName = site.settings.name;
  for (const email of [owner?.email, owner?.wanted]) {
    const code = email && passwordRefusal(password, { name: owner?.name, email, siteName });
    if (code) throw fieldError('password', code);
  }
}
