import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { getUser, login } from '#contract/accounts';
import { grantAlbum, uploadAlbumPhoto } from '#contract/albums';
import { blockMember } from '#contract/blocks';
import { sendPhoto } from '#contract/chat-photos';
import { deleteMessage, readChat, sendMessage } from '#contract/chats';
import { requestEmailChange, requestReset } from '#contract/credentials';
import { getBundles } from '#contract/credits';
import { deleteAccount } from '#contract/deletion';
import { confirmDirectDebit, startDirectDebit } from '#contract/direct-debit';
import { answerDeleteDiscount, offerDeleteDiscount } from '#contract/discounts';
import { requestExport } from '#contract/export';
import { like, unlike } from '#contract/likes';
import { sendComplaint } from '#contract/moderation';
import { checkPayment, quotePayment, setPaymentCountry, startPayment } from '#contract/payments';
import { uploadPhoto } from '#contract/photos';
import { changeProfile } from '#contract/profiles';
import { startRepeatOrder } from '#contract/repeat-order';
import { sendReport } from '#contract/reports';
import { searchMembers } from '#contract/search';
import { activate, signup } from '#contract/signup';
import { swipe } from '#contract/swipes';
import { sendSelfie, showPose } from '#contract/verification';
import { recordVisit } from '#contract/visits';
import { addToWordFilter } from '#contract/word-filter';
import {
  type AccountRequest,
  PROCESS_ACCOUNT_REQUEST,
} from '../accounts/account-requests/queue-account-request.ts';
import { eraseDueAccounts } from '../accounts/deletion/erase-due-accounts.ts';
import { makeExport } from '../accounts/export/make-export.ts';
import { purgeExpiredLoginData } from '../accounts/jobs.ts';
import { encodeSourceCookie } from '../accounts/referral/capture-referral.ts';
import { issueToken } from '../accounts/tokens.ts';
import { enableDirectDebit, newIban } from '../credits/direct-debit/testing/direct-debit-test.ts';
import { createFakeSms } from '../credits/direct-debit/testing/fake-sms.ts';
import { deleteCardsAtProvider } from '../credits/payments/delete-stored-card.ts';
import { grantCredits } from '../credits/wallet.ts';
import { openReportId } from '../moderation/reports/open-report-id.ts';
import { purgeReportEvidence } from '../moderation/reports/purge-report-evidence.ts';
import { reportActions } from '../moderation/testing/report-actions.ts';
import { createLog } from '../platform/log.ts';
import { purgeExpiredPlatformData } from '../platform/purge-expired.ts';
import { hashSecret } from '../platform/secrets.ts';
import { picture } from '../platform/testing/pictures.ts';
import { transact } from '../platform/transact.ts';
import { purgeExpiredProviderData } from '../providers/purge-expired.ts';
import { createFakePaymentProvider } from '../testing/fake-payment-provider.ts';
import { latestPageToken } from '../testing/page-token.ts';
import { locationsOfValue, readAllFiles, readAllRows } from '../testing/persisted-data.ts';
import { runJobs } from '../testing/run-jobs.ts';
import { createSignupForm } from '../testing/signup-form.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const logged: string[] = [];
const log = createLog(
  'trace',
  new Writable({
    write(chunk, _encoding, done) {
      logged.push(String(chunk).toLowerCase());
      done();
    },
  }),
);
const paymentProvider = createFakePaymentProvider();
const fakeSms = createFakeSms();
const server = await startTestServer({}, { log, payments: paymentProvider, sms: fakeSms });
const { app, db, clock } = server;

/** A name with seven digits would be refused as a phone number. */
const withoutDigits = (uuid: string) =>
  uuid.replaceAll('-', '').replace(/\d/g, digit => 'ghijklmnop'.charAt(Number(digit)));

const canaries = new Map<string, string>();
const canary = (what: string, value?: string): string => {
  const made = value ?? `zq${withoutDigits(randomUUID()).slice(0, 14)}`;
  canaries.set(made, what);
  return made;
};
/** Canary values that must never be stored, such as passwords, cookies and EXIF data. */
const neverPersisted = new Set<string>();
const secret = (what: string, value?: string): string => {
  const made = canary(what, value);
  neverPersisted.add(made);
  return made;
};
const readPersistedData = async () => [
  ...(await readAllRows(db)),
  ...(await readAllFiles(app.config.varDir)),
  { where: 'the log', text: logged.join('') },
];
const jpeg = (artist: string) =>
  picture(500, 450)
    .withExif({ IFD0: { Artist: artist, ImageDescription: secret('EXIF description') } })
    .jpeg()
    .toBuffer();

const password = secret('password', `${randomUUID()} regen`);
const email = `${canary('address')}@mail.example`;
const requestedEmail = `${canary('requested address')}@mail.example`;
const formerEmail = `${canary('former address')}@mail.example`;
const agent = (what: string) => ({ 'user-agent': `Mozilla/5.0 ${what}` });

