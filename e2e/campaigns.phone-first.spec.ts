import { expect, expectAccessible, test } from './support/test.ts';

test.use({ expectedErrors: /status of 410 \(Gone\) \S+\/(gallery|landing3)\/summer\?\S+$/ });

test('a campaign shows the headline of the variant in the link, and its form carries both on (spec 2.1)', async ({
  page,
}) => {
  await page.goto('/landers/gallery/weekend?v=b&network=exo&gclid=1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zaterdag is leuker met z’n tweeën');
  await expect(page.locator('form[action="/signup"] input[type=hidden]')).toHaveCount(3);
  for (const [name, value] of Object.entries({ lander: 'gallery', campaign: 'weekend', variant: 'b' }))
    await expect(page.locator(`input[name=${name}]`)).toHaveValue(value);
  await page.goto('/landers/gallery/weekend?v=a');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dit weekend niet alleen');
  await page.goto('/landers/gallery/made-up?v=a');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/weekend/i);
  await expect(page.locator('input[name=campaign]')).toHaveCount(0);
  const picture = await page.request.get('/campaigns/weekend.webp');
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/webp']);
});

const unknownMember = '/members/01994a00-0000-7000-8000-000000000000/landing3';
for (const landingPage of ['/landers/gallery', unknownMember])
  test(`an ended campaign of ${landingPage} says so with status 410 and leads on to that page without it (spec 2.1, 8.2)`, async ({
    page,
  }) => {
    const answer = await page.goto(`${landingPage}/summer?v=a&gclid=1`);
    expect(answer?.status()).toBe(410);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deze heb je net gemist');
    await expect(page).toHaveTitle(/^Deze heb je net gemist · Lavender$/);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('script:not([src])')).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link').click();
    await expect(page).toHaveURL(landingPage);
    await expect(page.locator('form[action="/signup"]').first()).toBeVisible();
  });
