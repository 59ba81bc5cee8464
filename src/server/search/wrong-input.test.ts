import { describe, expect, test } from 'vitest';
import type { ErrorCode } from '#contract/errors';
import { localeOf } from '#contract/languages';
import { searchMembers } from '#contract/search';
import { withoutUnofferedFields } from '#contract/search-fields';
import { profileFields, searchFields } from '#contract/site';
import { errorText } from '#i18n/error-text';
import { serverText } from '#i18n/server-text';
import { setSetting } from '../testing/set-setting.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer();
const member = await server.signUpMember({ country: 'NZ' });

const interests = ['gym', 'wine', 'beer', 'tea', 'art', 'sushi'];
const many = Array.from({ length: 50 }, (_, index) => interests[index % 6] ?? '');

const wrong: [string, string, ErrorCode][] = [
  ['countryregion=NL-XX', 'countryregion', 'region_unknown'],
  ['countryregion=nonsense', 'countryregion', 'region_unknown'],
  ['countryregion=NL-NH&countryregion=NL-ZH', 'countryregion', 'region_unknown'],
  ['country=DE&countryregion=NL-NH', 'countryregion', 'region_unknown'],
  ['min_age=40&max_age=30', 'max_age', 'age_range_reversed'],
  ['min_age=17', 'min_age', 'age_unknown'],
  ['max_age=100', 'max_age', 'age_unknown'],
  ['min_age=x', 'min_age', 'age_unknown'],
  ['min_age=20&min_age=30', 'min_age', 'age_unknown'],
  ['page=0', 'page', 'page_unknown'],
  ['page=-1', 'page', 'page_unknown'],
  ['page=51', 'page', 'page_unknown'],
  ['page=1.5', 'page', 'page_unknown'],
  ['page=1000000000', 'page', 'page_unknown'],
  ['page=99999999999999', 'page', 'page_unknown'],
  ['page=1&page=2', 'page', 'page_unknown'],
  ['gender=other', 'gender', 'choice_unknown'],
  ['gender=male&gender=female', 'gender', 'choice_unknown'],
  ['country=XX', 'country', 'choice_unknown'],
  ['interests=flying', 'interests', 'choice_unknown'],
  ['interests=gym&interests=flying', 'interests', 'choice_unknown'],
  [new URLSearchParams(interests.map(one => ['interests', one])).toString(), 'interests', 'interests_limit'],
  [new URLSearchParams(many.map(one => ['interests', one])).toString(), 'interests', 'interests_limit'],
  ['body_type=huge', 'body_type', 'choice_unknown'],
  ['with_photo=maybe', 'with_photo', 'choice_unknown'],
  ['online=2', 'online', 'choice_unknown'],
  ['new=', 'new', 'choice_unknown'],
  ['hide_fictional=1&hide_fictional=0', 'hide_fictional', 'choice_unknown'],
  ['distance=7', 'distance', 'choice_unknown'],
  ['distance=-5', 'distance', 'choice_unknown'],
  ['distance=25.0', 'distance', 'choice_unknown'],
  ['near=-1', 'near', 'position_unknown'],
  ['near=x', 'near', 'position_unknown'],
  ['near=9999999999', 'near', 'position_unknown'],
  ['near=7999', 'near', 'position_unknown'],
  ['order=paid', 'order', 'choice_unknown'],
  ['order=nearest', 'near', 'place_needed'],
];

const ask = (query: string, language: string) =>
  server.as(member, { cookies: { language } }).request({ url: `${searchMembers.path}?${query}` });

describe('an invalid search is refused at its field, in the searcher’s language (spec 3.16, 8.3)', () => {
  test.each(wrong)('%s', async (query, field, code) => {
    for (const language of ['nl', 'en'] as const) {
      const message = errorText(await serverText(localeOf(language, 'NZ')), { code });
      const { status, error } = await ask(query, language);
      expect([status, error?.fields?.[field]]).toEqual([422, { code, message }]);
    }
  });
});

describe('a filter that the site does not offer is refused at its field (spec 3.16)', () => {
  test('where `search_fields` leaves it out', async () => {
    await setSetting(server, 'search_fields', ['country']);
    const { status, error } = await ask('country=NZ&min_age=30&online=1', 'nl');
    expect([status, Object.keys(error?.fields ?? {})]).toEqual([422, ['min_age', 'online']]);
    expect(error?.fields?.online?.code).toBe('search_field_closed');
    await setSetting(server, 'search_fields', [...searchFields]);
  });

  test('where its profile field is not shown', async () => {
    await setSetting(server, 'visible_profile_fields', ['about_me']);
    const { error } = await ask('countryregion=NZ-AUK&body_type=slim&interests=gym&min_age=30', 'nl');
    expect(Object.keys(error?.fields ?? {})).toEqual(['countryregion', 'interests', 'body_type']);
    await setSetting(server, 'visible_profile_fields', [...profileFields]);
  });

  test('an old address opens without it', () => {
    const offer = { search_fields: [...searchFields], visible_profile_fields: ['region' as const] };
    const query = { country: 'NL', countryregion: 'NL-NH', interests: ['gym'], page: 2 } as const;
    expect(withoutUnofferedFields(query, offer)).toEqual({ country: 'NL', countryregion: 'NL-NH', page: 2 });
  });
});
