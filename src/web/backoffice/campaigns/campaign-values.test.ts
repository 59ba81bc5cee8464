import { expect, test } from 'vitest';
import { campaignIn, emptyCampaign } from './campaign-values.ts';

test('a form becomes a campaign, and keeps what it does not show (spec 2.1, D5.10)', () => {
  const before = { ...emptyCampaign, headline: { pl: 'Zima' }, source: { sub1: 'x' } };
  const values = {
    ...{ slug: ' winter ', 'lander-video': 'on', 'headline-nl': 'Winter', 'headline-en': ' ', picture: '' },
    ...{ network: 'posters', ref: '', first_day: '2026-12-01', last_day: '', 'country-NL': 'on' },
    ...{ 'variant-0-name': 'b', 'variant-0-headline-nl': 'IJs', 'variant-0-picture': 'a.webp' },
    ...{ 'variant-1-name': '' },
  };
  expect(campaignIn(values, { languages: ['nl', 'en'], variantCount: 2 }, before)).toEqual({
    slug: 'winter',
    landers: ['video'],
    headline: { pl: 'Zima', nl: 'Winter' },
    picture: null,
    source: { sub1: 'x', network: 'posters' },
    variants: [{ name: 'b', headline: { nl: 'IJs' }, picture: 'a.webp' }],
    indexed: false,
    first_day: '2026-12-01',
    last_day: null,
    countries: ['NL'],
  });
});
