import { operatorActor } from '../src/server/backoffice/audit/audit-actor.ts';
import {
  listWaitingRefunds,
  recordManualProviderRefund,
  siteOfRefund,
} from '../src/server/credits/refunds/send-refunds.ts';
import { systemClock } from '../src/server/platform/clock.ts';
import { withBus } from './operator/app.ts';
import { defineCommand, runCommand } from './operator/command.ts';
import { withDatabase } from './operator/database.ts';
import { UsageError } from './start/options.ts';

const help = `npm run refunds: lists the refunds that wait to be sent, the oldest first.

  npm run refunds -- --sent ID --reference TEXT    records a refund sent by hand, with its reference at the bank

Refunds that the provider refuses repeatedly are sent by hand. Amounts are in minor units. Direct debits are refunded with
npm run direct-debits -- --refunds FILE, once the bank has paid them.`;

export const command = defineCommand(help, ['sent', 'reference'], async ({ sent, reference }) => {
  await withDatabase(async (db, config, url) => {
    if (sent === undefined) return list(await listWaitingRefunds(db));
    if (!reference) throw new UsageError('The reference at the bank is missing: --reference TEXT.');
    const id = await siteOfRefund(db, sent);
    await withBus(url, async bus => {
      const app = { db, bus, clock: systemClock };
      const isRecorded =
        id !== undefined &&
        (await recordManualProviderRefund(app, operatorActor({ config }, { id }), { id: sent, reference }));
      if (!isRecorded) throw new UsageError(`${sent} does not wait (any more).`);
    });
    console.log(`${sent}: sent.`);
  });
});

if (import.meta.main) await runCommand(command);

function list(refunds: Awaited<ReturnType<typeof listWaitingRefunds>>): void {
  if (refunds.length === 0) console.log('Nothing waits.');
  for (const { id, since, amount, currency, provider, reference, tries } of refunds)
    console.log(
      `${id}  ${since.toISOString()}  ${amount} ${currency}  ${provider} ${reference ?? '-'}  tried ${tries} times`,
    );
}
