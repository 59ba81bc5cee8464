import { beforeEach, describe, expect, test } from 'vitest';
import { getLanding } from '#contract/landers';
import type { Campaign } from '../site/campaign-spec.ts';
import { openSecondSite } from '../testing/second-site.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { setCampaigns, summer, weekend } from './testing/site-campaigns.ts';

const server = await startTestServer();
const start = server.clock.now();
beforeEach(async () => {
  server.clock.set(start);
  await setCampaigns(server, [weekend, summer]);
});

const visitor = (language = 'nl', host = 'localhost') => server.visitor({ host, cookies: { language } });
type Query = { lander?: 'gallery' | 'landing2' | 'maplanding'; slug?: string; variant?: string };
const send = ({ lander = 'gallery', ...query }: Query, browser = visitor()) =>
  browser.send(getLanding, { query: { lander, ...query } });
const campaignOf = async (query: Query, browser = visitor()) =>
  ((await send(query, browser)).body as { campaign: unknown }).campaign;

describe('the campaign of a landing page (spec 2.1, D3.1)', () => {
  test('has the headline and picture of the variant that the link names, else those of the campaign', async () => {
    const shown = { slug: 'weekend', picture: '/campaigns/weekend.webp', indexed: true };
    expect(await campaignOf({ slug: 'weekend' })).toEqual({
      ...shown,
      variant: null,
      headline: 'Het weekend',
    });
    expect(await campaignOf({ slug: 'weekend', variant: 'a' })).toEqual({
      ...shown,
      variant: 'a',
      headline: 'Vrijdag',
    });
    expect(await campaignOf({ slug: 'weekend', variant: 'b', lander: 'landing2' })).toEqual({
      ...shown,
      variant: 'b',
      headline: 'Zaterdag',
      picture: '/campaigns/sunday.webp',
    });
    expect(await campaignOf({ slug: 'weekend', variant: 'zzz' })).toMatchObject({ variant: null });
  });

  test('speaks the language of the visitor', async () => {
    expect(await campaignOf({ slug: 'weekend' }, visitor('en'))).toMatchObject({ headline: 'The weekend' });
  });

  test.each([
    ['a slug that nobody defined', { slug: 'winter' }],
    ['no slug', {}],
    ['a campaign of another landing page', { slug: 'weekend', lander: 'maplanding' }],
    ['an ended campaign of another landing page', { slug: 'summer', lander: 'landing2' }],
    ['a slug of strange characters', { slug: '../weekend' }],
    ['a slug without end', { slug: 'weekend'.repeat(999) }],
  ] satisfies [string, Query][])('is the default page for %s', async (_what, query) => {
    const { status } = await send(query);
    expect([status, await campaignOf(query)]).toEqual([200, null]);
  });

  test('ends with its last day in the time zone of the site, and then answers 410', async () => {
    server.clock.set(new Date('2026-03-14T22:59:59Z'));
    expect((await send({ slug: 'weekend' })).status).toBe(200);
    server.clock.set(new Date('2026-03-14T23:00:00Z'));
    const { status, error } = await send({ slug: 'weekend', variant: 'a' });
    expect([status, error?.code]).toEqual([410, 'campaign_ended']);
    expect((await send({ slug: 'summer' })).status).toBe(410);
  });

  test('belongs to its site: another site has its own of the same slug, and none of the others', async () => {
    const lilac = await openSecondSite(server);
    const own: Campaign = { ...weekend, headline: { en: 'A walk' }, variants: [], indexed: false };
    await setCampaigns(server, [own], lilac);
    const there = visitor('en', 'lilac.localhost');
    expect(await campaignOf({ slug: 'weekend', variant: 'a' }, there)).toMatchObject({
      headline: 'A walk',
      variant: null,
      indexed: false,
    });
    expect(await campaignOf({ slug: 'summer' }, there)).toBeNull();
    expect(await campaignOf({ slug: 'weekend' })).toMatchObject({ headline: 'Het weekend' });
  });

  test('that no longer fits the rules is left out, and the site goes on', async () => {
    await setCampaigns(server, [weekend, { ...summer, landers: [] }]);
    expect((await send({ slug: 'summer' })).status).toBe(200);
    expect(await campaignOf({ slug: 'weekend' })).not.toBeNull();
  });
});
