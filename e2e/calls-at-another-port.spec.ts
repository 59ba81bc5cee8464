import type { Page } from '@playwright/test';
import { logIn, newMember } from './support/new-member.ts';
import { photoFile } from './support/photos.ts';
import { expect, test } from './support/test.ts';
import { serveAtTwoPorts, type TwoPortServers } from './support/two-ports.ts';

test.use({ endsSessions: true });

const password = 'een brug over de rivier';

function recordOrigins(page: Page): Set<string> {
  const origins = new Set<string>();
  const addOrigin = (url: string) => {
    if (/\/api\/(live|[\w-]+\.php)/.test(url)) origins.add(new URL(url).origin);
  };
  page.on('request', request => addOrigin(request.url()));
  page.on('websocket', socket => addOrigin(socket.url()));
  return origins;
}

const atTwoPorts = test.extend<{ ports: TwoPortServers }>({
  ports: async ({ baseURL: _ }, use) => {
    const servers = await serveAtTwoPorts();
    await use(servers);
    await servers.close();
  },
});

atTwoPorts(
  'a member logs in, chats, sends a photo and logs out where calls and pages have different origins (spec 7.11)',
  async ({ browser, baseURL, watchContext, ports }) => {
    const lars = await newMember({ name: 'Lars', password, credits: 5 });
    const wout = await newMember({ name: 'Wout', credits: 5 });
    const larsContext = await browser.newContext({ baseURL: ports.pages });
    const woutContext = await browser.newContext({ baseURL: baseURL ?? '' });
    for (const context of [larsContext, woutContext]) watchContext(context);
    await logIn(woutContext, wout, baseURL ?? '');
    const page = await larsContext.newPage();
    const origins = recordOrigins(page);
    const woutsPage = await woutContext.newPage();

    await test.step('one session is valid for calls and pages', async () => {
      await page.goto('/login');
      await page.getByLabel('E-mailadres').fill(lars.email);
      await page.getByRole('textbox', { name: 'Wachtwoord' }).fill(password);
      await page.getByRole('main').getByRole('button', { name: 'Inloggen', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Menu van Lars' })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('button', { name: 'Menu van Lars' })).toBeVisible();
    });

    await test.step('messages are sent and received, the answer by the socket', async () => {
      await page.goto(`/members/${wout.profileId}/chat`);
      await page.getByRole('textbox', { name: 'Bericht aan Wout' }).fill('Zie je mij?');
      await page.getByRole('button', { name: /^Verstuur: / }).click();
      await woutsPage.goto(`/members/${lars.profileId}/chat`);
      await expect(woutsPage.locator('[data-message]').filter({ hasText: 'Zie je mij?' })).toBeVisible();
      await woutsPage.getByRole('textbox', { name: 'Bericht aan Lars' }).fill('Luid en duidelijk');
      await woutsPage.getByRole('button', { name: /^Verstuur: / }).click();
      await expect(page.locator('[data-message]').filter({ hasText: 'Luid en duidelijk' })).toBeVisible();
    });

    await test.step('a photo is uploaded', async () => {
      await page.goto('/profile');
      await page
        .locator('input[type="file"]')
        .setInputFiles([await photoFile('een.jpg', { width: 600, height: 800 })]);
      await expect(page.getByText('1 van 3 foto’s.')).toBeVisible();
    });

    await test.step('all calls went to the other origin', async () => {
      expect([...origins].sort()).toEqual([ports.calls, ports.calls.replace('http', 'ws')].sort());
    });

    await test.step('the member logs out, on pages too', async () => {
      await page.getByRole('button', { name: 'Menu van Lars' }).click();
      await page.getByRole('button', { name: 'Uitloggen' }).click();
      await expect(page.getByRole('button', { name: 'Menu van Lars' })).toHaveCount(0);
      await page.goto('/chats');
      await expect(page).toHaveURL(/\/login\?next=/);
    });
    await larsContext.close();
    await woutContext.close();
  },
);
