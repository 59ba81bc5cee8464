import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { logIn, newMember } from './support/new-member.ts';
import { logInNewStaff } from './support/new-staff.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { openTestSite } from './support/test-site.ts';

// What does not fit is refused at its field.
test.use({ expectedErrors: /status of 422 \(Unprocessable Entity\) \S+\/api\/staff-(page|campaign)\.php$/ });

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('a text is seen in its real page before it is saved, by who typed it alone (spec 1.5, D5.10)', async ({
  page,
  browser,
  baseURL,
  watchContext,
}) => {
  const { id, address } = await openTestSite('drafts', { name: 'Drafts' }, baseURL ?? '');
  await logInNewStaff(page.context(), address, { siteId: id });
  await page.goto(`${address}/lang-config`);
  await expect(page).toHaveURL(/\/backoffice\/site\/texts/);
  await expect(page.getByLabel('Taal')).toHaveValue('nl');
  await expect(page.getByLabel('Tonen')).toHaveValue('all');
  await page.goto(`${address}/backoffice/site/texts?language=nl&search=nav.login`);
  await row(page, 'nav.login').first().getByRole('link').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Op deze site').fill('Daar ben je weer');
  const opened = page.context().waitForEvent('page');
  await dialog.getByRole('button', { name: 'Op de pagina bekijken' }).click();
  const preview = await opened;
  await expect(preview.getByRole('heading', { name: 'Daar ben je weer' })).toBeVisible();
  await preview.getByLabel('E-mailadres').fill('after@hydration.example');
  await expect(preview.getByRole('heading', { name: 'Daar ben je weer' })).toBeVisible();
  await preview.close();
  const reader = await browser.newContext({ baseURL: address });
  watchContext(reader);
  const readerPage = await reader.newPage();
  await readerPage.goto('/login?staff-preview=1');
  await expect(readerPage.getByRole('heading', { level: 1 })).not.toHaveText('Daar ben je weer');
  await reader.close();
});

