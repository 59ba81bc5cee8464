import { expect, test } from 'vitest';
import { changeProfile, getMember } from '#contract/profiles';
import { searchMembers } from '#contract/search';
import { getSettings, profileFields } from '#contract/site';
import { lilac, openSecondSite } from '../testing/second-site.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer();
const siteId = await openSecondSite(server);
const host = 'lilac.localhost';
const changes = {
  sexuality: 'bi',
  living_area: 'By the canal',
  hair_colour: 'grey',
  eye_colour: 'green',
  body_type: 'slim',
  relationship_status: 'single',
  tattoos: 'some',
  reason: 'friends',
  about_me: 'Bakes.',
} as const;

async function seenAt(at: { siteId: number; country: 'NL' | 'GB'; host: string }) {
  const { host: siteHost, ...where } = at;
  const owner = await server.signUpMember({ ...where, city: 'Somewhere', interests: ['tea'] });
  const region = at.country === 'NL' ? 'NL-UT' : 'GB-WLS';
  await server.as(owner, { host: siteHost }).call(changeProfile, { body: { ...changes, region } });
  const viewer = server.as(await server.signUpMember(where), { host: siteHost });
  const { member } = await viewer.call(getMember, { query: { id: owner.profileId } });
  const { profiles } = await viewer.call(searchMembers, {});
  const card = profiles.find(({ id }) => id === owner.profileId);
  const isShown = (value: unknown) => value !== null && !(Array.isArray(value) && value.length === 0);
  return {
    page: profileFields.filter(field => isShown(member[field])),
    card: (['region', 'city'] as const).filter(field => isShown(card?.[field])),
  };
}

test('a site shows the profile fields of its setting, on pages and cards, and another site others (setting visible_profile_fields, spec 3.5)', async () => {
  const { visible_profile_fields: shown } = lilac.settings;
  expect(shown?.length).toBeLessThan(profileFields.length);
  const there = await seenAt({ siteId, country: 'GB', host });
  expect(there.page.toSorted()).toEqual(shown?.toSorted());
  const here = await seenAt({ siteId: 1, country: 'NL', host: 'localhost' });
  expect(here.page.toSorted()).toEqual(profileFields.toSorted());
  expect([there.card, here.card]).toEqual([
    ['region', 'city'],
    ['region', 'city'],
  ]);
});

test('each site has notes of its own for the editor, and one without them has none (setting visible_profile_notes, spec 3.5)', async () => {
  const notesAt = async (asked: string) =>
    (await server.visitor({ host: asked }).call(getSettings, {})).settings.visible_profile_notes;
  expect(await notesAt(host)).toMatchObject({ about_me: expect.stringContaining('Sunday') });
  expect(await notesAt('localhost')).toEqual({});
});
