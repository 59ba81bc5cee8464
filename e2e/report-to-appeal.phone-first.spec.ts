import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { emailAbout } from './support/mailbox.ts';
import {
  decideAppeal,
  decideReport,
  giveReason,
  openAppeal,
  openReport,
  sendReport,
} from './support/moderation.ts';
import { logIn, newMember } from './support/new-member.ts';
import { logInNewStaff } from './support/new-staff.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { openTestSite } from './support/test-site.ts';

/** Private data is refused until a reason was given. */
test.use({ expectedErrors: /status of 403 \(Forbidden\) \S+\/api\/staff-(report|appeal)\.php\S*$/ });

const INSULT = 'Jij oude zeur, niemand wil jou.';
const LATER = 'Je bent ook nog lelijk.';
const history = (page: Page) => page.getByRole('region', { name: 'Berichten' });

async function openMessageMenu(page: Page, message: RegExp): Promise<void> {
  await page.getByRole('button', { name: message }).dispatchEvent('click');
  await expect(page.getByRole('dialog', { name: 'Dit bericht' })).toBeVisible();
}

/** What the server answers to the call that the page does not offer. */
const callAppealDecision = (page: Page, id: string): Promise<[number, string]> =>
  page.evaluate(
    async body => {
      const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
      const answer = await fetch('/api/staff-appeal.php', {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      return [answer.status, (await answer.json()).error.code];
    },
    { id, outcome: 'overturned', reason: 'Ik bedacht me.' },
  );

test('a message is reported, removed, appealed by its sender and brought back by a second moderator, as all four see it (spec D2.27, D5.5, D5.10)', async ({
  browser,
  baseURL,
  watchContext,
}) => {
  const { id: siteId, address } = await openTestSite(`appeal${randomUUID().slice(0, 6)}`, {}, baseURL ?? '');
  const open = async () => {
    const context = await browser.newContext({ baseURL: address });
    watchContext(context);
    return context.newPage();
  };
  const [milan, otto] = [
    await newMember({ siteId, name: 'Milan' }),
    await newMember({ siteId, name: 'Otto', credits: 5 }),
  ];
  const [milansPage, ottosPage, first, second] = [await open(), await open(), await open(), await open()];
  await logIn(milansPage.context(), milan, address);
  await logIn(ottosPage.context(), otto, address);
  await logInNewStaff(first.context(), address, { siteId, roles: ['moderator'], name: 'Sanne' });
  await logInNewStaff(second.context(), address, { siteId, roles: ['moderator'], name: 'Milo' });

  await test.step('Otto insults Milan, who reads it and reports the first message', async () => {
    await ottosPage.goto(`/members/${milan.profileId}/chat`);
    for (const text of [INSULT, LATER]) {
      await ottosPage.getByRole('textbox', { name: 'Bericht aan Milan' }).fill(text);
      await ottosPage.getByRole('button', { name: /^Verstuur: / }).click();
      await expect(history(ottosPage).getByText(text, { exact: true })).toBeVisible();
    }
    await milansPage.goto('/chats');
    await milansPage.getByRole('link', { name: /Otto/ }).click();
    await expect(history(milansPage).getByText(INSULT, { exact: true })).toBeVisible();
  });
  await openMessageMenu(milansPage, /Opties voor dit bericht.*oude zeur/);
  await milansPage.getByRole('dialog').getByRole('button', { name: 'Melden' }).click();
  const { sent, reference } = await sendReport(milansPage, {
    title: 'Bericht van Otto melden',
    reason: 'Intimidatie, haat of bedreiging',
    text: 'Hij scheldt me uit zonder reden.',
  });
  await sent.getByRole('button', { name: 'Klaar' }).click();

  await test.step('Otto takes back what followed, too late for the evidence', async () => {
    await openMessageMenu(ottosPage, /Opties voor dit bericht.*lelijk/);
    await ottosPage.getByRole('dialog').getByRole('button', { name: 'Intrekken voor iedereen' }).click();
    await expect(history(milansPage).getByText(LATER)).toHaveCount(0);
  });

  await test.step('the first moderator reads it as it was, and removes the message', async () => {
    await openReport(first, reference);
    await giveReason(first, 'Melding beoordelen');
    const subject = first.getByRole('region', { name: 'Wat er precies is gemeld' });
    await expect(subject).toContainText(INSULT);
    await expect(subject).toContainText('Nog zichtbaar');
    await expect(first.getByText('Hij scheldt me uit zonder reden.')).toBeVisible();
    await expect(first.getByRole('listitem').filter({ hasText: LATER })).toContainText('Gemeld lid');
    await expectAccessible(first);
    await decideReport(first, {
      outcome: 'Inhoud verwijderen',
      rule: 'Lastigvallen, haat',
      reason: 'Je schold een lid uit.',
    });
  });

  await test.step('Milan sees it vanish, and reads in the email and on the page that something was done', async () => {
    await expect(history(milansPage).getByText(INSULT)).toHaveCount(0);
    const email = await emailAbout(milan.email, `Wat er met je melding is gebeurd (${reference})`);
    expect(email.text).toContain('Niet lastigvallen, niet beledigen, geen haat. Nee is nee.');
    expect(email.text).not.toContain('Je schold een lid uit.');
    await milansPage.goto('/settings/decisions');
    await milansPage.getByRole('link', { name: /Intimidatie, haat of bedreiging/ }).click();
    await expect(milansPage.getByText('We hebben ingegrepen', { exact: true })).toBeVisible();
    await expect(milansPage.getByText(`Kenmerk ${reference}`)).toBeVisible();
    await expectAccessible(milansPage);
  });

  await test.step('Otto reads rule and reason but not who reported it, still sees the message, and appeals', async () => {
    const email = await emailAbout(otto.email, 'Een beslissing over je account op');
    for (const text of [
      'We hebben iets verwijderd dat je had gestuurd',
      'geen haat',
      'Je schold een lid uit.',
    ])
      expect(email.text).toContain(text);
    expect(email.text).not.toMatch(/Milan|oude zeur/);
    await expect(history(ottosPage).getByText(INSULT)).toBeVisible();
    await ottosPage.goto('/settings/decisions');
    await expect(ottosPage.getByText(/telt nu 1 waarschuwing mee/)).toBeVisible();
    await ottosPage
      .getByRole('main')
      .getByRole('link', { name: /Beslist op/ })
      .click();
    await expect(ottosPage.getByText('Je schold een lid uit.')).toBeVisible();
    await expect(
      ottosPage.getByText('Niet lastigvallen, niet beledigen, geen haat. Nee is nee.'),
    ).toBeVisible();
    await expect(ottosPage.getByText('Milan')).toHaveCount(0);
    await expectAccessible(ottosPage);
    await ottosPage.getByLabel('Waarom moeten we hier opnieuw naar kijken?').fill('Zo praten wij altijd.');
    await ottosPage.getByRole('button', { name: 'Bezwaar versturen' }).click();
    await expect(ottosPage.getByText('Iemand anders kijkt ernaar.')).toBeVisible();
  });

  await test.step('the first moderator cannot decide the appeal, in the page and by its call', async () => {
    await openAppeal(first, 'Otto');
    await expect(first.getByText('De beslissing was van jou, dus moet iemand anders')).toBeVisible();
    await expect(first.getByLabel('Uitkomst')).toHaveCount(0);
    await expectAccessible(first);
    const appeal = new URL(first.url()).pathname.split('/').at(-1) ?? '';
    expect(await callAppealDecision(first, appeal)).toEqual([403, 'same_person']);
  });

  await test.step('the second one can, and sides with Otto', async () => {
    await openAppeal(second, 'Otto');
    await giveReason(second, 'Bezwaar beoordelen');
    await expect(second.getByText('Zo praten wij altijd.')).toBeVisible();
    await expect(second.getByText('Inhoud verwijderen, door Sanne')).toBeVisible();
    await expectAccessible(second);
    await decideAppeal(second, 'Het lid heeft gelijk', 'Zo praten jullie al weken met elkaar.');
  });

  await test.step('Otto reads that it was undone, and Milan sees the message again', async () => {
    const email = await emailAbout(otto.email, 'De uitkomst van je bezwaar');
    expect(email.text).toContain('Zo praten jullie al weken met elkaar.');
    await ottosPage.reload();
    await expect(ottosPage.getByRole('status').getByText('Je had gelijk')).toBeVisible();
    await expect(ottosPage.getByText('Zo praten jullie al weken met elkaar.')).toBeVisible();
    await expect(ottosPage.getByText(/^Teruggedraaid op/)).toBeVisible();
    await expectAccessible(ottosPage);
    await ottosPage.goto('/settings/decisions');
    await expect(ottosPage.getByText(/Teruggedraaid op/)).toBeVisible();
    await expect(ottosPage.getByText(/telt nu 1 waarschuwing mee/)).toHaveCount(0);
    await milansPage.reload();
    await expect(milansPage.getByText(/opnieuw naar gekeken, en op .* teruggedraaid/)).toBeVisible();
    await milansPage.goto(`/members/${otto.profileId}/chat`);
    await expect(history(milansPage).getByText(INSULT, { exact: true })).toBeVisible();
    await expect(history(milansPage).getByText(LATER)).toHaveCount(0);
  });
  for (const page of [milansPage, ottosPage, first, second]) await page.context().close();
});