async function signUpAndUse() {
  const other = await server.signUpMember({ name: 'Blijver', credits: 10 });
  const source = {
    network: canary('network'),
    ref: canary('ref'),
    sub1: canary('sub1'),
    sub2: canary('sub2'),
    sub3: canary('sub3'),
  };
  const browser = server.visitor({
    headers: { ...agent(canary('user agent')), referer: `http://localhost/${secret('Referer')}` },
    cookies: { source: encodeSourceCookie(source), language: 'nl' },
  });
  const firstName = canary('name at sign-up');
  const form = createSignupForm({
    name: firstName,
    email,
    password,
    date_of_birth: canary('birth date', '1957-03-11'),
  });
  await browser.call(signup, { body: form, key: canary('idempotency key') });
  await browser.call(activate, {
    body: { token: canary('activation token', await latestPageToken(db, email, 'activate')) },
  });
  const { user } = await browser.call(getUser);
  const profileId = canary('profile id', user?.profile.id ?? '');
  const { id: accountId } = await db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  canary('account id', accountId);
  await server.as(other).call(blockMember, {
    body: { id: (await server.signUpMember({ name: 'Iemand anders' })).profileId },
  });
  const byName = await server.signUpMember();
  await server.as(byName).call(blockMember, { body: { id: profileId } });
  await browser.call(changeProfile, {
    body: {
      name: canary('name'),
      about_me: canary('about-me'),
      living_area: canary('living area'),
      city: canary('city'),
    },
  });
  for (const main of ['yes', 'no'] as const) {
    const bytes = new Uint8Array(await jpeg(secret('EXIF artist')));
    const upload = new Blob([bytes], { type: 'image/jpeg' });
    await browser.call(uploadPhoto, { upload, query: { main }, key: canary('upload key') });
  }
  const photos = await db.selectFrom('photos').selectAll().where('profile_id', '=', profileId).execute();
  for (const photo of photos) {
    canary('photo file', photo.file_key.split('/')[1] ?? '');
    canary('photo address', photo.clear_key);
  }
  await browser.call(recordVisit, { body: { id: other.profileId } });
  await server.as(other).call(recordVisit, { body: { id: profileId } });
  await db
    .insertInto('saved_searches')
    .values({ account_id: accountId, name: canary('saved search'), query: JSON.stringify({ country: 'NL' }) })
    .execute();
  await browser.call(addToWordFilter, { body: { word: canary('hidden word') }, key: canary('word key') });
  await addAlbumAndSelfie(browser, server.as(other), { profileId, otherId: other.profileId });
  await browser.call(swipe, { body: { id: other.profileId, liked: true } });
  await server.as(other).call(swipe, { body: { id: profileId, liked: false } });
  await browser.call(like, { body: { id: other.profileId } });
  await server.as(other).call(like, { body: { id: profileId } });
  const { profileId: regretted } = await server.signUpMember();
  await browser.call(like, { body: { id: regretted } });
  await browser.call(unlike, { body: { id: regretted } });
  const say = (from: typeof browser, to: string, text: string) =>
    from.call(sendMessage, { body: { to, client_id: canary('message id', randomUUID()), text } });
  await say(browser, other.profileId, `Hoi, ${canary('sent message')}`);
  await say(server.as(other), profileId, `Hoi, ${canary('received message')}`);
  const gift = { accountId, lot: 'free', contra: 'promotion', amount: 1, reference: null } as const;
  await transact(app, tx => grantCredits(tx, gift));
  const regret = await browser.call(sendMessage, {
    body: {
      to: other.profileId,
      client_id: randomUUID(),
      text: `Sorry, ${canary('unsent words, stored for a report')}`,
    },
  });
  const { id: message, conversation, seq } = regret.message;
  await server.as(other).call(readChat, { body: { conversation, seq } });
  await browser.call(deleteMessage, { body: { message, for: 'everyone' } });
  await sendPictures(browser, server.as(other), { profileId, otherId: other.profileId });
  await buy(browser);
  await browser.send(searchMembers, { query: { city: secret('query of an address') } as never });
  await browser.call(sendComplaint, {
    body: { topic: 'other', text: `Er klopt iets niet: ${canary('complaint')}` },
  });
  await server.visitor().call(sendComplaint, {
    body: { topic: 'other', text: `En nog iets: ${canary('complaint without a login')}`, email },
  });
  await report(browser, other.profileId, canary('report'));
  await report(server.as(other), profileId, canary('report of the member'));
  await browser.call(requestEmailChange, { body: { email: requestedEmail, password } });
  await runJobs(app, PROCESS_ACCOUNT_REQUEST);
  await server.visitor({ remoteAddress: '198.51.100.7' }).call(requestReset, { body: { email } });
  await runJobs(app, PROCESS_ACCOUNT_REQUEST);
  canary('reset token', await latestPageToken(db, email, 'reset-password/do'));
  for (const typed of [email, `${secret('another address at the login')}@mail.example`])
    await server
      .visitor({ remoteAddress: '198.51.100.8' })
      .send(login, { body: { email: typed, password: secret('wrong password') } });
  const elsewhere = server.visitor({ headers: agent(canary('user agent elsewhere')) });
  await elsewhere.call(login, { body: { email, password } });
  secret('cookie of a login', elsewhere.cookies.get('session'));
  secret('cookie of a known browser', elsewhere.cookies.get('known'));
  await insertRows(accountId, profileId, other.accountId, firstName);
  await browser.call(requestExport);
  const { id: exportId } = await db
    .selectFrom('exports')
    .select('id')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  await makeExport(app, exportId);
  const { file_key: archive } = await db
    .selectFrom('exports')
    .select('file_key')
    .where('id', '=', exportId)
    .executeTakeFirstOrThrow();
  canary('export', exportId);
  canary('archive', archive?.split('/').at(-1));
  await browser.call(offerDeleteDiscount);
  const taken = await browser.call(answerDeleteDiscount, { body: { accept: true } });
  canary('discount code', taken?.code);
  return browser;
}

