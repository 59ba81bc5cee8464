import { randomUUID } from 'node:crypto';
import { strFromU8 } from 'fflate';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { grantAlbum, uploadAlbumPhoto } from '#contract/albums';
import { blockMember } from '#contract/blocks';
import { addCheckInFriend, getCheckIns, planCheckIn } from '#contract/check-ins';
import { addContacts } from '#contract/contacts';
import { requestEmailChange } from '#contract/credentials';
import { sendAppeal } from '#contract/decisions';
import { like, unlike } from '#contract/likes';
import { sendComplaint } from '#contract/moderation';
import { changeNotificationPreference, changeQuietHours } from '#contract/notifications';
import { uploadPhoto } from '#contract/photos';
import { changePreferences } from '#contract/preferences';
import { changeProfile } from '#contract/profiles';
import { sendReport } from '#contract/reports';
import { openMemberData } from '#contract/staff-audit';
import { addMemberNote } from '#contract/staff-members';
import { swipe } from '#contract/swipes';
import { sendSelfie, showPose } from '#contract/verification';
import { recordVisit } from '#contract/visits';
import { addToWordFilter } from '#contract/word-filter';
import { issueToken } from '../accounts/tokens.ts';
import { photoActions } from '../chats/photos/testing/photo-actions.ts';
import { chatActions } from '../chats/testing/chat-actions.ts';
import { encryptAccountDetails } from '../credits/direct-debit/account-details.ts';
import { insertTestAlbumPhoto } from '../photos/albums/testing/album-photos.ts';
import { picture, smallestPhoto } from '../platform/testing/pictures.ts';
import { transact } from '../platform/transact.ts';
import { CALLER_PASSWORD } from '../testing/calls-with-email.ts';
import { queuedEmailsTo } from '../testing/emails.ts';
import { exportArchiveOf } from '../testing/export-archive.ts';
import type { TestMember } from '../testing/members.ts';
import { setSetting } from '../testing/set-setting.ts';
import { createTestStaff } from '../testing/staff.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer();
const { app, db, as, signUpMember } = server;
const { send, read, remove, block } = chatActions(server);

const markup = '<script>alert(1)</script><img src=x onerror="alert(2)">';
let sam: TestMember;
let daan: TestMember;
let hidden: TestMember;
let blocker: TestMember;
let blocked: TestMember;
let files: Record<string, Uint8Array>;
let everything: string;
const json = (name: string) => JSON.parse(strFromU8(files[`data/${name}.json`] as Uint8Array));
const page = () => strFromU8(files['index.html'] as Uint8Array);

