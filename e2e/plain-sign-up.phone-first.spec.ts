import type { Page } from '@playwright/test';
import { openTestDatabase } from './support/database.ts';
import { emailTo, linkIn } from './support/mailbox.ts';
import { logIn, newMember } from './support/new-member.ts';
import { postPhoto } from './support/photos.ts';
import {
  answerOnLandingPage,
  expectAccessibleWithoutScript,
  openPageWithoutScript,
} from './support/plain-form.ts';
import { fillInSignup } from './support/sign-up.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { openTestSite } from './support/test-site.ts';

const password = 'een bakfiets vol met tulpen';
const next = (page: Page) => page.getByRole('button', { name: 'Volgende', exact: true }).click();
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const passwordField = (page: Page) => page.getByRole('textbox', { name: 'Wachtwoord' });

async function fillBirthDate(page: Page, year: string): Promise<void> {
  await field(page, 'Dag').fill('3');
  await field(page, 'Maand').fill('4');
  await field(page, 'Jaar').fill(year);
}

async function answerUpToPassword(
  page: Page,
  { name, email }: { name: string; email: string },
): Promise<void> {
  await page.goto('/signup');
  await page.getByLabel('Profielnaam').fill(name);
  await next(page);
  await fillBirthDate(page, '1988');
  await next(page);
  await next(page);
  await page.getByLabel('E-mailadres').fill(email);
  await next(page);
}

async function submitPassword(page: Page): Promise<void> {
  await passwordField(page).fill(password);
  await page.getByRole('checkbox', { name: /akkoord/ }).check();
  await page.getByRole('button', { name: 'Account aanmaken' }).click();
}

