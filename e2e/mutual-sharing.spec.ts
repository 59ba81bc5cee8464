import type { BrowserContext, Page } from '@playwright/test';
import { insertMessages } from './support/insert-messages.ts';
import { logIn, newMember } from './support/new-member.ts';
import { expect, test } from './support/test.ts';

const composer = (page: Page) => page.getByRole('textbox', { name: /^Bericht aan / });
const header = (page: Page) => page.getByRole('main').locator('header');
const message = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Berichten' }).locator('[data-message]').filter({ hasText: text });
const typing = (page: Page) => page.locator('[data-typing]');

async function watchTyping(page: Page): Promise<() => Promise<number>> {
  const seen = await page.evaluateHandle(() => {
    const counted = { times: 0 };
    const count = () => void (document.querySelector('[data-typing]') && counted.times++);
    new MutationObserver(count).observe(document.body, { childList: true, subtree: true });
    return counted;
  });
  return () => seen.evaluate(({ times }) => times);
}

async function writeMessage(from: Page, to: Page, text: string): Promise<void> {
  await composer(from).pressSequentially(text);
  await from.getByRole('button', { name: /^Verstuur: 1 credit/ }).click();
  await expect(message(to, text)).toBeVisible();
}

/** Changes sharing as if on another device. */
async function share(page: Page, sharing: Record<string, boolean>, baseURL: string): Promise<void> {
  const known = page.waitForResponse(/\/api\/user\.php/);
  await page.request.put('/api/profile.php', { data: sharing, headers: { origin: baseURL } });
  await known;
}

test('a member who turns off typing, read receipts or presence neither sends nor receives them; turned on, both work again (spec D5.6)', {
  tag: '@full',
}, async ({ browser, baseURL, watchContext }) => {
  const home = baseURL ?? '';
  const jan = await newMember({ name: 'Jan', credits: 40 });
  const piet = await newMember({ name: 'Piet', credits: 40 });
  await insertMessages({ from: piet, to: jan, texts: ['Dag Jan'] });
  const typingSenders: string[] = [];
  const openConversation = async (context: BrowserContext, member: typeof jan, to: typeof jan) => {
    watchContext(context);
    await logIn(context, member, home);
    const page = await context.newPage();
    page.on('websocket', socket =>
      socket.on('framesent', ({ payload }) => {
        if (String(payload).includes('"typing"')) typingSenders.push(member === jan ? 'Jan' : 'Piet');
      }),
    );
    const hydration = page.waitForResponse(/\/api\/chats\.php/);
    await page.goto(`/members/${to.profileId}/chat`);
    await hydration;
    return page;
  };
  const [jansContext, pietsContext] = [await browser.newContext(), await browser.newContext()];
  const [jansPage, pietsPage] = [
    await openConversation(jansContext, jan, piet),
    await openConversation(pietsContext, piet, jan),
  ];
  await test.step('typing indicator', async () => {
    await share(jansPage, { shares_typing: false }, home);
    const shown = await Promise.all([jansPage, pietsPage].map(watchTyping));
    await writeMessage(jansPage, pietsPage, 'Zonder teken');
    expect(typingSenders).toEqual([]);
    await composer(pietsPage).pressSequentially('Ik typ');
    await expect.poll(() => typingSenders).toContain('Piet');
    await writeMessage(pietsPage, jansPage, ' dit even');
    expect(await Promise.all(shown.map(times => times()))).toEqual([0, 0]);
    await share(jansPage, { shares_typing: true }, home);
    await Promise.all([
      composer(jansPage).pressSequentially('Met teken', { delay: 60 }),
      expect(typing(pietsPage).first()).toBeVisible(),
    ]);
    expect(typingSenders).toContain('Jan');
    await composer(jansPage).fill('');
  });

  await test.step('read receipts', async () => {
    await share(jansPage, { shares_read: false }, home);
    await writeMessage(pietsPage, jansPage, 'Lees je dit?');
    await writeMessage(jansPage, pietsPage, 'En jij dit?');
    // Events come in order, so a read receipt would come before these messages.
    await writeMessage(pietsPage, jansPage, 'Nog iets');
    await writeMessage(jansPage, pietsPage, 'En nog iets');
    // Without shared read receipts, the messages have no delivery receipts.
    await expect(message(pietsPage, 'Lees je dit?').getByTitle('Verstuurd')).toBeVisible();
    await expect(message(jansPage, 'En jij dit?').getByTitle('Verstuurd')).toBeVisible();
    await share(jansPage, { shares_read: true }, home);
    await writeMessage(jansPage, pietsPage, 'Nu wel');
    await expect(message(jansPage, 'Nu wel').getByTitle('Gelezen')).toBeVisible();
    await writeMessage(pietsPage, jansPage, 'Hier ook');
    await expect(message(pietsPage, 'Hier ook').getByTitle('Gelezen')).toBeVisible();
  });

  await test.step('presence', async () => {
    for (const page of [jansPage, pietsPage]) await expect(header(page).getByText('Nu online')).toBeVisible();
    await share(jansPage, { shares_presence: false }, home);
    for (const page of [jansPage, pietsPage])
      await expect(header(page).getByText(/online|actief/i)).toHaveCount(0);
    await share(jansPage, { shares_presence: true }, home);
    for (const page of [jansPage, pietsPage]) await expect(header(page).getByText('Nu online')).toBeVisible();
  });
  await jansContext.close();
  await pietsContext.close();
});
