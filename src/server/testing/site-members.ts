import { randomBytes, randomUUID } from 'node:crypto';
import { grantAlbum } from '#contract/albums';
import { sendPhoto } from '#contract/chat-photos';
import { sendMessage } from '#contract/chats';
import { getBundles, getTransactions } from '#contract/credits';
import { makeInvitation } from '#contract/invitations';
import { like } from '#contract/likes';
import { partnerSignup } from '#contract/partners';
import { uploadPhoto } from '#contract/photos';
import { showPose } from '#contract/verification';
import { banToken } from '../accounts/bans/ban-token.ts';
import type { TokenPurpose } from '../accounts/token-queries.ts';
import { issueToken } from '../accounts/tokens.ts';
import { replaceInvitation } from '../backoffice/staff/queries.ts';
import {
  type CheckInIds,
  insertTestCheckIn,
  unknownCheckInIds,
} from '../moderation/check-in/testing/insert-check-in.ts';
import { insertModerated } from '../moderation/testing/insert-moderated.ts';
import { unsubscribeToken } from '../notifications/unsubscribe/unsubscribe-token.ts';
import { insertTestAlbumPhoto } from '../photos/albums/testing/album-photos.ts';
import { hashSecret, newSecret } from '../platform/secrets.ts';
import { smallestPhoto } from '../platform/testing/pictures.ts';
import { transact } from '../platform/transact.ts';
import { partnerServer } from './partners.ts';
import { insertTestPurchase } from './purchases.ts';
import { insertSiteOperation, type SiteOperation, unknownSiteOperation } from './site-operation.ts';
import { createTestStaff } from './staff.ts';
import type { TestServer } from './start-test-server.ts';

/** Values that identify a member's data, such as ids and tokens. */
export type KnownIds = CheckInIds & {
  profile: string;
  conversation: string;
  /** Bert's photo message to Anna. */
  photoMessage: string;
  message: string;
  photo: string;
  /** A photo in Anna's closed album, which Bert may see. */
  albumPhoto: string;
  transaction: string;
  bundle: string;
  /** Bert's payment; `card` is Bert's stored card. */
  payment: string;
  card: string;
  /** Of Bert: a refund that waits, a correction of credits that waits, and a direct debit at the bank. */
  refund: string;
  correction: string;
  batch: string;
  /** A price that waits for a second person. */
  priceRequest: string;
  activationToken: string;
  resetToken: string;
  emailChangeToken: string;
  emailRevertToken: string;
  notificationsToken: string;
  unsubscribeToken: string;
  invitation: string;
  partnerSignupToken: string;
  session: string;
  passkey: string;
  /** Of `insertModerated`. */
  report: string;
  decision: string;
  appeal: string;
  complaint: string;
  complaintReference: string;
  banToken: string;
  /** Somebody of the site's staff, and the secret of their invitation. */
  staff: string;
  staffInvitation: string;
  email: string;
  password: string;
} & SiteOperation;

const partnerSignupData = {
  name: 'Announced',
  date_of_birth: '1990-01-01',
  country: 'GB',
  gender: 'male',
} as const;
const PASSWORD = 'een lange winteravond';

async function insertInvitedStaff(server: TestServer, siteId: number) {
  const { staffId } = await createTestStaff(server, { siteId, name: 'Noor' });
  const staffInvitation = newSecret();
  await replaceInvitation(server.db, {
    staffId,
    secretHash: hashSecret(staffInvitation),
    expiresAt: new Date(server.clock.now().getTime() + 86_400_000),
  });
  return { staff: staffId, staffInvitation };
}