/** What the export must contain of each table that references an account or profile. */
const exportedTables: Record<string, string> = {
  profiles: '"hidden_words": [\n    "CANARY-word"',
  profile_interests: 'astrology',
  photos: 'photos/02.webp',
  album_photos: 'photos/album-01.webp',
  album_grants: '"shown_to": [\n    {\n      "name": "CANARY-daan"',
  verifications: 'photos/selfie.webp',
  sessions: '"user_agent": "CANARY-device"',
  known_browsers: '"browsers": [\n    {',
  account_tokens: '"purpose": "password_reset"',
  dismissals: 'enrich_profile',
  email_outbox: 'CANARY-letter',
  exports: '"requested_at"',
  notification_preferences: '"email": "weekly",\n      "push": "never"',
  quiet_hours: '"time_zone": "Europe/Vienna"',
  notification_emails: '"type": "unread_message_reminders",\n      "queued_at"',
  push_subscriptions: '"service": "canary.push.example"',
  message_notifications: '"emailed_seq": 43',
  announcement_recipients: '"subject": "CANARY-announcement"',
  signup_reminders: '"signup_reminders": {\n    "sent": 2',
  email_feedback: '"kind": "complaint"',
  blocks: 'CANARY-blocked',
  contact_lists: 'CANARY-contact',
  check_in_friends: 'CANARY-friend',
  check_ins: 'CANARY-date',
  visits: '"visited_at"',
  saved_searches: 'CANARY-search',
  preferences: '"max_age": 43',
  credit_corrections: 'CANARY-correction',
  free_credit_decisions: '"welcome": {\n    "given": true',
  wallets: '"purchased": 31,\n    "debt": 6',
  ledger_entries: '"kind": "corrections"',
  likes: 'CANARY-daan',
  swipes: '"yes": [\n    {\n      "member": {',
  swipe_days: '"last_day": {',
  likes_taken_back: 'CANARY-regretted',
  conversations: '"begun_at"',
  conversation_members: '"read_seq": 2',
  messages: 'CANARY-received',
  gifts_received: '"gift": "beer"',
  chat_photos: 'photos/sent-01.webp',
  complaints: 'CANARY-complaint',
  reports: 'CANARY-report',
  decisions: 'CANARY-decision',
  appeals: 'CANARY-appeal',
  passkeys: 'CANARY-passkey',
  traffic_sources: '"campaign": "canary-campaign"',
  invitations: '"withdrawn_at"',
  email_changes: 'canary-new@mail.example',
  discount_codes: 'CANARYCODE',
  delete_discounts: '"percentage": 43',
  payments: '"statement": "CANARY STATEMENT"',
  direct_debits: '"account_holder": "CANARY-holder"',
  redemptions: '"code": "CANARYREDEEMED"',
  payment_payers: `"payer": "${'43'.repeat(32)}"`,
  payers: '"country": "AT"',
  stored_cards: '"label": "4343"',
  spending_limits: '"amount": 4300',
  abuse_levels: '"level": "slowed"',
  abuse_signals: '"kind": "repeated_opener"',
  staff_lookups: 'CANARY-lookup',
  staff_notes: 'CANARY-note',
};

const excludedTables: Record<string, string> = {
  refused_payers:
    'that a payment was refused is exported as a payment; who else paid from the account is not the member’s data',
  bans: 'a banned member cannot log in to export; its decision is exported afterwards',
  push_outbox:
    'which push waits, by ids, until it is sent; what it is about is exported as a message or like',
  conversation_views: 'which conversation an open page shows, for a minute',
  message_evidence:
    'messages of a blocked pair and retracted messages, for a report within 14 days; nobody can read them',
  message_evidence_files: 'names of files that are stored as evidence; nobody can read them',
  report_files: 'names of files that are stored as evidence; nobody can read them',
  fictional_profiles: 'which member of staff operates a fictional profile, which is no person',
  passkey_challenges: 'a random challenge, deleted within minutes',
  first_messages:
    'times of first messages of the last day, for their limit; the messages are in their conversations',
  message_email_checks: 'when the member may next get an email about unread messages, until they are read',
  message_notifications: 'up to which message of a conversation the member was notified',
  signup_reminders: 'how often an unconfirmed account was reminded, for 30 days',
  account_deletions: 'exists only while the account is being deleted, when its member cannot log in',
};

beforeAll(async () => {
  sam = await signUpMember({
    name: 'CANARY-sam',
    credits: 40,
    purchasedCredits: 31,
    aboutMe: `CANARY-about ${markup}`,
  });
  daan = await signUpMember({
    name: 'CANARY-daan',
    aboutMe: 'PRIVATE-of-daan',
    email: 'private.daan@mail.example',
  });
  hidden = await signUpMember({ name: 'PRIVATE-hidden' });
  blocker = await signUpMember({ name: 'PRIVATE-blocker' });
  blocked = await signUpMember({ name: 'CANARY-blocked' });
  await createRichMember();
  files = await exportArchiveOf(server, sam);
  everything = Object.entries(files)
    .map(([name, bytes]) => `${name}\n${name.endsWith('.webp') ? '' : strFromU8(bytes)}`)
    .join('\n');
});

