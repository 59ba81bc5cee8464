import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { hashPassword } from '../src/server/accounts/reauthentication/password-hash.ts';
import { insertModerated } from '../src/server/moderation/testing/insert-moderated.ts';
import { openTestDatabase } from './support/database.ts';
import { logIn, newMember } from './support/new-member.ts';
import { authenticatorOf } from './support/new-staff.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { openTestSite } from './support/test-site.ts';

const PASSWORD = 'een bakfiets vol tulpen';

/** The reason for a look-up is asked for by a refusal. */
test.use({ expectedErrors: /status of 403 \(Forbidden\) \S+$/ });

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 });

/** Somebody with a password and no second factor yet. */
async function insertStaff(siteId: number): Promise<string> {
  const email = `${randomUUID()}@staff.example`;
  const db = openTestDatabase();
  try {
    const password_hash = await hashPassword(PASSWORD);
    const person = { site_id: siteId, email, name: 'Milo', roles: ['moderator'], language: 'nl' };
    await db
      .insertInto('staff')
      .values({ ...person, password_hash, created_at: new Date() })
      .execute();
    return email;
  } finally {
    await db.destroy();
  }
}

/** Uploads by the browser, which alone knows the name of the site's host. */
async function upload(page: Page, background: string): Promise<void> {
  const data = await sharp({ create: { width: 480, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const status = await page.evaluate(async base64 => {
    const body = Uint8Array.from(atob(base64), byte => byte.charCodeAt(0));
    const headers = { 'content-type': 'image/jpeg', 'idempotency-key': crypto.randomUUID() };
    return (await fetch('/api/photo.php', { method: 'POST', body, headers })).status;
  }, data.toString('base64'));
  expect(status).toBe(200);
}

/** Two photos that wait, and a selfie with the third one. */
async function letPicturesWait(profileId: string): Promise<void> {
  const db = openTestDatabase();
  try {
    const photos = db.updateTable('photos').where('profile_id', '=', profileId);
    await photos.where('is_main', '=', false).set({ status: 'pending' }).execute();
    const main = await db
      .selectFrom('photos')
      .where('profile_id', '=', profileId)
      .where('is_main', '=', true)
      .select('file_key')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('verifications')
      .values({
        ...{ profile_id: profileId, status: 'pending', pose: 'thumb_up_beside_face', attempt: randomUUID() },
        ...{ shown_at: new Date(), sent_at: new Date(), photo_key: main.file_key },
        ...{ selfie_key: main.file_key, selfie_address: randomUUID().replaceAll('-', '') },
      })
      .execute();
  } finally {
    await db.destroy();
  }
}

/** Goes to a control as somebody without a mouse does. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await control.evaluate(element => element === document.activeElement).catch(() => false)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}

const keepsFocus = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.activeElement !== document.body && document.hasFocus()))
    .toBe(true);

/** What a screen reader says. */
const isSaid = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: text }).first()).toBeAttached();

async function choose(page: Page, select: Locator, option: string): Promise<void> {
  await expect(select).toBeFocused();
  await page.keyboard.type(option);
  await expect(select.locator('option:checked')).toHaveText(option);
}

async function giveReason(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Waarom wil je dit zien?' });
  await expect(dialog.getByLabel('Reden')).toBeFocused();
  await page.keyboard.type('Melding beoordelen');
  await tabTo(page, dialog.getByRole('button', { name: 'Een half uur openen' }));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await keepsFocus(page);
}

async function go(page: Page, key: string, name: string): Promise<void> {
  await page.keyboard.press('g');
  await page.keyboard.press(key);
  await expect(title(page, name)).toBeVisible();
  await expect(page.locator('main')).toBeFocused();
}

async function openFirstRow(page: Page): Promise<void> {
  await page.keyboard.press('j');
  await expect(page.locator('tbody tr').first().locator('a').first()).toBeFocused();
  await page.keyboard.press('Enter');
}

