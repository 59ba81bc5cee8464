import type { Page } from '@playwright/test';
import { horizontalOverflow } from './support/horizontal-overflow.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { openTestSite } from './support/test-site.ts';
import { expectThumbSized } from './support/touch-targets.ts';

const landers = ['collagelanding', 'iconslanding', 'socialnetwork', 'gallery'] as const;
const pathOf = (lander: string) => `/landers/${lander}`;
const nameField = (page: Page) => page.getByLabel('Hoe wil je heten?');
const submit = (page: Page) => page.locator('main form button[type=submit]');

/** Answers the sign-up page itself, and returns what the form sent. */
async function sentForm(page: Page, press: () => Promise<void>): Promise<URLSearchParams> {
  await page.route('**/signup', route =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="nl"><title>Verder</title>' }),
  );
  const request = page.waitForRequest(sent => sent.method() === 'POST' && sent.url().endsWith('/signup'));
  await press();
  return new URLSearchParams((await request).postData() ?? '');
}

test('the collage, icons, feed and gallery are light, accessible and no wider than a phone, even with text of twice the size (spec 2.1)', async ({
  page,
  request,
}) => {
  for (const lander of landers) {
    await test.step(lander, async () => {
      const html = await (await request.get(pathOf(lander))).text();
      const scripts = html.match(/<script src="[^"?]+/g) ?? [];
      const own = lander === 'gallery' ? ['<script src="/lander-gallery.js'] : [];
      expect(scripts.toSorted()).toEqual([...own, '<script src="/light.js'].toSorted());
      expect(html).not.toContain('nonce');
      await page.goto(pathOf(lander));
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectAccessible(page);
      await expectThumbSized(page);
      for (const fontSize of ['100%', '200%']) {
        await page.setViewportSize({ width: 320, height: 640 });
        await page.evaluate(size => document.documentElement.style.setProperty('font-size', size), fontSize);
        const overflow = await horizontalOverflow(page);
        expect(overflow, fontSize).toBeLessThanOrEqual(0);
        await nameField(page).scrollIntoViewIfNeeded();
        await expect(nameField(page)).toBeInViewport();
      }
      await page.setViewportSize(test.info().project.use.viewport ?? { width: 1280, height: 800 });
    });
  }
});

test('each of them sends the first question with the name of its page, without script, too (spec 2.1, 4.2)', async ({
  page,
  browser,
  baseURL,
}) => {
  const withoutScript = await browser.newContext({ javaScriptEnabled: false, baseURL, locale: 'nl-NL' });
  for (const shown of [page, await withoutScript.newPage()]) {
    for (const lander of landers) {
      await shown.goto(pathOf(lander));
      await nameField(shown).fill('Avondwandelaar');
      const form = await sentForm(shown, () => submit(shown).click());
      expect(Object.fromEntries(form)).toEqual({ lander, name: 'Avondwandelaar' });
    }
  }
  await withoutScript.close();
});

test('where no member shows their face, the pages show drawings and say so, and speak of men only where all are (spec 2.1, D1.11)', async ({
  browser,
  baseURL,
  watchContext,
}) => {
  const site = await openTestSite('drawn', {}, baseURL ?? '', 'everyone');
  const context = await browser.newContext({ baseURL: site.address, locale: 'nl-NL' });
  watchContext(context);
  const page = await context.newPage();
  for (const lander of landers) {
    await page.goto(pathOf(lander));
    const main = page.getByRole('main');
    await expect(main.getByText('Getekende gezichten, geen leden')).toHaveCount(
      lander === 'iconslanding' ? 0 : 1,
    );
    await expect(main.locator('a[href^="/members/"]')).toHaveCount(0);
    expect((await page.title()) + (await main.innerText())).not.toMatch(/\bmannen\b/i);
    await expect(main.getByRole('radio', { name: 'Vrouw' })).toBeAttached();
    await expectAccessible(page);
  }
});

test('the collage has settled at once with reduced motion, and ends in the same composition with motion (spec 2.1, look)', async ({
  browser,
  baseURL,
}) => {
  const placesOfPieces = async (reducedMotion: 'reduce' | 'no-preference') => {
    const context = await browser.newContext({
      baseURL,
      reducedMotion,
      viewport: { width: 1280, height: 800 },
    });
    const page = await context.newPage();
    await page.goto(pathOf('collagelanding'));
    // Not those that run now, because on a slow machine they may have ended.
    const moving = await page
      .locator('main *')
      .evaluateAll(parts => parts.filter(part => getComputedStyle(part).animationName !== 'none').length);
    await page.waitForFunction(() =>
      document.getAnimations().every(({ playState }) => playState !== 'running'),
    );
    const places = await page
      .locator('main img')
      .evaluateAll(images =>
        images.map(image =>
          Object.values(image.getBoundingClientRect().toJSON()).map(value => Math.round(Number(value))),
        ),
      );
    await context.close();
    return { moving, places };
  };
  const still = await placesOfPieces('reduce');
  expect(still.moving).toBe(0);
  const moved = await placesOfPieces('no-preference');
  expect(moved.moving).toBeGreaterThan(0);
  expect(moved.places).toEqual(still.places);
});