test('a visitor without script comes from a landing page, is helped at each field, and ends with a confirmed account (spec 4.2, 5)', async ({
  page: checker,
  browser,
  baseURL,
}, { project }) => {
  const page = await openPageWithoutScript(browser, { ...project.use, baseURL: baseURL ?? '' });
  const email = `zonder.script.${project.name}@gmail.com`;

  await test.step('the answer of the landing page stays, and a birth date under 18 is refused at its field', async () => {
    await answerOnLandingPage(page, 'Bram');
    await expect(page.getByText('Stap 2 van 5')).toBeVisible();
    await expect(field(page, 'Dag')).toBeFocused();
    await fillBirthDate(page, '2020');
    await next(page);
    await expect(field(page, 'Dag')).toBeFocused();
    await expect(page.getByText('Vul uw geboortedatum in (18+ jaar)')).toBeVisible();
    await expect(field(page, 'Jaar')).toHaveValue('2020');
    await expectAccessibleWithoutScript(page, checker);
    await page.getByRole('button', { name: 'Terug' }).click();
    await expect(page.getByLabel('Profielnaam')).toHaveValue('Bram');
    await page.getByLabel('Profielnaam').fill('Bram V');
    await page.getByLabel('Profielnaam').press('Enter');
    await expect(field(page, 'Jaar'), 'Back keeps what was typed').toHaveValue('2020');
    await field(page, 'Jaar').fill('1988');
    await field(page, 'Jaar').press('Enter');
  });

  await test.step('another country asks for its regions', async () => {
    await page.getByLabel('Land', { exact: true }).selectOption('BE');
    await next(page);
    await expect(page.getByText('Je hebt een ander land gekozen.')).toBeVisible();
    await expect(page.getByLabel('Land', { exact: true })).toHaveValue('BE');
    await page.getByLabel('Provincie').selectOption({ index: 1 });
    await expectAccessibleWithoutScript(page, checker);
    await next(page);
  });

  await test.step('a mistyped address is corrected by one press', async () => {
    await page.getByLabel('E-mailadres').fill(email.replace('gmail.com', 'gmial.com'));
    await next(page);
    await expectAccessibleWithoutScript(page, checker);
    await page.getByRole('button', { name: `Gebruik ${email}` }).click();
  });

  await test.step('a refused password is in no part of the page, and the consent is kept', async () => {
    await passwordField(page).fill('kort');
    await page.getByRole('checkbox', { name: /akkoord/ }).check();
    await page.getByRole('checkbox', { name: /bezoekers/ }).check();
    await page.getByRole('button', { name: 'Account aanmaken' }).click();
    await expect(passwordField(page)).toHaveAccessibleDescription(/8 tot 128 tekens/);
    await expect(passwordField(page)).toHaveValue('');
    await expect(passwordField(page)).toBeFocused();
    await expect(page.getByRole('checkbox', { name: /akkoord/ })).toBeChecked();
    await expectAccessibleWithoutScript(page, checker);
    await passwordField(page).fill(password);
    await page.getByRole('checkbox', { name: /akkoord/ }).uncheck();
    await page.getByRole('button', { name: 'Account aanmaken' }).click();
    await expect(page.getByRole('checkbox', { name: /akkoord/ })).toBeFocused();
    await expect(passwordField(page)).toHaveAccessibleDescription(/Typ het nog een keer/);
    expect(await page.content()).not.toContain(password);
    await submitPassword(page);
  });

  await test.step('the member is logged in, and the page says to check the mail, which can be sent again', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Welkom, Bram V' })).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();
    await expectAccessibleWithoutScript(page, checker);
    await emailTo(email);
    await page.getByRole('button', { name: 'Stuur een nieuwe mail' }).click();
    await expect(page.getByText('Er is een nieuwe mail onderweg.')).toBeVisible();
    await page.goto('/activate/sent');
    await page.getByRole('button', { name: 'Stuur een nieuwe mail' }).click();
    await expect(page.getByText(/Over .* kun je een nieuwe mail aanvragen/)).toBeVisible();
    await expectAccessibleWithoutScript(page, checker);
  });

  await test.step('the newest mailed link confirms the account by a button, once', async () => {
    const link = new URL(linkIn(await emailTo(email, 2), '/activate'));
    await page.goto(link.pathname + link.search);
    await page.getByRole('button', { name: 'Account activeren' }).click();
    await expect(page).toHaveURL(/\/activate\/done$/);
    await expect(page.getByRole('heading', { name: 'Je account is actief' })).toBeVisible();
    await expectAccessibleWithoutScript(page, checker);
    await page.goto(link.pathname + link.search);
    await page.getByRole('button', { name: 'Account activeren' }).click();
    await expect(page.getByRole('heading', { name: 'Activeren mislukt' })).toBeVisible();
    await page.goto('/activate/sent');
    await expect(page).toHaveURL(/\/members$/);
  });
  expect(await profileOf(email)).toMatchObject({
    name: 'Bram V',
    birth_date: '1988-04-03',
    country: 'BE',
    status: 'active',
    visible_to_visitors: true,
  });
  await page.context().close();
});

test('with script the sign-up continues at the second question after a landing page, and a reload loses nothing (spec 3.12, 4.2)', async ({
  page,
}, { project }) => {
  const email = `met.script.${project.name}@gmail.com`;
  await page.addInitScript(recordQuestions);
  await answerOnLandingPage(page, 'Quinten');
  await expect(field(page, 'Dag')).toBeFocused();
  await field(page, 'Jaar').fill('1979');
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain('1979');
  expect(await page.evaluate(() => document.documentElement.dataset.questions)).toBe(
    'Wanneer ben je geboren?',
  );
  await page.reload();
  await expect(field(page, 'Jaar')).toHaveValue('1979');
  await page.getByRole('button', { name: 'Terug' }).click();
  await expect(page.getByLabel('Profielnaam')).toHaveValue('Quinten');
  await fillInSignup(page, { name: 'Quinten', email, password, born: ['5', '6', '1979'] });
  expect(await profileOf(email)).toMatchObject({ name: 'Quinten', status: 'disabled' });
});

/** Collects every text that the heading of the question has had. */
function recordQuestions(): void {
  const seen = new Set<string>();
  const record = () => {
    const question = document.querySelector('dialog h2')?.textContent;
    if (question) seen.add(question);
    document.documentElement.dataset.questions = [...seen].join('|');
  };
  const observer = new MutationObserver(record);
  observer.observe(document, { childList: true, subtree: true, characterData: true });
}

