import { randomUUID } from 'node:crypto';
import { strFromU8 } from 'fflate';
import { beforeEach, describe, expect, test } from 'vitest';
import { grantAlbum } from '#contract/albums';
import { getChat } from '#contract/chats';
import { getDecisions, sendAppeal } from '#contract/decisions';
import { sendGift } from '#contract/gifts';
import { changePhoto, uploadPhoto } from '#contract/photos';
import { getMember } from '#contract/profiles';
import { type ReportedSubject, sendReport } from '#contract/reports';
import { decideAppeal, getAppeals } from '#contract/staff-appeals';
import { decideReport, getReport, getReportPicture, getReports } from '#contract/staff-reports';
import { photoActions } from '../../chats/photos/testing/photo-actions.ts';
import { chatActions } from '../../chats/testing/chat-actions.ts';
import { insertTestAlbumPhoto } from '../../photos/albums/testing/album-photos.ts';
import { insertTestPhoto } from '../../photos/testing/insert-test-photo.ts';
import { smallestPhoto } from '../../platform/testing/pictures.ts';
import { purgeUnreferencedFiles } from '../../platform/unreferenced-files.ts';
import { exportArchiveOf } from '../../testing/export-archive.ts';
import type { TestMember } from '../../testing/members.ts';
import { openSecondSite } from '../../testing/second-site.ts';
import { createTestStaff, type TestStaff } from '../../testing/staff.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { REASON, reportActions } from '../testing/report-actions.ts';

const server = await startTestServer();
const { app, db, as, signUpMember, visitor } = server;
const { send, unsend, block, erase } = chatActions(server);
const { sendPhoto } = photoActions(server);
const { open, emailsTo, latestDecision, decideNothing } = reportActions(server);
await openSecondSite(server);

let reporter: TestMember;
let reported: TestMember;
let moderator: TestStaff;
beforeEach(async () => {
  await db.deleteFrom('reports').execute();
  await db.deleteFrom('email_outbox').execute();
  reporter = await signUpMember({ credits: 20 });
  reported = await signUpMember({ name: 'Otto', credits: 20 });
  moderator = await createTestStaff(server, { roles: ['moderator'] });
});

const report = (subject: ReportedSubject | undefined, by = reporter, of = reported) =>
  as(by).send(sendReport, {
    body: {
      ...{ id: of.profileId, reason: 'harassment', text: 'Exactly this.' },
      ...(subject && { subject }),
    },
  });
async function reportedId(subject: ReportedSubject, by = reporter): Promise<string> {
  expect((await report(subject, by)).status).toBe(200);
  const { id } = await db
    .selectFrom('reports')
    .select('id')
    .where('subject_id', '=', subject.id)
    .where('reporter_id', '=', by.accountId)
    .executeTakeFirstOrThrow();
  return id;
}
const storedSubject = async (id: string) =>
  (
    (await db.selectFrom('reports').select('evidence').where('id', '=', id).executeTakeFirstOrThrow())
      .evidence as unknown as { subject: object }
  ).subject;
const photoOf = (id: string) => ({ kind: 'photo', id }) as const;
const messageOf = (id: string) => ({ kind: 'message', id }) as const;
const shownMessages = async (member = reporter) =>
  (await as(member).call(getChat, { query: { profile: reported.profileId } })).messages.map(({ id }) => id);
const removeSubject = (staff: TestStaff, id: string) =>
  staff.send(decideReport, {
    body: { id, outcome: 'content_removed', rule: 'threats', reason: REASON, subject: true },
  });
const statusesOf = async (...ids: string[]) =>
  (await db.selectFrom('photos').select('status').where('id', 'in', ids).execute()).map(one => one.status);
const seeReport = async (staff: TestStaff, id: string) => {
  await open(staff, reported);
  return staff.call(getReport, { query: { id } });
};

