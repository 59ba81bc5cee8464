import { noteSentInstead, waitingRefunds } from '../src/server/credits/refunds/waiting-refunds.ts';
import { systemClock } from '../src/server/platform/clock.ts';
import { readArguments } from './operator/arguments.ts';
import { withBus } from './operator/bus.ts';
import { withDatabase } from './operator/database.ts';
import { fail } from './start/failure.ts';
import { UsageError } from './start/options.ts';

const help = `npm run refunds: shows the money that waits to be sent back, the longest waiting first.

  npm run refunds -- --sent ID --reference TEXT    a person sent it, and what it is found by at the bank

What the provider refuses again and again is sent by hand. Money stands in minor units. What was paid by direct debit goes back by
npm run direct-debits -- --refunds FILE, once the bank has paid it.`;

try {
  const { sent, reference } = readArguments(['sent', 'reference'], help);
  await withDatabase(async (db, _config, url) => {
    if (sent === undefined) return list(await waitingRefunds(db));
    if (!reference) throw new UsageError('Say what it is found by: --reference TEXT.');
    await withBus(url, async bus => {
      if (!(await noteSentInstead({ db, bus, clock: systemClock }, sent, reference)))
        throw new UsageError(`${sent} does not wait (any more).`);
    });
    console.log(`${sent}: sent.`);
  });
} catch (error) {
  fail(error);
}

function list(refunds: Awaited<ReturnType<typeof waitingRefunds>>): void {
  if (refunds.length === 0) console.log('Nothing waits.');
  for (const { id, since, amount, currency, provider, reference, tries } of refunds)
    console.log(
      `${id}  ${since.toISOString()}  ${amount} ${currency}  ${provider} ${reference ?? '-'}  tried ${tries} times`,
    );
}
