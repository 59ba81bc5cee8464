import { writeFile } from 'node:fs/promises';
import type { App } from '../src/server/app.ts';
import { operatorActor } from '../src/server/backoffice/audit/audit-actor.ts';
import { collectionFileOf, exportDebits } from '../src/server/credits/direct-debit/export-debits.ts';
import {
  listManualRefunds,
  listSiteDebits,
  markBatchCollected,
  recordManualDebitRefund,
  returnDebit,
  undecryptableMandates,
} from '../src/server/credits/direct-debit/operator-debits.ts';
import { isReturnReason, returnReasons } from '../src/server/credits/direct-debit/return-reasons.ts';
import { csvLine } from '../src/server/platform/csv.ts';
import type { Site } from '../src/server/site/sites.ts';
import { withApp } from './operator/app.ts';
import { defineCommand, runCommand } from './operator/command.ts';
import { resolveSite } from './operator/site.ts';
import { UsageError } from './start/options.ts';

/** @spec 5.8 D2.16 */
const help = `npm run direct-debits: lists the direct debits of a site, the latest first, by the references of their mandates.

  npm run direct-debits -- --export FILE                   writes what is due for the bank (SEPA pain.008.001.08), as one batch
  npm run direct-debits -- --batch ID --export FILE        writes a batch again: the same file, which the bank takes once
  npm run direct-debits -- --collected ID                  the bank has paid a batch; its members may pay by direct debit again
  npm run direct-debits -- --returned REFERENCE --reason CODE   the bank returned a debit: its credits are taken back, or are owed
  npm run direct-debits -- --refunds FILE                  writes the refunds of collected debits that are paid by hand: id, cents, holder, account, mandate
  npm run direct-debits -- --refunded ID                   that was paid back

  --reason one of
${Object.entries(returnReasons)
  .map(
    ([code, { says, days }]) =>
      `    ${code}  ${says}${days > 0 ? ` (no direct debit for ${days} days)` : ''}`,
  )
  .join('\n')}
  --site   the key of the site, which may be left out where there is one

Accounts that were encrypted under another SECRET are "no longer readable": their debits are not exported. Both files hold names and account numbers: only you can read them. Delete them afterwards.`;

/** Printed in place of details that cannot be decrypted, because SECRET has changed. */
const UNREADABLE = 'no longer readable';

const names = ['site', 'export', 'batch', 'collected', 'returned', 'reason', 'refunds', 'refunded'] as const;

export const command = defineCommand(help, names, options =>
  withApp(async app => runOn(app, await resolveSite(app.db, app.config, options.site), options)),
);

if (import.meta.main) await runCommand(command);

async function runOn(app: App, site: Site, options: Partial<Record<string, string>>): Promise<void> {
  if (options.export !== undefined) return writeBatch(app, site, options.export, options.batch);
  if (options.collected !== undefined) return markCollected(app, site, options.collected);
  if (options.returned !== undefined) return recordReturn(app, site, options.returned, options.reason ?? '');
  if (options.refunds !== undefined) return writeRefunds(app, site, options.refunds);
  if (options.refunded !== undefined) return markRefunded(app, site, options.refunded);
  const debits = await listSiteDebits(app, site);
  if (debits.length === 0) console.log('No direct debits.');
  for (const { reference, state, amount, day, batch, reason } of debits)
    console.log([reference, state, euros(amount), day, batch, reason].filter(Boolean).join('  '));
  await warnOfUnreadable(app, site);
}

async function warnOfUnreadable(app: App, site: Site): Promise<void> {
  for (const mandate of await undecryptableMandates(app, site))
    console.error(`${mandate}: no longer readable, since it was encrypted under another SECRET.`);
}

/** Marks debits as exported before writing the file, so that none is exported twice. */
async function writeBatch(app: App, site: Site, file: string, existingBatch?: string): Promise<void> {
  const batch = existingBatch ?? (await exportDebits(app, site, operatorActor(app, site)))?.id;
  if (existingBatch === undefined) await warnOfUnreadable(app, site);
  if (batch === undefined) return console.log('Nothing is due.');
  const xml = await collectionFileOf(app, site, batch);
  if (xml === undefined)
    throw new UsageError(`${site.key} has no batch ${batch}, or no creditor_id and creditor_iban.`);
  await writeNewFile(file, xml);
  console.log(`${batch}  ${file}`);
}

async function markCollected(app: App, site: Site, batch: string): Promise<void> {
  console.log(`${await markBatchCollected(app, operatorActor(app, site), batch)} collected.`);
}

async function recordReturn(app: App, site: Site, mandate: string, reason: string): Promise<void> {
  if (!isReturnReason(reason)) throw new UsageError(`${reason || 'No reason'} is not a reason: see --help.`);
  const outcome = await returnDebit(app, operatorActor(app, site), { mandate, reason });
  if (outcome === 'unknown') throw new UsageError(`${site.key} has no mandate ${mandate}.`);
  if (outcome === 'not_collected') throw new UsageError(`${mandate} was not handed to the bank yet.`);
  console.log(`${mandate}: ${outcome === 'known' ? 'was returned before' : 'returned'}.`);
}

async function writeRefunds(app: App, site: Site, file: string): Promise<void> {
  const refunds = await listManualRefunds(app, site);
  const lines = refunds.map(({ refund, amount, holder, iban, reference }) =>
    csvLine([refund, amount, holder ?? UNREADABLE, iban ?? UNREADABLE, reference]),
  );
  await writeNewFile(file, `${lines.join('\n')}\n`);
  console.log(`${refunds.length}  ${file}`);
}

async function markRefunded(app: App, site: Site, id: string): Promise<void> {
  if (!(await recordManualDebitRefund(app, operatorActor(app, site), id)))
    throw new UsageError(`${id} does not wait to be paid back.`);
  console.log(`${id}: paid back.`);
}

/** Only the operator's user may read the file. An existing file is never overwritten. */
function writeNewFile(file: string, text: string): Promise<void> {
  return writeFile(file, text, { mode: 0o600, flag: 'wx' });
}

function euros(cents: number): string {
  return `EUR ${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}
