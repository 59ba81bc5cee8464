import { describe, expect, test } from 'vitest';
import { getLanding } from '#contract/landers';
import { getAuditLog } from '#contract/staff-audit';
import {
  changeCampaign,
  draftCampaign,
  endCampaign,
  getStaffCampaign,
  getStaffCampaigns,
  type StaffCampaign,
} from '#contract/staff-campaigns';
import { inEveryLanguage } from '../../testing/in-every-language.ts';
import { openSecondSite } from '../../testing/second-site.ts';
import { createTestStaff, type TestStaff } from '../../testing/staff.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { isForCountry } from '../campaigns.ts';
import { addVisits } from '../count-queries.ts';

const server = await startTestServer();
const admin = await createTestStaff(server, { name: 'Noor' });

const autumn: StaffCampaign = {
  slug: 'autumn',
  landers: ['video', 'gallery'],
  headline: inEveryLanguage('Autumn', { nl: 'Herfst' }),
  picture: 'weekend.webp',
  source: { network: 'posters' },
  variants: [{ name: 'b', headline: inEveryLanguage('Rain', { nl: 'Regen' }), picture: null }],
  ...{ indexed: false, first_day: null, last_day: null, countries: [] },
};
const withSlug = (slug: string, changes: Partial<StaffCampaign> = {}) => ({ ...autumn, slug, ...changes });
const create = (campaign: StaffCampaign, browser: TestStaff = admin) =>
  browser.send(changeCampaign, { body: { campaign, is_new: true, seen: null } });
const seenOf = async (slug: string, browser: TestStaff = admin) =>
  (await browser.call(getStaffCampaign, { query: { slug } })).changed?.id ?? null;
const shown = async (slug: string, country?: string) => {
  const headers = country ? { 'x-forwarded-for': country } : {};
  const query = { lander: 'video', slug } as const;
  return (await server.visitor({ cookies: { language: 'en' }, headers }).call(getLanding, { query }))
    .campaign;
};