test.describe('a refused document', () => {
  test.use({ expectedErrors: /status of 422 \(Unprocessable Entity\) \S+\/signup$/ });

  test('a name that the server refuses on a landing page is refused at its field, with and without script (spec 5.1)', async ({
    page,
    browser,
    baseURL,
  }, { project }) => {
    const plain = await openPageWithoutScript(browser, { ...project.use, baseURL: baseURL ?? '' });
    await answerOnLandingPage(plain, '@matthias');
    await expect(plain.getByLabel('Profielnaam')).toHaveAccessibleDescription(/mag niet beginnen met een @/);
    await expect(plain.getByLabel('Profielnaam')).toHaveValue('@matthias');
    await expect(plain.getByLabel('Profielnaam')).toBeFocused();
    await expectAccessibleWithoutScript(plain, page);
    await plain.context().close();

    await answerOnLandingPage(page, '@matthias');
    await expect(page.getByLabel('Profielnaam')).toHaveAccessibleDescription(/mag niet beginnen met een @/);
    await page.getByLabel('Profielnaam').fill('Matthias');
    // The refusal disappears, and the button moves up, only when the page has its script.
    await expect(page.getByLabel('Profielnaam')).not.toHaveAccessibleDescription(
      /mag niet beginnen met een @/,
    );
    await next(page);
    await expect(field(page, 'Dag')).toBeFocused();
  });
});

