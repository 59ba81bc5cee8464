import type { LanguageCode } from '#contract/languages';
import type { App } from '../../app.ts';
import type { Tx } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
import { selectAddressOwner } from '../queries.ts';
import { queueAccountExistsEmail } from './account-exists-email.ts';
import { type AcceptedSignup, createAccountNow } from './create-account.ts';

type QueuedSignup = AcceptedSignup & { language: LanguageCode };

/**
 * If the address already has an account, its owner gets an email.
 * @spec 4.2 D1.1
 */
export async function handleSignupRequest(
  app: App,
  tx: Tx,
  site: Site,
  { email, details }: { email: string; details?: unknown },
): Promise<void> {
  const { language, ...signup } = details as QueuedSignup;
  if (await createAccountNow(app, { site, language }, tx, signup)) return;
  const owner = await selectAddressOwner(tx.db, site.id, email, tx.now);
  if (owner) await queueAccountExistsEmail(app, tx, site, owner);
}
