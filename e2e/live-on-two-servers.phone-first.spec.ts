import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { logIn, newMember } from './support/new-member.ts';
import { logInNewStaff } from './support/new-staff.ts';
import { startSecondServer } from './support/second-server.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { openTestSite } from './support/test-site.ts';

const PLACEHOLDER = 'Zeg eens iets liefs';
const SETTING = 'Credits voor een bericht';

const onTwoServers = test.extend<{ second: string }>({
  // The start of a process has a time limit of its own.
  second: [
    async ({ baseURL: _ }, use) => {
      const server = await startSecondServer();
      await use(server.address);
      await server.close();
    },
    { timeout: 300_000 },
  ],
});

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const sendButton = (page: Page) => page.getByRole('button', { name: /^Verstuur: / });

/** Opens the setting or text in its dialog. */
async function openOwn(page: Page, list: string, name: string) {
  await page.goto(list);
  await row(page, name).getByRole('link').first().click();
  return page.getByRole('dialog');
}

onTwoServers(
  'a price and a text that staff change are live on another process without a restart, in its pages and its rules, and so is the undo (spec 1.5, 3.5, D5.10)',
  async ({ browser, baseURL, watchContext, second }) => {
    const key = `both${randomUUID().slice(0, 6)}`;
    const { id: siteId, address } = await openTestSite(key, {}, baseURL ?? '');
    const elsewhere = address.replace(new URL(address).port, new URL(second).port);
    const [office, member] = [
      await browser.newContext({ baseURL: address }),
      await browser.newContext({ baseURL: elsewhere }),
    ];
    for (const context of [office, member]) watchContext(context);
    const [writer, reader] = [
      await newMember({ siteId, name: 'Wout', credits: 9 }),
      await newMember({ siteId, name: 'Lars' }),
    ];
    await logIn(member, writer, elsewhere);
    await logInNewStaff(office, address, { siteId });
    const [staffPage, page] = [await office.newPage(), await member.newPage()];
    const settings = '/backoffice/site?search=message_credits';
    const texts = '/backoffice/site/texts?language=nl&search=chat.placeholder';

    /** Until the second process has heard of a change, its pages are as they were. */
    const expectOnSecond = async (placeholder: string, price: RegExp) => {
      await expect(async () => {
        await page.goto(`/members/${reader.profileId}/chat`);
        const composer = page.getByRole('textbox', { name: 'Bericht aan Lars' });
        await expect(composer).toHaveAttribute('placeholder', placeholder, { timeout: 2_000 });
        await expect(sendButton(page)).toHaveAccessibleName(price, { timeout: 2_000 });
      }).toPass({ timeout: 120_000 });
      expect(new URL(page.url()).host).toBe(new URL(elsewhere).host);
    };

    await expectOnSecond('Schrijf een bericht', /^Verstuur: 1 credit/);
    await test.step('staff change both on the first server', async () => {
      const setting = await openOwn(staffPage, settings, SETTING);
      await expectAccessible(staffPage);
      await setting.getByRole('textbox').or(setting.getByRole('spinbutton')).first().fill('3');
      await setting.locator('button[type=submit]').click();
      await expect(setting).toBeHidden();
      const text = await openOwn(staffPage, texts, 'chat.placeholder');
      await text.getByLabel('Op deze site').fill(PLACEHOLDER);
      await text.locator('button[type=submit]').click();
      await expect(text).toBeHidden();
    });

    await test.step('both are live on the second', async () => {
      await expectOnSecond(PLACEHOLDER, /^Verstuur: 3 credits/);
      await page.getByRole('textbox', { name: 'Bericht aan Lars' }).fill('Hoi');
      await sendButton(page).click();
      await expect(page.getByText('Je hebt nog 6 credits')).toBeVisible();
    });

    await test.step('and so is the undo', async () => {
      const setting = await openOwn(staffPage, settings, SETTING);
      await setting.locator('ol button').click();
      await expect(setting).toBeHidden();
      const text = await openOwn(staffPage, texts, 'chat.placeholder');
      await text.locator('ol button').click();
      await expect(text).toBeHidden();
      await expectOnSecond('Schrijf een bericht', /^Verstuur: 1 credit/);
    });
    for (const context of [office, member]) await context.close();
  },
);
