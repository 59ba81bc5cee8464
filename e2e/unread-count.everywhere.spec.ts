import { horizontalOverflow } from './support/horizontal-overflow.ts';
import { insertMessages } from './support/insert-messages.ts';
import { logIn, newMember } from './support/new-member.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test.use({ expectedErrors: /status of (404|400) \([\w ]+\) \S+$/ });

test('with text of twice the size, the unread count on a light page covers no other link (spec 2.2)', async ({
  page,
  context,
  baseURL,
}) => {
  const [jan, piet] = [await newMember({ name: 'Jan' }), await newMember({ name: 'Piet' })];
  await insertMessages({
    from: piet,
    to: jan,
    texts: Array.from({ length: 12 }, (_, index) => `Dag ${index}`),
  });
  await logIn(context, jan, baseURL ?? '');
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/pages/faq');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' });
  const count = await menu.getByText('12', { exact: true }).boundingBox();
  const likes = await menu.getByRole('link', { name: 'Likes' }).boundingBox();
  expect(count && count.x + count.width).toBeLessThanOrEqual((likes?.x ?? 0) + (likes?.width ?? 0) / 2);
});

test('the title of error pages and light pages begins with what is unread, and light pages show it in their navigation (spec 2.7, 2.2)', async ({
  page,
  context,
  baseURL,
}) => {
  const [jan, piet] = [await newMember({ name: 'Jan' }), await newMember({ name: 'Piet' })];
  await insertMessages({ from: piet, to: jan, texts: ['Een', 'Twee', 'Drie'] });
  for (const path of ['/', '/pricing', '/pages/faq']) {
    await page.goto(path);
    await expect(page, 'a visitor').not.toHaveTitle(/^\(/);
    await expect(page.getByRole('navigation', { name: 'Hoofdmenu' })).toHaveCount(0);
  }
  await logIn(context, jan, baseURL ?? '');
  for (const path of ['/pricing', '/pages/faq']) {
    await page.goto(path);
    await expect(page).toHaveTitle(/^\(3\) /);
    const menu = page.getByRole('navigation', { name: 'Hoofdmenu' });
    const messages = menu.getByRole('link', { name: /3 ongelezen berichten/ });
    await expect(messages).toHaveAttribute('href', '/chats');
    await expectAccessible(page);
    const width = page.viewportSize()?.width ?? 0;
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await horizontalOverflow(page), path).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width, height: 800 });
  }
  await page.goto('/nothing-here');
  await expect(page).toHaveTitle('(3) Deze pagina bestaat niet');
  const unknown = '019ab000-0000-7000-8000-000000000000';
  for (const [path, title] of [
    [`/chats/${unknown}`, '(3) Dit gesprek is er niet meer · Lavender'],
    [`/members/${unknown}`, '(3) Dit profiel bestaat niet (meer) · Lavender'],
  ] as const) {
    const html = await (await page.request.get(path)).text();
    expect(/<title>([^<]*)<\/title>/.exec(html)?.[1], 'without script').toBe(title);
    await page.goto(path);
    await expect(page).toHaveTitle(title);
  }
  await page.goto('/%E0%A4%A');
  await expect(page).toHaveTitle('(3) Deze pagina bestaat niet');
  await context.clearCookies({ name: 'session' });
  await page.goto('/nothing-here');
  await expect(page).toHaveTitle('Deze pagina bestaat niet');
});
