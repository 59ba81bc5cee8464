import type { BrowserContext, Page } from '@playwright/test';
import { openTestDatabase } from './support/database.ts';
import { emailWithLink, linkIn } from './support/mailbox.ts';
import { logIn, newMember } from './support/new-member.ts';
import { logInNewStaff } from './support/new-staff.ts';
import { ownPhotos, postPhoto } from './support/photos.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test.use({ expectedErrors: /status of 403 \(Forbidden\) \S+$/ });

async function openStaff(context: BrowserContext, baseURL: string | undefined): Promise<Page> {
  await logInNewStaff(context, baseURL, { roles: ['moderator'] });
  return context.newPage();
}

test('a photo from upload to rejection, appeal and reversal, on both sides (spec D2.18, D5.5)', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const owner = await newMember({ name: 'Jelle' });
  await logIn(context, owner, origin);
  const photo = await postPhoto(context.request, origin, { colour: '#2a9d8f' });
  await letPhotoWait(photo.id);
  const [first, second] = [
    await browser.newContext({ baseURL: origin, locale: 'nl-NL' }),
    await browser.newContext({ baseURL: origin, locale: 'nl-NL' }),
  ];

  await test.step('a moderator rejects it in the queue', async () => {
    const office = await openStaff(first, baseURL);
    await office.goto('/backoffice/photos');
    await expect(office.getByRole('img', { name: 'De foto waarover je beslist' })).toBeVisible();
    await office.getByLabel('In je eigen woorden').fill('Er staat een winkel op.');
    await office.locator('h1').click();
    await office.keyboard.press('r');
    await office.keyboard.press('4');
    await expect.poll(async () => (await ownPhotos(context.request))[0]?.status).toBe('rejected');
  });

  await test.step('the owner appeals from the email and from the photo', async () => {
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Foto 1 wijzigen' }).click();
    await expect(page.getByRole('link', { name: 'Niet mee eens? Maak bezwaar' })).toBeVisible();
    await expectAccessible(page);
    const [rejected] = await ownPhotos(context.request);
    const path = `/settings/decisions/${rejected?.decision}`;
    await page.goto(linkIn(await emailWithLink(owner.email, path), path));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Een foto is niet toegelaten');
    await expect(page.getByText('Er staat een winkel op.')).toBeVisible();
    await expect(page.locator('main [inert]')).toHaveCount(0);
    await expectAccessible(page);
    await page.getByLabel('Waarom moeten we hier opnieuw naar kijken?').fill('Dat is mijn eigen keuken.');
    await page.getByRole('button', { name: 'Bezwaar versturen' }).click();
    await expect(page.getByText('Iemand anders kijkt ernaar.')).toBeVisible();
  });

  await test.step('another moderator looks at the photo and shows it again', async () => {
    const office = await openStaff(second, baseURL);
    const { appeals } = await (await second.request.get('/api/staff-appeals.php')).json();
    const appeal = appeals.find((one: { private_of: string }) => one.private_of === owner.profileId);
    await office.goto(`/backoffice/appeals/${appeal.id}?member=${owner.profileId}`);
    const reason = office.getByRole('dialog', { name: 'Waarom wil je dit zien?' });
    await reason.getByLabel('Reden').fill('Bezwaar beoordelen');
    await reason.getByRole('button', { name: 'Een half uur openen' }).click();
    await office.getByRole('button', { name: 'Foto tonen' }).click();
    await expect(office.getByRole('img', { name: 'De foto waarover je beslist' })).toBeVisible();
    await expectAccessible(office);
    await office.getByLabel('Uitkomst').selectOption('Het lid heeft gelijk');
    await office.getByLabel('Waarom, in gewone woorden').fill('Je hebt gelijk, het is een keuken.');
    await office.getByRole('button', { name: 'Beslissen en het lid inlichten' }).click();
    await expect(office.getByRole('heading', { name: 'Bezwaren', level: 1 })).toBeVisible();
  });

  await page.reload();
  await expect(page.getByText('Je had gelijk')).toBeVisible();
  await expect(page.getByText(/Teruggedraaid op/)).toBeVisible();
  expect((await ownPhotos(context.request)).map(({ status }) => status)).toEqual(['active']);
  await Promise.all([first.close(), second.close()]);
});

/** As if the site reviewed new photos; no other photo waits. */
async function letPhotoWait(id: string): Promise<void> {
  const db = openTestDatabase();
  try {
    await db.updateTable('photos').set({ status: 'active' }).where('status', '=', 'pending').execute();
    await db.updateTable('photos').set({ status: 'pending' }).where('id', '=', id).execute();
  } finally {
    await db.destroy();
  }
}
