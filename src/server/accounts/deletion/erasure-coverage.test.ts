import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/start-test-server.ts';

const { db } = await startTestServer();

/**
 * Tables whose rows no cascade takes along, and why nobody's data stays in them. Whoever adds a table that does not hang on an
 * account writes down here what becomes of it, and in `onErase` does it.
 */
const NOT_CASCADED: Record<string, string> = {
  sites: 'what a site is',
  site_hosts: 'what a site is',
  site_settings: 'what a site is',
  gifs: 'what a provider of GIFs has; not who looked for them or sent them',
  search_cells: 'where somebody lives, and not who',
  companies: 'who runs it',
  bundles: 'what it sells',
  partners: 'with whom it works',
  ledger_entries: 'kept by law, without the member (account_id null)',
  books_compared: 'how many rows of the books disagreed last; nobody in it',
  payments: 'kept by law, without the member (account_id null)',
  payment_events: 'what was heard of payments; nobody in it',
  direct_debits:
    'mandates that were agreed to stay, sealed and without the member, until nobody can dispute them (forget-debits.ts); the others go',
  debit_batches: 'how many debits were handed to a bank, and how much money; nobody in it',
  refunds: 'kept by law with their payments; nobody in it',
  redemptions: 'which code a payment was made with, without the member (account_id null)',
  receipt_counters: 'how many receipts a site has written',
  forgotten_cards: 'a provider’s name of a card that it is to forget, until it has',
  sandbox_payments:
    'a bank for trying out, which knows payments by their id and nobody; 400 days (forget-old.ts)',
  sandbox_refunds: 'with the payments of the sandbox',
  sandbox_news: 'with the payments of the sandbox',
  sandbox_cards: 'the last four digits of cards that do not exist; forgotten as those of any provider',
  own_sms: 'messages of a site that sends none, outside production only; for a day (forget-old.ts)',
  pay_refunds: 'what was asked of a provider to go back; nobody in it',
  owed_returns: 'ids of messages, until their credits came back moments later; nobody in it',
  returns_judged: 'up to when messages were judged',
  reports:
    'open ones stay as evidence until they are closed, then they go with either of the two (0022_reports.sql)',
  report_files: 'with their report, when it is closed',
  complaints: 'by cascade, those of a visitor by his address (forget-complaints.ts)',
  mail_outbox: 'by cascade, those to an address or about it by that (forget-about.ts)',
  discount_codes: 'a member’s own by cascade; the others are everybody’s',
  invitations: 'a member’s own by cascade; the others are the operator’s and name nobody',
  account_requests:
    'by cascade, those of visitors by the address they name (erase-account.ts); done within minutes',
  passkey_challenges: 'by cascade; without an account it is a random number for five minutes',
  partner_signups: 'somebody who did not agree yet; gone with the sign-up, or when its time is over',
  login_failures: 'an address as a keyed hash (erase-account.ts)',
  idempotency_keys: 'an account’s own (forget-about.ts); a visitor’s hold no secret and live 24 hours',
  rate_limits:
    'what was counted under his ids (forget-about.ts); the rest are networks and keyed hashes, for a day at most',
  presence: 'by hook, since it hangs on his logins alone (forget-presence.ts)',
  loose_files: 'names of files that are removed after the commit (remove-photo-files.ts)',
  former_mailboxes:
    'a mailbox as a keyed hash for 12 months, so that it is not welcomed twice (former-mailboxes.ts)',
  erasures: 'pseudonyms of whoever was erased',
  kysely_migration: 'which migrations ran',
  kysely_migration_lock: 'that one is running',
};

type Reference = { from: string; to: string; on_delete: string; required: boolean };

const tables = async (): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  return rows.map(({ name }) => name);
};

/** Every foreign key: what happens to the row when what it points at goes, and whether it must point at something. */
const references = async (): Promise<Reference[]> => {
  const { rows } = await sql<Reference>`
    select c.conrelid::regclass::text as from, c.confrelid::regclass::text as to, c.confdeltype::text as on_delete,
      (select bool_and(a.attnotnull) from pg_attribute a where a.attrelid = c.conrelid and a.attnum = any(c.conkey)) as required
    from pg_constraint c where c.contype = 'f' and c.connamespace = 'public'::regnamespace`.execute(db);
  return rows;
};

/** Tables whose every row goes with the account it belongs to. */
function cascadedTables(all: Reference[]): Set<string> {
  const gone = new Set(['accounts']);
  const goes = ({ to, on_delete, required }: Reference) => required && on_delete === 'c' && gone.has(to);
  for (let size = 0; size < gone.size; ) {
    size = gone.size;
    for (const reference of all) if (goes(reference)) gone.add(reference.from);
  }
  return gone;
}

test('every table goes with the account by cascade, or it is written down what becomes of it', async () => {
  const gone = cascadedTables(await references());
  const unexplained = (await tables()).filter(name => !gone.has(name) && !(name in NOT_CASCADED));
  expect(unexplained, 'what becomes of these when an account is erased?').toEqual([]);
});

test('nothing is explained that goes by itself, or is not there', async () => {
  const gone = cascadedTables(await references());
  const all = await tables();
  expect(Object.keys(NOT_CASCADED).filter(name => gone.has(name) || !all.includes(name))).toEqual([]);
});

test('no reference to somebody keeps him: it goes with him, or forgets him', async () => {
  const all = await references();
  const gone = cascadedTables(all);
  const keeping = all.filter(({ to, on_delete }) => gone.has(to) && !['c', 'n'].includes(on_delete));
  expect(keeping).toEqual([]);
});

test('what only forgets him are payments, mandates, the ledger and open reports (decisions, "Deleting an account")', async () => {
  const all = await references();
  const gone = cascadedTables(all);
  const forgetting = all.filter(
    ({ from, to, on_delete }) => gone.has(to) && on_delete === 'n' && !gone.has(from),
  );
  const books = ['direct_debits', 'ledger_entries', 'payments', 'redemptions'];
  expect([...new Set(forgetting.map(({ from }) => from))].sort()).toEqual([...books, 'reports']);
});

test('whoever is erased is found by an index, whatever points at him', async () => {
  const { rows } = await sql<{ missing: string }>`
    select c.conrelid::regclass || '.' || a.attname as missing
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace and c.confrelid <> 'sites'::regclass
      and not exists (select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])`.execute(
    db,
  );
  expect(rows.map(({ missing }) => missing)).toEqual([]);
});
