import { expect, test } from 'vitest';
import { setCampaigns, summer, weekend } from '../../src/server/landers/testing/site-campaigns.ts';
import { openSecondSite } from '../../src/server/testing/second-site.ts';
import { openOperator } from './testing/open-operator.ts';

const { db, server, runCommand } = await openOperator();

test('npm run campaigns adds up counts by variant in a period, and prints days as CSV (spec 2.1)', async () => {
  expect((await runCommand('campaigns')).lines).toEqual([
    expect.stringMatching(/^Nothing was counted for lavender from \d{4}-\d\d-\d\d to \d{4}-\d\d-\d\d\.$/),
  ]);
  const nothing = await runCommand('campaigns', '--from', '2026-03-01', '--to', '2026-03-31');
  expect(nothing.lines).toEqual(['Nothing was counted for lavender from 2026-03-01 to 2026-03-31.']);
  const lilac = await openSecondSite(server);
  const { last_day: _, ...running } = weekend;
  await setCampaigns(server, [running, summer]);
  const a = { site_id: 1, campaign: 'weekend', variant: 'a', lander: 'gallery' };
  await db
    .insertInto('campaign_counts')
    .values([
      { ...a, day: '2026-03-01', visits: 200, signups: 9 },
      { ...a, day: '2026-03-02', visits: 100, signups: 3, confirmations: 8, purchases: 1 },
      { ...a, day: '2026-03-02', lander: 'video', visits: 100 },
      { ...a, day: '2026-04-01', visits: 1 },
      { ...a, day: '2026-03-02', variant: '', visits: 50 },
      { ...a, day: '2026-03-02', campaign: 'summer', signups: 1 },
      { ...a, day: '2026-03-02', campaign: 'winter', visits: 2 },
      { ...a, day: '2026-03-02', site_id: lilac, visits: 77 },
    ])
    .execute();
  const march = ['--site', 'lavender', '--from', '2026-03-01', '--to', '2026-03-31'];
  expect((await runCommand('campaigns', ...march)).lines).toEqual([
    'campaign  variant  state    visits  sign-ups  of visits  confirmed  first purchases',
    'summer    a        ended         0         1          -          0                0',
    'weekend   -        running      50         0      0.0 %          0                0',
    'weekend   a        running     400        12      3.0 %          8                1',
    'winter    a        removed       2         0      0.0 %          0                0',
  ]);
  const csv = await runCommand('campaigns', ...march, '--csv', '--campaign', 'weekend');
  expect(csv.lines).toEqual([
    'campaign,variant,lander,day,visits,signups,confirmations,purchases',
    'weekend,,gallery,2026-03-02,50,0,0,0',
    'weekend,a,gallery,2026-03-01,200,9,0,0',
    'weekend,a,gallery,2026-03-02,100,3,8,1',
    'weekend,a,video,2026-03-02,100,0,0,0',
  ]);
  for (const [args, complaint] of [
    [['--site', 'lavender', '--from', 'yesterday'], '--from needs a day'],
    [[...march, '--to', '2026-02-01'], '--from is later than --to'],
    [['--site', 'nowhere'], 'There is no site nowhere'],
    [['--days', '3'], 'Unknown option'],
  ] as const)
    expect((await runCommand('campaigns', ...args)).complaint).toContain(complaint);
});
