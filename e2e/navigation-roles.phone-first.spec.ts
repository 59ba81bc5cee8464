import type { Locator, Page } from '@playwright/test';
import type { TestMemberOptions } from '../src/server/testing/members.ts';
import { logIn, newMember } from './support/new-member.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const mainMenu = (page: Page): Locator => page.getByRole('navigation', { name: 'Hoofdmenu' });
const premium = (purchasedCredits: number): TestMemberOptions => ({
  premium: true,
  credits: 0,
  purchasedCredits,
});

const roles: [string, TestMemberOptions, RegExp[]][] = [
  ['a free member', {}, [/^Leden zoeken$/, /^Berichten$/, /^Likes$/, /^Word premium$/]],
  [
    'an unconfirmed member',
    { status: 'not_confirmed' },
    [/^Leden zoeken$/, /^Berichten$/, /^Likes$/, /^Word premium$/],
  ],
  [
    'a premium member with 25 credits',
    premium(25),
    [/^Leden zoeken$/, /^Berichten$/, /^Likes$/, /^Credits$/],
  ],
  [
    'a premium member with 10 credits',
    premium(10),
    [/^Leden zoeken$/, /^Berichten$/, /^Likes$/, /Nog 10 credits/],
  ],
  [
    'a premium member with 0 credits',
    premium(0),
    [/^Leden zoeken$/, /^Berichten$/, /^Likes$/, /Geen credits meer/],
  ],
];

/** Tags all but the first and last role with `@full`, so that `npm test` leaves them out. */
const tagOf = (index: number) => (index === 0 || index === roles.length - 1 ? [] : ['@full']);

for (const [index, [role, options, links]] of roles.entries()) {
  test(`the navigation of ${role} (spec 2.3)`, { tag: tagOf(index) }, async ({
    page,
    context,
    baseURL,
    isMobile,
  }) => {
    await logIn(context, await newMember(options), baseURL ?? '');
    await page.goto('/members');
    const menu = mainMenu(page);
    for (const [nth, name] of links.entries())
      await expect(menu.getByRole('link').nth(nth)).toHaveAccessibleName(name);
    await expect(menu.getByRole('link')).toHaveCount(isMobile ? 5 : 4);
    await expect(menu.getByRole('link').nth(3)).toHaveAttribute(
      'href',
      options.premium ? '/credits' : '/premium',
    );
    await expectAccessible(page);
  });
}
