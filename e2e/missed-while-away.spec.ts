import type { BrowserContext, Page } from '@playwright/test';
import { insertMessages } from './support/insert-messages.ts';
import { logIn, newMember, onOtherDevice } from './support/new-member.ts';
import { insertTestMatch } from './support/swipe-members.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const bubbles = (page: Page) => page.getByRole('region', { name: 'Berichten' }).locator('[data-message]');
const message = (page: Page, text: string) => bubbles(page).filter({ hasText: text });
const openMenuOf = (page: Page, text: string) =>
  page.getByRole('button', { name: new RegExp(`Opties voor dit bericht.*${text}`) }).press('Enter');
const bubbleTexts = (page: Page) =>
  bubbles(page).evaluateAll(rows => rows.map(({ textContent }) => textContent));

async function open(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  const userLoaded = page.waitForResponse(/\/api\/user\.php/, { timeout: 60_000 });
  await page.goto(path);
  await userLoaded;
  return page;
}

test('a member who was offline finds everything once on return: a message, a like, a read receipt, a deleted message and own deletions on another device (spec 4.7, D5.6)', {
  tag: '@full',
}, async ({ browser, baseURL }) => {
  const home = baseURL ?? '';
  const [jelle, wout, timo, bas, ruud] = [
    await newMember({ name: 'Jelle', credits: 20 }),
    await newMember({ name: 'Wout', credits: 20 }),
    await newMember({ name: 'Timo', credits: 20 }),
    await newMember({ name: 'Bas', credits: 20 }),
    await newMember({ name: 'Ruud' }),
  ];
  await insertMessages({ from: wout, to: jelle, texts: ['Hoi Jelle', 'Dit neem ik terug'] });
  await insertMessages({ from: jelle, to: wout, texts: ['Dit wis ik', 'Heb je dit gelezen?'] });
  await insertMessages({ from: timo, to: jelle, texts: ['Hoi van Timo', 'Ben je daar?'] });
  await insertMessages({ from: bas, to: jelle, texts: ['Hoi van Bas'] });
  const contexts = await Promise.all([1, 2, 3].map(() => browser.newContext({ locale: 'nl-NL' })));
  const [jellesContext, phoneContext, woutsContext] = contexts as [
    BrowserContext,
    BrowserContext,
    BrowserContext,
  ];
  await Promise.all([
    logIn(jellesContext, jelle, home),
    logIn(phoneContext, await onOtherDevice(jelle), home),
    logIn(woutsContext, wout, home),
  ]);
  const thread = await open(jellesContext, `/members/${wout.profileId}/chat`);
  const list = await open(jellesContext, '/chats');
  await expect(message(thread, 'Heb je dit gelezen?').getByTitle(/Verstuurd|Bezorgd/)).toBeVisible();
  await expect(row(list, 'Timo').getByText('2 ongelezen')).toBeVisible();
  await expect(list).toHaveTitle(/^\(3\) /);
  await jellesContext.setOffline(true);
  await expect(list.getByText(/^Je bent offline/).first()).toBeVisible();

  await test.step('while the member is offline, Wout reads, deletes, writes and likes', async () => {
    const woutsPage = await open(woutsContext, `/members/${jelle.profileId}/chat`);
    await expect(message(woutsPage, 'Heb je dit gelezen?')).toBeVisible();
    await openMenuOf(woutsPage, 'Dit neem ik terug');
    await expect(woutsPage.getByRole('dialog', { name: 'Dit bericht' })).toBeVisible();
    await woutsPage.getByRole('button', { name: 'Intrekken voor iedereen' }).click();
    await expect(bubbles(woutsPage).getByText('Bericht ingetrokken')).toBeVisible();
    await woutsPage.getByRole('textbox', { name: 'Bericht aan Jelle' }).fill('Dit heb je gemist');
    await woutsPage.getByRole('button', { name: /^Verstuur: 1 credit/ }).click();
    await expect(message(woutsPage, 'Dit heb je gemist').getByTitle(/Verstuurd|Bezorgd/)).toBeVisible();
    await woutsPage.goto(`/members/${jelle.profileId}`);
    await woutsPage
      .getByRole('button', { name: 'Jelle leuk vinden' })
      .filter({ visible: true })
      .first()
      .click();
    await expect(
      woutsPage.getByRole('button', { name: 'Jelle leuk vinden', pressed: true }).first(),
    ).toBeVisible();
  });

  await test.step('and Jelle reads one conversation, deletes another, and deletes an own message, on a phone', async () => {
    const mobile = await open(phoneContext, '/chats');
    await mobile
      .getByRole('dialog', { name: 'Nieuwe like!' })
      .getByRole('button', { name: 'Sluiten' })
      .click();
    await row(mobile, 'Bas').getByRole('button', { name: 'Meer over Bas' }).click();
    await row(mobile, 'Bas').getByRole('button', { name: 'Gesprek met Bas verwijderen' }).click();
    const question = mobile.getByRole('dialog', { name: 'Gesprek met Bas verwijderen' });
    await expectAccessible(mobile);
    await question.getByRole('button', { name: 'Verwijderen', exact: true }).click();
    await expect(row(mobile, 'Bas')).toHaveCount(0);
    await row(mobile, 'Timo').getByRole('link').click();
    await expect(message(mobile, 'Ben je daar?')).toBeVisible();
    await mobile.goto(`/members/${wout.profileId}/chat`);
    await openMenuOf(mobile, 'Dit wis ik');
    await mobile.getByRole('button', { name: 'Voor mij verwijderen' }).click();
    await expect(message(mobile, 'Dit wis ik')).toHaveCount(0);
    await mobile.close();
  });

  await expect(message(thread, 'Dit neem ik terug')).toBeVisible();
  await expect(row(list, 'Bas')).toBeVisible();

  await test.step('back online everything is there, once', async () => {
    await jellesContext.setOffline(false);
    for (const page of [thread, list]) await expect(page.getByText(/^Je bent offline/)).toHaveCount(0);
    await expect(message(thread, 'Dit heb je gemist')).toHaveCount(1);
    await expect(bubbles(thread).getByText('Bericht ingetrokken')).toHaveCount(1);
    for (const gone of ['Dit neem ik terug', 'Dit wis ik'])
      await expect(message(thread, gone)).toHaveCount(0);
    await expect(message(thread, 'Heb je dit gelezen?').getByTitle('Gelezen')).toBeVisible();
    await expect(row(list, 'Wout').getByText('Dit heb je gemist')).toBeVisible();
    await expect(row(list, 'Bas')).toHaveCount(0);
    await expect(row(list, 'Timo').getByText(/ongelezen/)).toHaveCount(0);
    await thread.bringToFront();
    for (const page of [thread, list]) await expect(page).toHaveTitle(/^\(1\) /);
  });

  await test.step('a match made meanwhile is shown as soon as the connection is back', async () => {
    await jellesContext.setOffline(true);
    await expect(list.getByText(/^Je bent offline/).first()).toBeVisible();
    await insertTestMatch(ruud, jelle);
    await jellesContext.setOffline(false);
    const match = list.getByRole('dialog', { name: 'Het is een match' });
    await expect(match).toContainText('Ruud');
    await match.getByRole('button', { name: 'Sluiten' }).click();
    await expect(match).toHaveCount(0);
  });

  await test.step('losing the connection again changes nothing, and a reload shows the same', async () => {
    const before = await bubbleTexts(thread);
    await jellesContext.setOffline(true);
    await expect(thread.getByText(/^Je bent offline/).first()).toBeVisible();
    const refetch = thread.waitForResponse(/\/api\/chat\.php/);
    await jellesContext.setOffline(false);
    await refetch;
    await expect.poll(() => bubbleTexts(thread)).toEqual(before);
    await thread.reload();
    await expect.poll(() => bubbleTexts(thread)).toEqual(before);
    await expect(thread).toHaveTitle(/^\(2\) /);
    await expectAccessible(list);
  });
  for (const context of contexts) await context.close();
});
