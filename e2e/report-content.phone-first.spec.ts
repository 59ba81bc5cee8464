import { emailTo } from './support/mailbox.ts';
import { newMember } from './support/new-member.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test('a visitor reports illegal content without script and without an account, and follows it by its reference (spec D2.27, D5.5)', async ({
  browser,
  baseURL,
}, { project }) => {
  const context = await browser.newContext({ ...project.use, baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  const email = `melding.${project.name}.${Date.now()}@mail.example`;
  await page.goto('/landers/gallery');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Iets onwettigs melden' }).click();
  const address = page.getByLabel('Adres van de pagina');
  await expect(address).toHaveValue('/landers/gallery');
  const submit = page.getByRole('button', { name: 'Melding versturen' });
  await address.fill('https://elsewhere.example/x');
  await submit.click();
  await expect(address).toHaveAccessibleDescription(/Dat is geen pagina van deze site|Kopieer/);
  await expect(page.getByLabel('Waar gaat het om?')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true');
  await address.fill('/landers/gallery');
  await page.getByLabel('Waar gaat het om?').selectOption('Een intieme foto zonder toestemming');
  await page.getByLabel('Waarom is het volgens jou tegen de wet?').fill('Op de tweede foto sta ik.');
  await page.getByRole('checkbox').check();
  await submit.click();
  await expect(page.getByLabel('Je naam')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Waarom is het volgens jou tegen de wet?')).toHaveValue(
    'Op de tweede foto sta ik.',
  );
  await page.getByLabel('Je naam').fill('Robin Meijer');
  await page.getByLabel('Je e-mailadres').fill(email);
  await submit.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Je melding is verstuurd');
  const reference = /[0-9A-F]{8}/.exec(await page.getByText('Je kenmerk is').innerText())?.[0] ?? '';
  expect((await emailTo(email)).subject).toBe(`We hebben je melding ontvangen (${reference})`);
  await page.goto('/complaints');
  const follow = page.getByRole('region', { name: 'Volg je klacht of melding' });
  await follow.getByLabel('Kenmerk').fill(reference);
  await follow.getByLabel('E-mailadres dat je opgaf').fill(email);
  await follow.getByRole('button', { name: 'Bekijk de status' }).click();
  await expect(follow.getByText('Ontvangen', { exact: true })).toBeVisible();
  await expect(follow.getByText(/Iets onwettigs/)).toBeVisible();
  await context.close();
});

test('the profile that visitors see leads to the notice, with its address (spec D2.27)', async ({ page }) => {
  const shown = await newMember({ name: 'Otto', visibleToVisitors: true });
  await page.goto(`/members/${shown.profileId}`);
  await page.getByRole('main').getByRole('link', { name: 'Iets onwettigs melden' }).click();
  await expect(page.getByLabel('Adres van de pagina')).toHaveValue(`/members/${shown.profileId}`);
  await expectAccessible(page);
});