describe('a campaign that staff make (spec 2.1, D3.1, D5.10)', () => {
  test('is at its address at once, is changed, and says who did it', async () => {
    expect((await create(autumn)).status).toBe(200);
    expect(await shown('autumn')).toMatchObject({ headline: 'Autumn', picture: '/campaigns/weekend.webp' });
    const seen = await seenOf('autumn');
    const changed = { ...autumn, headline: inEveryLanguage('Wind') };
    expect(
      (await admin.send(changeCampaign, { body: { campaign: changed, is_new: false, seen } })).status,
    ).toBe(200);
    expect((await shown('autumn'))?.headline).toBe('Wind');
    const { campaign, state, history } = await admin.call(getStaffCampaign, { query: { slug: 'autumn' } });
    expect([campaign, state, history.length]).toEqual([changed, 'running', 2]);
    const { entries } = await admin.call(getAuditLog, { query: { action: 'campaigns.change' } });
    expect(entries[0]).toMatchObject({ staff: { name: 'Noor' }, details: { name: 'autumn' } });
  });

  test('begins with its first day, and ends when staff end it; the undo brings it back', async () => {
    await create(withSlug('planned', { first_day: '2099-01-01' }));
    expect(await shown('planned')).toBe(null);
    const { campaigns } = await admin.call(getStaffCampaigns);
    expect(campaigns.find(({ slug }) => slug === 'planned')).toMatchObject({
      state: 'planned',
      path: '/landers/video/planned',
    });
    await create(withSlug('ending'));
    const end = async (to: 'end' | 'previous' | 'remove') =>
      admin.send(endCampaign, { body: { slug: 'ending', to, seen: await seenOf('ending') } });
    expect((await end('end')).status).toBe(200);
    const query = { lander: 'video', slug: 'ending' } as const;
    expect((await server.visitor().send(getLanding, { query })).error?.code).toBe('campaign_ended');
    expect((await end('previous')).status).toBe(200);
    expect((await shown('ending'))?.headline).toBe('Autumn');
    expect((await end('remove')).status).toBe(200);
    expect(await shown('ending')).toBe(null);
    expect(await admin.call(getStaffCampaign, { query: { slug: 'ending' } })).toMatchObject({
      ...{ campaign: null, state: 'removed' },
    });
    expect((await end('end')).error?.code).toBe('not_found');
    expect((await end('previous')).status).toBe(200);
    expect((await shown('ending'))?.headline).toBe('Autumn');
  });

  test('is refused if its address is taken, or somebody else changed it; of many at once, one is accepted', async () => {
    await create(withSlug('taken'));
    const seen = await seenOf('taken');
    const again = await admin.send(changeCampaign, {
      body: { campaign: withSlug('taken'), is_new: true, seen },
    });
    expect(again.error?.code).toBe('campaign_slug_taken');
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, index) =>
        admin.send(changeCampaign, {
          body: { campaign: withSlug('taken', { source: { ref: `r${index}` } }), is_new: false, seen },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const stale = await admin.send(endCampaign, { body: { slug: 'taken', to: 'end', seen } });
    expect(stale.error?.code).toBe('changed_meanwhile');
  });

  test('belongs to its site', async () => {
    const siteId = await openSecondSite(server);
    const neighbour = await createTestStaff(server, { siteId, browser: { host: 'lilac.localhost' } });
    const query = { slug: 'autumn' };
    expect((await neighbour.send(getStaffCampaign, { query })).error?.code).toBe('not_found');
    const { campaigns } = await neighbour.call(getStaffCampaigns);
    expect(campaigns.map(({ slug }) => slug)).not.toContain('autumn');
  });
});

describe('a campaign that does not fit is refused at its field (spec 2.1, D3.1, D5.10)', () => {
  test.each<[Partial<StaffCampaign>, string, string]>([
    [{ headline: { nl: 'Alleen hier' } }, 'campaign.headline', 'campaign_text_missing'],
    [{ picture: 'nothing.webp' }, 'campaign.picture', 'choice_unknown'],
    [{ picture: '../secret.png' }, 'campaign.picture', 'field_invalid'],
    [{ first_day: '2026-05-02', last_day: '2026-05-01' }, 'campaign.last_day', 'field_invalid'],
    [{ landers: [] }, 'campaign.landers', 'field_required'],
    [{ variants: Array(2).fill(autumn.variants[0]) }, 'campaign.variants', 'field_invalid'],
    [{ source: { network: '{network}' } }, 'campaign.source.network', 'field_invalid'],
  ])('%j', async (changes, field, code) => {
    const campaign = withSlug('wrong', changes);
    for (const answer of [await create(campaign), await admin.send(draftCampaign, { body: { campaign } })])
      expect([answer.status, answer.error?.fields?.[field]?.code]).toEqual([422, code]);
  });

  test('as is an address with other signs', async () => {
    expect((await create(withSlug('With Space'))).error?.fields?.['campaign.slug']?.code).toBe(
      'field_invalid',
    );
  });

  test('and so is the undo to a state that fits no more', async () => {
    await create(withSlug('undone'));
    const seen = await seenOf('undone');
    await admin.call(changeCampaign, {
      body: { campaign: withSlug('undone', { picture: null }), is_new: false, seen },
    });
    const id = await seenOf('undone');
    const spoil = (definition: object) =>
      server.db
        .updateTable('site_changes')
        .set({
          old_value: JSON.stringify({
            value: { slug: 'undone', landers: ['video'], variants: [], indexed: false, ...definition },
          }),
        })
        .where('id', '=', String(id))
        .execute();
    const undo = async () =>
      (await admin.send(endCampaign, { body: { slug: 'undone', to: 'previous', seen: id } })).error?.fields;
    await spoil({ headline: { nl: 'Alleen' } });
    expect((await undo())?.['campaign.headline']?.code).toBe('campaign_text_missing');
    await spoil({ picture: 'gone.webp' });
    expect((await undo())?.['campaign.picture']?.code).toBe('choice_unknown');
  });
});

test('the figures are those that were counted, by campaign and variant, and as a CSV file for staff alone (spec 2.1, D5.10)', async () => {
  const day = server.clock.now().toISOString().slice(0, 10);
  const counted = { siteId: 1, lander: 'video', day };
  await addVisits(server.db, [
    { ...counted, campaign: 'autumn', variant: 'b', visits: 5 },
    { ...counted, campaign: 'autumn', variant: '', visits: 2 },
    { ...counted, campaign: 'forgotten', variant: '', visits: 1 },
  ]);
  const { campaigns, from, until } = await admin.call(getStaffCampaigns);
  expect(campaigns.find(({ slug }) => slug === 'autumn')).toMatchObject({ visits: 7, variants: 1 });
  expect(campaigns.find(({ slug }) => slug === 'forgotten')).toMatchObject({ state: 'removed', path: null });
  const { variants } = await admin.call(getStaffCampaign, { query: { slug: 'autumn' } });
  expect(variants.map(({ variant, visits }) => [variant, visits])).toEqual([
    ['', 2],
    ['b', 5],
  ]);
  const url = `/backoffice/files/campaigns.csv?${new URLSearchParams({ from, until })}`;
  const { status, body } = await admin.request({ url });
  expect([status, String(body).split('\r\n').slice(0, 3)]).toEqual([
    200,
    [
      'campaign,variant,lander,day,visits,signups,confirmations,purchases',
      `autumn,,video,${day},2,0,0,0`,
      `autumn,b,video,${day},5,0,0,0`,
    ],
  ]);
  const others = [server.visitor(), await createTestStaff(server, { roles: ['moderator'] })];
  for (const browser of others) expect((await browser.request({ url })).status).toBe(404);
  const wrong = { url: '/backoffice/files/campaigns.csv?from=x&until=y' };
  expect((await admin.request(wrong)).status).toBe(404);
});

test('visitors of other countries see the landing page without the campaign (spec 2.1, D3.1)', async () => {
  await create(withSlug('abroad', { countries: ['GB'] }));
  expect(await shown('abroad')).toMatchObject({ headline: 'Autumn' });
  expect([isForCountry({ countries: ['GB'] }, 'NL'), isForCountry({ countries: ['GB'] }, 'GB')]).toEqual([
    false,
    true,
  ]);
});