describe('a report of one thing (spec D2.27)', () => {
  test('keeps a message as it was, also after it was unsent, the sender blocked, and the account was erased', async () => {
    const { message } = await send(reported, reporter, 'I know where you live');
    const id = await reportedId(messageOf(message.id));
    await unsend(reported, message.id);
    await block(reported, reporter);
    await db.deleteFrom('accounts').where('id', '=', reported.accountId).execute();
    expect(await storedSubject(id)).toMatchObject({
      ...{ kind: 'message', id: message.id, text: 'I know where you live' },
    });
    expect((await moderator.call(getReports)).reports).toMatchObject([{ id, subject: 'message' }]);
  });

  test('can be sent for a message that was unsent after it was read', async () => {
    const { message } = await send(reported, reporter, 'Pay or else');
    await send(reporter, reported, 'No');
    await unsend(reported, message.id);
    expect(await storedSubject(await reportedId(messageOf(message.id)))).toMatchObject({
      ...{ text: 'Pay or else', taken_back: true },
    });
  });

  test('names a gift as a gift, and a photo in the conversation with its file', async () => {
    await send(reporter, reported, 'Hello');
    const body = { to: reporter.profileId, client_id: randomUUID(), gift: 'rose' } as const;
    const gift = (await as(reported).call(sendGift, { body })).message.id;
    const photo = (await sendPhoto(reported, reporter)).message.id;
    expect(await storedSubject(await reportedId(messageOf(gift)))).toMatchObject({
      ...{ kind: 'gift', gift: 'rose' },
    });
    expect(await storedSubject(await reportedId(messageOf(photo)))).toMatchObject({
      ...{ kind: 'chat_photo', photo: { file_key: expect.any(String) } },
    });
  });

  test('keeps a photo with the files it had, also after another crop', async () => {
    const upload = new Blob([new Uint8Array(await smallestPhoto())], { type: 'image/jpeg' });
    const { photo } = await as(reported).call(uploadPhoto, { upload });
    const fileOf = async () =>
      (await db.selectFrom('photos').select('file_key').where('id', '=', photo.id).executeTakeFirstOrThrow())
        .file_key;
    const before = await fileOf();
    const id = await reportedId(photoOf(photo.id));
    await as(reported).call(changePhoto, { body: { id: photo.id, edit: { rotate: 90, crop: null } } });
    expect(await fileOf()).not.toBe(before);
    await purgeUnreferencedFiles(app);
    expect(await storedSubject(id)).toMatchObject({ kind: 'photo', photo: { file_key: before } });
    expect((await app.storage.list(before)).length).toBeGreaterThan(0);
  });

  test('sent twice for the same reason is one report, also when both are sent together, and it gets both texts', async () => {
    const { message } = await send(reported, reporter, 'Pay or else');
    const reportAgain = (text: string, reason: 'harassment' | 'extortion' = 'harassment') =>
      as(reporter).call(sendReport, {
        body: { id: reported.profileId, reason, text, subject: messageOf(message.id) },
      });
    const answers = await Promise.all([reportAgain('Look at this.'), reportAgain('Look at this.')]);
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
    expect(answers.map(({ known }) => known).sort()).toEqual([false, true]);
    expect(await reportAgain('And he wrote it to a friend too.')).toEqual({
      reference: answers[0].reference,
      known: true,
    });
    const texts = () => db.selectFrom('reports').select('text').orderBy('created_at').orderBy('id').execute();
    expect(await texts()).toEqual([{ text: 'Look at this.\n\nAnd he wrote it to a friend too.' }]);
    const confirmations = (await emailsTo(reporter.email)).filter(({ subject }) =>
      subject.includes('melding'),
    );
    expect(confirmations).toHaveLength(1);
    expect((await reportAgain('He wants money.', 'extortion')).known).toBe(false);
    expect((await reportAgain('x'.repeat(2_000))).known).toBe(false);
    expect(await texts()).toHaveLength(3);
  });

  test('that staff have decided can be reported again', async () => {
    const { message } = await send(reported, reporter, 'Pay or else');
    const id = await reportedId(messageOf(message.id));
    await open(moderator, reported);
    await decideNothing(moderator, id);
    expect((await report(messageOf(message.id))).body).toMatchObject({ known: false });
  });

  test('of an album photo is for those to whom the album is shown', async () => {
    const photo = await insertTestAlbumPhoto(db, reported.profileId);
    expect((await report(photoOf(photo))).status).toBe(404);
    await as(reported).call(grantAlbum, { body: { id: reporter.profileId } });
    expect((await report(photoOf(photo))).status).toBe(200);
  });

  test('answers what the reporter does not see like an id that does not exist, and stores nothing', async () => {
    const unknown = await report(photoOf(randomUUID()));
    expect(unknown.status).toBe(404);
    const stranger = await signUpMember({ credits: 20 });
    const { message: own } = await send(reporter, reported, 'Mine');
    const { message: foreign } = await send(reported, stranger, 'To somebody else');
    const { message: deleted } = await send(reported, reporter, 'Deleted');
    await erase(reporter, deleted.id);
    const silent = await signUpMember({ status: 'not_confirmed' });
    const { message: held } = await send(silent, reporter, 'Never delivered');
    const shown = await insertTestPhoto(db, reported.profileId, { main: true });
    const hidden = await insertTestPhoto(db, reported.profileId);
    await db.updateTable('photos').set({ visibility: 'private' }).where('id', '=', hidden).execute();
    const rejected = await insertTestPhoto(db, reported.profileId);
    await db
      .updateTable('photos')
      .set({ status: 'rejected', reason: 'threats' })
      .where('id', '=', rejected)
      .execute();
    const tried = [
      report(messageOf(own.id)),
      report(messageOf(foreign.id)),
      report(messageOf(deleted.id)),
      report(messageOf(shown)),
      report(photoOf(hidden)),
      report(photoOf(rejected)),
      report(photoOf(own.id)),
      report(photoOf(shown), reporter, stranger),
      report(messageOf(held.id), reporter, silent),
    ];
    for (const answer of tried)
      expect([(await answer).status, (await answer).body]).toEqual([404, unknown.body]);
    await db.deleteFrom('rate_limits').execute();
    await block(reported, reporter);
    expect((await report(photoOf(shown))).status).toBe(404);
    expect(await db.selectFrom('reports').selectAll().execute()).toEqual([]);
  });
});

