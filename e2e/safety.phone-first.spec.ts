import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { openTestDatabase } from './support/database.ts';
import { insertMessages } from './support/insert-messages.ts';
import { emailTo, linkIn } from './support/mailbox.ts';
import { logIn, newMember } from './support/new-member.ts';
import { openMailedLink } from './support/open-mailed-link.ts';
import { sendJob } from './support/run-job.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test.use({
  expectedErrors:
    /status of (422 \(Unprocessable Entity\) \S+\/api\/contacts\.php|410 \(Gone\) \S+)$|net::ERR_INTERNET_DISCONNECTED \S+$/,
});

test('people a member never wants to meet: typed, from a file, unreadable, removed one by one and all (spec D5.2)', async ({
  page,
  context,
  baseURL,
}) => {
  const [me, brother] = [await newMember(), await newMember({ name: 'Otto' })];
  await logIn(context, me, baseURL ?? '');
  await page.goto(`/members/${brother.profileId}`);
  await expect(page.getByRole('heading', { level: 1, name: /Otto/ })).toBeVisible();

  await page.goto('/settings/contacts');
  const address = page.getByLabel('E-mailadres of telefoonnummer').first();
  await address.fill('mijn broer');
  await page.getByRole('button', { name: 'Toevoegen' }).click();
  await expect(address).toHaveAccessibleDescription('Vul een e-mailadres of telefoonnummer in');
  await expect(address).toBeFocused();
  await address.fill(brother.email);
  await page.getByLabel('Een naam die alleen jij ziet').fill('Mijn broer');
  await page.getByRole('button', { name: 'Toevoegen' }).click();
  await expect(page.getByText('Mijn broer', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await makeContactsDue();
  await expect
    .poll(async () => (await page.request.get(`/api/member.php?id=${brother.profileId}`)).status())
    .toBe(404);

  const buffer = Buffer.from('BEGIN:VCARD\nFN:Piet\nEMAIL:piet@mail.example\nTEL:06 12345678\nEND:VCARD\n');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'contacts.vcf', mimeType: 'text/vcard', buffer });
  await expect(page.getByRole('heading', { name: 'Je lijst: 3' })).toBeVisible();
  await expect(page.getByText('Piet')).toHaveCount(0);

  await page.getByRole('button', { name: /^Mijn broer verwijderen/ }).click();
  await expect(page.getByRole('heading', { name: 'Je lijst: 2' })).toBeVisible();
  await makeContactsDue();
  await expect
    .poll(async () => (await page.request.get(`/api/member.php?id=${brother.profileId}`)).status())
    .toBe(200);
  await page.getByText('Weet je niet welke het is?').click();
  await page.getByLabel('E-mailadres of telefoonnummer').last().fill('piet@mail.example');
  await page.getByRole('button', { name: 'Van de lijst halen' }).click();
  await expect(page.getByRole('heading', { name: 'Je lijst: 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Alles verwijderen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Alles verwijderen' }).click();
  await expect(page.getByText('Er staat nog niemand op je lijst.')).toBeVisible();
});

/** New entries hide hours later, and removed ones show hours later. */
async function makeContactsDue(): Promise<void> {
  const db = openTestDatabase();
  await sql`update pgboss.job set start_after = now() where name in ('block-contacts', 'delete-contact') and state < 'active'`.execute(
    db,
  );
  await db.destroy();
}

test('a message about money shows its receiver a note with tips, report and block, until it is hidden (spec D5.3)', async ({
  page,
  context,
  baseURL,
}) => {
  const [me, stranger] = [await newMember(), await newMember({ name: 'Otto' })];
  const conversation = await insertMessages({
    ...{ from: stranger, to: me },
    texts: ['Hoi', 'Kun je een cadeaukaart sturen?'],
  });
  await logIn(context, me, baseURL ?? '');
  await page.goto('/chats');
  await page.getByRole('link', { name: /Otto/ }).first().click();
  await expect(page).toHaveURL(new RegExp(`/chats/${conversation}$`));
  const note = page.getByRole('complementary', { name: 'Even opletten' });
  await expect(note).toContainText('Dit gaat over geld');
  await expectAccessible(page);
  await note.getByRole('button', { name: 'Melden' }).click();
  const dialog = page.getByRole('dialog', { name: 'Otto melden' });
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/chats$/);
  await expect(dialog, 'the dialog goes with its page').toHaveCount(0);
  await page.goForward();
  await note.getByRole('button', { name: 'Melden' }).click();
  await dialog.getByRole('radio', { name: 'Spam of oplichting' }).check();
  await dialog.getByRole('textbox').fill('Hij vraagt om een cadeaukaart.');
  await dialog.getByRole('button', { name: 'Melding versturen' }).click();
  await page.getByRole('button', { name: 'Klaar' }).click();
  await expect(note.getByRole('button', { name: 'Gemeld' })).toBeFocused();
  await expect(note.getByRole('button', { name: 'Melden' })).toHaveCount(0);
  await expectAccessible(page);
  await note.getByRole('button', { name: 'Blokkeren' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Annuleren' }).click();
  await note.getByRole('button', { name: 'Deze opmerking in dit gesprek verbergen' }).click();
  await expect(note).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Kun je een cadeaukaart sturen?').last()).toBeVisible();
  await expect(note).toHaveCount(0);

  await insertMessages({ from: stranger, to: me, texts: ['Als je niet betaalt, vertel ik het je baas'] });
  await page.reload();
  await expect(note).toContainText('Bedreigt Otto je?');
  await note.getByRole('link', { name: 'Wat je nu kunt doen' }).click();
  await expect(page).toHaveURL(/\/safety#extortion$/);
  await expect(page.getByRole('heading', { name: 'Dreigt iemand je foto’s te delen?' })).toBeInViewport();
  await expect(page.getByRole('link', { name: '113', exact: true })).toHaveAttribute('href', 'tel:113');
  await expectAccessible(page);
});

const check = async (state: 'open' | 'asked', accountId: string) => {
  const db = openTestDatabase();
  const [now, before] = [new Date(), new Date(Date.now() - 31 * 60_000)];
  const change = state === 'open' ? { starts_at: before, due_at: now } : { asked_at: before };
  await db.updateTable('check_ins').set(change).where('account_id', '=', accountId).execute();
  await db.destroy();
  await sendJob('run-check-ins');
};

const openLinkTo = async (page: Page, to: string, count: number, path: string) => {
  const email = await emailTo(to, count);
  await openMailedLink(page, linkIn(email, path));
};

test('a date check-in: a friend agrees, the member forgets, the friend is notified, and then that all is well (spec D5.3)', async ({
  page,
  context,
  browser,
  baseURL,
  watchContext,
}, { project }) => {
  test.setTimeout(120_000);
  const me = await newMember({ name: 'Bram' });
  const friend = `ruud.${project.name}.${Date.now()}@mail.example`;
  await logIn(context, me, baseURL ?? '');
  await page.goto('/settings/check-in');
  await expect(page.getByText('Kies eerst hieronder een vriend.')).toBeVisible();
  await page.getByLabel('Hoe heet deze vriend?').fill('Ruud');
  await page.getByLabel('E-mailadres van deze vriend').fill(friend);
  await page.getByLabel('Hoe noemt deze vriend jou?').fill('Bram B.');
  await page.getByRole('button', { name: 'Deze vriend vragen' }).click();
  await expect(page.getByText('Heeft nog niet geantwoord')).toBeVisible();
  await expectAccessible(page);

  const friendContext = await browser.newContext({ ...project.use, baseURL, javaScriptEnabled: false });
  watchContext(friendContext);
  const friendPage = await friendContext.newPage();
  await openLinkTo(friendPage, friend, 1, '/open');
  await expect(friendPage.getByRole('heading', { level: 1 })).toHaveText('Bram B. zou graag op je rekenen');
  await expect(friendPage.locator('body')).not.toContainText('Lavender');
  expect(await friendPage.title()).toBe('Agenda');
  await expect(friendPage.locator('link[rel=icon]')).toHaveAttribute('href', /^\/icon\.svg/);
  await expect(friendPage.locator('link[rel=manifest]')).toHaveCount(0);
  await friendPage.getByRole('button', { name: 'Ja, Bram B. kan op me rekenen' }).click();
  await expect(friendPage.getByRole('heading', { level: 1 })).toHaveText('Dank je, ook namens Bram B.');

  await page.reload();
  await expect(page.getByText('Heeft ja gezegd')).toBeVisible();
  await page.getByLabel('Met wie spreek je af?').fill('Daan');
  await page.getByLabel('Waar? (mag leeg)').fill('Café Sarphaat');
  await page.getByLabel('Wat moet die vriend nog meer weten?').fill('Fiets bij het station');
  await page.getByRole('button', { name: 'Bekijk het bericht vooraf' }).click();
  const preview = page.getByRole('dialog', { name: 'Dit krijgt Ruud' });
  await expect(preview.getByText('Afgesproken met: Daan')).toBeVisible();
  await expectAccessible(page);
  await preview.getByRole('button', { name: 'Deze check-in plannen' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Met Daan' })).toHaveCount(1);

  await check('open', me.accountId);
  expect((await emailTo(me.email)).subject).toBe('Alles goed?');
  const alert = page.getByRole('region', { name: /^Alles goed\?/ });
  const daan = await newMember({ name: 'Daan' });
  await insertMessages({ from: daan, to: me, texts: ['Ik ben er bijna'] });
  for (const path of ['/members', '/chats', `/members/${daan.profileId}/chat`]) {
    await page.goto(path);
    await expect(alert).toBeVisible();
    await expectAccessible(page);
  }
  await expect(page.getByRole('textbox', { name: /Bericht/ })).toBeInViewport();

  await check('asked', me.accountId);
  const alarm = await emailTo(friend, 2);
  expect(alarm.subject).toBe('Een bericht over Bram B.');
  for (const part of ['Daan', 'Café Sarphaat', 'Fiets bij het station']) expect(alarm.text).toContain(part);
  await page.goto('/settings/check-in');
  await expect(page.getByRole('heading', { name: 'We hebben Ruud bericht gestuurd' })).toBeVisible();
  await openLinkTo(page, me.email, 1, '/check-in/answer');
  await page.getByRole('button', { name: 'Alles is goed' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dank je. Fijn om te horen.');
  expect((await emailTo(friend, 3)).subject).toBe('Een bericht over Bram B.: alles is goed');
});

test('an answer to a check-in without a connection is sent once there is one (spec D5.3, 8.2)', async ({
  page,
  context,
  baseURL,
}) => {
  const me = await newMember();
  const db = openTestDatabase();
  const now = new Date();
  const friend = { id: randomUUID(), account_id: me.accountId, contact: Buffer.from('-'), state: 'accepted' };
  await db
    .insertInto('check_in_friends')
    .values({ ...friend, mailbox: Buffer.alloc(32), asked_at: now, answered_at: now })
    .execute();
  const row = { account_id: me.accountId, friend_id: friend.id, details: Buffer.from('-'), state: 'asked' };
  const times = { starts_at: new Date(now.getTime() - 1_000), due_at: now, asked_at: now, created_at: now };
  await db
    .insertInto('check_ins')
    .values({ id: randomUUID(), ...row, ...times })
    .execute();
  await db.destroy();
  await logIn(context, me, baseURL ?? '');
  await page.goto('/members');
  const alert = page.getByRole('region', { name: /^Alles goed\?/ });
  // A menu that opens shows that the page reacts, whose code is not loaded offline.
  const menu = page.getByRole('button', { name: /^Menu van / });
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await context.setOffline(true);
  await alert.getByRole('button', { name: 'Alles is goed' }).click();
  await expect(alert.getByText(/^Nog niet verstuurd/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Fijn om te horen.')).toBeVisible();
  await expect(alert).toHaveCount(0);
});
