import type { Page } from '@playwright/test';
import { insertMessages, markAsRead } from './support/insert-messages.ts';
import { logIn, newMember } from './support/new-member.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const composer = (page: Page, to: string) => page.getByRole('textbox', { name: `Bericht aan ${to}` });
const send = (page: Page) => page.getByRole('button', { name: /^Verstuur: / });
const write = async (page: Page, to: string, text: string) => {
  await composer(page, to).fill(text);
  await send(page).click();
};
const bubbles = (page: Page) => page.getByRole('main').locator('[data-message]');

test('three messages written offline survive a crash of the tab and arrive once and in order from the next page that opens (look: offline)', async ({
  browser,
  baseURL,
}) => {
  const [jan, piet] = [await newMember({ name: 'Jan', credits: 4 }), await newMember({ name: 'Piet' })];
  const [jansContext, pietsContext] = [await browser.newContext(), await browser.newContext()];
  await logIn(jansContext, jan, baseURL ?? '');
  await logIn(pietsContext, piet, baseURL ?? '');
  const page = await jansContext.newPage();
  await page.goto(`/members/${piet.profileId}/chat`);
  await write(page, 'Piet', 'Nul');
  await expect(page.getByRole('main').getByText(/^(Verstuurd|Bezorgd)$/)).toHaveCount(1);

  await jansContext.setOffline(true);
  for (const text of ['Een', 'Twee', 'Drie']) await write(page, 'Piet', text);
  await expect(bubbles(page)).toHaveCount(4);
  await expect(page.getByText('Wacht op verbinding').first()).toBeVisible();
  await composer(page, 'Piet').fill('Nog niet af');
  // One of Jan's 4 credits is spent, and three are reserved for waiting messages.
  const shortOfCredits = page.getByRole('alert').filter({ hasText: 'Je hebt onvoldoende credits' });
  await expect(shortOfCredits).toContainText('Berichten die op verbinding wachten, kosten er al 3');
  await expect(shortOfCredits.getByRole('link', { name: 'Credits kopen' })).toBeVisible();
  await expect(send(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('Je hebt nog 0 credits')).toBeVisible();
  await page.close({ runBeforeUnload: false });
  await jansContext.setOffline(false);
  const next = await jansContext.newPage();
  const likes = await jansContext.newPage();
  await Promise.all([next.goto('/chats'), likes.goto('/likes')]);
  const other = await pietsContext.newPage();
  await other.goto('/chats');
  await other.getByRole('link', { name: /Jan/ }).click();
  await expect(bubbles(other)).toContainText(['Nul', 'Een', 'Twee', 'Drie']);
  await expect(bubbles(other)).toHaveCount(4);

  const draftRow = next.getByRole('link', { name: /Concept: Nog niet af/ });
  await expect(draftRow).toBeVisible();
  await write(other, 'Jan', 'Vier');
  const unreadRow = next.getByRole('link', { name: /Vier/ });
  await expect(unreadRow, 'a draft does not hide a new message').toBeVisible();
  await unreadRow.click();
  await expect(composer(next, 'Piet')).toHaveValue('Nog niet af');
  await jansContext.close();
  await pietsContext.close();
});

test('a conversation opens at the first of 300 unread messages, does not move by a pixel when more arrive at either end, and leads to its end (look: history)', async ({
  browser,
  page,
  context,
  baseURL,
}) => {
  const [jan, piet] = [await newMember({ name: 'Jan' }), await newMember({ name: 'Piet', credits: 5 })];
  const texts = Array.from(
    { length: 360 },
    (_, index) => `Bericht ${index + 1} ${'van vroeger '.repeat(index % 7)}`,
  );
  const conversation = await insertMessages({ from: piet, to: jan, texts });
  await markAsRead(jan, conversation, 60);
  await logIn(context, jan, baseURL ?? '');
  await page.goto(`/chats/${conversation}`);
  const bubble = (number: number) => bubbles(page).filter({ hasText: new RegExp(`Bericht ${number}\\s`) });
  await expect(page.getByText('Nieuw', { exact: true })).toBeInViewport();
  await expect(bubble(61)).toBeInViewport();
  await expect(bubble(360)).toHaveCount(0);
  // The title never names the other member, because browsers store titles.
  await expect(page).toHaveTitle(/^Gesprek · /);
  await expectAccessible(page);

  /** Scrolls, and returns how far message `number` jumps when more messages load. */
  const distanceMoved = async (number: number, by: number, until: number) => {
    const box = page.getByRole('region', { name: 'Berichten' });
    const topOf = async () => (await bubble(number).boundingBox())?.y ?? Number.NaN;
    const before = await topOf();
    const scrolled = await box.evaluate((element, far) => {
      const from = element.getBoundingClientRect().top;
      const first = element.querySelector('[data-message]');
      const at = first?.getBoundingClientRect().top ?? from;
      element.scrollTop += far;
      return at - (first?.getBoundingClientRect().top ?? from);
    }, by);
    await expect(bubble(until)).toHaveCount(1);
    return Math.abs((await topOf()) - (before - scrolled));
  };
  expect(await distanceMoved(55, -300, 20)).toBeLessThan(1);
  expect(await distanceMoved(61, 2_500, 140)).toBeLessThan(1);

  await page.getByRole('button', { name: 'Naar het nieuwste bericht' }).click();
  await expect(bubble(360)).toBeInViewport();
  await expect(bubble(61)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Naar het nieuwste bericht' })).toBeHidden();

  await test.step('the history is one tab stop at the newest message; arrows, Home and End move in it, and the focus stays', async () => {
    const history = page.getByRole('region', { name: 'Berichten' });
    const gift = page.getByRole('button', { name: 'Geef Piet een cadeau' });
    expect(
      await history.evaluate(
        box => [...box.querySelectorAll<HTMLElement>('*')].filter(({ tabIndex }) => tabIndex >= 0).length,
      ),
    ).toBe(1);
    await gift.focus();
    await page.keyboard.press('Shift+Tab');
    await expect(bubble(360)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(bubble(358)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Dit bericht' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(bubble(358)).toBeFocused();
    await page.keyboard.press('Home');
    await expect(bubble(311)).toBeFocused();
    await expect(bubble(270)).toHaveCount(1);
    await expect(bubble(311)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(bubble(310)).toBeFocused();
    await page.keyboard.press('End');
    await expect(bubble(360)).toBeFocused();
    await expect(page.getByRole('button', { name: 'Naar het nieuwste bericht' })).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(gift).toBeFocused();
  });

  await test.step('a message that arrives in view is not marked new, one that arrives while the member reads older ones is', async () => {
    const pietsContext = await browser.newContext({ baseURL });
    await logIn(pietsContext, piet, baseURL ?? '');
    const sendFromPiet = async (text: string) => {
      const data = { to: jan.profileId, client_id: crypto.randomUUID(), text };
      await pietsContext.request.post('/api/chat.php', { data, headers: { origin: baseURL ?? '' } });
    };
    const divider = page.getByText('Nieuw', { exact: true });
    await page.reload();
    await expect(bubble(360)).toBeInViewport();
    await sendFromPiet('Kijk mee');
    await expect(bubbles(page).filter({ hasText: 'Kijk mee' })).toBeInViewport();
    await expect(divider).toHaveCount(0);
    const history = page.getByRole('region', { name: 'Berichten' });
    for (const loaded of [300, 260, 200]) {
      await history.evaluate(box => {
        box.scrollTop = -box.scrollHeight;
      });
      await expect(bubble(loaded)).toHaveCount(1);
    }
    const inView = await history.evaluateHandle(box =>
      [...box.querySelectorAll('[data-message]')].find(
        message => message.getBoundingClientRect().top > box.getBoundingClientRect().top + 50,
      ),
    );
    const topInView = () => inView.evaluate(message => message?.getBoundingClientRect().top ?? Number.NaN);
    const before = await topInView();
    const back = page.getByRole('button', { name: /Naar het nieuwste bericht/ });
    await expect(back).toBeVisible();
    await sendFromPiet('Intussen');
    await expect(divider).toHaveCount(1);
    await expect(back.getByText('1 nieuw bericht')).toBeAttached();
    expect(Math.abs((await topInView()) - before)).toBeLessThan(1);
    await back.click();
    await expect(divider).toBeInViewport();
    await expect(bubbles(page).filter({ hasText: 'Intussen' })).toBeInViewport();
    await pietsContext.close();
  });
});

test('the composer counts visible characters, keeps what it cannot send, and shows markup as text (spec 5.9, 8.3)', async ({
  page,
  context,
  baseURL,
}) => {
  const [jan, piet] = [await newMember({ name: 'Jan', credits: 4 }), await newMember({ name: 'Piet' })];
  await logIn(context, jan, baseURL ?? '');
  await page.goto(`/members/${piet.profileId}/chat`);
  const family = '👨‍👩‍👧‍👦';
  await composer(page, 'Piet').fill(`${'a'.repeat(998)}${family}`);
  await expect(page.getByText('Nog 1 teken', { exact: true })).toBeVisible();
  await composer(page, 'Piet').fill(`${'a'.repeat(1_000)}${family}`);
  const tooLong = page.getByText('1 teken te lang');
  await expect(tooLong).toBeVisible();
  const { width, height } = page.viewportSize() ?? { width: 390, height: 844 };
  for (const narrow of [width, 320]) {
    await page.setViewportSize({ width: narrow, height });
    expect((await tooLong.boundingBox())?.height).toBeLessThan(26);
  }
  await page.setViewportSize({ width, height });
  await expect(send(page)).toHaveAttribute('aria-disabled', 'true');

  const payload = '<img src=x onerror="document.title=`owned`"><script>alert(1)</script>{{7*7}}';
  await write(page, 'Piet', payload);
  await expect(page.getByRole('main').getByText(payload)).toBeVisible();
  await write(page, 'Piet', family);
  await expect(page.getByText('Je hebt nog 2 credits')).toBeVisible();
  await write(page, 'Piet', 'omge\u202edraaid');
  await expect(page.getByRole('alert').filter({ hasText: 'onzichtbaar of onleesbaar teken' })).toBeVisible();
  await write(page, 'Piet', 'Erachter');
  await expect(page.getByText('Wacht tot het bericht hierboven is verstuurd of weggegooid')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Weggooien' }).click();
  await expect(page.getByText('Je hebt nog 1 credit', { exact: true })).toBeVisible();

  await write(page, 'Piet', 'De laatste');
  await expect(page.getByText('Je hebt nog 0 credits')).toBeVisible();
  await composer(page, 'Piet').fill('Zonder credits');
  await expect(page.getByRole('alert').filter({ hasText: 'Je hebt onvoldoende credits' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Credits kopen' })).toHaveAttribute('href', '/credits');
  await expect(composer(page, 'Piet')).toHaveValue('Zonder credits');
  await page.reload();
  await expect(composer(page, 'Piet')).toHaveValue('Zonder credits');
  await expect(bubbles(page)).toHaveCount(4);
});

test('a member who writes to a fictional profile, sends it a gift or matches with it confirms the notice first, once (spec 1.4, D1.10)', async ({
  browser,
  page,
  context,
  baseURL,
}) => {
  const [jan, nep] = [
    await newMember({ name: 'Jan', credits: 4 }),
    await newMember({ name: 'Nep', fictional: true }),
  ];
  await logIn(context, jan, baseURL ?? '');
  await page.goto(`/members/${nep.profileId}/chat`);
  await expect(page.getByText(/fysiek contact/i).last()).toBeVisible();
  await expect(composer(page, 'Nep')).toBeHidden();
  await expectAccessible(page);

  await page.goto(`/members/${nep.profileId}`);
  await page.getByRole('button', { name: 'Geef Nep een cadeau' }).click();
  const gifts = page.getByRole('dialog', { name: 'Geef Nep een cadeau' });
  await expect(gifts.getByText(/fysiek contact/i)).toBeVisible();
  await expect(gifts.getByRole('radio')).toHaveCount(0);
  await page.keyboard.press('Escape');

  // The button shows the like before the server has it, and a fictional profile may only like back.
  const saved = page.waitForResponse(answer => answer.url().endsWith('/api/like.php'));
  await page.getByRole('button', { name: 'Nep' }).filter({ visible: true }).first().click();
  await expect(page.getByRole('button', { name: 'Nep', pressed: true }).first()).toBeVisible();
  await (await saved).finished();
  const others = await browser.newContext();
  await logIn(others, nep, baseURL ?? '');
  const headers = { origin: baseURL ?? '' };
  const liked = await others.request.post(`${baseURL}/api/like.php`, {
    headers,
    data: { id: jan.profileId },
  });
  expect(await liked.json()).toEqual({ matched: true });
  const overlay = page.getByRole('dialog', { name: 'Het is een match' });
  await expect(overlay.getByText('fictief profiel', { exact: true })).toBeVisible();
  await expect(overlay.getByText(/fysiek contact/i)).toBeVisible();
  await expect(overlay.getByRole('textbox')).toHaveCount(0);
  await expectAccessible(page);
  await overlay.getByRole('button', { name: 'Begrepen, ik wil schrijven' }).click();
  await expect(overlay.getByRole('textbox', { name: 'Bericht aan Nep' })).toBeFocused();

  await page.goto(`/members/${nep.profileId}/chat`);
  await expect(composer(page, 'Nep')).toBeVisible();
  await page.reload();
  await expect(composer(page, 'Nep')).toBeVisible();
  await others.close();
});
