import { logIn, newMember } from './support/new-member.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test('what is taken back is gone from the other one’s open tab, what is deleted for me from mine; deleting a chat offline is told (spec 4, 6, 8)', async ({
  browser,
  page,
  context,
  baseURL,
}) => {
  const koen = await newMember({ name: 'Koen', credits: 6 });
  const ruud = await newMember({ name: 'Ruud', credits: 6 });
  await logIn(context, koen, baseURL ?? '');
  const others = await browser.newContext();
  await logIn(others, ruud, baseURL ?? '');
  const his = await others.newPage();

  await page.goto(`/members/${ruud.profileId}/chat`);
  const composer = page.getByRole('textbox', { name: 'Bericht aan Ruud' });
  for (const text of ['Dit had ik niet moeten zeggen', 'Zin in koffie?']) {
    await composer.fill(text);
    await page.getByRole('button', { name: /Verstuur/ }).click();
    await expect(page.getByRole('main').getByText(text)).toBeVisible();
  }
  await his.goto(`/members/${koen.profileId}/chat`);
  await expect(his.getByRole('main').getByText('Dit had ik niet moeten zeggen')).toBeVisible();

  await page.getByRole('button', { name: /Meer bij dit bericht.*niet moeten zeggen/ }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Dit bericht' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Intrekken voor iedereen' }).click();
  for (const side of [page, his]) {
    await expect(side.getByRole('main').getByText('Bericht ingetrokken')).toBeVisible();
    await expect(side.getByText('Dit had ik niet moeten zeggen')).toHaveCount(0);
  }

  await his.getByRole('button', { name: /Meer bij dit bericht.*koffie/ }).press('Enter');
  await his.getByRole('button', { name: 'Voor mij verwijderen' }).click();
  await expect(his.getByRole('main').getByText('Zin in koffie?')).toHaveCount(0);
  await expect(page.getByRole('main').getByText('Zin in koffie?')).toBeVisible();
  await expectAccessible(his);
  await others.close();

  await page.goto('/chats');
  const row = page.getByRole('listitem').filter({ hasText: 'Ruud' });
  await row.getByRole('button', { name: 'Meer over Ruud' }).click();
  await row.getByRole('button', { name: 'Gesprek met Ruud verwijderen' }).click();
  await page.route('**/api/chat.php', route =>
    route.fulfill({ status: 404, json: { error: { code: 'not_found' } } }),
  );
  const told = page.waitForEvent('dialog');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Verwijderen', exact: true })
    .click({ noWaitAfter: true });
  const alert = await told;
  expect(alert.message()).toContain('kon niet worden verwijderd');
  await alert.accept();
  await expect(row).toBeVisible();
});
