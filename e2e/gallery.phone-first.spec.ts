import type { BrowserContext, Page } from '@playwright/test';
import { fromCountry } from './support/from-country.ts';
import { logIn, newMember } from './support/new-member.ts';
import { postPhoto } from './support/photos.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const gallery = (page: Page) => page.getByRole('region', { name: 'Foto’s' });
const keyOf = (filename: string) => filename.split('/')[0] ?? '';

test('premium and free members see the same photos, free members with a lock on the private one (spec 1.3, 6.2, 6.3)', async ({
  page,
  context,
  browser,
  baseURL: site,
  watchContext,
  viewport,
  isMobile,
  hasTouch,
}) => {
  const baseURL = site ?? '';
  const screen = { viewport, isMobile, hasTouch, baseURL };
  const owner = await browser.newContext({ ...fromCountry('NL'), ...screen });
  const member = await newMember({ name: 'Ruben' });
  await logIn(owner, member, baseURL);
  await postPhoto(owner.request, baseURL, { colour: '#e9c46a' });
  const hidden = await postPhoto(owner.request, baseURL, { visibility: 'private', colour: '#264653' });
  await postPhoto(owner.request, baseURL, { colour: '#2a9d8f' });
  await owner.close();
  const address = `/members/${member.profileId}`;

  await logIn(context, await newMember({ premium: true }), baseURL);
  await test.step('a premium member sees all three and enlarges them', async () => {
    await page.goto(address);
    await expect(gallery(page).getByRole('link')).toHaveCount(0);
    await expectAccessible(page);
    const next = gallery(page).getByRole('button', { name: 'Volgende foto' });
    await expect(next).toHaveCSS('opacity', '1');
    await page.getByRole('button', { name: 'Foto 1 van Ruben vergroten' }).click();
    const lightbox = page.getByRole('dialog', { name: 'Foto van Ruben' });
    await expect(lightbox).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('ArrowRight');
    const second = lightbox.getByRole('group', { name: '2 van 3' });
    await expect(second).toHaveAttribute('aria-roledescription', 'foto');
    await expect.poll(() => shownUrl(second.getByRole('img'))).toContain(keyOf(hidden.filename));
    expect(await shownUrl(second.getByRole('img'))).toContain('ends=');
    await expect(lightbox.getByRole('button', { name: 'Uitzoomen' })).toBeDisabled();
    await page.keyboard.press('+');
    await expect(lightbox.getByRole('button', { name: 'Uitzoomen' })).toBeEnabled();
    await page.goBack();
    await expect(lightbox).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(page.getByRole('button', { name: 'Foto 2 van Ruben vergroten' })).toBeFocused();
  });

  const elsewhere = await browser.newContext({ ...fromCountry('NL'), ...screen, locale: 'nl-NL' });
  watchContext(elsewhere);
  await logIn(elsewhere, await newMember(), baseURL);
  await test.step('a free member sees the private one blurred, with how to unlock it', async () => {
    const free = await elsewhere.newPage();
    await expectNoClearAddress(elsewhere, address, keyOf(hidden.filename));
    await free.goto(address);
    const lock = gallery(free).getByRole('link', {
      name: /Premium leden zien alle foto’s van Ruben\. Ontgrendelen/,
    });
    await expect(lock).toHaveAttribute('href', '/premium');
    await expectAccessible(free);
    await free.getByRole('button', { name: 'Foto 1 van Ruben vergroten' }).click();
    const lightbox = free.getByRole('dialog', { name: 'Foto van Ruben' });
    await lightbox.getByRole('group', { name: '1 van 3' }).waitFor();
    await free.keyboard.press('ArrowRight');
    const slide = lightbox.getByRole('group', { name: '2 van 3' });
    await expect(slide.getByText('Ontgrendelen')).toBeInViewport();
    await expectAccessible(free);
    expect(await free.content()).not.toContain(keyOf(hidden.filename));
    await slide.getByRole('link').click();
    await expect(free).toHaveURL(/\/premium$/);
  });
  await elsewhere.close();
});

test('photos whose URLs have expired are requested once, not repeatedly (spec D4.9)', async ({
  page,
  context,
  browser,
  baseURL: site,
}) => {
  const baseURL = site ?? '';
  const owner = await browser.newContext({ baseURL });
  const member = await newMember({ name: 'Teun' });
  await logIn(owner, member, baseURL);
  await postPhoto(owner.request, baseURL);
  await postPhoto(owner.request, baseURL, { visibility: 'private' });
  await owner.close();
  await logIn(context, await newMember({ premium: true }), baseURL);
  const expiryTimes = new Set<string | null>();
  await page.route(/\/media\/.*ends=/, route => {
    expiryTimes.add(new URL(route.request().url()).searchParams.get('ends'));
    return route.fulfill({ status: 204 });
  });
  const refetches: string[] = [];
  page.on('request', request => {
    if (/\/api\/member\.php/.test(request.url())) refetches.push(request.url());
  });
  await page.goto(`/members/${member.profileId}`);
  await expect(gallery(page)).toBeVisible();
  await page.getByRole('button', { name: 'Volgende foto' }).press('Enter');
  await expect.poll(() => refetches.length).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Vorige foto' }).press('Enter');
  await page.waitForLoadState('networkidle');
  // The page may refetch the member one time per expiry time.
  expect(refetches.length).toBeLessThanOrEqual(expiryTimes.size);
});

const shownUrl = (image: ReturnType<Page['getByRole']>) =>
  image.evaluate((picture: HTMLImageElement) => picture.currentSrc);

async function expectNoClearAddress(context: BrowserContext, address: string, key: string): Promise<void> {
  const id = address.split('/').at(-1);
  for (const path of [address, `/api/member.php?id=${id}`]) {
    const answer = await context.request.get(path);
    expect(answer.status()).toBe(200);
    expect(await answer.text()).not.toContain(key);
  }
}

test('the link preview of a member has their photo by the scheme and host of the site (spec 3.2)', async ({
  page,
  browser,
  baseURL,
}) => {
  const owner = await browser.newContext();
  const member = await newMember({ name: 'Ruben', visibleToVisitors: true });
  await logIn(owner, member, baseURL ?? '');
  await postPhoto(owner.request, baseURL ?? '');
  await owner.close();
  await page.goto(`/members/${member.profileId}`);
  const address = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect(address).toMatch(new RegExp(`^${baseURL}/media/`));
  const picture = await page.request.get(address ?? '');
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg']);
});
