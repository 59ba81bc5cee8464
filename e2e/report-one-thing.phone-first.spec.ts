import type { BrowserContext, Page } from '@playwright/test';
import { insertMessages } from './support/insert-messages.ts';
import { emailTo } from './support/mailbox.ts';
import { logIn, newMember } from './support/new-member.ts';
import { logInNewStaff } from './support/new-staff.ts';
import { postPhoto } from './support/photos.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test.use({ expectedErrors: /status of 403 \(Forbidden\) \S+$/ });

async function sendReport(page: Page, title: string): Promise<string> {
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('radio', { name: 'Intimidatie, haat of bedreiging' }).check();
  await dialog.getByRole('textbox').fill('Precies dit bedoel ik.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Melding versturen' }).click();
  const sent = page.getByRole('dialog', { name: 'We hebben je melding' });
  const reference = (await sent.locator('strong').textContent()) ?? '';
  await sent.getByRole('button', { name: 'Klaar' }).click();
  return reference;
}

async function openReport(context: BrowserContext, reference: string): Promise<Page> {
  const { reports } = await (await context.request.get('/api/staff-reports.php')).json();
  const report = reports.find((one: { reference: string }) => one.reference === reference);
  const page = await context.newPage();
  await page.goto(`/backoffice/reports/${report.id}?member=${report.private_of}`);
  const reason = page.getByRole('dialog', { name: 'Waarom wil je dit zien?' });
  await reason.getByLabel('Reden').fill('Melding beoordelen');
  await reason.getByRole('button', { name: 'Een half uur openen' }).click();
  return page;
}

test('a member reports one message from its menu; staff read it, and their decision hides it (spec D2.27, D5.5)', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const [me, other] = [await newMember(), await newMember({ name: 'Otto' })];
  await insertMessages({ from: other, to: me, texts: ['Ik weet waar je woont', 'Slaap lekker'] });
  await logIn(context, me, baseURL ?? '');
  await page.goto(`/members/${other.profileId}/chat`);
  const message = page.getByRole('main').getByText('Ik weet waar je woont', { exact: true });
  await expect(message).toBeVisible();
  await page
    .getByRole('button', { name: /Opties voor dit bericht.*Ik weet waar je woont/ })
    .dispatchEvent('click');
  const menu = page.getByRole('dialog', { name: 'Dit bericht' });
  await expectAccessible(page);
  await menu.getByRole('button', { name: 'Melden' }).click();
  const reference = await sendReport(page, 'Bericht van Otto melden');

  const staff = await browser.newContext({ baseURL: baseURL ?? '', locale: 'nl-NL' });
  await logInNewStaff(staff, baseURL, { roles: ['moderator'] });
  const office = await openReport(staff, reference);
  const subject = office.getByRole('region', { name: 'Wat er precies is gemeld' });
  await expect(subject).toContainText('Ik weet waar je woont');
  await expect(subject).toContainText('Nog zichtbaar');
  await expectAccessible(office);
  await office.getByLabel('Wat we doen').selectOption('Inhoud verwijderen');
  await expect(office.getByRole('checkbox', { name: /Weghalen wat is gemeld/ })).toBeChecked();
  await office.getByLabel('Welke regel').selectOption('Bedreiging, geweld');
  await office.getByLabel('Waarom, in gewone woorden').fill('Je schreef iets waar iemand bang van wordt.');
  await office.getByRole('button', { name: 'Beslissen en beiden inlichten' }).click();
  await expect(office.getByRole('heading', { name: 'Meldingen', level: 1 })).toBeVisible();
  await staff.close();
  await page.reload();
  await expect(page.getByRole('main').getByText('Slaap lekker', { exact: true })).toBeVisible();
  await expect(message).toHaveCount(0);
  expect((await emailTo(other.email)).text).toContain('We hebben iets verwijderd dat je had gestuurd');
});

test('a member reports one photo from the viewer; staff see it after a press (spec D2.27, D5.10)', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const [me, other] = [await newMember(), await newMember({ name: 'Otto' })];
  const owner = await browser.newContext({ baseURL: origin });
  await logIn(owner, other, origin);
  await postPhoto(owner.request, origin, { colour: '#c2410c' });
  await owner.close();
  await logIn(context, me, origin);
  await page.goto(`/members/${other.profileId}`);
  await page.getByRole('button', { name: 'Foto 1 van Otto vergroten' }).click();
  // The dialog of the report has a name that begins alike.
  const viewer = page.getByRole('dialog', { name: 'Foto van Otto', exact: true });
  await expect(viewer).toBeVisible();
  await expectAccessible(page);
  await viewer.getByRole('button', { name: 'Foto van Otto melden' }).click();
  await expect(viewer).toHaveCount(0);
  const reference = await sendReport(page, 'Foto van Otto melden');

  const staff = await browser.newContext({ baseURL: origin, locale: 'nl-NL' });
  await logInNewStaff(staff, baseURL, { roles: ['moderator'] });
  const office = await openReport(staff, reference);
  const subject = office.getByRole('region', { name: 'Wat er precies is gemeld' });
  await expect(subject.getByRole('img')).toHaveCount(0);
  await subject.getByRole('button', { name: 'Foto tonen' }).click();
  const picture = subject.getByRole('img', { name: 'Foto' });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expectAccessible(office);
  await subject.getByRole('button', { name: 'Foto verbergen' }).click();
  await expect(subject.getByRole('img')).toHaveCount(0);
  await staff.close();
});