describe('the decision about one thing (spec D5.5)', () => {
  test('removes the message for who received it, says so without quoting or naming it, also in the export, and an appeal brings it back', async () => {
    const { message } = await send(reported, reporter, 'I know where you live');
    await send(reported, reporter, 'Sorry');
    const id = await reportedId(messageOf(message.id));
    expect((await seeReport(moderator, id)).removable.subject).toBe(true);
    expect((await removeSubject(moderator, id)).status).toBe(204);
    expect(await shownMessages()).not.toContain(message.id);
    const own = await as(reported).call(getChat, { query: { profile: reporter.profileId } });
    expect(own.messages.map(one => one.id)).toContain(message.id);
    const notice = (await emailsTo(reported.email)).at(-1)?.text_body ?? '';
    expect(notice).toContain('We hebben iets verwijderd dat je had gestuurd');
    expect(notice).not.toContain('where you live');
    const { about_me: aboutMe } = await as(reported).call(getDecisions);
    expect(aboutMe).toMatchObject([{ subject: 'message', removed: { messages: 1, photos: 0 } }]);
    const files = await exportArchiveOf(server, reported);
    const exported = strFromU8(files['data/decisions.json'] as Uint8Array);
    expect(JSON.parse(exported)).toMatchObject([{ subject: 'message', removed_messages: 1 }]);
    expect(exported).not.toContain(message.id);
    const body = { decision: await latestDecision(reported), text: 'That was a song.' };
    await as(reported).call(sendAppeal, { body });
    const second = await createTestStaff(server, { roles: ['moderator'] });
    const [appeal] = (await second.call(getAppeals)).appeals;
    const overturned = { id: appeal?.id ?? '', outcome: 'overturned', reason: REASON } as const;
    expect((await second.send(decideAppeal, { body: overturned })).status).toBe(204);
    expect(await shownMessages()).toContain(message.id);
  });

  test('hides the one photo and no other, of the profile and of the album', async () => {
    const [bad, good] = [
      await insertTestPhoto(db, reported.profileId, { main: true }),
      await insertTestPhoto(db, reported.profileId),
    ];
    expect((await removeSubject(moderator, await reportedId(photoOf(bad)))).status).toBe(204);
    expect(await statusesOf(bad)).toEqual(['rejected']);
    expect(await statusesOf(good)).toEqual(['active']);
    const album = await insertTestAlbumPhoto(db, reported.profileId);
    await as(reported).call(grantAlbum, { body: { id: reporter.profileId } });
    expect((await removeSubject(moderator, await reportedId(photoOf(album)))).status).toBe(204);
    const { member } = await as(reporter).call(getMember, { query: { id: reported.profileId } });
    expect(member.album).toBeNull();
  });

  test('is refused at the field if the thing is gone, and names it in a warning', async () => {
    const { message } = await send(reported, reporter, 'Pay');
    const id = await reportedId(messageOf(message.id));
    await erase(reporter, message.id);
    const refused = await removeSubject(moderator, id);
    expect([refused.status, refused.error?.fields?.subject?.code]).toEqual([422, 'field_invalid']);
    const none = await moderator.send(decideReport, {
      body: { id, outcome: 'content_removed', rule: 'threats', reason: REASON },
    });
    expect(none.error?.fields?.photos?.code).toBe('field_required');
    const both = await moderator.send(decideReport, {
      body: { id, outcome: 'warning', rule: 'threats', reason: REASON, subject: true },
    });
    expect(both.error?.fields?.outcome?.code).toBe('field_invalid');
    const body = { id, outcome: 'warning', rule: 'threats', reason: REASON } as const;
    expect((await moderator.send(decideReport, { body })).status).toBe(204);
    expect((await emailsTo(reported.email)).at(-1)?.text_body).toContain('een bericht dat je stuurde');
  });

  test('answers everybody who reported the same photo, each of whom can appeal, and all are opened again', async () => {
    const photo = await insertTestPhoto(db, reported.profileId, { main: true });
    const other = await signUpMember();
    const [id, second] = [await reportedId(photoOf(photo)), await reportedId(photoOf(photo), other)];
    expect(await seeReport(moderator, id)).toMatchObject({ same: 1 });
    expect((await decideNothing(moderator, id)).status).toBe(204);
    for (const one of [reporter, other]) {
      expect((await emailsTo(one.email)).at(-1)?.subject).toContain('Wat er met je melding is gebeurd');
      const { reports } = await as(one).call(getDecisions);
      expect(reports).toMatchObject([{ subject: 'photo', decision: { outcome: 'no_action' } }]);
      const body = { decision: reports[0]?.decision?.id ?? '', text: 'Look again.' };
      expect((await as(one).send(sendAppeal, { body })).status).toBe(204);
    }
    expect((await decideNothing(moderator, second)).error?.code).toBe('decided_already');
    const colleague = await createTestStaff(server, { roles: ['moderator'] });
    for (const { id: appeal } of (await colleague.call(getAppeals)).appeals)
      await colleague.send(decideAppeal, { body: { id: appeal, outcome: 'overturned', reason: REASON } });
    expect((await colleague.call(getReports)).reports.map(one => one.id).sort()).toEqual([id, second].sort());
    expect((await removeSubject(moderator, second)).error?.code).toBe('same_person');
    expect((await removeSubject(colleague, second)).status).toBe(204);
    expect((await colleague.call(getReports)).reports).toEqual([]);
    for (const one of [reporter, other])
      expect((await as(one).call(getDecisions)).reports).toMatchObject([{ decision: { outcome: 'action' } }]);
    const strikes = await db
      .selectFrom('decisions')
      .select(['outcome', 'overturned_at'])
      .where('account_id', '=', reported.accountId)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    expect(strikes).toMatchObject([
      { outcome: 'no_action', overturned_at: expect.any(Date) },
      { outcome: 'content_removed', overturned_at: null },
    ]);
  });

  test('by two staff at once, of two reports of the same photo, is made by one', async () => {
    const photo = await insertTestPhoto(db, reported.profileId, { main: true });
    const ids = [await reportedId(photoOf(photo)), await reportedId(photoOf(photo), await signUpMember())];
    const colleague = await createTestStaff(server, { roles: ['moderator'] });
    const answers = await Promise.all([
      removeSubject(moderator, ids[0] ?? ''),
      decideNothing(colleague, ids[1] ?? ''),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    const decisions = await db
      .selectFrom('decisions')
      .select('id')
      .where('account_id', '=', reported.accountId)
      .execute();
    expect(decisions).toHaveLength(1);
  });
});

describe('a picture of the evidence (spec D5.10, D2.27)', () => {
  test('opens after a reason, for this person of the staff alone, also after the photo was unsent', async () => {
    const { message } = await sendPhoto(reported, reporter);
    const id = await reportedId(messageOf(message.id));
    await unsend(reported, message.id);
    await purgeUnreferencedFiles(app);
    const [file] = await db.selectFrom('report_files').select('id').where('report_id', '=', id).execute();
    const query = { id, picture: file?.id ?? '' };
    const refused = await moderator.send(getReportPicture, { query });
    expect(refused.error?.code).toBe('lookup_reason_required');
    const { pictures } = await seeReport(moderator, id);
    expect(pictures.map(one => one.id)).toContain(query.picture);
    const { filename } = await moderator.call(getReportPicture, { query });
    const at = (browser: { request: TestStaff['request'] }) => browser.request({ url: `/media/${filename}` });
    expect((await at(moderator)).status).toBe(200);
    const colleague = await createTestStaff(server, { roles: ['moderator'] });
    expect((await at(colleague)).status).toBe(404);
    expect((await at(visitor())).status).toBe(404);
    expect((await at(as(reported))).status).toBe(404);
    const unknown = { id, picture: randomUUID() };
    expect((await moderator.send(getReportPicture, { query: unknown })).error?.code).toBe('not_found');
    const looks = await db
      .selectFrom('audit.entries')
      .select('details')
      .where('staff_id', '=', moderator.staffId)
      .where('action', '=', 'members.read')
      .execute();
    expect(JSON.stringify(looks)).toContain('report picture');
  });
});
