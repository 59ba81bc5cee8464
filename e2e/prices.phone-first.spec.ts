import { insertSessionFor } from './support/insert-session.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test('a visitor reads what is free, what a message costs and what the bundles cost (spec 1.3, 2.9)', async ({
  page,
}) => {
  await page.goto('/pricing');
  const bundles = page.getByRole('region', { name: 'Bundels' }).getByRole('listitem');
  await expect(bundles).toHaveCount(4);
  await expect(bundles.first()).toContainText(/10 credits\s*€\s9,99\s*€\s1,00 per credit/);
  await expect(page.getByText('vanaf € 0,80')).toBeVisible();
  await expect(page.getByText('46% meer kans')).toBeVisible();
  await expect(page.getByRole('row', { name: /Eigen foto’s 3 25/ })).toBeVisible();
  await expectAccessible(page);
});

test('prices are in the currency of the country of the member (spec D2.12)', async ({
  page,
  context,
  baseURL,
}) => {
  await insertSessionFor(context, 'oliver@example.com', baseURL ?? '');
  await page.goto('/premium');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re premium');
  await expect(page.getByRole('region', { name: 'Bundles' }).getByRole('listitem').first()).toContainText(
    '£8.99',
  );
});

test('a free member reads what premium unlocks, and that the first bundle includes it (spec 1.3, 4.8)', async ({
  page,
  context,
  baseURL,
}) => {
  await insertSessionFor(context, 'noah@example.com', baseURL ?? '');
  await page.goto('/premium');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Premium, voor het leven');
  await expect(page.getByText('25 foto’s van jezelf')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Opgeslagen zoekopdrachten' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Wie je profiel bekijkt' })).toBeVisible();
  await expect(page.getByRole('row', { name: 'Zien wie jou bekijkt Nee Ja' })).toBeVisible();
  await expectAccessible(page);
});

test('a member sees the credits and where they went, with earlier entries (spec 2.9, D2.13)', async ({
  page,
  context,
  baseURL,
}) => {
  await insertSessionFor(context, 'daan@example.com', baseURL ?? '');
  await page.goto('/credits');
  const { user } = await (await context.request.get('/api/user.php')).json();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${user.credits} credits`);
  const creditOverview = page.getByRole('region', { name: 'Creditoverzicht' });
  await expect(creditOverview.getByRole('listitem')).toHaveCount(20);
  await expectAccessible(page);
  await creditOverview.getByRole('button', { name: 'Eerder' }).click();
  await expect(creditOverview.getByRole('listitem').nth(20)).toBeVisible();
});

test('a visitor is redirected to the login and back (spec 5.10, D3.1)', async ({ page }) => {
  for (const path of ['/credits', '/premium']) {
    await page.goto(path);
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`);
  }
});
