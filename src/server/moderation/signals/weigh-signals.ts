import { ABUSE_TIMES } from '#contract/abuse';
import { DAY_MS } from '#contract/durations';
import type { App } from '../../app.ts';
import { firstMessageSenders } from '../../chats/first-messages/first-message-senders.ts';
import { purgeBannedPaymentAccounts, suspectedPayers } from '../../credits/direct-debit/banned-payers.ts';
import {
  deleteSignalsBefore,
  selectComplainedAbout,
  selectDueLevels,
  selectWeighedUntil,
  setWeighedUntil,
} from './queries.ts';
import { weighAccount } from './weigh-account.ts';

const BATCH_SIZE = 200;

/**
 * Weighs the accounts about which something happened since the last run, and those whose signals have lost weight.
 * Weighing twice changes nothing.
 * @spec D5.13
 */
export async function weighSignals(app: App, isStopping: () => boolean): Promise<void> {
  const { db, clock } = app;
  const until = clock.now();
  const weighed = (await selectWeighedUntil(db)) ?? new Date(until.getTime() - DAY_MS);
  // What was committed late has an earlier time.
  const after = new Date(weighed.getTime() - ABUSE_TIMES.overlapMs);
  const accounts = new Set([
    ...(await firstMessageSenders(db, { after, until })),
    ...(await selectComplainedAbout(db, { after, until })),
    ...(await suspectedPayers(db, { after, until })),
    ...(await selectDueLevels(db, new Date(until.getTime() - ABUSE_TIMES.weighAgainMs), BATCH_SIZE)),
  ]);
  for (const accountId of accounts) {
    if (isStopping()) return;
    await weighAccount(app, accountId);
  }
  await setWeighedUntil(db, until);
}

/** @spec D5.13 */
export async function purgeSignals({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await deleteSignalsBefore(db, new Date(now.getTime() - ABUSE_TIMES.retentionDays * DAY_MS));
  await purgeBannedPaymentAccounts(db, now);
}
