import type { LanguageCode } from '#contract/languages';
import type { App } from '../../app.ts';
import type { Tx } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
import { selectAddressOwner } from '../queries.ts';
import { queueAccountExistsEmail } from './account-exists-email.ts';
import { type AcceptedSignup, createAccountNow } from './create-account.ts';

/** What `createAccount` noted of a sign-up. */
type QueuedSignup = AcceptedSignup & { language: LanguageCode };

/** Makes the account that somebody signed up for; where the address has one its owner, and nobody else, is told by mail. */
export async function handleSignupRequest(
  app: App,
  tx: Tx,
  site: Site,
  { email, details }: { email: string; details: unknown },
): Promise<void> {
  const { language, ...signup } = details as QueuedSignup;
  if (await createAccountNow(app, { site, language }, tx, signup)) return;
  const owner = await selectAddressOwner(tx.db, site.id, email, tx.now);
  if (owner) await queueAccountExistsEmail(app, tx, site, owner);
}
