import type { BrowserContext, Page } from '@playwright/test';
import { openTestDatabase } from './support/database.ts';
import { logIn, newMember } from './support/new-member.ts';
import { expect, expectAccessible, phone, test } from './support/test.ts';

test.use({
  expectedErrors:
    /status of (403 \(Forbidden\) \S+\/members\/[0-9a-f-]{36}|404 \(Not Found\) \S+\/(api\/chat\.php\?conversation=[\w=&-]+|chats\/[0-9a-f-]{36}|members\/[0-9a-f-]{36}\/chat))$/,
});

/** Returns a member's page without the parts that differ between requests. */
async function documentOf(context: BrowserContext, id: string) {
  const answer = await context.request.get(`/members/${id}`, { headers: { accept: 'text/html' } });
  const html = (await answer.text()).replaceAll(id, 'ID').replaceAll(/nonce="[^"]*"/g, 'nonce');
  const state = /streamController\.enqueue\(.*?<\/script>/gs;
  const words = (html.match(state) ?? []).join().split('\\"');
  const stateWords = [...new Set(words)].filter(word => /[a-z]/i.test(word)).sort();
  return { status: answer.status(), html: html.replaceAll(state, ''), stateWords };
}
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const choose = async (page: Page, menu: string, item: string) => {
  await page.getByRole('button', { name: menu }).last().click();
  await page.getByRole('button', { name: item }).click();
};
const write = async (page: Page, to: string, text: string) => {
  await page.getByRole('textbox', { name: `Bericht aan ${to}` }).fill(text);
  await page.getByRole('button', { name: /^Verstuur: 1 credit/ }).click();
  await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
};

test('a visit, invisible mode and a block, each as the other member sees it (spec 4.4, 4.5, D5.6)', async ({
  page: bramsPage,
  context,
  browser,
  watchContext,
  baseURL,
}) => {
  const [bram, tom] = [
    await newMember({ name: 'Bram', premium: true, visibleToVisitors: true, credits: 9 }),
    await newMember({ name: 'Tom', credits: 9 }),
  ];
  const phoneContext = await browser.newContext({
    ...phone,
    baseURL,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
  });
  watchContext(phoneContext);
  await logIn(context, bram, baseURL ?? '');
  await logIn(phoneContext, tom, baseURL ?? '');
  const tomsPage = await phoneContext.newPage();
  const db = openTestDatabase();

  await test.step('Tom visits Bram, who finds Tom among the visitors; Tom sees that the list is for premium members', async () => {
    await tomsPage.goto(`/members/${bram.profileId}`);
    await expect(heading(tomsPage, /Bram/)).toBeVisible();
    for (const control of [
      tomsPage.getByRole('button', { name: 'Bram leuk vinden' }),
      tomsPage.getByRole('link', { name: 'Stuur een bericht' }),
      tomsPage.getByRole('button', { name: 'Meer over Bram' }),
    ])
      await expect(control).toBeInViewport();
    await expectAccessible(tomsPage);
    const visits = db.selectFrom('visits').select('visitor_id').where('visited_id', '=', bram.profileId);
    await expect.poll(async () => (await visits.execute()).length).toBe(1);
    await bramsPage.goto('/likes/visitors');
    await expect(bramsPage.getByRole('link', { name: /Tom/ })).toBeVisible();
    await expectAccessible(bramsPage);
    await tomsPage.goto('/likes/visitors');
    await expect(tomsPage.getByText('Deze functie is alleen beschikbaar voor premium leden.')).toBeVisible();
    await expectAccessible(tomsPage);
  });

  await test.step('Bram turns invisible: Bram cannot be found, but the earlier conversation remains', async () => {
    await tomsPage.goto(`/members/${bram.profileId}/chat`);
    await write(tomsPage, 'Bram', 'Zin in koffie?');
    await bramsPage.goto('/settings/privacy');
    await expect(bramsPage.locator('main [inert]')).toHaveCount(0);
    await bramsPage.getByRole('switch', { name: 'Onzichtbaar' }).click();
    await expect(bramsPage.getByRole('status').filter({ hasText: 'staat aan' })).toBeVisible();
    expect((await documentOf(phoneContext, bram.profileId)).status).toBe(404);
    await tomsPage.goto('/chats');
    await tomsPage.getByRole('link', { name: /Bram/ }).click();
    await write(tomsPage, 'Bram', 'Of thee?');
  });

  await test.step('Bram answers, and Tom sees Bram again', async () => {
    await bramsPage.goto(`/members/${tom.profileId}/chat`);
    const invisibleNotice = bramsPage.getByText(
      'Je bent onzichtbaar. Stuur je iets, dan ziet Tom je profiel.',
    );
    await expect(invisibleNotice).toBeVisible();
    await write(bramsPage, 'Tom', 'Thee, graag.');
    await expect(invisibleNotice).toBeHidden();
    await expect(tomsPage.getByText('Thee, graag.').filter({ visible: true }).first()).toBeVisible();
    await tomsPage.goto(`/members/${bram.profileId}`);
    await expect(heading(tomsPage, /Bram/)).toBeVisible();
  });

  await test.step('Bram blocks Tom from the conversation: the open page of Tom shows it at once and after a reload, and the list of Tom is empty', async () => {
    await tomsPage.goto('/chats');
    await tomsPage.getByRole('link', { name: /Bram/ }).click();
    await expect(tomsPage.getByRole('textbox', { name: 'Bericht aan Bram' })).toBeVisible();
    await choose(bramsPage, 'Meer over Tom', 'Tom blokkeren');
    const question = bramsPage.getByRole('dialog', { name: 'Tom blokkeren' });
    await expectAccessible(bramsPage);
    await question.getByRole('button', { name: 'Tom blokkeren' }).click();
    await expect(bramsPage).toHaveURL(/\/chats$/);
    await expect(bramsPage.getByText('Nog geen gesprekken').filter({ visible: true }).first()).toBeVisible();
    const blockedNotice = tomsPage.getByText(
      'Bram heeft je geblokkeerd. Je kunt het profiel van Bram niet meer bekijken.',
    );
    await expect(blockedNotice).toBeVisible();
    await tomsPage.reload();
    await expect(blockedNotice).toBeVisible();
    await tomsPage.goto(`/members/${bram.profileId}`);
    await expect(tomsPage.getByRole('heading', { name: 'Je kunt dit profiel niet bekijken' })).toBeVisible();
    await expect(blockedNotice).toBeVisible();
    await expect(tomsPage.getByRole('button', { name: 'Bram melden' })).toBeVisible();
    await tomsPage.goto(`/members/${bram.profileId}/chat`);
    await expect(blockedNotice).toBeVisible();
    await bramsPage.goto(`/members/${tom.profileId}/chat`);
    await expect(bramsPage.getByRole('heading', { name: 'Tom is geblokkeerd.' })).toBeVisible();
    await expect(bramsPage.getByRole('button', { name: 'Tom melden' })).toBeVisible();
    await tomsPage.goto('/chats');
    await expect(tomsPage.getByText('Nog geen gesprekken').filter({ visible: true }).first()).toBeVisible();
  });

  await test.step('the blocked Tom reports Bram with the conversation (docs/features/moderation.md)', async () => {
    await tomsPage.goto(`/members/${bram.profileId}/chat`);
    await tomsPage.getByRole('button', { name: 'Bram melden' }).click();
    const report = tomsPage.getByRole('dialog', { name: 'Bram melden' });
    await report.getByRole('radio', { name: 'Spam of oplichting' }).check();
    await report.getByRole('textbox').fill('Hij vroeg om geld.');
    await expectAccessible(tomsPage);
    await report.getByRole('button', { name: 'Melding versturen' }).click();
    await expect(tomsPage.getByRole('dialog', { name: 'We hebben je melding' })).toBeVisible();
  });

  await test.step('a blocked member who never wrote gets the same document as for an unknown id', async () => {
    const wim = await newMember({ name: 'Wim' });
    const elsewhere = await browser.newContext({ baseURL, locale: 'nl-NL' });
    await logIn(elsewhere, wim, baseURL ?? '');
    await bramsPage.goto(`/members/${wim.profileId}`);
    await choose(bramsPage, 'Meer over Wim', 'Wim blokkeren');
    // The page shows the block before the server has stored the block.
    const done = bramsPage.waitForResponse(/\/api\/block\.php$/);
    await bramsPage.getByRole('dialog').getByRole('button', { name: 'Wim blokkeren' }).click();
    await done;
    await expect(bramsPage.getByRole('button', { name: 'Deblokkeren' })).toBeVisible();
    await bramsPage.reload();
    await expect(bramsPage.getByRole('heading', { name: 'Wim is geblokkeerd.' })).toBeVisible();
    await expect(bramsPage.getByRole('button', { name: 'Deblokkeren' })).toBeVisible();
    const [blocker, unknown] = [
      await documentOf(elsewhere, bram.profileId),
      await documentOf(elsewhere, crypto.randomUUID()),
    ];
    expect([blocker.status, blocker.stateWords.length > 50]).toEqual([404, true]);
    expect(blocker).toEqual(unknown);
    await elsewhere.close();
  });
  await phoneContext.close();
  await db.destroy();
});

test('the preview of a profile shows name, age and place, and the photo if the member is visible to visitors (spec 3.2, D1.11)', async ({
  browser,
  request,
  baseURL,
}) => {
  const profiles = (await (await request.get('/api/members.php?with_photo=1')).json()).profiles;
  const shown = profiles.find((profile: { main_image: unknown }) => profile.main_image);
  const context = await browser.newContext({ baseURL, locale: 'nl-NL' });
  const html = await (await context.request.get(`/members/${shown.id}`)).text();
  const metaOf = (name: string) =>
    new RegExp(`(?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
  expect(metaOf('og:title')).toBe(`${shown.name}, ${shown.age}`);
  expect(metaOf('og:description')).toContain(shown.city);
  expect(metaOf('og:image')).toMatch(/^https?:\/\/[^/]+\/media\/.+\.jpg$/);
  const hidden = await newMember({ name: 'Stil', aboutMe: 'Alleen voor leden' });
  expect((await context.request.get(`/members/${hidden.profileId}`)).status()).toBe(404);
  await logIn(context, hidden, baseURL ?? '');
  const own = await (await context.request.get(`/members/${hidden.profileId}`)).text();
  expect(own).not.toContain('og:image');
  expect(/og:description" content="([^"]*)"/.exec(own)?.[1]).not.toContain('Alleen voor leden');
  await context.close();
});