test('an information page is written, looked at, published and taken back (spec 2.9, D5.10)', async ({
  page,
  baseURL,
}) => {
  const { id, address } = await openTestSite('own-pages', { name: 'Own Pages' }, baseURL ?? '');
  await logInNewStaff(page.context(), address, { siteId: id });
  await page.goto(`${address}/backoffice/site/pages`);
  await page.getByRole('link', { name: 'Algemene voorwaarden' }).click();
  const source = page.getByRole('textbox', { name: 'Pagina' });
  await expect(source).toHaveValue(/^# /);
  await source.fill('# Onze afspraken\n\nEen pagina zonder omschrijving.');
  await page.getByRole('button', { name: 'Publiceren' }).click();
  await expect(source).toHaveAttribute('aria-invalid', 'true');
  await source.fill(
    '# Onze afspraken\n> Afspraken van {site}\n\nKort en goed.\n\n## Lief zijn\n\n- voor elkaar',
  );
  await expectAccessible(page);
  const path = `/pages/${new URL(page.url()).pathname.split('/').at(-2)}`;
  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Pagina bekijken' }).click();
  const preview = await opened;
  await expect(preview.getByRole('heading', { name: 'Onze afspraken' })).toBeVisible();
  await preview.goto(address + path);
  await expect(preview.getByRole('heading', { name: 'Onze afspraken' })).toBeHidden();
  await page.getByRole('button', { name: 'Publiceren' }).click();
  await expect(page.getByText('Gepubliceerd.')).toBeVisible();
  await preview.goto(address + path);
  await expect(preview.getByRole('heading', { name: 'Onze afspraken' })).toBeVisible();
  await expect(preview.getByText(/^Versie van /)).toBeVisible();
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(page.getByText('Ongedaan gemaakt.')).toBeVisible();
  await preview.goto(address + path);
  await expect(preview.getByRole('heading', { name: 'Onze afspraken' })).toBeHidden();
});

test('an interest is added, and a member can choose it (spec 3.3, D5.10)', async ({ page, baseURL }) => {
  const { id, address } = await openTestSite(
    'own-interests',
    { name: 'Own Interests', countries: ['NL', 'GB'] },
    baseURL ?? '',
  );
  await logInNewStaff(page.context(), address, { siteId: id });
  await page.goto(`${address}/backoffice/site/interests`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Interesse toevoegen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Naam (Nederlands)').fill('Saunabezoek');
  await dialog.getByLabel('Naam (English)').fill('Going to the sauna');
  await dialog.getByRole('button', { name: 'Interesse toevoegen' }).click();
  await expect(dialog).toBeHidden();
  await expect(row(page, 'Saunabezoek')).toContainText('Going to the sauna');
  await row(page, 'Saunabezoek')
    .getByRole('button', { name: /een plek omhoog/ })
    .click();
  await expect(page.getByRole('row').nth(-2)).toContainText('Saunabezoek');
  await page.goto(`${address}/backoffice/site/languages`);
  await expectAccessible(page);
  await row(page, 'Nederland')
    .first()
    .getByRole('button', { name: /alles open/ })
    .click();
  await page.getByRole('dialog').getByLabel('Flevoland').uncheck();
  await page.getByRole('dialog').getByRole('button', { name: 'Opslaan' }).click();
  await expect(row(page, 'Nederland').first()).toContainText('1 gesloten');
});

test('a campaign is made, and visible at its address at once (spec 2.1, D3.1, D5.10)', async ({
  page,
  browser,
  baseURL,
  watchContext,
}) => {
  const { id, address } = await openTestSite('own-campaigns', { name: 'Own Campaigns' }, baseURL ?? '');
  await logInNewStaff(page.context(), address, { siteId: id });
  await page.goto(`${address}/backoffice/site/campaigns`);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Nieuwe campagne' }).click();
  await page.getByLabel('Adres', { exact: true }).fill('herfst');
  await page.getByLabel('video', { exact: true }).check();
  await page.getByLabel('Kop (Nederlands)').fill('Samen binnen blijven');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByLabel('Kop (English)')).toHaveAttribute('aria-invalid', 'true');
  for (const field of await page.getByLabel(/^Kop \(/).all())
    if ((await field.inputValue()) === '') await field.fill('Staying in together');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page).toHaveURL(/campaigns\/herfst$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('herfst');
  const visitor = await browser.newContext({ baseURL: address, locale: 'nl-NL' });
  watchContext(visitor);
  const visitorPage = await visitor.newPage();
  await visitorPage.goto('/landers/video/herfst');
  await expect(visitorPage.getByText('Samen binnen blijven').first()).toBeVisible();
  await visitor.close();
});

test('a fictional profile is created, labelled on its page, and retired (spec 1.4, D1.10, D5.10)', async ({
  page,
  context,
  browser,
  baseURL,
  watchContext,
}) => {
  await logInNewStaff(context, baseURL, { name: 'Noor' });
  await page.goto('/backoffice/site/fictional');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Nieuw fictief profiel' }).click();
  const dialog = page.getByRole('dialog');
  const name = `Verzin ${randomUUID().slice(0, 6)}`;
  await dialog.getByLabel('Naam').fill(name);
  await dialog.getByLabel('Geboortedatum').fill('1990-05-01');
  await dialog.getByLabel('Over mij').fill('Ik ben verzonnen.');
  await dialog.getByRole('button', { name: 'Nieuw fictief profiel' }).click();
  await expect(dialog).toBeHidden();
  await expect(row(page, name)).toContainText('Noor');
  const path = (await row(page, name).getByRole('link').first().getAttribute('href')) ?? '';
  const profile = path.split('/').at(-1);
  const reader = await browser.newContext({ baseURL: baseURL ?? '', locale: 'nl-NL' });
  watchContext(reader);
  await logIn(reader, await newMember({ name: 'Lezer' }), baseURL ?? '');
  const readerPage = await reader.newPage();
  await readerPage.goto(`/members/${profile}`);
  await expect(readerPage.getByRole('heading', { level: 1 })).toContainText(name);
  await expect(readerPage.getByText(/fictief/i).first()).toBeVisible();
  await reader.close();
  await row(page, name).getByRole('button', { name: 'Weghalen' }).click();
  await page.getByRole('dialog').getByLabel('Reden').fill('Niemand beheert het meer');
  await page.getByRole('dialog').locator('[name=word]').fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Weghalen' }).click();
  await expect(row(page, name)).toContainText('weggehaald');
});
