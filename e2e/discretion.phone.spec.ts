import { logIn, newMember } from './support/new-member.ts';
import { expect, expectAccessible, test } from './support/test.ts';

// The document of a wrong link says so with its status.
test.use({ expectedErrors: /status of 410 \(Gone\) \S+\/(unsubscribe|notifications\/enable)$/ });

const AWAY = 'https://www.wikipedia.org/';

test('on a phone a button leaves the site from every page and from a conversation (spec D5.2)', async ({
  page,
  context,
  baseURL,
}) => {
  await context.route(`${AWAY}**`, route =>
    route.fulfill({ contentType: 'text/html', body: '<title>Encyclopedia</title>' }),
  );
  const other = await newMember({ name: 'Bram' });
  await logIn(context, await newMember(), baseURL ?? '');
  await page.goto('/settings/discretion');
  await expect(page.locator('main [inert]')).toHaveCount(0);
  await page.getByRole('switch', { name: 'Discrete modus' }).click();
  await expectAccessible(page);
  for (const path of ['/settings/discretion', '/members', `/members/${other.profileId}/chat`]) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Snel weg' }).click();
    await expect(page).toHaveURL(AWAY);
  }
});

test('light pages have the button too, and the key leaves them, for members and before login (spec D5.2)', async ({
  page,
  context,
  baseURL,
}) => {
  await context.route(`${AWAY}**`, route =>
    route.fulfill({
      contentType: 'text/html',
      body: `<title>Encyclopedia</title><p>Referer: ${route.request().headers().referer ?? 'none'}`,
    }),
  );
  const member = await newMember();
  await logIn(context, member, baseURL ?? '');
  await page.goto('/pages/faq');
  await expect(page.getByRole('button', { name: 'Snel weg' })).toHaveCount(0);
  const headers = { origin: baseURL ?? '' };
  await page.request.put('/api/discretion.php', { data: { discreet: true }, headers });
  const expectAway = async () => {
    await expect(page).toHaveURL(AWAY);
    await expect(page.getByText('Referer: none')).toBeVisible();
  };
  for (const isMember of [true, false]) {
    if (!isMember) await context.clearCookies({ name: 'session' });
    const paths = ['/pages/faq', '/unsubscribe', '/notifications/enable', ...(isMember ? [] : ['/'])];
    for (const path of paths) {
      await page.goto(path);
      await expect(page).toHaveTitle('Agenda');
      await page.getByRole('banner').getByRole('link', { name: 'Snel weg' }).click();
      await expectAway();
      await page.goto(path);
      await page.evaluate(() => {
        for (const _ of [1, 2]) dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
      });
      await expectAway();
    }
    await page.goBack({ waitUntil: 'commit' }).catch(() => undefined);
    await expectAway();
  }
  await logIn(context, member, baseURL ?? '');
  for (const [width, fontSize] of [
    [390, '100%'],
    [320, '100%'],
    [320, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/pages/faq');
    await page.evaluate(size => document.documentElement.style.setProperty('font-size', size), fontSize);
    const language = page.getByRole('banner').getByText('NL', { exact: true });
    const lines = await language.evaluate(item => {
      const range = document.createRange();
      range.selectNodeContents(item);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    });
    expect(lines, `${width} px, ${fontSize}`).toBeLessThanOrEqual(1);
    const last = await page.getByRole('banner').getByLabel(`Menu van ${member.name}`).boundingBox();
    expect(last && last.x + last.width, `${width} px, ${fontSize}`).toBeLessThanOrEqual(width);
  }
  await page.goto('/pages/faq');
  await expectAccessible(page);
});