async function buy(browser: ReturnType<typeof server.visitor>) {
  const { bundles } = await browser.call(getBundles);
  const bundle = bundles[0]?.id ?? '';
  const { amount } = await browser.call(quotePayment, { query: { bundle } });
  const { payment } = await browser.call(startPayment, {
    body: { bundle, method: 'visa', amount, keep_card: true },
    key: canary('payment key'),
  });
  const storedCard = { token: canary('card token'), label: '4242' };
  const payer = secret('payer at the provider');
  paymentProvider.setStatus(payment.payment_id, { state: 'completed', storedCard, payer });
  await browser.call(checkPayment, { body: { payment: payment.payment_id } });
  await browser.call(startRepeatOrder, { body: { amount: 999 }, key: canary('repeat key') });
  await browser.call(setPaymentCountry, { body: { country: 'DE' } });
  await payByDebit(browser);
}

async function payByDebit(browser: ReturnType<typeof server.visitor>) {
  const { bundles } = await browser.call(getBundles);
  const bundle = bundles[1]?.id ?? '';
  const { amount } = await browser.call(quotePayment, { query: { bundle } });
  await enableDirectDebit(server);
  const iban = newIban();
  secret('account', iban.slice(4));
  const body = {
    ...{ bundle, amount, iban, account_holder: secret('account holder') },
    ...{ street: secret('street'), house_number: '1', zip: secret('zip', 'zq43 43'), city: secret('town') },
    ...{ phone: `+49${secret('number for the code', '15143434343')}`, consent: true as const },
  };
  const { debit } = await browser.call(startDirectDebit, { body, key: canary('debit key') });
  await browser.call(confirmDirectDebit, { body: { debit, otp: fakeSms.lastCode() } });
}

async function report(from: ReturnType<typeof server.as>, id: string, words: string): Promise<void> {
  const body = { id, reason: 'other', text: `Kijk eens: ${words}` } as const;
  const { reference } = await from.call(sendReport, { body });
  await reportActions(server).dismiss((await openReportId(app, { id: 1 }, reference)) ?? '');
  // The time to appeal is over.
  const closed = new Date(clock.now().getTime() - 200 * 86_400_000);
  await db.updateTable('reports').set({ closed_at: closed }).where('closed_at', 'is not', null).execute();
  await purgeReportEvidence(app);
}

async function sendPictures(
  browser: ReturnType<typeof server.visitor>,
  other: typeof browser,
  { profileId, otherId }: { profileId: string; otherId: string },
) {
  for (const [from, to] of [
    [browser, otherId],
    [other, profileId],
  ] as const) {
    const bytes = new Uint8Array(await jpeg(secret('EXIF artist of a photo in a chat')));
    const upload = new Blob([bytes], { type: 'image/jpeg' });
    const client_id = canary('message id of a photo', randomUUID());
    await from.call(sendPhoto, { query: { to, client_id }, upload });
  }
  for (const photo of await db.selectFrom('chat_photos').selectAll().execute()) {
    canary('file of a photo in a chat', photo.file_key.split('/')[1] ?? '');
    canary('address of a photo in a chat', photo.clear_key);
    canary('address of its blur', photo.blur_key);
  }
}