/** Bert likes Anna and wrote to Anna, and Chris waits for activation. */
export async function createSiteMembers(server: TestServer, siteId: number, host: string, place: string) {
  const options = { siteId, visibleToVisitors: true };
  const anna = await server.signUpMember({ ...options, name: `Anna of ${place}`, password: PASSWORD });
  const bert = await server.signUpMember({ ...options, name: `Bert of ${place}`, premium: true });
  const chris = await server.signUpMember({ ...options, name: `Chris of ${place}`, status: 'not_confirmed' });
  const [asAnna, asBert] = [server.as(anna, { host }), server.as(bert, { host })];
  const upload = new Blob([new Uint8Array(await smallestPhoto())], {
    type: 'image/jpeg',
  });
  const { photo } = await asAnna.call(uploadPhoto, { upload });
  const albumPhoto = await insertTestAlbumPhoto(server.db, anna.profileId);
  await asAnna.call(grantAlbum, { body: { id: bert.profileId } });
  await asAnna.call(showPose);
  await asAnna.call(like, { body: { id: bert.profileId } });
  await asBert.call(like, { body: { id: anna.profileId } });
  const { message } = await asBert.call(sendMessage, {
    body: { to: anna.profileId, client_id: randomUUID(), text: `Heard only on ${place}` },
  });
  const { message: pictured } = await asBert.call(sendPhoto, {
    query: { to: anna.profileId, client_id: randomUUID() },
    upload,
  });
  const [bundle] = (await asBert.call(getBundles)).bundles;
  const payment = await transact(server.app, tx =>
    insertTestPurchase(tx, { accountId: bert.accountId, siteId, credits: 10 }),
  );
  const card = await server.db
    .insertInto('stored_cards')
    .values({
      ...{ account_id: bert.accountId, provider: 'sandbox', token: `card of ${place}`, label: '4242' },
      ...{ method: 'visa', created_at: server.clock.now() },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const money = await insertStaffMoney(server, { siteId, accountId: bert.accountId, payment });
  const { transactions } = await asBert.call(getTransactions);
  const tokenFor = (purpose: TokenPurpose, accountId: string) =>
    transact(server.app, tx =>
      issueToken(tx, { accountId, purpose, days: 1, email: `other.${accountId}@mail.example` }),
    );
  const token = await tokenFor('activation', chris.accountId);
  const login = await server.db
    .selectFrom('sessions')
    .select('id')
    .where('account_id', '=', anna.accountId)
    .executeTakeFirstOrThrow();
  const passkey = await server.db
    .insertInto('passkeys')
    .values({
      account_id: anna.accountId,
      rp_id: host,
      credential_id: randomBytes(16),
      public_key: randomBytes(77),
      name: `Phone of ${place}`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { invitation } = await asAnna.call(makeInvitation);
  const { link } = await (await partnerServer(server, { siteId, host })).call(partnerSignup, {
    body: { ...partnerSignupData, email: `announced.${siteId}@mail.example` },
  });
  const names: KnownIds = {
    profile: anna.profileId,
    conversation: message.conversation,
    photoMessage: pictured.id,
    message: message.id,
    photo: photo.id,
    albumPhoto,
    transaction: transactions[0]?.id ?? '',
    bundle: bundle?.id ?? '',
    payment,
    card: card.id,
    ...money,
    activationToken: token,
    resetToken: await tokenFor('password_reset', bert.accountId),
    emailChangeToken: await tokenFor('email_change', bert.accountId),
    emailRevertToken: await tokenFor('email_revert', bert.accountId),
    notificationsToken: await tokenFor('notifications', bert.accountId),
    unsubscribeToken: unsubscribeTokenOf(server, bert),
    invitation: invitation.id,
    partnerSignupToken: new URL(link).searchParams.get('token') ?? '',
    session: login.id,
    passkey: passkey.id,
    ...(await insertModerated(server, siteId, { anna, bert, chris })),
    ...(await insertInvitedStaff(server, siteId)),
    ...(await insertTestCheckIn(server, bert.accountId)),
    ...(await insertSiteOperation(server, siteId, anna)),
    email: anna.email,
    password: PASSWORD,
  };
  return { anna, bert, chris, photo, names };
}

/** What staff acts on: a refund, a correction of credits and a direct debit. */
async function insertStaffMoney(
  { db, clock }: TestServer,
  { siteId, accountId, payment }: { siteId: number; accountId: string; payment: string },
): Promise<Pick<KnownIds, 'refund' | 'correction' | 'batch' | 'priceRequest'>> {
  const now = clock.now();
  const mandate = `M${String(siteId).padStart(12, '7')}`;
  const hashes = { iban_hash: randomBytes(32), phone_hash: randomBytes(32), code_hash: randomBytes(32) };
  const { id: correction } = await db
    .insertInto('credit_corrections')
    .values({
      ...{ site_id: siteId, account_id: accountId, credits: 200, reason: 'Lost credits', asked_at: now },
      needs_second: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: batch } = await db
    .insertInto('debit_batches')
    .values({ site_id: siteId, debits: 1, amount: 100, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('direct_debits')
    .values({
      ...{ payment_id: payment, site_id: siteId, account_id: accountId, mandate_reference: mandate },
      ...{ state: 'exported', encrypted_details: randomBytes(64), iban_end: '3000', phone_end: '123' },
      ...{ ...hashes, code_sent_at: now, code_expires_at: now, agreed_at: now, collect_on: '2026-03-20' },
      ...{ batch_id: batch, collected_amount: 100, created_at: now },
    })
    .execute();
  const { id: refund } = await db
    .insertInto('refunds')
    .values({ payment_id: payment, kind: 'refund', credits: 1, amount: 100, vat: 17, requested_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: priceRequest } = await db
    .insertInto('price_requests')
    .values({ site_id: siteId, currency: 'EUR', credits: 10, shown: 999, price: 1, asked_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { refund, correction, batch, priceRequest };
}

const unsubscribeTokenOf = (
  { app }: Pick<TestServer, 'app'>,
  { accountId, email }: { accountId: string; email: string },
): string => unsubscribeToken(app.config.secret, { accountId, type: 'like', email });

export const unknownIds = (server: Pick<TestServer, 'app'>): KnownIds => ({
  profile: randomUUID(),
  conversation: randomUUID(),
  photoMessage: randomUUID(),
  message: randomUUID(),
  photo: randomUUID(),
  albumPhoto: randomUUID(),
  transaction: randomUUID(),
  bundle: randomUUID(),
  payment: randomUUID(),
  card: randomUUID(),
  refund: randomUUID(),
  correction: randomUUID(),
  batch: randomUUID(),
  priceRequest: randomUUID(),
  activationToken: newSecret(),
  resetToken: newSecret(),
  emailChangeToken: newSecret(),
  emailRevertToken: newSecret(),
  notificationsToken: newSecret(),
  unsubscribeToken: unsubscribeTokenOf(server, { accountId: randomUUID(), email: 'nobody@mail.example' }),
  invitation: randomUUID(),
  partnerSignupToken: newSecret(),
  session: randomUUID(),
  passkey: randomUUID(),
  ...{ report: randomUUID(), decision: randomUUID(), appeal: randomUUID(), complaint: randomUUID() },
  ...unknownCheckInIds(server),
  complaintReference: '0123ABCD',
  banToken: banToken(server.app, randomUUID()),
  staff: randomUUID(),
  staffInvitation: newSecret(),
  ...unknownSiteOperation(),
  email: `nobody.${randomUUID().slice(0, 8)}@mail.example`,
  password: PASSWORD,
});

/** Tests check that requests to another site do not change these rows. */
export async function readSiteRows({ db }: TestServer, siteId: number): Promise<unknown> {
  const accounts = db.selectFrom('accounts').select('id').where('site_id', '=', siteId);
  const profiles = db.selectFrom('profiles').select('id').where('site_id', '=', siteId);
  const accountRows = [
    ...([
      'sessions',
      'account_tokens',
      'ledger_entries',
      'dismissals',
      'known_browsers',
      'passkeys',
      'notification_preferences',
      'check_ins',
      'check_in_friends',
    ] as const),
    ...(['payments', 'redemptions', 'payers', 'stored_cards'] as const),
  ].map(async table => {
    const rows = await db.selectFrom(table).selectAll().where('account_id', 'in', accounts).execute();
    return rows.map(row => JSON.stringify(row)).sort();
  });
  return Promise.all([
    ...accountRows,
    db.selectFrom('staff').selectAll().where('site_id', '=', siteId).orderBy('id').execute(),
    db
      .selectFrom('staff_invitations')
      .innerJoin('staff', 'staff.id', 'staff_id')
      .select('staff_invitations.staff_id')
      .where('site_id', '=', siteId)
      .execute(),
    db.selectFrom('accounts').selectAll().where('site_id', '=', siteId).orderBy('id').execute(),
    db.selectFrom('profiles').selectAll().where('site_id', '=', siteId).orderBy('id').execute(),
    db.selectFrom('photos').selectAll().where('profile_id', 'in', profiles).orderBy('id').execute(),
    db.selectFrom('album_photos').selectAll().where('profile_id', 'in', profiles).orderBy('id').execute(),
    db.selectFrom('album_grants').selectAll().where('owner_id', 'in', profiles).execute(),
    db.selectFrom('verifications').selectAll().where('profile_id', 'in', profiles).execute(),
    db.selectFrom('likes').selectAll().where('liked_id', 'in', profiles).orderBy('liker_id').execute(),
    db.selectFrom('visits').selectAll().where('visited_id', 'in', profiles).execute(),
    db.selectFrom('blocks').selectAll().where('blocked_id', 'in', profiles).execute(),
    db
      .selectFrom('conversation_members')
      .selectAll()
      .where('other_id', 'in', profiles)
      .orderBy('profile_id')
      .execute(),
    db.selectFrom('messages').selectAll().where('sender_id', 'in', profiles).orderBy('id').execute(),
    db
      .selectFrom('chat_photos')
      .innerJoin('messages', 'messages.id', 'chat_photos.message_id')
      .where('messages.sender_id', 'in', profiles)
      .selectAll('chat_photos')
      .orderBy('chat_photos.message_id')
      .execute(),
    db.selectFrom('credit_corrections').selectAll().where('site_id', '=', siteId).execute(),
    db.selectFrom('price_requests').selectAll().where('site_id', '=', siteId).execute(),
    db.selectFrom('direct_debits').selectAll().where('site_id', '=', siteId).execute(),
    db.selectFrom('bundles').selectAll().where('site_id', '=', siteId).orderBy('id').execute(),
    db.selectFrom('discount_codes').selectAll().where('site_id', '=', siteId).orderBy('id').execute(),
    db
      .selectFrom('refunds')
      .selectAll()
      .where('payment_id', 'in', db.selectFrom('payments').select('id').where('site_id', '=', siteId))
      .execute(),
    db.selectFrom('invitations').selectAll().where('site_id', '=', siteId).orderBy('id').execute(),
    ...(['reports', 'decisions', 'appeals', 'complaints'] as const).map(table =>
      db.selectFrom(table).selectAll().where('site_id', '=', siteId).orderBy('id').execute(),
    ),
    db
      .selectFrom('partner_signups')
      .selectAll()
      .where('partner_id', 'in', db.selectFrom('partners').select('id').where('site_id', '=', siteId))
      .orderBy('id')
      .execute(),
    db.selectFrom('email_outbox').select('id').where('site_id', '=', siteId).orderBy('id').execute(),
    ...(['partners', 'announcements'] as const).map(table =>
      db.selectFrom(table).selectAll().where('site_id', '=', siteId).orderBy('id').execute(),
    ),
  ]);
}
