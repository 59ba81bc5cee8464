import { beforeEach, describe, expect, test } from 'vitest';
import { ABOUT_ME_MAX } from '#contract/constants';
import { type Interest, interests } from '#contract/interests';
import { changeProfile, getProfile, type OwnProfile } from '#contract/profiles';
import type { TestMember } from '../testing/members.ts';
import { openSecondSite } from '../testing/second-site.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer();
const { clock } = server;
const lilac = await openSecondSite(server);
const hidden: string[] = [];
server.app.hooks.onVisibilityReduced.register(async (_tx, { profileId }) => void hidden.push(profileId));

let member: TestMember;
beforeEach(async () => {
  member = await server.signUpMember({ city: 'Utrecht', region: 'NL-UT', aboutMe: 'Before' });
});
const own = async () => (await server.as(member).call(getProfile)).profile;
const change = (body: object) => server.as(member).send(changeProfile, { body: body as never });

const family = '👨‍👩‍👧‍👦';
const NUL = String.fromCharCode(0);

describe('bad input is refused at its field and changes nothing (spec 3.2, 5.1, 5.2)', () => {
  test.each([
    ['name', null, 'field_invalid'],
    ['name', '  ', 'name_length'],
    ['name', 'a', 'name_length'],
    ['name', 'x'.repeat(31), 'name_length'],
    ['name', 'x'.repeat(1_001), 'field_too_long'],
    ['name', '@piet', 'name_starts_with_at'],
    ['name', 'pi\tet', 'name_characters'],
    ['name', `pi${NUL}et`, 'field_invalid'],
    ['name', '....', 'name_characters'],
    ['name', 'Support', 'name_poses_as_staff'],
    ['name', 'Lavender Jan', 'name_poses_as_staff'],
    ['name', 'kik: jan88', 'name_contact_details'],
    ['name', 'jan at mail dot com', 'name_contact_details'],
    ['name', 'J\u0430n', 'name_mixed_scripts'],
    ['gender', 'other', 'field_invalid'],
    ['gender', null, 'field_invalid'],
    ['gender', 'female', 'field_invalid'],
    ['country', 'XX', 'field_invalid'],
    ['country', null, 'field_invalid'],
    ['date_of_birth', '1990-02-30', 'birth_date_invalid'],
    ['date_of_birth', '17-05-1990', 'birth_date_invalid'],
    ['date_of_birth', '', 'birth_date_invalid'],
    ['date_of_birth', '1890-01-01', 'birth_date_invalid'],
    ['date_of_birth', '2999-01-01', 'birth_date_invalid'],
    ['sexuality', 'unsure', 'field_invalid'],
    ['region', 'BE-VAN', 'region_unknown'],
    ['region', 'NL-XX', 'region_unknown'],
    ['region', 7, 'field_invalid'],
    ['city', 'x'.repeat(81), 'field_too_long'],
    ['city', 'Ut\u202erecht', 'field_invalid'],
    ['city', 'Lavender Support', 'place_not_a_place'],
    ['city', 'Аdmin team', 'place_not_a_place'],
    ['city', '06-12345678 WhatsApp', 'place_not_a_place'],
    ['living_area', 'https://elsewhere.example', 'place_not_a_place'],
    ['living_area', 'x'.repeat(81), 'field_too_long'],
    ['living_area', ['here'], 'field_invalid'],
    ['hair_colour', 'green', 'field_invalid'],
    ['eye_colour', 'red', 'field_invalid'],
    ['body_type', 'huge', 'field_invalid'],
    ['relationship_status', 'complicated', 'field_invalid'],
    ['tattoos', true, 'field_invalid'],
    ['reason', 'money', 'field_invalid'],
    ['about_me', 'x'.repeat(ABOUT_ME_MAX + 1), 'field_too_long'],
    ['about_me', family.repeat(ABOUT_ME_MAX + 1), 'field_too_long'],
    ['about_me', `half a pair ${'\ud800'}`, 'field_invalid'],
    ['about_me', 12, 'field_invalid'],
    ['interests', 'tea', 'field_invalid'],
    ['interests_added.0', ['golf'], 'field_invalid'],
    ['interests_removed.1', ['tea', 'golf'], 'field_invalid'],
    ['interests_added', Array.from({ length: 64 }, () => 'tea'), 'field_too_long'],
    ['invisible', 'yes', 'field_invalid'],
  ])('%s: %j', async (field, value, code) => {
    const before = await own();
    const [name = ''] = field.split('.');
    const { status, error } = await change({ [name]: value });
    expect([status, error?.fields?.[field]?.code]).toEqual([422, code]);
    expect(error?.fields?.[field]?.message).toMatch(/\S/);
    expect(await own()).toEqual(before);
  });

  test('one invalid field refuses the whole change', async () => {
    const before = await own();
    const { error } = await change({ living_area: 'By the river', region: 'NL-XX' });
    expect(Object.keys(error?.fields ?? {})).toEqual(['region']);
    expect(await own()).toEqual(before);
  });
});

test('about-me holds 1,000 characters as a person counts them, whatever their encoding (spec D2.4)', async () => {
  const text = family.repeat(ABOUT_ME_MAX);
  expect((await change({ about_me: text })).status).toBe(200);
  expect((await own()).about_me).toBe(text);
});

