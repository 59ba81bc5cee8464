import type { Page } from '@playwright/test';
import { openTestDatabase } from './support/database.ts';
import { newMember } from './support/new-member.ts';
import { activateByEmail, fillInSignup } from './support/sign-up.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const signupData = (email: string) => ({
  name: 'Wessel',
  email,
  password: 'een zolder vol met kaarten',
  born: ['7', '6', '1983'] as [string, string, string],
});
const message = (page: Page) => page.getByRole('textbox', { name: 'Bericht aan Thijs' });
const next = (page: Page) => page.getByRole('button', { name: 'Volgende', exact: true });
const unknownId = '00000000-0000-4000-8000-000000000000';

test('a visitor who writes from the page of a member signs up there and continues to that member (spec 3.12, 4.2)', async ({
  page,
  isMobile,
}, { project }) => {
  const thijs = await newMember({ visibleToVisitors: true });
  const email = `wessel.${project.name}@gmail.com`;
  await page.goto(`/members/${thijs.profileId}`);
  await page.getByRole('link', { name: 'Stuur een bericht' }).click();
  const signupUrl = new RegExp(
    isMobile ? `/members/${thijs.profileId}/signup$` : `/members/${thijs.profileId}$`,
  );
  await expect(message(page)).toBeVisible();
  await expect(page).toHaveURL(signupUrl);
  await expectAccessible(page);

  await message(page).fill('Hoi Thijs, zullen we een keer wandelen?');
  await next(page).click();
  await expect(page.getByText('Daarna ga je verder naar Thijs.')).toBeVisible();
  await page.getByLabel('Profielnaam').fill('Wes');
  await page.goBack();
  await expect(message(page)).toHaveValue('Hoi Thijs, zullen we een keer wandelen?');
  await page.reload();
  await expect(message(page)).toHaveValue('Hoi Thijs, zullen we een keer wandelen?');
  await next(page).click();
  await expect(page.getByLabel('Profielnaam')).toHaveValue('Wes');

  await fillInSignup(page, signupData(email));
  await expect(page.getByText('Je bericht aan Thijs staat klaar.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Verder naar Thijs' }).click();
  await expect(page).toHaveURL(new RegExp(`/members/${thijs.profileId}$`));
  await expect(page.getByRole('heading', { level: 1, name: /Thijs/ })).toBeVisible();

  expect(await deliveredTo(thijs.profileId)).toEqual([]);
  await activateByEmail(page, email);
  expect(await deliveredTo(thijs.profileId)).toEqual(['Hoi Thijs, zullen we een keer wandelen?']);
  await page.goto(`/members/${thijs.profileId}/signup`);
  await expect(page).toHaveURL(new RegExp(`/members/${thijs.profileId}$`));
});

test('on the page of a member whom visitors may not see, sign-up does not mention that member (spec D1.2)', async ({
  page,
}) => {
  const hidden = await newMember({ visibleToVisitors: false, name: 'Verborgen' });
  const dialogTexts: string[] = [];
  for (const id of [hidden.profileId, unknownId, 'nonsense']) {
    const answer = await page.goto(`/members/${id}/signup`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByLabel('Profielnaam')).toBeVisible();
    dialogTexts.push(await page.locator('dialog').innerText());
    expect(await page.content()).not.toContain('Verborgen');
  }
  expect(new Set(dialogTexts).size).toBe(1);
});

async function deliveredTo(profileId: string): Promise<string[]> {
  const db = openTestDatabase();
  try {
    const rows = await db
      .selectFrom('messages')
      .innerJoin('conversation_members', 'conversation_members.conversation_id', 'messages.conversation_id')
      .where('conversation_members.profile_id', '=', profileId)
      .where('held', '=', false)
      .select('body')
      .execute();
    return rows.map(({ body }) => body);
  } finally {
    await db.destroy();
  }
}
