import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { getChats, sendMessage } from '#contract/chats';
import { countryCodes } from '#contract/countries';
import { getMember } from '#contract/profiles';
import { searchMembers } from '#contract/search';
import { getAuditLog } from '#contract/staff-audit';
import {
  addFictionalPhoto,
  changeFictionalProfile,
  createFictionalProfile,
  getFictionalProfiles,
  retireFictionalProfile,
} from '#contract/staff-fictional';
import { RETURN_CREDITS } from '../../credits/returns/return-credits.ts';
import { insertTestPhoto } from '../../photos/testing/insert-test-photo.ts';
import { picture, pixelBomb, pngWithWrongSize, smallestPhoto } from '../../platform/testing/pictures.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { openSecondSite } from '../../testing/second-site.ts';
import { setSetting } from '../../testing/set-setting.ts';
import { createTestStaff, type TestStaff } from '../../testing/staff.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const { as, db, signUpMember } = server;
const admin = await createTestStaff(server, { name: 'Noor' });

const form = {
  ...{ name: 'Storyteller', gender: 'male', date_of_birth: '1990-01-01', country: 'NL' },
  ...{ language: 'nl', about_me: 'I am made up.' },
} as const;
const create = (changes: Partial<Record<keyof typeof form, unknown>> = {}, browser: TestStaff = admin) =>
  browser.send(createFictionalProfile, { body: { ...form, ...changes } as never });
async function newFictional(): Promise<string> {
  const { status, body } = await create();
  expect(status).toBe(200);
  return (body as { id: string }).id;
}
const listed = async (id: string, browser: TestStaff = admin) =>
  (await browser.call(getFictionalProfiles)).profiles.find(profile => profile.id === id);
const photo = new Blob([new Uint8Array(await smallestPhoto())], { type: 'image/jpeg' });
const reason = 'Nobody operates it any more';

