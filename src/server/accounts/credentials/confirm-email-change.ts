import { ApiError } from '#contract/errors';
import { nameIsEmail } from '#contract/profile-name';
import type { App, Caller } from '../../app.ts';
import { cancelUnsubscribableEmails } from '../../platform/mail/outbox.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
import { confirmAddress } from '../activation/activate.ts';
import { isAddressTaken, selectRecipient } from '../queries.ts';
import { invalidateTokens } from '../token-queries.ts';
import { redeemToken } from '../tokens.ts';
import { queueAddressChangedEmail } from './email-change-emails.ts';
import { deleteEmailChange, lockEmailChange, selectCredentialOwner, updateEmail } from './queries.ts';

/**
 * The former address gets a revert link and stays reserved while the link works.
 * @throws link_expired, email_taken, name_equals_email
 * @spec 5.3 D2.20
 */
export const confirmEmailChange = (app: App, { site }: Pick<Caller, 'site'>, token: string): Promise<void> =>
  transact(app, async tx => {
    const redeemed = await redeemToken(tx, site.id, token, 'email_change');
    const newEmail = redeemed?.email;
    const pending = redeemed && (await lockEmailChange(tx.db, redeemed.accountId));
    if (!redeemed || !newEmail || pending?.email !== newEmail) throw new ApiError('link_expired');
    await applyEmailChange(app, tx, site, { accountId: redeemed.accountId, email: newEmail });
  });

async function applyEmailChange(
  app: App,
  tx: Tx,
  site: Site,
  { accountId, email }: { accountId: string; email: string },
): Promise<void> {
  const recipient = await selectRecipient(tx.db, { id: accountId });
  if (recipient?.status !== 'active' && recipient?.status !== 'not_confirmed')
    throw new ApiError('link_expired');
  if (nameIsEmail(recipient.name, email)) throw new ApiError('name_equals_email');
  await assignEmail(app, tx, site, accountId, email);
  await deleteEmailChange(tx.db, accountId);
  const purposes = ['activation', 'password_reset', 'email_change', 'notifications'] as const;
  await invalidateTokens(tx.db, accountId, [...purposes], { now: tx.now });
  // An unconfirmed former address may belong to another person and gets no revert link.
  const wasConfirmed = !(await confirmAddress(app, tx, accountId));
  if (wasConfirmed) await queueAddressChangedEmail(app, tx, site, recipient, { to: email });
}

const UNIQUE_VIOLATION = '23505';

/**
 * Calls `isAddressTaken` after `updateEmail`, which waits for concurrent changes of the address. Notification emails that
 * wait to go to the former address are cancelled.
 * @throws email_taken
 * @spec 5.3
 */
export async function assignEmail(
  { hooks }: App,
  tx: Tx,
  site: Site,
  accountId: string,
  email: string,
): Promise<void> {
  const { db, now, publish } = tx;
  await updateEmail(db, accountId, email).catch((error: unknown) => {
    throw isUniqueViolation(error) ? new ApiError('email_taken') : error;
  });
  if (await isAddressTaken(db, { siteId: site.id, email, exceptAccountId: accountId, now }))
    throw new ApiError('email_taken');
  await cancelUnsubscribableEmails(tx, accountId);
  await hooks.onEmailChanged.run(tx, { accountId });
  const owner = await selectCredentialOwner(db, accountId);
  if (owner) publish({ to: [owner.profileId], type: 'user', ids: {} });
}

const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;
