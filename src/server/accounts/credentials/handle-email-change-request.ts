import * as z from 'zod/mini';
import type { App } from '../../app.ts';
import type { Tx } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
import { isAddressTaken, selectAddressOwner, selectRecipient } from '../queries.ts';
import { queueAccountExistsEmail } from '../signup/account-exists-email.ts';
import { queueAddressChangeRequestedEmail, queueConfirmAddressEmail } from './email-change-emails.ts';
import { lockEmailChange } from './queries.ts';

type EmailChangeRequest = { email: string; accountId: string | null; details?: unknown };
const details = z.object({ again: z._default(z.boolean(), false) });

/**
 * Mails the confirmation link, or notifies the other account that has the new address.
 * @spec 5.3 D1.1
 */
export async function handleEmailChangeRequest(
  app: App,
  tx: Tx,
  site: Site,
  request: EmailChangeRequest,
): Promise<void> {
  const { email, accountId } = request;
  if (accountId === null) return;
  const pending = await lockEmailChange(tx.db, accountId);
  const member = await selectRecipient(tx.db, { id: accountId });
  if (!member || pending?.email.toLowerCase() !== email.toLowerCase()) return;
  // An unconfirmed current address may belong to another person, who must not get emails.
  const notifiesCurrentAddress = member.status === 'active' && !details.parse(request.details).again;
  if (notifiesCurrentAddress) await queueAddressChangeRequestedEmail(app, tx, site, member, email);
  const isTaken = await isAddressTaken(tx.db, {
    siteId: site.id,
    email,
    exceptAccountId: accountId,
    now: tx.now,
  });
  if (!isTaken) return queueConfirmAddressEmail(app, tx, site, { ...member, email });
  const owner = await selectAddressOwner(tx.db, site.id, email, tx.now);
  if (owner) await queueAccountExistsEmail(app, tx, site, owner);
}
