import type { Page } from '@playwright/test';
import { insertSessionFor } from './support/insert-session.ts';
import { emailTo } from './support/mailbox.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const complaintText = 'Mijn bericht kwam niet aan, en mijn credit is weg.';

const send = (page: Page) => page.getByRole('button', { name: 'Klacht versturen' }).click();

test('a visitor submits a complaint without script: each refusal at its field, and no typed text is lost (spec 2.9, D5.5)', async ({
  browser,
  baseURL,
}, { project }) => {
  const context = await browser.newContext({ ...project.use, baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  const email = `klacht.${project.name}@mail.example`;
  await page.goto('/complaints');
  const address = page.getByLabel('Je e-mailadres');
  await page.getByLabel('Wat is er gebeurd?').fill(complaintText);
  await address.fill('klacht@');
  await send(page);
  await expect(page.getByLabel('Waar gaat het over?')).toHaveAccessibleDescription('Kies een onderwerp');
  await expect(page.getByLabel('Waar gaat het over?')).toBeFocused();
  await expect(address).toHaveAccessibleDescription(/Ongeldige e-mail/);
  await expect(address).toHaveValue('klacht@');
  await expect(page.getByLabel('Wat is er gebeurd?')).toHaveValue(complaintText);

  await page.getByLabel('Waar gaat het over?').selectOption('Credits of een betaling');
  await address.fill(email);
  await send(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Je klacht is verstuurd');
  const reference = /[0-9A-F]{8}/.exec(await page.getByText('Je kenmerk is').innerText())?.[0] ?? '';
  expect((await emailTo(email)).subject).toBe(`We hebben je klacht ontvangen (${reference})`);

  await page.getByRole('link', { name: 'Bekijk hoe ver we zijn' }).click();
  const follow = page.getByRole('region', { name: 'Volg je klacht' });
  const look = () => follow.getByRole('button', { name: 'Bekijk de status' }).click();
  await follow.getByLabel('Kenmerk').fill('00000000');
  await follow.getByLabel('E-mailadres dat je opgaf').fill(email);
  await look();
  await expect(follow.getByRole('alert')).toContainText('We vinden niets met dit kenmerk en dit adres.');
  await follow.getByLabel('Kenmerk').fill(reference.toLowerCase());
  await look();
  await expect(follow.getByText('Ontvangen', { exact: true })).toBeInViewport();
  await follow.getByRole('link', { name: 'Iets anders volgen' }).click();
  await expect(follow.getByLabel('Kenmerk')).toBeVisible();
  await context.close();
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: /net::ERR_INTERNET_DISCONNECTED \S+$/ });

  test('a form keeps what was typed and says that it was not sent, until it is sent (spec 2.9, D2.27)', async ({
    page,
    context,
    baseURL,
  }, { project }) => {
    await insertSessionFor(context, 'joris@example.com', baseURL ?? '');
    const attempt = async (path: string, field: string, submit: string) => {
      await page.goto(path);
      await page.getByLabel(field).fill(`${complaintText} ${project.name} offline`);
      await context.setOffline(true);
      const button = page.getByRole('button', { name: submit });
      await button.click();
      await expect(page.locator('form', { has: button }).getByRole('alert')).toContainText(
        'nog niet verstuurd',
      );
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.getByLabel(field)).toHaveValue(/offline$/);
      await context.setOffline(false);
    };
    await attempt('/report-content', 'Waarom is het volgens jou tegen de wet?', 'Melding versturen');
    await attempt('/complaints', 'Wat is er gebeurd?', 'Klacht versturen');
    await expectAccessible(page);
    await page.getByLabel('Waar gaat het over?').selectOption('Iets anders');
    await send(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Je klacht is verstuurd');
  });
});

test('a member is answered at the address of the account and is not asked for one (spec 2.9)', async ({
  page,
  context,
  baseURL,
}, { project }) => {
  await insertSessionFor(context, 'joris@example.com', baseURL ?? '');
  await page.goto('/complaints');
  await expect(page.getByText('Ons antwoord gaat naar joris@example.com')).toBeVisible();
  await expect(page.getByLabel('Je e-mailadres')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByLabel('Waar gaat het over?').selectOption('Iets anders');
  await page.getByLabel('Wat is er gebeurd?').fill(`${complaintText} (${project.name})`);
  await send(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Je klacht is verstuurd');
  await expectAccessible(page);
});

test('the error texts of the complaint form are readable in every theme (spec 8.3)', async ({
  browser,
  baseURL,
}, { project }) => {
  const context = await browser.newContext({ ...project.use, baseURL });
  const page = await context.newPage();
  await page.goto('/complaints');
  await send(page);
  const described = { topic: 'Kies een onderwerp', email: /Vul je e-mailadres in/ };
  await expect(page.getByLabel('Waar gaat het over?')).toHaveAccessibleDescription(described.topic);
  await expect(page.getByLabel('Je e-mailadres')).toHaveAccessibleDescription(described.email);
  await expect(page.getByRole('alert')).toHaveText(
    'Niet alles is goed ingevuld. Kijk de velden nog even na.',
  );
  await expectAccessible(page);
  await context.close();
});
