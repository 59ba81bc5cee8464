import { answerQuestions, confirmAddress } from './support/sign-up.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const ruben = {
  name: 'Ruben',
  email: 'ruben.journey@gmail.com',
  mistyped: 'ruben.journey@gmial.com',
  password: 'een lantaarn boven de gracht',
  born: ['14', '3', '1990'] as [string, string, string],
};

test('a stranger signs up in the modal, with a mistyped address mended by a tap, and confirms it (spec 2, 4, 5)', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Gratis aanmelden' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await answerQuestions(page, ruben);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Bekijk leden' }).click();
  await expect(page).toHaveURL(/\/members/);
  await confirmAddress(page, ruben.email);
});
