import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/start-test-server.ts';

const { db } = await startTestServer();

/** Explains why no personal data stays in rows that can outlive the account. */
const NOT_CASCADED: Record<string, string> = {
  sites: 'configuration of a site',
  site_hosts: 'configuration of a site',
  site_settings: 'configuration of a site',
  site_texts: 'texts of a site',
  site_changes: 'changes of settings and texts by staff',
  site_pages: 'pages of a site',
  staff_drafts: 'texts that people who work for the site have not saved yet',
  gifs: 'GIFs of the provider; not who searched or sent them',
  search_cells: 'places where members live, not who',
  companies: 'operator of the site',
  bundles: 'products',
  bundle_changes: 'history of the prices; who of the staff changed them, no member',
  price_requests: 'prices that waited for a second person of the staff; no member',
  campaigns: 'configuration of a site',
  campaign_counts: 'sums of a campaign and day; no person',
  partners: 'partner companies',
  ledger_entries: 'retained by law, without the member (account_id null)',
  latest_reconciliation: 'result of the last reconciliation; no personal data',
  payments: 'retained by law, without the member (account_id null)',
  payment_events: 'events of the payment provider; no personal data',
  direct_debits:
    'used mandates stay, encrypted and without the member, until they can no longer be disputed (purge-debits.ts); the others go',
  debit_batches: 'totals of collection files; no personal data',
  refunds: 'retained by law with their payments; no personal data',
  redemptions: 'which code a payment was made with, without the member (account_id null)',
  receipt_counters: 'number of receipts of a site',
  card_deletions: 'a provider’s id of a card to delete, until it is deleted',
  sandbox_payments: 'local test bank: payment ids, no personal data; 400 days (purge-expired.ts)',
  sandbox_refunds: 'with the payments of the sandbox',
  sandbox_webhooks: 'with the payments of the sandbox',
  sandbox_cards: 'last four digits of test cards; deleted like those of any provider',
  sms_mailbox: 'text messages outside production, for a day (purge-expired.ts)',
  pay_refunds: 'refund requests to the provider; no personal data',
  returns_progress: 'progress of the job that refunds credits',
  reports:
    'evidence stays until no appeal is possible, then deleted with either member (0015_moderation_decisions.sql)',
  report_files: 'with the evidence of their report',
  banned_mailboxes: 'a mailbox as a keyed hash during a ban, so that nobody signs up again (ban-account.ts)',
  content_notices:
    'name and email of the sender are emptied; the notice goes with its evidence (answer-notice.ts)',
  complaints: 'by cascade, those of a visitor by email address (erase-complaints.ts)',
  email_outbox: 'by cascade, those to an address or about it by that (erase-platform-data.ts)',
  discount_codes: 'a member’s own by cascade; the others belong to no member',
  invitations: 'a member’s own by cascade; the others are the operator’s and name nobody',
  passkey_challenges: 'by cascade; without an account it is a random number for five minutes',
  partner_signups: 'a person who has not consented yet; deleted with the sign-up or when it expires',
  login_failures: 'an address as a keyed hash (erase-account.ts)',
  idempotency_keys: 'an account’s own (erase-platform-data.ts); a visitor’s hold no secret and live 24 hours',
  rate_limits:
    'counters with the member’s ids (erase-platform-data.ts); the rest are networks and keyed hashes, for a day at most',
  presence: 'by hook, since it references sessions only (purge-presence.ts)',
  unreferenced_files: 'names of files that are removed after the commit (remove-photo-files.ts)',
  former_mailboxes:
    'a mailbox as a keyed hash for 12 months, so that free credits are given once (former-mailboxes.ts)',
  announcements: 'promotions and news of the operator; no personal data',
  notification_runs: 'progress of jobs that notify many members: an account’s id',
  erasures: 'pseudonyms of erased accounts',
  review_claims: 'which photo a person of the staff looks at, by ids, for minutes',
  check_in_refusals: 'keyed hashes of mailboxes that want no question of a member; of nobody with an account',
  staff: 'people who work for the site; not members',
  staff_sessions: 'of people who work for the site',
  staff_passkeys: 'of people who work for the site',
  staff_passkey_challenges: 'of people who work for the site',
  daily_figures: 'numbers by day, no member',
  response_times: 'numbers by day, no member',
  staff_invitations: 'of people who work for the site',
  abuse_weighing: 'until when signals are weighed; a time',
  audit_checks: 'until which entry the audit log was checked; numbers',
  banned_payment_accounts:
    'a card or account as a keyed hash during a ban, so that staff look at who else pays from it (banned-payers.ts)',
  chargeback_disputes: 'with the refund of a chargeback: whether evidence was sent; no personal data',
  monthly_recipients: 'number of active members of a site and month',
  transparency_reports: 'numbers of a site and period; no person',
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

const references = async (): Promise<Reference[]> => {
  const { rows } = await sql<Reference>`
    select c.conrelid::regclass::text as from, c.confrelid::regclass::text as to, c.confdeltype::text as on_delete,
      (select bool_and(a.attnotnull) from pg_attribute a where a.attrelid = c.conrelid and a.attnum = any(c.conkey)) as required
    from pg_constraint c where c.contype = 'f' and c.connamespace = 'public'::regnamespace`.execute(db);
  return rows;
};

function cascadedTables(all: Reference[]): Set<string> {
  const cascaded = new Set(['accounts']);
  const isCascade = ({ to, on_delete, required }: Reference) =>
    required && on_delete === 'c' && cascaded.has(to);
  for (let size = 0; size < cascaded.size; ) {
    size = cascaded.size;
    for (const reference of all) if (isCascade(reference)) cascaded.add(reference.from);
  }
  return cascaded;
}

test('every table is deleted with the account by cascade, or explained here (spec D4.5)', async () => {
  const gone = cascadedTables(await references());
  const unexplained = (await tables()).filter(name => !gone.has(name) && !(name in NOT_CASCADED));
  expect(unexplained, 'what becomes of these when an account is erased?').toEqual([]);
});

test('no explained table is deleted by cascade or missing', async () => {
  const gone = cascadedTables(await references());
  const all = await tables();
  expect(Object.keys(NOT_CASCADED).filter(name => gone.has(name) || !all.includes(name))).toEqual([]);
});

test('every reference to an account is deleted with it or set to null', async () => {
  const all = await references();
  const gone = cascadedTables(all);
  const blocking = all.filter(({ to, on_delete }) => gone.has(to) && !['c', 'n'].includes(on_delete));
  expect(blocking).toEqual([]);
});

test('only payments, mandates, the ledger and open reports are set to null (spec D1.13)', async () => {
  const all = await references();
  const gone = cascadedTables(all);
  const setToNull = all.filter(
    ({ from, to, on_delete }) => gone.has(to) && on_delete === 'n' && !gone.has(from),
  );
  const ledgerTables = ['direct_debits', 'ledger_entries', 'payments', 'redemptions'];
  expect([...new Set(setToNull.map(({ from }) => from))].sort()).toEqual([...ledgerTables, 'reports']);
});

test('every reference to an account has an index', async () => {
  const { rows } = await sql<{ missing: string }>`
    select c.conrelid::regclass || '.' || a.attname as missing
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace and c.confrelid <> 'sites'::regclass
      and not exists (select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])`.execute(
    db,
  );
  expect(rows.map(({ missing }) => missing)).toEqual([]);
});
