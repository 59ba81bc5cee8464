import type { Tx } from '../platform/transact.ts';
import type { Site } from '../site/sites.ts';
import { grantCredits } from './grant-credits.ts';

/** @spec 6.2 D2.9 */
export async function grantSignupCredits(
  tx: Tx,
  { accountId, site }: { accountId: string; site: Site },
): Promise<void> {
  const amount = site.settings.signup_credits;
  if (amount > 0)
    await grantCredits(tx, { accountId, lot: 'free', contra: 'promotion', amount, reference: null });
}