async function createRichMember(): Promise<void> {
  const browser = as(sam);
  await browser.call(addToWordFilter, { body: { word: 'CANARY-word' } });
  await browser.call(changeProfile, { body: { interests: ['astrology', 'tea'], city: 'CANARY-city' } });
  await browser.call(addContacts, {
    body: { values: ['private.brother@mail.example'], label: 'CANARY-contact' },
  });
  await planTestCheckIn(browser);
  await browser.call(changePreferences, { body: { min_age: 30, max_age: 43, distance: 50 } });
  for (const _photo of [1, 2]) {
    const upload = new Blob([new Uint8Array(await smallestPhoto())], {
      type: 'image/jpeg',
    });
    await browser.call(uploadPhoto, { upload });
    await browser.call(uploadAlbumPhoto, { upload });
  }
  await browser.call(showPose);
  await browser.call(sendSelfie, { upload: await selfie() });
  await browser.call(grantAlbum, { body: { id: daan.profileId } });
  for (const owner of [daan, hidden, blocker]) {
    await insertTestAlbumPhoto(db, owner.profileId);
    await as(owner).call(grantAlbum, { body: { id: sam.profileId } });
  }
  await send(sam, daan, `CANARY-sent ${markup}`);
  const { message } = await send(daan, sam, 'CANARY-received');
  await read(sam, message.conversation, 2);
  await photoActions(server).sendPhoto(sam, daan);
  await photoActions(server).sendPhoto(daan, sam);
  const gone = await send(sam, blocked, 'DELETED-text');
  await remove(sam, gone.message.conversation);
  await send(blocker, sam, 'PRIVATE-from-blocker');
  await block(blocker, sam);
  await browser.call(like, { body: { id: daan.profileId } });
  await as(daan).call(like, { body: { id: sam.profileId } });
  await browser.call(like, { body: { id: hidden.profileId } });
  const { profileId: regretted } = await signUpMember({ name: 'CANARY-regretted' });
  await browser.call(like, { body: { id: regretted } });
  await browser.call(unlike, { body: { id: regretted } });
  await as(hidden).call(changeProfile, { body: { invisible: true } });
  await browser.call(blockMember, { body: { id: blocked.profileId } });
  await browser.call(swipe, { body: { id: daan.profileId, liked: true } });
  await as(daan).call(swipe, { body: { id: sam.profileId, liked: false } });
  await browser.call(recordVisit, { body: { id: daan.profileId } });
  await browser.call(sendComplaint, { body: { topic: 'privacy', text: 'CANARY-complaint' } });
  const report = { reason: 'harassment', text: 'CANARY-report' } as const;
  await browser.call(sendReport, { body: { ...report, id: blocker.profileId } });
  await as(daan).call(sendReport, { body: { ...report, id: sam.profileId, text: 'PRIVATE-report of Sam' } });
  await transact(app, tx => issueToken(tx, { accountId: sam.accountId, purpose: 'password_reset', days: 1 }));
  const signal = { kind: 'repeated_opener', source: 'CANARY', happened_at: app.clock.now() };
  await db
    .insertInto('abuse_signals')
    .values({ account_id: sam.accountId, ...signal })
    .execute();
  const level = {
    site_id: 1,
    level: 'slowed',
    score: 36,
    since: app.clock.now(),
    weighed_at: app.clock.now(),
  };
  await db
    .insertInto('abuse_levels')
    .values({ account_id: sam.accountId, ...level })
    .execute();
  const { id: decision } = await db
    .insertInto('decisions')
    .values({
      ...{ site_id: 1, account_id: sam.accountId, outcome: 'warning', rule: 'harassment' },
      ...{ reason: 'CANARY-decision', created_at: app.clock.now() },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await browser.call(sendAppeal, { body: { decision, text: 'CANARY-appeal' } });
  await insertRest();
  await lookAtSam();
}

async function planTestCheckIn(browser: ReturnType<typeof as>): Promise<void> {
  const friend = { name: 'CANARY-friend', email: 'canary.friend@mail.example', known_as: 'Sam' };
  await browser.call(addCheckInFriend, { body: friend });
  await db.updateTable('check_in_friends').set({ state: 'accepted', answered_at: app.clock.now() }).execute();
  const { friends } = await browser.call(getCheckIns);
  await browser.call(planCheckIn, {
    body: {
      ...{ friend: friends[0]?.id ?? '', person: 'CANARY-date', place: '', note: '' },
      ...{ starts_at: '2026-03-14T20:00:00Z', due_at: '2026-03-14T23:00:00Z', time_zone: 'Europe/Vienna' },
    },
  });
}

async function lookAtSam(): Promise<void> {
  const staff = await createTestStaff(server, { name: 'PRIVATE-staff' });
  const member = sam.profileId;
  await staff.call(openMemberData, { body: { member, reason: 'CANARY-lookup' } });
  await staff.call(addMemberNote, { body: { member, text: 'CANARY-note' } });
}

const selfie = async () =>
  new Blob([new Uint8Array(await picture(480, 640).jpeg().toBuffer())], { type: 'image/jpeg' });

async function insertRest(): Promise<void> {
  const mine = { account_id: sam.accountId };
  const bytes = Buffer.alloc(32, 7);
  await db
    .updateTable('sessions')
    .set({ user_agent: 'CANARY-device' })
    .where('account_id', '=', sam.accountId)
    .execute();
  await db
    .insertInto('known_browsers')
    .values({ ...mine, secret_hash: bytes })
    .execute();
  await db
    .insertInto('gifts_received')
    .values({ message_id: crypto.randomUUID(), profile_id: sam.profileId, gift: 'beer' })
    .execute();
  await db
    .insertInto('ledger_entries')
    .values({ ...mine, lot: 'debt', contra: 'chargebacks', amount: -6 })
    .execute();
  await db
    .insertInto('dismissals')
    .values({ ...mine, alert: 'enrich_profile' })
    .execute();
  await db
    .insertInto('ledger_entries')
    .values({ ...mine, lot: 'free', contra: 'corrections', amount: 1 })
    .execute();
  const correction = { site_id: 1, credits: 1, needs_second: false, asked_at: app.clock.now() };
  await db
    .insertInto('credit_corrections')
    .values({ ...mine, ...correction, reason: 'CANARY-correction' })
    .execute();
  await db
    .insertInto('passkeys')
    .values({ ...mine, rp_id: 'localhost', credential_id: bytes, public_key: bytes, name: 'CANARY-passkey' })
    .execute();
  const [requested_at, expires_at] = [app.clock.now(), new Date('2030-01-01')];
  await db
    .insertInto('email_changes')
    .values({ ...mine, email: 'canary-new@mail.example', requested_at, expires_at })
    .execute();
  await db
    .insertInto('traffic_sources')
    .values({
      ...mine,
      network: 'CANARY-network',
      lander: 'gallery',
      campaign: 'canary-campaign',
      variant: 'b',
    })
    .execute();
  const invitation = { site_id: 1, inviter_id: sam.accountId, secret_hash: bytes, expires_at };
  await db.insertInto('invitations').values(invitation).execute();
  const discount = { site_id: 1, user_id: sam.accountId, code: 'CANARYCODE', value_percentage: 43 };
  await db.insertInto('discount_codes').values(discount).execute();
  await db
    .insertInto('delete_discounts')
    .values({ ...mine, percentage: 43, offered_at: requested_at })
    .execute();
  const decision = { mailbox: Buffer.alloc(32, 7), site_id: 1, granted: true, decided_at: requested_at };
  await db
    .insertInto('free_credit_decisions')
    .values({ ...mine, ...decision })
    .execute();
  await insertPayments(mine);
  await db
    .insertInto('saved_searches')
    .values({ ...mine, name: 'CANARY-search', query: JSON.stringify({ country: 'NL' }) })
    .execute();
  const emailText = { site_id: 1, recipient: sam.email, text_body: 'SECRET-link', html_body: 'SECRET-link' };
  await db
    .insertInto('email_outbox')
    .values({ ...mine, ...emailText, subject: 'CANARY-letter' })
    .execute();
  await insertNotifications(mine);
  await db
    .insertInto('email_feedback')
    .values({ ...mine, email_id: randomUUID(), kind: 'complaint', received_at: requested_at })
    .execute();
}

async function insertNotifications(mine: { account_id: string }): Promise<void> {
  const at = app.clock.now();
  const browser = as(sam);
  await browser.call(changeNotificationPreference, {
    body: { type: 'like', email: 'weekly', push: 'never' },
  });
  const quiet_hours = { starts_at: 1_380, ends_at: 420, time_zone: 'Europe/Vienna' };
  await browser.call(changeQuietHours, { body: { quiet_hours } });
  await db
    .insertInto('notification_emails')
    .values({ ...mine, type: 'unread_message_reminders', queued_at: at })
    .execute();
  const announced = { subject: 'CANARY-announcement', text: 'Text', button: 'See', path: '/credits' };
  const { id: announcement_id } = await db
    .insertInto('announcements')
    .values({ site_id: 1, type: 'news', texts: JSON.stringify({ nl: announced }), created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('announcement_recipients')
    .values({ ...mine, announcement_id, queued_at: at })
    .execute();
  await db
    .insertInto('signup_reminders')
    .values({ ...mine, sent: 2, last_sent_at: at })
    .execute();
  const { id: session_id } = await db
    .selectFrom('sessions')
    .select('id')
    .where('account_id', '=', mine.account_id)
    .executeTakeFirstOrThrow();
  const endpoint = 'https://canary.push.example/SECRET-endpoint';
  await db
    .insertInto('push_subscriptions')
    .values({ ...mine, session_id, endpoint, p256dh: 'SECRET-key', auth: 'SECRET-auth', created_at: at })
    .execute();
  const { conversation_id } = await db
    .selectFrom('conversation_members')
    .select('conversation_id')
    .where('profile_id', '=', sam.profileId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('message_notifications')
    .values({ conversation_id, profile_id: sam.profileId, emailed_seq: 43, emailed_at: at })
    .execute();
}

async function insertDebit(mine: { account_id: string; payment_id: string }): Promise<void> {
  const [at, hash] = [app.clock.now(), Buffer.alloc(32)];
  const details = {
    ...{ account_holder: 'CANARY-holder', iban: 'DE89370400440532013000', phone: '+4915123456789' },
    ...{ street: 'Kade', house_number: '1', zip: '1234', city: 'Utrecht', country: 'NL' },
  };
  await db
    .insertInto('direct_debits')
    .values({
      ...mine,
      ...{
        site_id: 1,
        mandate_reference: 'M000000004343',
        encrypted_details: encryptAccountDetails(app, mine.payment_id, details),
      },
      ...{ iban_hash: hash, phone_hash: hash, iban_end: '3000', phone_end: '789', code_hash: hash },
      ...{ code_sent_at: at, code_expires_at: at, created_at: at },
    })
    .execute();
}

async function insertPayments(mine: { account_id: string }): Promise<void> {
  const created_at = app.clock.now();
  const { id: payment_id } = await db
    .insertInto('payments')
    .values({
      ...mine,
      ...{ site_id: 1, credits: 10, currency: 'EUR', list_price: 999, discount: 430, amount: 569, vat: 99 },
      ...{
        vat_country: 'AT',
        vat_rate: 2_000,
        location_proofs: ['payment:AT'],
        country: 'AT',
        method: 'eps',
      },
      ...{ provider: 'sandbox', statement: 'CANARY STATEMENT', created_at },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertDebit({ ...mine, payment_id });
  const payer = { payer_hash: Buffer.alloc(32, 0x43), recorded_at: created_at };
  await db
    .insertInto('payment_payers')
    .values({ ...mine, ...payer, payment_id, site_id: 1 })
    .execute();
  const code = { code: 'CANARYREDEEMED', validity: 'once', state_changed_at: created_at };
  await db
    .insertInto('redemptions')
    .values({ ...mine, ...code, payment_id, site_id: 1 })
    .execute();
  await db
    .insertInto('payers')
    .values({ ...mine, country: 'AT' })
    .execute();
  const card = { provider: 'sandbox', token: 'SECRET-token', method: 'visa', label: '4343', created_at };
  await db
    .insertInto('stored_cards')
    .values({ ...mine, ...card })
    .execute();
  await db
    .insertInto('spending_limits')
    .values({ ...mine, currency: 'EUR', amount: 4_300 })
    .execute();
}

describe('an export contains everything about the member (spec D5.7)', () => {
  test('every table that references an account or profile is exported or excluded with a reason', async () => {
    const { rows } = await sql<{ name: string }>`
      select distinct conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid in ('accounts'::regclass, 'profiles'::regclass)
      order by name`.execute(db);
    const known = [...Object.keys(exportedTables), ...Object.keys(excludedTables)];
    expect(rows.map(({ name }) => name).filter(name => !known.includes(name))).toEqual([]);
  });

  test.each(Object.entries(exportedTables))('the data of %s is exported', (_table, canary) => {
    expect(everything.includes(canary)).toBe(true);
  });

  test('every column of account and profile is exported, except credentials and internal ids', async () => {
    // The export omits these internal columns, but contains the names of the interests.
    const inside = ['id', 'site_id', 'account_id', 'password_hash', 'interest_bits', 'seeded'];
    // The level of the signals says the same.
    inside.push('first_messages_limit', 'first_messages_limit_explained');
    const { rows } = await sql<{ file: string; name: string }>`
      select case table_name when 'accounts' then 'account' else 'profile' end as file, column_name as name
      from information_schema.columns
      where table_schema = 'public' and table_name in ('accounts', 'profiles')`.execute(db);
    const renamed: Record<string, string> = {
      birth_date: 'date_of_birth',
      word_filter: 'hidden_words',
      word_filter_revision: 'hidden_words_revision',
    };
    const missing = rows
      .filter(({ name }) => !inside.includes(name))
      .filter(({ file, name }) => !((renamed[name] ?? name) in json(file)));
    expect(missing).toEqual([]);
  });

  test('the page shows texts and photos of the archive', () => {
    for (const word of ['CANARY-about', 'CANARY-city', 'CANARY-sent', 'CANARY-received', 'CANARY-complaint'])
      expect(page()).toContain(word);
    expect(page()).toContain('Astrologie');
    expect(page()).toContain('src="photos/01.webp"');
    for (const name of ['01', '02', 'album-01', 'album-02', 'selfie'])
      expect(strFromU8(files[`photos/${name}.webp`] as Uint8Array, true).slice(8, 12)).toBe('WEBP');
  });

  test('album grants given are exported, and those received from visible members', () => {
    const { photos, shown_to, shown_by } = json('album');
    expect(photos).toHaveLength(2);
    const names = (list: { name: string }[]) => list.map(({ name }) => name);
    expect([names(shown_to), names(shown_by)]).toEqual([['CANARY-daan'], ['CANARY-daan']]);
    expect(json('verification')).toMatchObject({ status: 'pending', selfie: 'photos/selfie.webp' });
  });

  test('a conversation is exported as the member sees it', () => {
    const [conversation, ...others] = json('conversations');
    expect(others).toEqual([]);
    expect(conversation.with.name).toBe('CANARY-daan');
    expect(
      conversation.messages.map(({ mine, text }: { mine: boolean; text: string }) => [mine, text]),
    ).toEqual([
      [true, `CANARY-sent ${markup}`],
      [false, 'CANARY-received'],
      [true, ''],
      [false, ''],
    ]);
  });

  test('sent photos are exported; of received photos only that they came (docs/features/chats.md)', () => {
    const [{ messages }] = json('conversations');
    expect(messages.slice(2).map(({ photo }: { photo: unknown }) => photo)).toEqual([
      { file: 'photos/sent-01.webp' },
      { file: null },
    ]);
    expect(Object.keys(files).filter(name => name.startsWith('photos/sent'))).toEqual([
      'photos/sent-01.webp',
    ]);
  });
});

describe('an export contains no data of others', () => {
  test.each(['PRIVATE', 'DELETED', 'SECRET', 'private.daan'])('no %s', canary => {
    expect(everything.includes(canary)).toBe(false);
  });

  test('members who hide or block now do not appear, nor do their ids', () => {
    for (const { profileId } of [hidden, blocker]) expect(everything).not.toContain(profileId);
  });

  test('nothing reveals whether a requested email address has an account', async () => {
    await setSetting(server, 'reveal_account_existence', 'no');
    const exported = [];
    for (const email of [daan.email, 'free.until.now@mail.example']) {
      const asker = await signUpMember({ name: 'Asker', password: CALLER_PASSWORD });
      await as(asker).call(requestEmailChange, { body: { email, password: CALLER_PASSWORD } });
      await queuedEmailsTo(server);
      const { links, letters } = JSON.parse(
        strFromU8((await exportArchiveOf(server, asker))['data/account.json'] as Uint8Array),
      );
      exported.push([links, letters.map(({ subject }: { subject: string }) => subject)]);
    }
    expect(exported[0]?.[1]).not.toEqual([]);
    expect(exported[1]).toEqual(exported[0]);
  });

  test('no account id, no password, no secret or hash of one', async () => {
    const { accountId, sessionSecret } = sam;
    for (const word of [accountId, daan.accountId, sessionSecret, 'hash', '\\\\x'])
      expect(everything).not.toContain(word);
  });
});

describe('the page', () => {
  test('runs no script and loads nothing from the network, whatever members wrote', () => {
    expect(page()).not.toMatch(/<script|onerror="|javascript:|@import|url\(|<link|<iframe|<form/i);
    expect(page()).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    const addresses = [...page().matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address);
    expect(addresses.filter(address => !/^(#[a-z]+|photos\/[a-z0-9-]+\.webp)$/.test(address ?? ''))).toEqual(
      [],
    );
    expect(page()).toContain("default-src 'none'");
  });

  test('is in the language of the member', async () => {
    const english = await signUpMember({ language: 'en', country: 'GB', name: 'Oliver' });
    const ownMessages = strFromU8((await exportArchiveOf(server, english))['index.html'] as Uint8Array);
    expect(ownMessages).toContain('<html lang="en">');
    expect(ownMessages).toContain('<h1>Oliver’s data</h1>');
  });
});

test('ten thousand messages are exported without being in memory at once', async () => {
  const rich = await signUpMember({ credits: 5 });
  const { message } = await send(rich, daan, 'The first');
  await sql`
    insert into messages (conversation_id, seq, sender_id, client_id, body)
    select ${message.conversation}, seq, ${rich.profileId}, gen_random_uuid(), repeat('lavender ', 100) || seq
    from generate_series(2, 10000) as seq`.execute(db);
  let largest = 0;
  const write = app.storage.write.bind(app.storage);
  app.storage.write = async (key, bytes) => {
    if (!(Symbol.asyncIterator in bytes)) return write(key, bytes);
    const watched = async function* () {
      for await (const chunk of bytes) {
        largest = Math.max(largest, chunk.length);
        yield chunk;
      }
    };
    return write(key, watched());
  };
  const own = await exportArchiveOf(server, rich);
  app.storage.write = write;
  const [conversation] = JSON.parse(strFromU8(own['data/conversations.json'] as Uint8Array));
  expect(conversation.messages).toHaveLength(10_000);
  expect(conversation.messages.at(-1).seq).toBe(10_000);
  expect(largest).toBeLessThan(256 * 1_024);
});
