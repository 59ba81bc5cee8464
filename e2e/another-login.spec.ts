import type { BrowserContext, Page } from '@playwright/test';
import type { TestMember } from '../src/server/testing/members.ts';
import { logIn, newMember } from './support/new-member.ts';
import { photoFile } from './support/photos.ts';
import { expect, test } from './support/test.ts';

const composer = (page: Page) => page.getByRole('textbox', { name: 'Bericht aan Piet' });
const send = (page: Page) => page.getByRole('button', { name: /^Verstuur: 1 credit/ });
const menuOf = (page: Page, name: string) => page.getByRole('button', { name: `Menu van ${name}` });

const threeMembers = async () => [
  await newMember({ name: 'Sam', credits: 5 }),
  await newMember({ name: 'Daan', credits: 5 }),
  await newMember({ name: 'Piet' }),
];

async function openThread(context: BrowserContext, { profileId }: TestMember): Promise<Page> {
  const page = await context.newPage();
  const hydration = page.waitForResponse(/\/api\/chats\.php/);
  await page.goto(`/members/${profileId}/chat`);
  await hydration;
  return page;
}

const storedAndShown = (page: Page) =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('textarea, input')];
    return [
      ...[localStorage, sessionStorage].map(storage => JSON.stringify({ ...storage })),
      ...fields.map(({ value }) => value),
      document.body.innerHTML,
    ].join();
  });

async function openReport(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Meer over Piet' }).first().click();
  await page.getByRole('button', { name: 'Piet melden' }).click();
}

function recordMessageStatuses(context: BrowserContext): number[] {
  const statuses: number[] = [];
  context.on('response', response => {
    const isMessage = response.request().method() === 'POST' && /\/api\/chat\.php/.test(response.url());
    if (isMessage) statuses.push(response.status());
  });
  return statuses;
}

test('a tab that stays open while another member logs in next to it sends nothing as the first member, switches to the second and shows no data of the first (spec 6.4, 8.1)', async ({
  browser,
  baseURL,
}) => {
  const home = baseURL ?? '';
  const [sam, daan, piet] = (await threeMembers()) as [TestMember, TestMember, TestMember];
  const context = await browser.newContext({ locale: 'nl-NL' });
  const statuses = recordMessageStatuses(context);
  await logIn(context, sam, home);
  const page = await openThread(context, piet);
  await expect(menuOf(page, 'Sam')).toBeVisible();
  await composer(page).fill('Geheim van Sam');
  await logIn(context, daan, home);
  await send(page).click();
  await expect(menuOf(page, 'Daan')).toBeVisible();
  await expect(composer(page)).toHaveValue('');
  expect(statuses).toEqual([403]);
  expect(await storedAndShown(page)).not.toContain('Geheim van Sam');
  await context.close();
});

test('state of one tab is invisible to another member who logs in there: photos being sent, a chosen gift, a begun report (spec 5.10, 6.4, 8.1)', {
  tag: '@full',
}, async ({ browser, baseURL }) => {
  const home = baseURL ?? '';
  const [sam, daan, piet] = (await threeMembers()) as [TestMember, TestMember, TestMember];
  const context = await browser.newContext({ locale: 'nl-NL' });
  await logIn(context, sam, home);
  const page = await openThread(context, piet);
  await page.getByRole('button', { name: 'Geef Piet een cadeau' }).click();
  await page.getByRole('radio', { name: /Knuffelbeer/ }).check();
  await page.keyboard.press('Escape');
  await openReport(page);
  await page.getByRole('dialog').getByRole('textbox').fill('Geheim van Sam');
  await page.keyboard.press('Escape');
  await composer(page).focus();
  await context.setOffline(true);
  await page
    .getByLabel('Stuur Piet een foto')
    .setInputFiles(await photoFile('a.jpg', { width: 300, height: 400 }));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Verstuur/ })
    .click();
  await expect(page.getByRole('progressbar', { name: 'Foto wordt verstuurd' })).toBeVisible();
  expect(await storedAndShown(page)).toContain('bear');

  await context.clearCookies();
  await logIn(context, daan, home);
  await context.setOffline(false);
  // The page finds out by itself that somebody else has logged in, and loads anew.
  await expect(menuOf(page, 'Daan')).toBeVisible();
  await page.getByRole('button', { name: 'Geef Piet een cadeau' }).click();
  await expect(page.getByRole('radio', { name: /Roos/ })).toBeChecked();
  await page.keyboard.press('Escape');
  await openReport(page);
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Niet verstuurd')).toHaveCount(0);
  const contents = await storedAndShown(page);
  for (const word of ['Geheim van Sam', 'bear', sam.profileId]) expect(contents).not.toContain(word);
  await context.close();
});

test('queued messages are not sent after another member has logged in, who writes under their own name (spec 6.4, look: offline)', {
  tag: '@full',
}, async ({ browser, baseURL }) => {
  const home = baseURL ?? '';
  const [sam, daan, piet] = (await threeMembers()) as [TestMember, TestMember, TestMember];
  const context = await browser.newContext({ locale: 'nl-NL' });
  const statuses = recordMessageStatuses(context);
  await logIn(context, sam, home);
  const page = await openThread(context, piet);
  await context.setOffline(true);
  await composer(page).fill('Wachtend van Sam');
  await send(page).click();
  await expect(page.getByText('Wacht op verbinding')).toBeVisible();
  await logIn(context, daan, home);
  await context.setOffline(false);
  await expect(menuOf(page, 'Daan')).toBeVisible();
  const secondTab = await openThread(context, piet);
  await expect(menuOf(secondTab, 'Daan')).toBeVisible();
  for (const tab of [page, secondTab]) {
    await expect(tab.getByText('Wachtend van Sam')).toHaveCount(0);
    expect(await storedAndShown(tab)).not.toContain('Wachtend van Sam');
  }
  expect(statuses).not.toContain(200);

  await composer(secondTab).fill('Van Daan zelf');
  await send(secondTab).click();
  await expect(secondTab.getByText('Je hebt nog 4 credits')).toBeVisible();
  const others = await browser.newContext();
  await logIn(others, piet, home);
  const { chats } = await (await others.request.get('/api/chats.php')).json();
  expect(chats).toHaveLength(1);
  const [{ conversation, num_unread_messages: unread }] = chats;
  expect([conversation.last_message.text, unread]).toEqual(['Van Daan zelf', 1]);
  await others.close();
  await context.close();
});
