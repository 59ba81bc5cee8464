import { accountRecipientOf } from '../../accounts/find-account.ts';
import { mailboxHash } from '../../accounts/mailbox.ts';
import type { App } from '../../app.ts';
import type { Tx } from '../../platform/transact.ts';
import { creditsChangedEvent } from '../events.ts';
import { insertLedgerEntries, lockWallet } from '../queries.ts';
import { returnCredits } from '../returns/return-credits.ts';
import { sendNoFreeCreditsEmail } from './no-free-credits-email.ts';
import {
  insertFreeCreditDecision,
  lockMailbox,
  selectPaidWithFreeCredits,
  selectSignupCredits,
} from './queries.ts';

type ConfirmedMember = { accountId: string; profileId: string };

/**
 * Called at activation, because revoking credits at sign-up would reveal an earlier account.
 * @spec D2.36
 */
export const decideFreeCredits =
  (app: App) =>
  async (tx: Tx, member: ConfirmedMember): Promise<void> => {
    const { accountId } = member;
    const recipient = await accountRecipientOf(tx.db, accountId);
    const site = recipient && app.sites.byId(recipient.siteId);
    if (!recipient || !site) return;
    const mailbox = mailboxHash(app, site.id, recipient.email);
    await lockMailbox(tx.db, { siteId: site.id, mailbox });
    if (await insertFreeCreditDecision(tx.db, { accountId, siteId: site.id, mailbox, now: tx.now })) return;
    const revoked = await revokeFreeCredits(app, tx, member);
    if (revoked.credits > 0) await sendNoFreeCreditsEmail(app, tx, site, recipient, revoked);
  };

async function revokeFreeCredits(
  app: App,
  tx: Tx,
  { accountId, profileId }: ConfirmedMember,
): Promise<{ credits: number; unsent: number }> {
  await lockWallet(tx.db, accountId);
  const references = await selectPaidWithFreeCredits(tx.db, accountId);
  if (references.length > 0) await returnCredits(app, tx, references);
  const { free } = await lockWallet(tx.db, accountId);
  const credits = Math.min(free, await selectSignupCredits(tx.db, accountId));
  if (credits > 0) {
    const entry = { accountId, lot: 'free', contra: 'promotion', amount: -credits, reference: null } as const;
    await insertLedgerEntries(tx.db, [{ ...entry, at: tx.now }]);
    tx.publish(creditsChangedEvent({ accountId, profileId }));
  }
  return { credits, unsent: references.length };
}
