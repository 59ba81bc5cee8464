import type { Page } from '@playwright/test';
import { openTestDatabase } from './support/database.ts';
import { emailTo, linkIn } from './support/mailbox.ts';
import { activateByEmail } from './support/sign-up.ts';
import { expect, test } from './support/test.ts';
import { storedTrafficSource } from './support/traffic-source.ts';

const password = 'een kast vol oude platen';
const next = (page: Page) => page.getByRole('button', { name: 'Volgende', exact: true }).click();

/** Says yes to the first two cards and no to the others. */
async function swipe(page: Page): Promise<string[]> {
  await page.goto('/landers/tinderswipe');
  const ids = await page
    .locator('[data-card]')
    .evaluateAll(cards => cards.map(card => card.getAttribute('data-card') ?? ''));
  for (const index of ids.keys()) {
    const answer = index < 2 ? 'Ja' : 'Nee';
    await page.locator('[data-card] label:visible').filter({ hasText: answer }).click();
  }
  return ids.slice(0, 2).toSorted();
}

async function answerQuestion(page: Page, name: string): Promise<void> {
  const form = page.locator('form[action="/signup"]');
  await form.locator('[name=name]').fill(name);
  await form.locator('[type=submit]').click();
}

/** The visitor comes back by a link of the campaign, and signs up on its page. */
async function answerOnCampaignPage(page: Page, name: string): Promise<void> {
  await page.goto('/landers/collagelanding/weekend?v=b&network=exo&sub1=klik-7');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zaterdag is leuker met z’n tweeën');
  await answerQuestion(page, name);
}

const campaignSource = {
  lander: 'collagelanding',
  campaign: 'weekend',
  variant: 'b',
  network: 'exo',
  sub1: 'klik-7',
};

async function answerTheRest(page: Page, email: string): Promise<void> {
  const born = { Dag: '3', Maand: '4', Jaar: '1988' };
  // Again if the page becomes interactive meanwhile and moves the focus.
  await expect(async () => {
    for (const [label, value] of Object.entries(born))
      await page.getByLabel(label, { exact: true }).fill(value);
    for (const [label, value] of Object.entries(born))
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(value, { timeout: 500 });
  }).toPass();
  await next(page);
  await expect(page.getByLabel('Land', { exact: true })).toBeVisible();
  await next(page);
  await page.getByLabel('E-mailadres').fill(email);
  await next(page);
  await page.getByRole('textbox', { name: 'Wachtwoord' }).fill(password);
  await page.getByRole('checkbox', { name: /akkoord/ }).check();
  await page.getByRole('button', { name: 'Account aanmaken' }).click();
}

async function likesOf(email: string): Promise<string[]> {
  const db = openTestDatabase();
  try {
    const rows = await db
      .selectFrom('likes')
      .innerJoin('profiles', 'profiles.id', 'likes.liker_id')
      .innerJoin('accounts', 'accounts.id', 'profiles.account_id')
      .where('accounts.email', '=', email)
      .select('likes.liked_id')
      .execute();
    return rows.map(row => row.liked_id).toSorted();
  } finally {
    await db.destroy();
  }
}

const hasCookie = async (page: Page) =>
  (await page.context().cookies()).some(({ name }) => name === 'early_likes');

test('from swiped cards and a campaign through the sign-up to the confirmed account, with its source, variant and likes (spec 2.1, 3.13, 4.2, 4.7)', async ({
  page,
}, { project }) => {
  const email = `veger.${project.name}@gmail.com`;
  const yeses = await swipe(page);
  await answerOnCampaignPage(page, 'Veger');
  await answerTheRest(page, email);
  await expect(page.getByRole('heading', { name: 'Welkom, Veger' })).toBeVisible();
  expect(await likesOf(email)).toEqual([]);
  await activateByEmail(page, email);
  expect(await likesOf(email)).toEqual(yeses);
  expect(await storedTrafficSource(email)).toMatchObject(campaignSource);
  expect(await hasCookie(page)).toBe(false);
});

test(
  'a member who confirms elsewhere finds the yeses given when they are back (spec 4.2, 4.7)',
  {
    tag: '@full',
  },
  async ({ page, context, browser }, { project }) => {
    const email = `veger.elders.${project.name}@gmail.com`;
    const yeses = await swipe(page);
    await answerQuestion(page, 'Veger elders');
    await answerTheRest(page, email);
    await expect(page.getByRole('heading', { name: 'Welkom, Veger elders' })).toBeVisible();
    // An open page would give them at the moment of the activation.
    await page.close();
    const elsewhere = await browser.newContext({ locale: 'nl-NL' });
    await activateByEmail(await elsewhere.newPage(), email);
    await elsewhere.close();
    const back = await context.newPage();
    await back.goto('/members');
    await expect(back.getByText('Je 2 ja’s van voor je aanmelding zijn nu likes.')).toBeVisible();
    expect(await likesOf(email)).toEqual(yeses);
    await expect.poll(() => hasCookie(back)).toBe(false);
  },
);

test('the same without script (spec 2.1, 3.13, 4.2, 4.7)', async ({ browser, baseURL }, { project }) => {
  const context = await browser.newContext({
    ...project.use,
    baseURL: baseURL ?? '',
    locale: 'nl-NL',
    javaScriptEnabled: false,
  });
  const page = await context.newPage();
  const email = `veger.kaal.${project.name}@gmail.com`;
  const yeses = await swipe(page);
  // Without script, the form of the cards takes the yeses along.
  await answerQuestion(page, 'Veger kaal');
  await answerOnCampaignPage(page, 'Veger kaal');
  await answerTheRest(page, email);
  await expect(page.getByRole('heading', { level: 1, name: 'Welkom, Veger kaal' })).toBeVisible();
  const link = new URL(linkIn(await emailTo(email), '/activate'));
  await page.goto(link.pathname + link.search);
  await page.getByRole('button', { name: 'Account activeren' }).click();
  await expect(page.getByRole('heading', { name: 'Je account is actief' })).toBeVisible();
  expect(await likesOf(email)).toEqual(yeses);
  expect(await storedTrafficSource(email)).toMatchObject(campaignSource);
  expect(await hasCookie(page)).toBe(false);
  await context.close();
});