async function addAlbumAndSelfie(
  browser: ReturnType<typeof server.visitor>,
  other: typeof browser,
  { profileId, otherId }: { profileId: string; otherId: string },
) {
  const upload = new Blob([new Uint8Array(await jpeg(secret('EXIF artist of the album')))], {
    type: 'image/jpeg',
  });
  await browser.call(uploadAlbumPhoto, { upload, key: canary('album upload key') });
  await browser.call(grantAlbum, { body: { id: otherId } });
  await other.call(grantAlbum, { body: { id: profileId } });
  await browser.call(showPose);
  await browser.call(sendSelfie, { upload, key: canary('selfie upload key') });
  const album = await db.selectFrom('album_photos').selectAll().executeTakeFirstOrThrow();
  const selfie = await db.selectFrom('verifications').selectAll().executeTakeFirstOrThrow();
  canary('album file', album.file_key.split('/')[1] ?? '');
  canary('album address', album.clear_key);
  canary('selfie file', selfie.selfie_key?.split('/')[1] ?? '');
  canary('selfie address', selfie.selfie_address ?? '');
  canary('attempt', selfie.attempt ?? '');
}

async function insertRows(accountId: string, profileId: string, otherId: string, oldName: string) {
  await db
    .insertInto('passkeys')
    .values({
      account_id: accountId,
      rp_id: 'localhost',
      credential_id: Buffer.from(canary('passkey')),
      public_key: Buffer.from(canary('public key')),
      name: canary('passkey name'),
    })
    .execute();
  await transact(app, tx => issueToken(tx, { accountId, purpose: 'email_revert', days: 14 }));
  await db
    .updateTable('account_tokens')
    .set({ email: formerEmail })
    .where('account_id', '=', accountId)
    .where('purpose', '=', 'email_revert')
    .execute();
  const request: AccountRequest = {
    ...{ siteId: 1, kind: 'password_reset', email, accountId: null },
    details: { of: canary('request about the address') },
  };
  const startAfter = new Date(clock.now().getTime() + 90 * 86_400_000);
  await app.jobs.send(PROCESS_ACCOUNT_REQUEST, request, { startAfter });
  await db
    .insertInto('email_outbox')
    .values({
      site_id: 1,
      account_id: otherId,
      about_account_id: accountId,
      recipient: 'blijver@mail.example',
      subject: `${oldName} schreef je`,
      text_body: canary('email to another about the member'),
      html_body: '',
    })
    .execute();
  await db
    .insertInto('invitations')
    .values({
      site_id: 1,
      inviter_id: accountId,
      secret_hash: hashSecret(secret('invitation')),
      expires_at: new Date(clock.now().getTime() + 86_400_000),
    })
    .execute();
  await app.jobs.send('a-job-of-the-tests', { profile: profileId, about: canary('job') });
}

test('an erased member’s canary values are found in no table, file, outbox or log (spec 4.3, D4.5, D1.13)', async () => {
  const browser = await signUpAndUse();
  const before = await readPersistedData();
  // Before the erasure, exactly the canaries of `neverPersisted` are absent from the data.
  const wrong = [...canaries].filter(
    ([value]) => locationsOfValue(value, before).length > 0 === neverPersisted.has(value),
  );
  expect(wrong.map(([, what]) => what)).toEqual([]);
  const remarks = `Ik ga: ${canary('remarks')}`;
  await browser.call(deleteAccount, { body: { reason: 'other', remarks, password } });
  canary('reactivation token', await latestPageToken(db, email, 'reactivate'));
  expect(canaries.size).toBeGreaterThanOrEqual(40);

  clock.advance(14 * 86_400_000);
  await purgeExpiredPlatformData(app);
  await purgeExpiredProviderData(app);
  await purgeExpiredLoginData(app);
  await eraseDueAccounts(app);
  await deleteCardsAtProvider(app);

  const after = await readPersistedData();
  const found = [...canaries].flatMap(([value, what]) =>
    locationsOfValue(value, after)
      .filter(where => !isNamedInLog(what, where))
      .map(where => `${what}: ${where}`),
  );
  expect(found).toEqual([]);
  const left = await db.selectFrom('ledger_entries').select('account_id').execute();
  expect(left.filter(({ account_id: id }) => id === null).length).toBeGreaterThan(0);
  // The law requires storing payments, but without personal data.
  const persisted = await db.selectFrom('payments').selectAll().orderBy('amount').execute();
  expect(persisted).toMatchObject([
    { account_id: null, state: 'completed', amount: 749 },
    { account_id: null, state: 'created', amount: 999 },
    { account_id: null, state: 'completed', amount: 2_299 },
  ]);
  expect(await db.selectFrom('payment_payers').selectAll().execute()).toEqual([]);
  // The mandate stays stored without its account, encrypted with the server's secret.
  expect(await db.selectFrom('direct_debits').select(['account_id', 'state']).execute()).toEqual([
    { account_id: null, state: 'released' },
  ]);
});

/** The log may identify members only by ids. */
const isNamedInLog = (what: string, where: string): boolean =>
  where === 'the log' && ['profile id', 'account id'].includes(what);
