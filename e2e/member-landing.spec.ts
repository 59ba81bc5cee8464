import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { memberLanderNames } from '../src/contract/landers.ts';
import { logIn, newMember } from './support/new-member.ts';
import { postPhoto } from './support/photos.ts';
import { expect, test } from './support/test.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const campaignPicture = (page: Page) => page.locator('main img[src^="/campaigns/"]');

test('a landing page of one member speaks for him, also in a campaign, whose picture does not replace his (spec 2.1)', async ({
  browser,
  page,
  baseURL,
}) => {
  const bram = await newMember({
    name: 'Bram',
    visibleToVisitors: true,
    aboutMe: 'Ik kook graag voor twee.',
    interests: ['cooking'],
  });
  const own = await browser.newContext({ baseURL });
  await logIn(own, bram, baseURL ?? '');
  await postPhoto(own.request, baseURL ?? '');
  await own.close();

  for (const lander of memberLanderNames) {
    await page.goto(`/members/${bram.profileId}/${lander}`);
    await expect(title(page)).toHaveText('Maak kennis met Bram');
    await expect(page.getByRole('main').getByText(/Bram, \d+/)).toBeVisible();
  }
  await page.goto(`/members/${bram.profileId}/landing2/weekend?v=b`);
  await expect(title(page)).toHaveText('Zaterdag is leuker met z’n tweeën');
  await expect(page.getByText('Ik kook graag voor twee.')).toBeVisible();
  await expect(page.getByText('Koken')).toBeVisible();
  await expect(campaignPicture(page)).toHaveCount(0);
  await page.goto(`/members/${randomUUID()}/landing2/weekend?v=b`);
  await expect(campaignPicture(page)).toHaveCount(1);
});

test('a landing page of a member who is not shown to visitors is that of a member who does not exist (spec 2.1, D1.11)', async ({
  request,
}) => {
  const hidden = await newMember({ name: 'Verborgen', aboutMe: 'Niet voor bezoekers.' });
  const pageOf = async (id: string, lander: string) => {
    const answer = await request.get(`/members/${id}/${lander}`);
    expect(answer.status()).toBe(200);
    return (await answer.text()).replaceAll(id, 'ID');
  };
  for (const lander of memberLanderNames)
    expect(await pageOf(hidden.profileId, lander)).toBe(await pageOf(randomUUID(), lander));
});
