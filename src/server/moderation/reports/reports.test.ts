import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { grantAlbum } from '#contract/albums';
import { blockMember } from '#contract/blocks';
import { cellOf } from '#contract/cells';
import { sendGift } from '#contract/gifts';
import { like } from '#contract/likes';
import { deletePhoto, uploadPhoto } from '#contract/photos';
import { changeProfile, getMember } from '#contract/profiles';
import { sendReport } from '#contract/reports';
import { purgeEvidence } from '../../chats/evidence/message-evidence.ts';
import { photoActions } from '../../chats/photos/testing/photo-actions.ts';
import { chatActions } from '../../chats/testing/chat-actions.ts';
import { albumPhotoKeys, insertTestAlbumPhoto } from '../../photos/albums/testing/album-photos.ts';
import { smallestPhoto } from '../../platform/testing/pictures.ts';
import { purgeUnreferencedFiles } from '../../platform/unreferenced-files.ts';
import type { TestMember } from '../../testing/members.ts';
import { openSecondSite } from '../../testing/second-site.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { reportActions } from '../testing/report-actions.ts';
import { listReports } from './list-reports.ts';
import { purgeReportEvidence } from './purge-report-evidence.ts';

const server = await startTestServer();
const { app, db, as, clock, signUpMember } = server;
const { send, remove, block } = chatActions(server);
const lilac = await openSecondSite(server);
const { dismiss } = reportActions(server);
const APPEAL_OVER = 200 * 86_400_000;
const openReports = async (siteId = 1) => (await listReports(app, siteId, { state: 'open' })).reports;
/** Decides the open report, and lets the time to appeal pass. */
async function finish(): Promise<void> {
  const [open] = await openReports();
  await dismiss(open?.id ?? '');
  clock.advance(APPEAL_OVER);
  await purgeReportEvidence(app);
}

let reporter: TestMember;
let reported: TestMember;
beforeEach(async () => {
  await db.deleteFrom('reports').execute();
  await db.deleteFrom('email_outbox').execute();
  reporter = await signUpMember({ credits: 20 });
  reported = await signUpMember({ name: 'Otto', aboutMe: 'Send me your card number.', credits: 20 });
});
const about = ({ profileId }: Pick<TestMember, 'profileId'>) =>
  ({ id: profileId, reason: 'harassment', text: 'He does not stop.' }) as const;
const report = (from = reporter, of = reported) => as(from).send(sendReport, { body: about(of) });
const storedReports = () => db.selectFrom('reports').selectAll().orderBy('created_at').execute();
type Evidence = {
  profile: { about_me: string; name: string; age: number; date_of_birth?: string };
  photos: { file_key: string }[];
  album: { file_key: string }[];
  messages: { from: string; text: string; gift?: string; photo?: { file_key: string | null } }[];
};
const evidence = async () => (await storedReports())[0]?.evidence as unknown as Evidence;
const photograph = async (owner: TestMember) => {
  const upload = new Blob([new Uint8Array(await smallestPhoto())], {
    type: 'image/jpeg',
  });
  const { photo } = await as(owner).call(uploadPhoto, { upload });
  const { file_key } = await db
    .selectFrom('photos')
    .select('file_key')
    .where('id', '=', photo.id)
    .executeTakeFirstOrThrow();
  return { id: photo.id, fileKey: file_key };
};
const filesOf = (key: string) => app.storage.list(key);
const erase = (member: TestMember) => db.deleteFrom('accounts').where('id', '=', member.accountId).execute();

