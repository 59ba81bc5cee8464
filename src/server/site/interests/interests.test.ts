import { describe, expect, test } from 'vitest';
import { interests, ownInterests } from '#contract/interests';
import { changeProfile, getMember, getProfile } from '#contract/profiles';
import { searchMembers } from '#contract/search';
import { getInterests, getRegions } from '#contract/site';
import { addInterest, getStaffInterests } from '#contract/staff-lists';
import { changeSetting, getStaffSettings, type SettingName } from '#contract/staff-settings';
import { inEveryLanguage } from '../../testing/in-every-language.ts';
import { openSecondSite } from '../../testing/second-site.ts';
import { createTestStaff } from '../../testing/staff.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { siteText } from '../texts/site-text.ts';

const server = await startTestServer();
const admin = await createTestStaff(server);

async function newMember() {
  const member = await server.signUpMember();
  return Object.assign(server.as(member), { profileId: member.profileId });
}
const listed = () => admin.call(getStaffInterests);
async function add(names: Record<string, string>, seen?: number | null) {
  const newest = seen === undefined ? ((await listed()).changed?.id ?? null) : seen;
  return admin.send(addInterest, { body: { names, seen: newest } });
}
async function setSetting(name: SettingName, value: unknown) {
  const { settings } = await admin.call(getStaffSettings);
  const seen = settings.find(setting => setting.name === name)?.changed?.id ?? null;
  return admin.send(changeSetting, { body: { name, to: 'value', value, seen } as never });
}

describe('an interest that a site adds (spec 3.3, D5.10)', () => {
  test('is called as the site says in each language, can be chosen, shown and searched, at once', async () => {
    const sauna = inEveryLanguage('Going to the sauna', { nl: 'Saunabezoek' });
    const { status, body } = await add(sauna);
    expect([status, body]).toEqual([200, { key: 'own_1' }]);
    expect((await server.visitor().call(getInterests)).interests.at(-1)).toBe('own_1');
    const site = server.app.sites.byId(1);
    if (!site) throw new Error('no site');
    expect((await siteText(site, 'nl-BE'))('interest.own_1' as never)).toBe('Saunabezoek');
    const member = await newMember();
    const viewer = await newMember();
    await member.call(changeProfile, { body: { interests_added: ['own_1', 'tea'] } });
    const { member: shown } = await viewer.call(getMember, { query: { id: member.profileId } });
    expect(shown.interests.toSorted()).toEqual(['own_1', 'tea']);
    const found = await viewer.call(searchMembers, { query: { interests: ['own_1'], gender: 'male' } });
    expect(found.profiles.map(({ id }) => id)).toEqual([member.profileId]);
    expect((await listed()).interests.at(-1)).toEqual({
      ...{ key: 'own_1', offered: true, own: true },
      names: sauna,
    });
  });

  test('is switched off: nobody can choose it any more, and who has it keeps it', async () => {
    const member = await newMember();
    await member.call(changeProfile, { body: { interests: ['own_1'] } });
    expect((await setSetting('interests', ['tea', ...interests.filter(key => key !== 'tea')])).status).toBe(
      200,
    );
    expect((await server.visitor().call(getInterests)).interests.slice(0, 2)).toEqual([
      'tea',
      'relationship',
    ]);
    await member.call(changeProfile, { body: { interests: ['own_1', 'tea'] } });
    expect((await member.call(getProfile)).profile.interests.toSorted()).toEqual(['own_1', 'tea']);
    const other = await newMember();
    for (const field of ['interests', 'interests_added'] as const) {
      const { error } = await other.send(changeProfile, { body: { [field]: ['own_1'] } });
      expect(error?.fields?.[field]?.code).toBe('choice_unknown');
    }
  });

  test('never gets the key of another, also of one that was switched off', async () => {
    expect((await add(inEveryLanguage('Roller skating'))).body).toEqual({ key: 'own_2' });
  });

  test.each([
    [{ nl: 'Alleen Nederlands' }, 'names.en', 'field_required'],
    [{ nl: 'x'.repeat(50), en: 'y' }, 'names.nl', 'field_too_long'],
    [{ nl: 'Hoi {name', en: 'y' }, 'names.nl', 'text_syntax'],
    [{ nl: '<b>Hoi</b>', en: 'y' }, 'names.nl', 'text_placeholders'],
  ])('needs a fitting name in every language: %j', async (names, field, code) => {
    expect((await add(names)).error?.fields?.[field]?.code).toBe(code);
  });

  test('is refused if somebody else changed the list meanwhile, and after twelve', async () => {
    const names = inEveryLanguage('One more');
    const seen = (await listed()).changed?.id ?? null;
    const answers = await Promise.all([add(names, seen), add(names, seen)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.error?.code).toBe('changed_meanwhile');
    while ((await listed()).free > 0) expect((await add(names)).status).toBe(200);
    expect((await add(names)).error?.code).toBe('interests_full');
    expect((await listed()).interests).toHaveLength(interests.length + ownInterests.length);
  });

  test('belongs to its site', async () => {
    const siteId = await openSecondSite(server);
    const neighbour = await createTestStaff(server, { siteId, browser: { host: 'lilac.localhost' } });
    expect((await neighbour.call(getStaffInterests)).interests.some(({ own }) => own)).toBe(false);
  });
});

describe('regions and languages (spec 2.3, 3.2, D2.45, D5.10)', () => {
  test('a closed region is offered to nobody and cannot be chosen', async () => {
    expect((await setSetting('closed_regions', ['NL-FL'])).status).toBe(200);
    const { regions } = await server.visitor().call(getRegions);
    const codes = regions.NL?.map(({ code }) => code);
    expect([codes?.includes('NL-FL'), codes?.includes('NL-UT')]).toEqual([false, true]);
    const member = await newMember();
    const { error } = await member.send(changeProfile, { body: { country: 'NL', region: 'NL-FL' } });
    expect(error?.fields?.region?.code).toBe('region_unknown');
  });

  test('the languages of a country are those that the site shows there', async () => {
    const answer = async (headers: Record<string, string>) =>
      (await server.visitor({ headers }).request({ url: '/api/nothing.php' })).error?.message;
    const english = await answer({ 'accept-language': 'en' });
    expect((await setSetting('countries' as never, ['NL'])).status).not.toBe(200);
    expect((await setSetting('visible_languages', { NL: ['nl', 'nl'] })).error?.fields?.value?.code).toBe(
      'field_invalid',
    );
    expect((await setSetting('visible_languages', { NL: [] })).error?.fields?.value?.code).toBe(
      'field_required',
    );
    expect((await setSetting('visible_languages', { NL: ['en', 'nl'] })).status).toBe(200);
    expect(server.app.sites.byId(1)?.settings.visible_languages).toEqual({ NL: ['en', 'nl'] });
    expect(await answer({ 'accept-language': 'en' })).toBe(english);
  });
});