test('what is chosen by icons is shown at once and sent with the name, without script (spec 2.1, 3.3)', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL, locale: 'nl-NL' });
  const page = await context.newPage();
  await page.goto(pathOf('iconslanding'));
  await expect(page.getByText('Nog niets gekozen')).toBeVisible();
  await page.getByText('Dates', { exact: true }).first().click();
  await page.getByText('Plezier', { exact: true }).first().click();
  await page.getByText('Koken', { exact: true }).first().click();
  await page.getByText('Muziek', { exact: true }).first().click();
  await expect(page.getByRole('radio', { name: 'Plezier' })).toBeChecked();
  await expect(page.locator('[data-chosen]').filter({ visible: true })).toHaveText([
    'Plezier',
    'Muziek',
    'Koken',
  ]);
  await expect(page.getByText('Nog niets gekozen')).toBeHidden();
  await page.getByRole('link', { name: 'Nu je naam' }).click();
  await expect(nameField(page)).toBeInViewport();
  await nameField(page).fill('Nachtbraker');
  const form = await sentForm(page, () => submit(page).click());
  expect(form.get('reason')).toBe('fun');
  expect(form.getAll('interests')).toEqual(['music', 'cooking']);
  await context.close();
});

test('the feed shows members as the server shows them to visitors, and likes lead to the composer (spec 2.1, D1.11)', async ({
  page,
  request,
}) => {
  const { faces } = await (await request.get('/api/landing.php?lander=socialnetwork')).json();
  const known = new Set(faces.map(({ id }: { id: string }) => `/members/${id}`));
  await page.goto(pathOf('socialnetwork'));
  const links = await page
    .getByRole('main')
    .locator('a[href^="/members/"]')
    .evaluateAll(found => found.map(link => link.getAttribute('href')));
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter(link => !known.has(link))).toEqual([]);
  const why = page.getByText('Kies eerst een naam, dan kun je liken en schrijven.');
  await expect(why).toBeHidden();
  await page
    .getByRole('link', { name: /liken: kies eerst een naam$/ })
    .last()
    .click();
  await expect(why).toBeInViewport();
  await expect(nameField(page)).toBeInViewport();
});

test('the wall of the gallery scrolls by its buttons, and one link leads to the empty frame, without script, too (spec 2.1)', async ({
  page,
  browser,
  baseURL,
}) => {
  const offset = (shown: Page) => shown.locator('[data-wall]').evaluate(wall => wall.scrollLeft);
  await page.goto(pathOf('gallery'));
  const next = page.getByRole('button', { name: 'Volgend portret' });
  await expect(page.getByRole('button', { name: 'Vorig portret' })).toBeDisabled();
  await test.step('a mouse drags it, which opens no member', async () => {
    const label = page.getByRole('main').locator('a[href^="/members/"]').first();
    const { x = 0, y = 0 } = (await label.boundingBox()) ?? {};
    await page.mouse.move(x + 60, y + 20);
    await page.mouse.down();
    await page.mouse.move(x + 10, y + 20, { steps: 5 });
    expect(await offset(page)).toBeGreaterThan(30);
    await page.mouse.up();
    await expect(page).toHaveURL(pathOf('gallery'));
  });
  await next.click();
  await expect.poll(() => offset(page)).toBeGreaterThan(100);
  await page.getByRole('link', { name: 'Neem je plek in' }).click();
  await expect(nameField(page)).toBeInViewport({ ratio: 1 });
  await expect(next).toBeDisabled();

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL, locale: 'nl-NL' });
  const plain = await context.newPage();
  await plain.goto(pathOf('gallery'));
  await expect(plain.locator('[data-wall-buttons]')).toBeHidden();
  await expect(nameField(plain)).not.toBeInViewport();
  await plain.getByRole('link', { name: 'Neem je plek in' }).click();
  await expect(nameField(plain)).toBeInViewport({ ratio: 1 });
  await context.close();
});