describe('the evidence (spec D2.27)', () => {
  test('is the profile and the messages as they were, whatever changes later', async () => {
    await send(reported, reporter, 'Pay or I tell your mother.');
    await send(reporter, reported, 'Leave me alone.');
    expect((await report()).status).toBe(200);
    await as(reported).call(changeProfile, { body: { about_me: 'I love long walks.', name: 'Piet' } });
    await block(reported, reporter);
    const { profile, messages } = await evidence();
    expect(profile).toMatchObject({ name: 'Otto', about_me: 'Send me your card number.' });
    expect(messages.map(({ from, text }) => [from, text])).toEqual([
      ['reported', 'Pay or I tell your mother.'],
      ['reporter', 'Leave me alone.'],
    ]);
  });

  test('holds the part of the conversation that the reporter can read, and nothing else', async () => {
    const { message } = await send(reported, reporter, 'Deleted by the reporter');
    await remove(reporter, message.conversation);
    await send(reported, reporter, 'Still there');
    await send(reported, await signUpMember(), 'To somebody else');
    const silent = await signUpMember({ status: 'not_confirmed' });
    await send(silent, reporter, 'Never delivered');
    await report();
    expect((await evidence()).messages.map(({ text }) => text)).toEqual(['Still there']);
  });

  test('names the gifts that were sent', async () => {
    await send(reporter, reported, 'Hello');
    const body = { to: reporter.profileId, client_id: randomUUID(), gift: 'rose' } as const;
    await as(reported).call(sendGift, { body });
    await report();
    expect((await evidence()).messages.map(({ from, text, gift }) => [from, text, gift])).toEqual([
      ['reporter', 'Hello', undefined],
      ['reported', '', 'rose'],
    ]);
  });

  test('holds the details shown to others, but neither location nor visibility settings (decision 0090)', async () => {
    await as(reported).call(changeProfile, { body: { place_id: 2745912, cell: cellOf(52.3, 4.9) } });
    await report();
    const { profile } = await evidence();
    expect(profile).toMatchObject({ name: 'Otto', city: 'Utrecht', age: expect.any(Number) });
    const own = ['cell', 'place_id', 'date_of_birth', 'invisible', 'visible_to_visitors', 'shares_visits'];
    expect(Object.keys(profile).filter(field => own.includes(field))).toEqual([]);
  });

  test('holds the date of birth when the reason is underage', async () => {
    await as(reporter).call(sendReport, { body: { ...about(reported), reason: 'underage' } });
    expect((await evidence()).profile).toMatchObject({ date_of_birth: '1990-05-17' });
  });

  test('holds the files of photos until it is closed, also when the photo and the account are deleted', async () => {
    const photo = await photograph(reported);
    await report();
    expect((await evidence()).photos.map(({ file_key }) => file_key)).toEqual([photo.fileKey]);
    const files = await filesOf(photo.fileKey);
    expect(files.length).toBeGreaterThan(0);
    await as(reported).call(deletePhoto, { body: { id: photo.id } });
    await erase(reported);
    await purgeUnreferencedFiles(app);
    expect(await filesOf(photo.fileKey)).toEqual(files);
    await finish();
    await purgeUnreferencedFiles(app);
    expect(await filesOf(photo.fileKey)).toEqual([]);
  });

  test('holds the photos that the reporter received, opened or not, also after they were unsent', async () => {
    const { message } = await photoActions(server).sendPhoto(reported, reporter);
    await photoActions(server).sendPhoto(reporter, reported);
    const { file_key } = await db
      .selectFrom('chat_photos')
      .select('file_key')
      .where('message_id', '=', message.id)
      .executeTakeFirstOrThrow();
    await report();
    expect((await evidence()).messages.map(({ photo }) => photo)).toEqual([{ file_key }, { file_key: null }]);
    const files = await filesOf(file_key);
    expect(files.length).toBeGreaterThan(0);
    await block(reported, reporter);
    await purgeUnreferencedFiles(app);
    expect(await filesOf(file_key)).toEqual(files);
    await finish();
    await purgeEvidence(app);
    await purgeUnreferencedFiles(app);
    expect(await filesOf(file_key)).toEqual([]);
  });

  test('holds the album photos that the reporter could see, and none for others', async () => {
    const { file_key } = await albumPhotoKeys(db, await insertTestAlbumPhoto(db, reported.profileId));
    await as(reported).call(grantAlbum, { body: { id: reporter.profileId } });
    await report();
    expect((await evidence()).album.map(photo => photo.file_key)).toEqual([file_key]);
    const held = await db.selectFrom('report_files').select('file_key').execute();
    expect(held.map(file => file.file_key)).toContain(file_key);
    await report(await signUpMember());
    const later = (await storedReports())[1]?.evidence as unknown as Evidence | undefined;
    expect(later?.album).toEqual([]);
  });

  test('outlives either account while the report is open, and is deleted when it is closed', async () => {
    await report();
    await erase(reported);
    await erase(reporter);
    expect(await storedReports()).toMatchObject([{ reporter_id: null, reported_id: null }]);
    expect((await evidence()).profile.name).toBe('Otto');
    const [{ id } = { id: '' }] = await openReports();
    await dismiss(id);
    expect(await storedReports()).toEqual([]);
  });

  test('stays for an appeal after the decision, and is deleted when none is possible any more; the reporter’s text stays until one of the two leaves (spec D5.5)', async () => {
    await report();
    const [{ id } = { id: '' }] = await openReports();
    await dismiss(id);
    await purgeReportEvidence(app);
    expect((await evidence()).profile.name).toBe('Otto');
    clock.advance(APPEAL_OVER);
    await purgeReportEvidence(app);
    expect(await storedReports()).toMatchObject([{ evidence: null, text: 'He does not stop.' }]);
    expect(await db.selectFrom('report_files').selectAll().execute()).toEqual([]);
    await erase(reported);
    expect(await storedReports()).toEqual([]);
  });

  test('of a decided report outlives the reporter for an appeal of the other, and goes with the report afterwards (spec D5.5)', async () => {
    await report();
    const [{ id } = { id: '' }] = await openReports();
    await dismiss(id);
    await erase(reporter);
    expect((await evidence()).profile.name).toBe('Otto');
    clock.advance(APPEAL_OVER);
    await purgeReportEvidence(app);
    expect(await storedReports()).toEqual([]);
  });
});