test('a moderator works through an hour by keyboard alone, without losing the focus once (spec D5.10, U1)', async ({
  browser,
  baseURL,
  watchContext,
}) => {
  test.slow();
  const { id: siteId, address } = await openTestSite(`hour${randomUUID().slice(0, 6)}`, {}, baseURL ?? '');
  const [anna, bert, chris, dirk] = [
    await newMember({ siteId, name: 'Otto', aboutMe: 'Stuur me geld.' }),
    await newMember({ siteId, name: 'Bert' }),
    await newMember({ siteId, name: 'Chris' }),
    await newMember({ siteId, name: 'Dirk' }),
  ];
  const db = openTestDatabase();
  await insertModerated(
    { app: { config: { secret: 'of the test' } } as never, db, clock: { now: () => new Date() } as never },
    siteId,
    { anna, bert, chris },
  );
  await db.destroy();
  const own = await browser.newContext({ baseURL: address, locale: 'nl-NL' });
  watchContext(own);
  await logIn(own, dirk, address);
  const uploading = await own.newPage();
  await uploading.goto('/settings');
  for (const colour of ['#6d28d9', '#c2410c', '#1f8f50']) await upload(uploading, colour);
  await own.close();
  await letPicturesWait(dirk.profileId);
  const email = await insertStaff(siteId);
  const context = await browser.newContext({ baseURL: address, locale: 'nl-NL' });
  watchContext(context);
  const page = await context.newPage();
  await page.addInitScript(() => {
    addEventListener('pointerdown', () => {
      throw new Error('a mouse was used');
    });
  });

  await test.step('log in with the password and an authenticator app', async () => {
    await page.goto('/backoffice/login');
    await expect(page.getByRole('button', { name: 'Inloggen' })).toBeEnabled();
    await expectAccessible(page);
    await tabTo(page, page.getByLabel('E-mailadres'));
    await page.keyboard.type(email);
    await tabTo(page, page.getByLabel('Wachtwoord', { exact: true }));
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(title(page, 'Je tweede stap')).toBeVisible();
    const code = page.getByLabel('Code van zes cijfers');
    await expect(page.getByRole('img', { name: 'QR-code voor je authenticator-app' })).toBeVisible();
    await expectAccessible(page);
    const codeNow = await authenticatorOf(page);
    await tabTo(page, code);
    await page.keyboard.type(codeNow());
    await page.keyboard.press('Enter');
    await expect(title(page, 'Vandaag')).toBeVisible();
  });

  await test.step('see what waits, and look up the keys', async () => {
    await expect(page.getByRole('link', { name: 'Meldingen' }).first()).toBeVisible();
    await expect(async () => {
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Sneltoetsen' })).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expectAccessible(page);
  });

  await test.step('a report: read the evidence, decide with rule and reason', async () => {
    await go(page, 'r', 'Meldingen');
    await expectAccessible(page);
    await openFirstRow(page);
    await giveReason(page);
    await expect(page.getByText('He does not stop.').first()).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('d');
    await choose(page, page.getByLabel('Wat we doen'), 'Waarschuwing');
    await tabTo(page, page.getByLabel('Welke regel'));
    await choose(page, page.getByLabel('Welke regel'), 'Oplichting, geld');
    await tabTo(page, page.getByLabel('Waarom, in gewone woorden'));
    await page.keyboard.type('Je vroeg een lid om geld.');
    await tabTo(page, page.getByRole('button', { name: 'Beslissen en beiden inlichten' }));
    await page.keyboard.press('Enter');
    await expect(title(page, 'Meldingen')).toBeVisible();
    await keepsFocus(page);
    await isSaid(page, /./);
    await expect(page.locator('tbody tr')).toHaveCount(0);
  });

  await test.step('photos: approve one, reject one with a reason in own words; then a selfie', async () => {
    await go(page, 'p', 'Foto’s');
    await isSaid(page, 'Er wachten er 2');
    await expectAccessible(page);
    await page.keyboard.press('a');
    await isSaid(page, 'Er wacht er 1 · Zojuist beslist: 1.');
    await keepsFocus(page);
    await tabTo(page, page.getByLabel('In je eigen woorden'));
    await page.keyboard.type('Er staat een winkel op.');
    await page.keyboard.press('Escape');
    await expect(page.locator('main')).toBeFocused();
    await page.keyboard.press('r');
    await page.keyboard.press('4');
    await isSaid(page, 'Zojuist beslist: 2.');
    await keepsFocus(page);
    await page.keyboard.press('s');
    await expect(page.getByRole('img', { name: 'De selfie' })).toBeVisible();
    await expectAccessible(page);
    await tabTo(page, page.getByRole('button', { name: /^Goedkeuren/ }));
    await page.keyboard.press('Enter');
    await isSaid(page, 'Zojuist beslist: 1.');
    await keepsFocus(page);
  });

  await test.step('an appeal against the decision of somebody else', async () => {
    await go(page, 'b', 'Bezwaren');
    await expectAccessible(page);
    await openFirstRow(page);
    // The reason for looking at this member still counts.
    await expect(page.getByLabel('Uitkomst')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('d');
    await choose(page, page.getByLabel('Uitkomst'), 'Het lid heeft gelijk');
    await tabTo(page, page.getByLabel('Waarom, in gewone woorden'));
    await page.keyboard.type('Het was een grap.');
    await tabTo(page, page.getByRole('button', { name: 'Beslissen en het lid inlichten' }));
    await page.keyboard.press('Enter');
    await expect(title(page, 'Bezwaren')).toBeVisible();
    await keepsFocus(page);
  });

  await test.step('a complaint: look into it, answer it', async () => {
    await go(page, 'c', 'Klachten');
    await expectAccessible(page);
    await openFirstRow(page);
    await tabTo(page, page.getByRole('button', { name: 'Ik zoek het uit' }));
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Antwoord')).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.type('Je credits staan er weer.');
    await tabTo(page, page.getByRole('button', { name: 'Antwoord versturen' }));
    await page.keyboard.press('Enter');
    await expect(title(page, 'Klachten')).toBeVisible();
    await keepsFocus(page);
  });

  await test.step('a member: search, freeze with a reason, read the history', async () => {
    await go(page, 'm', 'Leden');
    await page.keyboard.press('/');
    await page.keyboard.type('Otto');
    await page.keyboard.press('Enter');
    await expect(page.locator('tbody tr')).toHaveCount(1);
    await keepsFocus(page);
    await page.keyboard.press('Escape');
    await openFirstRow(page);
    await expect(title(page, 'Otto')).toBeVisible();
    await expectAccessible(page);
    await tabTo(page, page.getByRole('button', { name: 'Bevriezen' }));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Otto bevriezen?' });
    await tabTo(page, dialog.getByLabel('Reden'));
    await page.keyboard.type('Vraagt leden om geld');
    await tabTo(page, dialog.getByRole('button', { name: 'Bevriezen' }));
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Bevriezing opheffen' })).toBeVisible();
    await keepsFocus(page);
    await tabTo(page, page.getByRole('link', { name: 'Privégegevens' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: /^Beslissingen/ })).toBeVisible();
    await expect(page.getByText('Je vroeg een lid om geld.')).toBeVisible();
    await keepsFocus(page);
    await expectAccessible(page);
  });

  await test.step('back to today', async () => {
    await go(page, 't', 'Vandaag');
  });
  await context.close();
});
