import { logIn, newMember } from './support/new-member.ts';
import { expect, expectAccessible, test } from './support/test.ts';

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