describe('a member may report', () => {
  test('a member whom they block', async () => {
    await block(reporter, reported);
    expect((await report()).status).toBe(200);
  });

  test('a member who blocked them after a conversation or a match', async () => {
    await send(reported, reporter, 'Pay.');
    await block(reported, reporter);
    expect((await report()).status).toBe(200);
    const matched = await signUpMember();
    await as(matched).call(like, { body: { id: reporter.profileId } });
    await as(reporter).call(like, { body: { id: matched.profileId } });
    await block(matched, reporter);
    expect((await report(reporter, matched)).status).toBe(200);
  });

  test('a member who is leaving after a conversation', async () => {
    await send(reported, reporter, 'Pay.');
    await db
      .updateTable('accounts')
      .set({ status: 'deleting', deleted_at: clock.now() })
      .where('id', '=', reported.accountId)
      .execute();
    expect((await report()).status).toBe(200);
  });

  test('no member whom they cannot see: one who blocks, hides or is of another site without contact, or themselves, get the answer of an unknown id', async () => {
    const [blocker, hidden] = [await signUpMember(), await signUpMember({ invisible: true })];
    await as(blocker).call(blockMember, { body: { id: reporter.profileId } });
    const elsewhere = await signUpMember({ siteId: lilac, country: 'GB' });
    const unknown = await report(reporter, { ...reported, profileId: randomUUID() });
    expect(unknown.status).toBe(404);
    for (const one of [blocker, hidden, elsewhere, reporter]) {
      const { status, body } = await report(reporter, one);
      expect([status, body]).toEqual([404, unknown.body]);
    }
    expect(await storedReports()).toEqual([]);
    expect(await db.selectFrom('email_outbox').selectAll().execute()).toEqual([]);
  });
});

describe('a report', () => {
  test('that is refused does not count against the thirty of a day', async () => {
    const report = (text: string) =>
      as(reporter).send(sendReport, { body: { id: reported.profileId, reason: 'harassment', text } });
    for (let attempt = 0; attempt < 31; attempt += 1) expect((await report('No')).status).toBe(422);
    expect((await report('He does not stop writing.')).status).toBe(200);
  });

  test('is confirmed to the reporter and emailed to the operator, without a name or its text', async () => {
    const { reference } = await as(reporter).call(sendReport, {
      body: { ...about(reported), reason: 'extortion', text: 'SECRET words' },
    });
    const emails = await db.selectFrom('email_outbox').selectAll().orderBy('id').execute();
    expect(emails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['support@lavender.example', `DRINGEND, melding ${reference}: Chantage of afpersing`],
      [reporter.email, `We hebben je melding ontvangen (${reference})`],
    ]);
    for (const { text_body, html_body, subject } of emails)
      expect(`${subject}${text_body}${html_body}`).not.toMatch(/Otto|SECRET/);
    expect(emails[0]?.text_body).toContain(`--show ${reference}`);
  });

  test('reaches nobody else: the reported member gets no change, event or email', async () => {
    const heard: string[][] = [];
    const stop = app.bus.subscribe(({ to }) => void heard.push(to));
    const before = await as(reported).call(getMember, { query: { id: reporter.profileId } });
    await report();
    expect(await as(reported).call(getMember, { query: { id: reporter.profileId } })).toEqual(before);
    expect(heard.flat()).not.toContain(reported.profileId);
    stop();
  });

  test('sent again under its key is the same one', async () => {
    const key = randomUUID();
    const send = () => as(reporter).call(sendReport, { body: about(reported), key });
    expect(await send()).toEqual(await send());
    expect(await storedReports()).toHaveLength(1);
  });

  test('about an underage member or extortion is listed first', async () => {
    const reasons = ['spam_or_scam', 'harassment', 'underage', 'other', 'extortion'] as const;
    for (const reason of reasons) {
      await as(reporter).call(sendReport, { body: { ...about(reported), reason } });
      clock.advance(1_000);
    }
    const open = await openReports();
    expect(open.map(({ reason, urgent }) => [reason, urgent])).toEqual([
      ['underage', true],
      ['extortion', true],
      ['spam_or_scam', false],
      ['harassment', false],
      ['other', false],
    ]);
    expect(await openReports(lilac)).toEqual([]);
  });

  test.each([
    ['reason', 'field_required', { reason: 'weather' }],
    ['reason', 'field_required', { reason: undefined }],
    ['text', 'explanation_length', { text: ' nee ' }],
    ['text', 'explanation_length', { text: 'x'.repeat(2_001) }],
    ['id', 'field_invalid', { id: 'nobody' }],
  ])('with a wrong %s is refused: %s', async (field, code, wrong) => {
    const body = { ...about(reported), ...wrong } as never;
    const { status, error } = await as(reporter).send(sendReport, { body });
    expect([status, error?.fields?.[field]?.code]).toEqual([422, code]);
    expect(await storedReports()).toEqual([]);
  });

  test('is limited to thirty a day', async () => {
    for (let turn = 0; turn < 30; turn += 1) expect((await report()).status).toBe(200);
    expect((await report()).error?.code).toBe('too_many_requests');
    clock.advance(86_400_000);
    expect((await report()).status).toBe(200);
  });
});