describe('every optional field can be cleared again', () => {
  test.each([
    ['sexuality', 'gay'],
    ['region', 'NL-NH'],
    ['city', 'Haarlem'],
    ['living_area', 'By the sea'],
    ['hair_colour', 'bald'],
    ['eye_colour', 'green'],
    ['body_type', 'slim'],
    ['relationship_status', 'widowed'],
    ['tattoos', 'many'],
    ['reason', 'fun'],
    ['about_me', 'Something'],
  ] as const)('%s', async (field, value) => {
    await change({ [field]: value });
    expect((await own())[field as keyof OwnProfile]).toBe(value);
    await change({ [field]: null });
    expect((await own())[field as keyof OwnProfile]).toBeNull();
  });
});

describe('the date of birth', () => {
  test('is corrected once, the same date again being no correction; then only staff can change it (spec 3.2, D2.1)', async () => {
    expect((await change({ date_of_birth: '1990-05-17' })).status).toBe(200);
    expect(await own()).toMatchObject({ date_of_birth: '1990-05-17', birth_date_fixed: false });
    expect((await change({ date_of_birth: '1990-05-18' })).status).toBe(200);
    expect(await own()).toMatchObject({ date_of_birth: '1990-05-18', birth_date_fixed: true });
    for (const date of ['1990-05-17', '1970-01-01'])
      expect((await change({ date_of_birth: date })).error?.fields?.date_of_birth?.code).toBe(
        'birth_date_fixed',
      );
    expect((await change({ date_of_birth: '1990-05-18' })).status).toBe(200);
  });

  test('never makes a member younger than the site allows, by the site’s calendar (spec 5.2)', async () => {
    const year = clock.now().getUTCFullYear() - 17;
    const { error } = await change({ date_of_birth: `${year}-01-01` });
    expect(error?.fields?.date_of_birth).toEqual({
      code: 'birth_date_minimum_age',
      params: { min_age: 18 },
      message: 'Vul uw geboortedatum in (18+ jaar)',
    });
    expect((await own()).birth_date_fixed).toBe(false);
  });
});

test('another country clears the place in the old one, unless a new place is given with it (spec 3.2)', async () => {
  await change({ country: 'BE' });
  expect(await own()).toMatchObject({ country: 'BE', region: null, city: null });
  await change({ country: 'NL', region: 'NL-UT', city: 'Utrecht' });
  expect(await own()).toMatchObject({ country: 'NL', region: 'NL-UT', city: 'Utrecht' });
});

test('gender can be changed where the audience allows it (spec 3.2)', async () => {
  const options = { siteId: lilac, country: 'GB', gender: 'male' } as const;
  const browser = server.as(await server.signUpMember(options), { host: 'lilac.localhost' });
  const { profile } = await browser.call(changeProfile, { body: { gender: 'female' } });
  expect(profile.gender).toBe('female');
});

describe('two browsers open', () => {
  test('keep the fields that each of them changes', async () => {
    const changes = {
      name: 'Somebody new',
      living_area: 'By the sea',
      about_me: 'After',
      hair_colour: 'grey',
      eye_colour: 'blue',
      tattoos: 'some',
      reason: 'friends',
      body_type: 'slim',
    };
    const answers = await Promise.all(
      Object.entries(changes).map(([field, value]) => change({ [field]: value })),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await own()).toMatchObject(changes);
  });

  test('keep every interest that either added, and lose those that either removed', async () => {
    const [gone, ...chosen] = interests.slice(0, 12) as [Interest, ...Interest[]];
    await change({ interests: [gone] });
    await Promise.all([
      change({ interests_removed: [gone] }),
      ...chosen.map(interest => change({ interests_added: [interest] })),
      ...chosen.map(interest => change({ interests_added: [interest] })),
    ]);
    expect((await own()).interests.toSorted()).toEqual(chosen.toSorted());
  });

  test('cannot correct a date of birth twice at once', async () => {
    const dates = ['1990-05-18', '1991-05-17', '1980-05-17'];
    const answers = await Promise.all(dates.map(date_of_birth => change({ date_of_birth })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

test('the hooks run when hiding begins, not when the same value is sent again', async () => {
  const times = async (body: object) => {
    hidden.length = 0;
    await change(body);
    return hidden.length;
  };
  expect(await times({ visible_to_visitors: true })).toBe(0);
  expect([await times({ visible_to_visitors: false }), await times({ visible_to_visitors: false })]).toEqual([
    1, 0,
  ]);
  expect([await times({ invisible: true }), await times({ invisible: true })]).toEqual([1, 0]);
  expect(await times({ invisible: false })).toBe(0);
});

test('sending the same presence setting again does not mark the member as online or change their rank', async () => {
  const place = async () =>
    (
      await server.db
        .selectFrom('profiles')
        .select('activity_rank')
        .where('id', '=', member.profileId)
        .executeTakeFirstOrThrow()
    ).activity_rank;
  const before = await place();
  clock.advance(3 * 86_400_000);
  await change({ shares_presence: true });
  expect(await place()).toBe(before);
  await change({ shares_presence: false });
  await change({ shares_presence: true });
  expect(await place()).toBeGreaterThan(before);
});