describe('a fictional profile that staff make (spec 1.4, D1.10, D5.10)', () => {
  test('is labelled wherever it appears, and can never lose the label', async () => {
    const id = await newFictional();
    const viewer = as(await signUpMember());
    const { member } = await viewer.call(getMember, { query: { id } });
    expect([member.fictional, member.name, member.about_me]).toEqual([true, 'Storyteller', 'I am made up.']);
    const { profiles } = await viewer.call(searchMembers, { query: { gender: 'male' } });
    expect(profiles.find(card => card.id === id)?.fictional).toBe(true);
    const unlabel = db.updateTable('profiles').set({ fictional: false }).where('id', '=', id).execute();
    await expect(unlabel).rejects.toThrow('cannot lose its label');
    const account = await db
      .selectFrom('accounts')
      .innerJoin('profiles', 'profiles.account_id', 'accounts.id')
      .where('profiles.id', '=', id)
      .select(['password_hash', 'email'])
      .executeTakeFirst();
    expect(account).toMatchObject({
      password_hash: null,
      email: expect.stringMatching(/@fictional\.invalid$/),
    });
    expect(await listed(id)).toMatchObject({ operator: { name: 'Noor' }, received: 0, retired_at: null });
    const { entries } = await admin.call(getAuditLog, { query: { action: 'fictional.create' } });
    expect(entries[0]).toMatchObject({ staff: { name: 'Noor' } });
  });

  test('gets photos, other texts and another operator', async () => {
    const id = await newFictional();
    expect((await admin.send(addFictionalPhoto, { query: { profile: id }, upload: photo })).body).toEqual({
      photos: 1,
    });
    const milo = await createTestStaff(server, { name: 'Milo' });
    const body = { id, name: 'Narrator', about_me: '', operator: milo.staffId };
    expect((await admin.send(changeFictionalProfile, { body })).status).toBe(204);
    expect(await listed(id)).toMatchObject({
      ...{ name: 'Narrator', about_me: null, photos: 1, operator: { name: 'Milo' } },
    });
    const viewer = as(await signUpMember());
    expect((await viewer.call(getMember, { query: { id } })).member.main_image).not.toBe(null);
    const stranger = await admin.send(changeFictionalProfile, { body: { ...body, operator: randomUUID() } });
    expect(stranger.error?.fields?.operator?.code).toBe('choice_unknown');
  });

  test('counts what members write to it and spend on it', async () => {
    const id = await newFictional();
    const member = await signUpMember({ credits: 10 });
    for (const text of ['Hi', 'Are you there'])
      await as(member).call(sendMessage, { body: { to: id, client_id: randomUUID(), text } });
    expect(await listed(id)).toMatchObject({ received: 2, conversations: 1, answered: 0, credits: 2 });
    const { share } = await admin.call(getFictionalProfiles);
    expect(share.fictional).toBeGreaterThan(0);
    expect(share.all).toBeGreaterThan(share.fictional);
  });

  test('retires: nobody finds it, the conversation says that it is gone, and unopened messages are paid back', async () => {
    const id = await newFictional();
    const member = await signUpMember({ credits: 5 });
    await as(member).call(sendMessage, { body: { to: id, client_id: randomUUID(), text: 'Hi' } });
    const answers = await Promise.all(
      [1, 2].map(() => admin.send(retireFictionalProfile, { body: { id, reason } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(answers.find(({ status }) => status === 409)?.error?.code).toBe('decided_already');
    expect((await as(member).send(getMember, { query: { id } })).error?.code).toBe('not_found');
    expect((await as(member).call(getChats)).chats).toEqual([]);
    await runJobs(server.app, RETURN_CREDITS);
    const wallet = await db
      .selectFrom('ledger_entries')
      .where('account_id', '=', member.accountId)
      .select(({ fn }) => fn.sum<number>('amount').as('balance'))
      .executeTakeFirstOrThrow();
    expect(Number(wallet.balance)).toBe(5);
    expect((await listed(id))?.retired_at).not.toBe(null);
    const body = { id, name: 'Narrator', about_me: '', operator: null };
    expect((await admin.send(changeFictionalProfile, { body })).error?.code).toBe('decided_already');
    const late = await admin.send(addFictionalPhoto, { query: { profile: id }, upload: photo });
    expect(late.error?.code).toBe('decided_already');
    const { entries } = await admin.call(getAuditLog, { query: { action: 'fictional.retire' } });
    expect(entries[0]).toMatchObject({ reason, staff: { name: 'Noor' } });
  });

  test('belongs to its site, and is never a real member', async () => {
    const siteId = await openSecondSite(server);
    const neighbour = await createTestStaff(server, { siteId, browser: { host: 'lilac.localhost' } });
    const real = await signUpMember();
    for (const [id, browser] of [
      [await newFictional(), neighbour],
      [real.profileId, admin],
    ] as const) {
      const body = { id, name: 'Narrator', about_me: '', operator: null };
      for (const answer of [
        await browser.send(changeFictionalProfile, { body }),
        await browser.send(retireFictionalProfile, { body: { id, reason } }),
        await browser.send(addFictionalPhoto, { query: { profile: id }, upload: photo }),
      ])
        expect(answer.error?.code).toBe('not_found');
    }
  });
});

describe('what does not fit is refused at its field (spec 1.4, 5.1, D5.10)', () => {
  test.each([
    ['name', '@nna', 'name_starts_with_at'],
    ['name', 'x', 'name_length'],
    ['name', '...', 'name_characters'],
    ['name', 'Support', 'name_poses_as_staff'],
    ['name', 'Call 0612345678', 'name_contact_details'],
    ['name', 'Аnton', 'name_mixed_scripts'],
    ['date_of_birth', 'once', 'birth_date_invalid'],
    ['date_of_birth', '2015-01-01', 'birth_date_minimum_age'],
  ])('%s: %s', async (field, value, code) => {
    expect((await create({ [field]: value })).error?.fields?.[field]?.code).toBe(code);
    if (field !== 'name') return;
    const body = { id: randomUUID(), name: value, about_me: '', operator: null };
    const { error } = await admin.send(changeFictionalProfile, { body });
    expect(error?.fields?.name?.code).toBe(code);
  });

  test('language: pl where the site serves no country that speaks it', async () => {
    expect((await create({ language: 'pl' })).status).toBe(200);
    await setSetting(server, 'countries', ['NL', 'GB']);
    expect((await create({ language: 'pl' })).error?.fields?.language?.code).toBe('language_not_offered');
    await setSetting(server, 'countries', [...countryCodes]);
  });

  test.each<[string, () => Promise<Buffer>, string?]>([
    ['photo_type', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['photo_too_large', async () => Buffer.alloc(11 * 1024 * 1024)],
    ['photo_too_many_pixels', pixelBomb, 'image/png'],
    ['photo_too_small', () => picture(300, 900).jpeg().toBuffer()],
    ['photo_broken', pngWithWrongSize, 'image/png'],
  ])('a photo: %s', async (code, make, type = 'image/jpeg') => {
    const upload = new Blob([new Uint8Array(await make())], { type });
    const { error } = await admin.send(addFictionalPhoto, {
      query: { profile: await newFictional() },
      upload,
    });
    expect(error?.code).toBe(code);
  });

  test('photos above the limit, and too many at once', async () => {
    const id = await newFictional();
    const add = () => admin.send(addFictionalPhoto, { query: { profile: id }, upload: photo });
    const answers = await Promise.all(Array.from({ length: 8 }, add));
    expect(answers.map(({ error }) => error?.code)).toContain('too_many_requests');
    for (let count = 0; count < 25; count++) await insertTestPhoto(db, id);
    expect((await add()).error?.code).toBe('photo_limit');
  });

  test('retiring asks for the second factor again (spec D2.33)', async () => {
    const verifiedAt = new Date(server.clock.now().getTime() - 11 * 60_000);
    const later = await createTestStaff(server, { verifiedAt });
    const { error } = await later.send(retireFictionalProfile, { body: { id: randomUUID(), reason } });
    expect(error?.code).toBe('second_factor_again');
  });
});