test('without script, a message to a member is written first and held until the address is confirmed (spec 3.12, 4.2)', async ({
  browser,
  baseURL,
}, { project }) => {
  const thijs = await newMember({ visibleToVisitors: true });
  const page = await openPageWithoutScript(browser, { ...project.use, baseURL: baseURL ?? '' });
  const email = `bericht.${project.name}@gmail.com`;
  await page.goto(`/members/${thijs.profileId}/signup`);
  await page.getByRole('textbox', { name: 'Bericht aan Thijs' }).fill('Hoi Thijs,\nga je mee wandelen?');
  await next(page);
  await page.getByLabel('Profielnaam').fill('Rens');
  await next(page);
  await fillBirthDate(page, '1991');
  await next(page);
  await next(page);
  await page.getByLabel('E-mailadres').fill(email);
  await next(page);
  await submitPassword(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Welkom, Rens' })).toBeVisible();
  await page.getByRole('link', { name: 'Verder naar Thijs' }).click();
  await expect(page).toHaveURL(new RegExp(`/members/${thijs.profileId}$`));
  const link = new URL(linkIn(await emailTo(email), '/activate'));
  await page.goto(link.pathname + link.search);
  await page.getByRole('button', { name: 'Account activeren' }).click();
  await expect(page.getByText('Het bericht dat je al schreef is bezorgd.')).toBeVisible();
  await page.context().close();
});

test('the landing page of a member leads to a sign-up that keeps him and the message written there (spec 2.1, 3.12)', async ({
  page: checker,
  context,
  browser,
  baseURL,
}, { project }) => {
  const thijs = await newMember({ visibleToVisitors: true });
  await logIn(context, thijs, baseURL ?? '');
  await postPhoto(context.request, baseURL ?? '');
  await context.clearCookies();
  const page = await openPageWithoutScript(browser, { ...project.use, baseURL: baseURL ?? '' });
  for (const lander of ['landing', 'landing2', 'landing3']) {
    await page.goto(`/members/${thijs.profileId}/${lander}`);
    if (lander === 'landing2') await page.getByLabel('Je eerste bericht aan Thijs').fill('Hoi Thijs!');
    await page.getByLabel('Hoe wil je heten?').fill('Rens');
    await page.getByRole('button', { name: 'Verder' }).click();
    await expect(page).toHaveURL(`/members/${thijs.profileId}/signup`);
    await expect(page.getByText('Stap 3 van 6')).toBeVisible();
    await expect(page.getByText('Daarna ga je verder naar Thijs.')).toBeVisible();
    await page.getByRole('button', { name: 'Terug' }).click();
    await expect(page.getByLabel('Profielnaam')).toHaveValue('Rens');
    await page.getByRole('button', { name: 'Terug' }).click();
    const message = page.getByRole('textbox', { name: 'Bericht aan Thijs' });
    await expect(message).toHaveValue(lander === 'landing2' ? 'Hoi Thijs!' : '');
  }
  await page.goto('/members/00000000-0000-4000-8000-000000000000/landing2');
  await expect(page.getByLabel(/eerste bericht/)).toHaveCount(0);
  await expect(page.locator('form[action="/signup"]')).toBeVisible();
  await page.context().close();

  await checker.goto(`/members/${thijs.profileId}/landing2`);
  await expectAccessible(checker);
  await checker.getByLabel('Je eerste bericht aan Thijs').fill('Hoi Thijs!');
  await checker.getByLabel('Hoe wil je heten?').fill('Rens');
  await checker.getByRole('button', { name: 'Verder' }).click();
  await expect(field(checker, 'Dag')).toBeFocused();
  await checker.getByRole('button', { name: 'Terug' }).click();
  await expect(checker.getByLabel('Profielnaam')).toHaveValue('Rens');
  await checker.getByRole('button', { name: 'Terug' }).click();
  await expect(checker.getByRole('textbox', { name: 'Bericht aan Thijs' })).toHaveValue('Hoi Thijs!');
});

test('without script, the owner of an address removes the account that somebody else made with it (spec 4.2)', async ({
  page: checker,
  browser,
  baseURL,
}, { project }) => {
  const page = await openPageWithoutScript(browser, { ...project.use, baseURL: baseURL ?? '' });
  const email = `niet.van.mij.${project.name}@gmail.com`;
  await answerUpToPassword(page, { name: 'Iemand Anders', email });
  await submitPassword(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Welkom, Iemand Anders' })).toBeVisible();
  const link = new URL(linkIn(await emailTo(email), '/activate'));
  await page.context().clearCookies();
  await page.goto(link.pathname + link.search);
  await page.getByRole('button', { name: 'Dat was ik niet' }).click();
  await expect(page).toHaveURL(/\/activate$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Heb jij je niet aangemeld?' })).toBeVisible();
  await expectAccessibleWithoutScript(page, checker);
  await page.getByRole('button', { name: 'Annuleren' }).click();
  await page.getByRole('button', { name: 'Dat was ik niet' }).click();
  await page.getByRole('button', { name: 'Verwijder dit account' }).click();
  await expect(page.getByRole('heading', { name: 'Het account is verwijderd' })).toBeVisible();
  expect(await profileOf(email)).toBeUndefined();
  await page.context().close();
});

test('without script, a site that hides who has an account answers the same for a known and a new address (spec D1.1, 4.2)', async ({
  page: checker,
  browser,
  baseURL,
}, { project }) => {
  const site = await openTestSite('hiding', { reveal_account_existence: 'no' }, baseURL ?? '');
  const known = await newMember({ siteId: site.id });
  const texts: string[] = [];
  for (const email of [known.email, `nieuw.${project.name}@gmail.com`]) {
    const page = await openPageWithoutScript(browser, { ...project.use, baseURL: site.address });
    await answerUpToPassword(page, { name: 'Stille Gast', email });
    await submitPassword(page);
    await expect(page.getByText(email)).toBeVisible();
    await expect(page.getByText('Open eerst de link in die mail.')).toBeVisible();
    await expectAccessibleWithoutScript(page, checker);
    texts.push((await page.getByRole('dialog').innerText()).replace(email, ''));
    const cookies = await page.context().cookies();
    expect(cookies.map(({ name }) => name)).not.toContain('session');
    await page.context().close();
  }
  expect(new Set(texts).size).toBe(1);
});

async function profileOf(email: string) {
  const db = openTestDatabase();
  try {
    return await db
      .selectFrom('profiles')
      .innerJoin('accounts', 'accounts.id', 'profiles.account_id')
      .where('accounts.email', '=', email)
      .select(['name', 'birth_date', 'country', 'profiles.status', 'visible_to_visitors'])
      .executeTakeFirst();
  } finally {
    await db.destroy();
  }
}
