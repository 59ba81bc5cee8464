import { accountRecipientOf } from '../../accounts/account-recipient.ts';
import { mailboxHash } from '../../accounts/mailbox.ts';
import type { App } from '../../app.ts';
import type { Tx } from '../../platform/transact.ts';
import { creditsChanged } from '../events.ts';
import { insertEntries, lockWallet } from '../queries.ts';
import { giveBack } from '../returns/pay-returns.ts';
import { insertWelcome, lockMailbox, selectPaidFree, selectPromotion } from './queries.ts';
import { postNoWelcome } from './welcome-letter.ts';

type Confirmed = { accountId: string; profileId: string };

/**
 * A member confirmed his address: now it is decided whether his mailbox had free credits and the time bonus before, so that signing up
 * reveals nothing (decisions, "Bonus and free credits"). Where it had, his free credits go: those that are left, and those he
 * spent on messages that wait for his confirmation, which are then not sent. A letter tells him so.
 */
export const decideWelcome =
  (app: App) =>
  async (tx: Tx, confirmed: Confirmed): Promise<void> => {
    const { accountId } = confirmed;
    const addressee = await accountRecipientOf(tx.db, accountId);
    const site = addressee && app.sites.byId(addressee.siteId);
    if (!addressee || !site) return;
    const mailbox = mailboxHash(app, site.id, addressee.email);
    await lockMailbox(tx.db, { siteId: site.id, mailbox });
    if (await insertWelcome(tx.db, { accountId, siteId: site.id, mailbox, now: tx.now })) return;
    const taken = await takeFreeCredits(app, tx, confirmed);
    if (taken.credits > 0) await postNoWelcome(app, tx, site, addressee, taken);
  };

/** Takes back what was given at sign-up, wherever it is by now. @returns how much that was, and how many messages are not sent for it */
async function takeFreeCredits(
  app: App,
  tx: Tx,
  { accountId, profileId }: Confirmed,
): Promise<{ credits: number; unsent: number }> {
  await lockWallet(tx.db, accountId);
  const references = await selectPaidFree(tx.db, accountId);
  if (references.length > 0) await giveBack(app, tx, references);
  const { free } = await lockWallet(tx.db, accountId);
  const credits = Math.min(free, await selectPromotion(tx.db, accountId));
  if (credits > 0) {
    const entry = { accountId, lot: 'free', contra: 'promotion', amount: -credits, reference: null } as const;
    await insertEntries(tx.db, [{ ...entry, at: tx.now }]);
    tx.publish(creditsChanged({ accountId, profileId }));
  }
  return { credits, unsent: references.length };
}
