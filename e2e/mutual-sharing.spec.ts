import type { BrowserContext, Page } from '@playwright/test';
import { insertMessages } from './support/insert-messages.ts';
import { logIn, newMember } from './support/new-member.ts';
import { expect, test } from './support/test.ts';

const composer = (page: Page) => page.getByRole('textbox', { name: /^Bericht aan / });
const header = (page: Page) => page.getByRole('main').locator('header');
const message = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Berichten' }).locator('[data-message]').filter({ hasText: text });
const typing = (page: Page) => page.locator('[data-typing]');

/** Counts from now on each time a page shows the typing indicator, however briefly. */
async function watchTyping(page: Page): Promise<() => Promise<number>> {
  const seen = await page.evaluateHandle(() => {
    const counted = { times: 0 };
    const look = () => void (document.querySelector('[data-typing]') && counted.times++);
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    return counted;
  });
  return () => seen.evaluate(({ times }) => times);
}

/** Types as a person does, and waits until it arrives. */
async function say(from: Page, to: Page, text: string): Promise<void> {
  await composer(from).pressSequentially(text);
  await from.getByRole('button', { name: /^Verstuur: 1 credit/ }).click();
  await expect(message(to, text)).toBeVisible();
}

/** Turns a kind of sharing on or off as another device would, and waits until this browser knows. */
async function share(page: Page, facts: Record<string, boolean>, baseURL: string): Promise<void> {
  const known = page.waitForResponse(/\/api\/user\.php/);
  await page.request.put('/api/profile.php', { data: facts, headers: { origin: baseURL } });
  await known;
}

test('a member who turns off typing, read receipts or presence neither sends nor receives them; turned on, both work again (spec D5.6)', {
  tag: '@full',
}, async ({ browser, baseURL, watchContext }) => {
  const home = baseURL ?? '';
  const jan = await newMember({ name: 'Jan', credits: 40 });
  const piet = await newMember({ name: 'Piet', credits: 40 });
  await insertMessages({ from: piet, to: jan, texts: ['Dag Jan'] });
  const told: string[] = [];
  const enter = async (context: BrowserContext, as: typeof jan, to: typeof jan) => {
    watchContext(context);
    await logIn(context, as, home);
    const page = await context.newPage();
    page.on('websocket', socket =>
      socket.on('framesent', ({ payload }) => {
        if (String(payload).includes('"typing"')) told.push(as === jan ? 'Jan' : 'Piet');
      }),
    );
    const hasTakenOver = page.waitForResponse(/\/api\/chats\.php/);
    await page.goto(`/members/${to.profileId}/chat`);
    await hasTakenOver;
    return page;
  };
  const [one, other] = [await browser.newContext(), await browser.newContext()];
  const [jans, piets] = [await enter(one, jan, piet), await enter(other, piet, jan)];
  await test.step('typing indicator', async () => {
    await share(jans, { shares_typing: false }, home);
    const shown = await Promise.all([jans, piets].map(watchTyping));
    await say(jans, piets, 'Zonder teken');
    expect(told).toEqual([]);
    // Piet still sends typing, because his browser does not know; Jan is shown nothing.
    await composer(piets).pressSequentially('Ik typ');
    await expect.poll(() => told).toContain('Piet');
    await say(piets, jans, ' dit even');
    expect(await Promise.all(shown.map(times => times()))).toEqual([0, 0]);
    await share(jans, { shares_typing: true }, home);
    await Promise.all([
      composer(jans).pressSequentially('Met teken', { delay: 60 }),
      expect(typing(piets).first()).toBeVisible(),
    ]);
    expect(told).toContain('Jan');
    await composer(jans).fill('');
  });

  await test.step('read receipts', async () => {
    await share(jans, { shares_read: false }, home);
    await say(piets, jans, 'Lees je dit?');
    await say(jans, piets, 'En jij dit?');
    // A later message has arrived, so an earlier receipt would have arrived too.
    await say(piets, jans, 'Nog iets');
    await say(jans, piets, 'En nog iets');
    // One tick: a delivery receipt would reveal an open browser.
    await expect(message(piets, 'Lees je dit?').getByTitle('Verstuurd')).toBeVisible();
    await expect(message(jans, 'En jij dit?').getByTitle('Verstuurd')).toBeVisible();
    await share(jans, { shares_read: true }, home);
    await say(jans, piets, 'Nu wel');
    await expect(message(jans, 'Nu wel').getByTitle('Gelezen')).toBeVisible();
    await say(piets, jans, 'Hier ook');
    await expect(message(piets, 'Hier ook').getByTitle('Gelezen')).toBeVisible();
  });

  await test.step('presence', async () => {
    for (const page of [jans, piets]) await expect(header(page).getByText('Nu online')).toBeVisible();
    await share(jans, { shares_presence: false }, home);
    for (const page of [jans, piets]) await expect(header(page).getByText(/online|actief/i)).toHaveCount(0);
    await share(jans, { shares_presence: true }, home);
    for (const page of [jans, piets]) await expect(header(page).getByText('Nu online')).toBeVisible();
  });
  await one.close();
  await other.close();
});
