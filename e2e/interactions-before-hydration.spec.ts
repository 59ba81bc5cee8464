import type { BrowserContext, Page } from '@playwright/test';
import { payButton } from './support/bank.ts';
import { logIn, newMember } from './support/new-member.ts';
import { answerOnLandingPage } from './support/plain-form.ts';
import { expect, test } from './support/test.ts';

/** A page whose button makes one call per press. */
const ACTIVATE = `/activate?token=${'a'.repeat(43)}`;
const expectActivationError = (page: Page) => expect(page).toHaveURL(/\/activate\/error$/);

function recordActivationCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', request => {
    if (request.method() === 'POST' && request.url().includes('/api/activation.php'))
      calls.push(request.url());
  });
  return calls;
}

/** Holds back the scripts of the page until the returned function is called. */
async function openWithoutScript(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async route => {
    await promise;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  return resolve;
}

function pressDuringTask({ task, buttonText }: { task: number; buttonText: string }): void {
  let tasks = 0;
  MessagePort.prototype.postMessage = new Proxy(MessagePort.prototype.postMessage, {
    apply(post, port, message) {
      if (Object.keys(document).some(key => key.startsWith('__reactContainer')) && ++tasks === task) press();
      return Reflect.apply(post, port, message);
    },
  });
  const press = () => {
    const all = [...document.querySelectorAll<HTMLElement>('button, label')];
    const found = all.find(({ textContent }) => textContent?.includes(buttonText));
    const pressed = found instanceof HTMLLabelElement ? found.control : found;
    let clicks = 0;
    pressed?.addEventListener('click', () => {
      document.documentElement.dataset.heard = String(++clicks);
    });
    // Dispatches an event, because browsers ignore a call of `click()` while another `click()` runs.
    pressed?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }));
  };
}

test('a button pressed before the script has loaded acts once, as soon as it can (look: speed)', async ({
  page,
}) => {
  const calls = recordActivationCalls(page);
  const releaseScripts = await openWithoutScript(page, ACTIVATE);
  await page.getByRole('button', { name: 'Account activeren' }).click();
  expect(calls).toEqual([]);
  releaseScripts();
  await expectActivationError(page);
  expect(calls).toHaveLength(1);
});

for (const task of [1, 2, 5])
  test(`a button pressed during hydration acts once, at task ${task} (look: speed)`, async ({ page }) => {
    const calls = recordActivationCalls(page);
    await page.addInitScript(pressDuringTask, { task, buttonText: 'Account activeren' });
    await page.goto(ACTIVATE);
    await expectActivationError(page);
    await expect(page.locator('html')).toHaveAttribute('data-heard', '1');
    expect(calls).toHaveLength(1);
  });

test('text typed before the script has loaded counts, and typing continues after it (spec 3.12, 4.2)', async ({
  page,
}) => {
  const releaseScripts = await openWithoutScript(page, '/signup');
  const name = page.getByLabel('Profielnaam');
  await name.pressSequentially('Vroe');
  releaseScripts();
  const next = page.getByRole('button', { name: 'Volgende', exact: true });
  await expect(next).toBeEnabled();
  await page.keyboard.type('g');
  await expect(name).toHaveValue('Vroeg');
  await next.click();
  await expect(page.getByLabel('Dag', { exact: true })).toBeVisible();
});

test('a question of the sign-up answered by the Enter key before the script has loaded is answered by the script, and so is Back; no form is sent (spec 4.2)', async ({
  page,
}) => {
  const documents: string[] = [];
  const openSecondQuestion = async () => {
    const releaseScripts = await openWithoutScript(page, '/landers/video');
    await answerOnLandingPage(page, 'Vroeg');
    await expect(page.getByLabel('Dag', { exact: true })).toBeVisible();
    documents.length = 0;
    return releaseScripts;
  };
  page.on('request', request => {
    if (request.isNavigationRequest() && request.method() === 'POST') documents.push(request.url());
  });

  const releaseAfterEnter = await openSecondQuestion();
  await page.getByLabel('Dag', { exact: true }).pressSequentially('3');
  await page.getByLabel('Maand', { exact: true }).pressSequentially('4');
  await page.getByLabel('Jaar', { exact: true }).pressSequentially('1988');
  await page.getByLabel('Jaar', { exact: true }).press('Enter');
  releaseAfterEnter();
  await expect(page.getByLabel('Land', { exact: true })).toBeVisible();
  expect(documents).toEqual([]);

  const releaseAfterBack = await openSecondQuestion();
  await page.getByRole('button', { name: 'Terug' }).click();
  releaseAfterBack();
  await expect(page.getByLabel('Profielnaam')).toHaveValue('Vroeg');
  expect(documents).toEqual([]);
});

test('text typed before hydration in a conversation is appended to the stored draft (spec 2.9)', async ({
  page,
  context,
  baseURL,
}) => {
  const [me, other] = [await newMember({ credits: 5 }), await newMember({ name: 'Otto' })];
  await logIn(context, me, baseURL ?? '');
  await page.goto(`/members/${other.profileId}/chat`);
  const field = page.getByLabel('Bericht aan Otto');
  await field.fill('Zin in koffie?');
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain('koffie');
  const releaseScripts = await openWithoutScript(page, page.url());
  await field.pressSequentially('En');
  releaseScripts();
  await expect(field).toHaveValue('Zin in koffie?\nEn');
  await field.press('End');
  await page.keyboard.type(' taart?');
  await expect(field).toHaveValue('Zin in koffie?\nEn taart?');
  await page.reload();
  await expect(field).toHaveValue('Zin in koffie?\nEn taart?');
});

test.describe('a payment method', () => {
  async function orderOf(context: BrowserContext, home: string): Promise<string> {
    await logIn(context, await newMember({ name: 'Vroeg' }), home);
    const { bundles } = await (await context.request.get('/api/bundles.php')).json();
    return `/credits/${bundles[0].id}`;
  }
  const pay = async (page: Page) => {
    await payButton(page).click();
    await expect(page).toHaveURL(/\/sandbox\/pay\//);
  };

  test('chosen before the script has loaded stays chosen (spec 3.10)', async ({ page, context, baseURL }) => {
    const releaseScripts = await openWithoutScript(page, await orderOf(context, baseURL ?? ''));
    await page.getByRole('radio', { name: 'iDEAL' }).check();
    await page.getByRole('radio', { name: 'PayPal' }).check();
    releaseScripts();
    await pay(page);
    await expect(page.getByText('PayPal')).toBeVisible();
  });

  for (const task of [1, 2, 5])
    test(`chosen during hydration stays chosen, at task ${task} (spec 3.10)`, async ({
      page,
      context,
      baseURL,
    }) => {
      await page.addInitScript(pressDuringTask, { task, buttonText: 'PayPal' });
      await page.goto(await orderOf(context, baseURL ?? ''));
      await pay(page);
      await expect(page.getByText('PayPal')).toBeVisible();
    });
});
