import type { BrowserContext, Page } from '@playwright/test';
import type { TestMember } from '../src/server/testing/members.ts';
import { insertMessages } from './support/insert-messages.ts';
import { hideMessagesUpTo, messageSender, sendAllMessageKinds } from './support/message-kinds.ts';
import { logIn, newMember } from './support/new-member.ts';
import { photoFile } from './support/photos.ts';
import { insertSwipeMembers, insertTestLike, setSwipeDay } from './support/swipe-members.ts';
import { expect, expectAccessible as look, test } from './support/test.ts';

// Expects the 403 that a free member gets for a third conversation.
test.use({ expectedErrors: /status of 403 \([\w ]+\) \S+\/api\/chat\.php$/ });

const dialog = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click();
const close = async (page: Page) => {
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
};
const composer = (page: Page, name: string) => page.getByRole('textbox', { name: `Bericht aan ${name}` });
const thread = (page: Page, { profileId }: TestMember) => page.goto(`/members/${profileId}/chat`);

async function switchMember(context: BrowserContext, member: TestMember, baseURL: string): Promise<void> {
  // Leaves every page, because an open page would notice the new session and reload.
  for (const page of context.pages()) await page.goto('about:blank');
  await context.clearCookies();
  await logIn(context, member, baseURL);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test('a conversation, its list and everything that opens over them is readable in every state (look: colour)', {
      tag: '@full',
    }, async ({ page, context, baseURL, request }) => {
      const home = baseURL ?? '';
      const jan = await newMember({ name: 'Jan', credits: 90, premium: true });
      const piet = await newMember({ name: 'Piet', credits: 90, premium: true });

      await test.step('before the first message', async () => {
        await logIn(context, jan, home);
        await page.goto('/chats');
        await expect(page.getByText('Nog geen gesprekken')).toBeVisible();
        await look(page);
        await thread(page, piet);
        await look(page);
        await press(page, 'Help me op weg');
        await expect(dialog(page).getByRole('listitem').first()).toBeVisible();
        await look(page);
        await close(page);
      });

      // Leaves the conversation's page, because the page would mark the new messages as read.
      await page.goto('about:blank');
      await sendAllMessageKinds(request, [jan, piet], home);
      await test.step('every kind of message', async () => {
        await thread(page, piet);
        await expect(page.getByText('Nieuw', { exact: true })).toBeVisible();
        await expect(page.getByText('Bericht ingetrokken')).toHaveCount(2);
        await look(page);
        await press(page, 'Toon dit bericht');
        await press(page, /Piet heeft een foto gestuurd/);
        await expect(dialog(page).getByRole('button', { name: 'Openen' })).toBeVisible();
        await look(page);
        await dialog(page).getByRole('button', { name: 'Openen' }).click();
        await expect(dialog(page)).toHaveCount(0);
        await press(page, 'Foto van Piet vergroten');
        await expect(dialog(page)).toBeVisible();
        await look(page);
        await close(page);
      });

      await test.step('messages being sent, queued, failed or too long', async () => {
        await page.route('**/api/chat-photo.php?*', () => {});
        await page
          .getByLabel('Stuur Piet een foto')
          .setInputFiles(await photoFile('a.jpg', { width: 480, height: 640 }));
        await expect(dialog(page).getByRole('img')).toBeVisible();
        await look(page);
        await press(page, /^Verstuur: 2 credits/);
        await expect(page.getByRole('progressbar', { name: 'Foto wordt verstuurd' })).toBeVisible();
        await composer(page, 'Piet').fill('Hierachter');
        await press(page, /^Verstuur: /);
        await expect(page.getByTitle('Wordt verstuurd').first()).toBeVisible();
        await look(page);
        const secondTab = await context.newPage();
        await thread(secondTab, piet);
        await expect(secondTab.locator('[data-message]').filter({ hasText: 'Hierachter' })).toBeVisible();
        await look(secondTab);
        await secondTab.close();
        await press(page, 'Versturen stoppen');
        await composer(page, 'Piet').fill('omge\u202edraaid');
        await press(page, /^Verstuur: /);
        await expect(page.getByRole('button', { name: 'Weggooien' })).toBeVisible();
        await composer(page, 'Piet').fill('a'.repeat(1_001));
        await expect(page.getByText('1 teken te lang')).toBeVisible();
        await look(page);
        await press(page, 'Weggooien');
        await composer(page, 'Piet').fill('');
      });

      await test.step('picker, gifts and the message menu', async () => {
        await press(page, 'Emoji of GIF kiezen');
        await expect(dialog(page).getByRole('gridcell').first()).toBeVisible();
        await look(page);
        await page.route('**/api/gifs.php*', () => {});
        await dialog(page).getByRole('tab', { name: 'GIF' }).click();
        await expect(dialog(page).getByText('Even laden …')).toBeVisible();
        await look(page);
        await page.unroute('**/api/gifs.php*');
        await close(page);
        await page.reload();
        await press(page, 'Emoji of GIF kiezen');
        await dialog(page).getByRole('tab', { name: 'GIF' }).click();
        await dialog(page).getByRole('listitem').getByRole('button').first().click();
        await expect(dialog(page).getByRole('button', { name: /^Verstuur/ })).toBeVisible();
        await look(page);
        await dialog(page).getByRole('button', { name: 'Terug' }).click();
        await dialog(page).getByRole('searchbox').fill('qqqq');
        await expect(dialog(page).getByText(/Geen GIF gevonden/)).toBeVisible();
        await look(page);
        await dialog(page).getByRole('button', { name: 'Sluiten' }).click();
        await press(page, 'Geef Piet een cadeau');
        await expect(dialog(page).getByRole('radio')).toHaveCount(12);
        await look(page);
        await close(page);
        await page.getByRole('button', { name: /^Opties voor dit bericht.*Morgen misschien/ }).press('Enter');
        await expect(dialog(page)).toBeVisible();
        await look(page);
        await close(page);
      });

      await test.step('the list, its menu and its confirmation', async () => {
        await insertMessages({ from: await newMember({ name: 'Kees' }), to: jan, texts: ['Hoi'] });
        await composer(page, 'Piet').fill('Nog niet af');
        await page.goto('/chats');
        await expect(page.getByRole('listitem').filter({ hasText: 'Kees' })).toBeVisible();
        const row = page.getByRole('listitem').filter({ hasText: 'Piet' });
        await expect(row.getByText('Concept:')).toBeVisible();
        await row.getByRole('button', { name: 'Meer over Piet' }).click();
        await look(page);
        await row.getByRole('button', { name: 'Gesprek met Piet verwijderen' }).click();
        await expect(dialog(page)).toBeVisible();
        await look(page);
        await close(page);
      });

      await test.step('older messages are hidden; the conversation has ended', async () => {
        await hideMessagesUpTo(jan, 4);
        await thread(page, piet);
        await page.getByText(/Je ziet berichten vanaf/).scrollIntoViewIfNeeded();
        await look(page);
        await messageSender(request, piet, jan, home).call('POST', 'block.php', { id: jan.profileId });
        await expect(page.getByText('Nog niet af')).toBeVisible();
        await look(page);
      });
    });

    test('a member without credits, unconfirmed, invisible, or writing to a fictional profile can read the notices (look: colour)', {
      tag: '@full',
    }, async ({ page, context, baseURL, request }) => {
      const home = baseURL ?? '';
      const piet = await newMember({ name: 'Piet', credits: 9 });
      const poor = await newMember({ name: 'Arm', credits: 0 });
      await insertMessages({ from: piet, to: poor, texts: ['Dag'] });
      await logIn(context, poor, home);
      await thread(page, piet);
      await composer(page, 'Piet').fill('Graag');
      await expect(page.getByRole('link', { name: 'Credits kopen' })).toBeVisible();
      await look(page);
      await press(page, 'Geef Piet een cadeau');
      await expect(dialog(page).getByRole('link', { name: 'Credits bekijken' })).toBeVisible();
      await look(page);
      await close(page);

      const unconfirmed = await newMember({ name: 'Nieuw', status: 'not_confirmed', credits: 5 });
      await switchMember(context, unconfirmed, home);
      await messageSender(request, unconfirmed, piet, home).text('Hoi Piet');
      await thread(page, piet);
      await expect(page.getByText('Wordt bezorgd zodra je e-mailadres bevestigd is').last()).toBeVisible();
      await look(page);

      await switchMember(context, await newMember({ name: 'Stil', invisible: true, credits: 5 }), home);
      await thread(page, piet);
      await expect(page.getByText(/Je bent onzichtbaar/)).toBeVisible();
      await look(page);
      const nep = await newMember({ name: 'Nep', fictional: true });
      await thread(page, nep);
      await expect(page.getByRole('button', { name: 'Begrepen, ik wil schrijven' })).toBeVisible();
      await look(page);

      const free = await newMember({ name: 'Gratis', credits: 9 });
      for (const name of ['Een', 'Twee'])
        await messageSender(request, free, await newMember({ name }), home).text('Dag');
      await switchMember(context, free, home);
      await thread(page, piet);
      await composer(page, 'Piet').fill('Dag');
      await press(page, /^Verstuur: /);
      await expect(page.getByRole('link', { name: 'Premium bekijken' })).toBeVisible();
      await look(page);
    });

    test('likes, their notifications, the swipe game and the match finder are readable in every state (look: colour)', {
      tag: '@full',
    }, async ({ page, context, baseURL, request }) => {
      const home = baseURL ?? '';
      const { player, others } = await insertSwipeMembers(6);
      const [likingMember, likedMember, matchedMember] = others as [TestMember, TestMember, TestMember];
      await logIn(context, player, home);

      await test.step('likes, none and some', async () => {
        for (const type of ['received', 'given', 'matches']) {
          await page.goto(`/likes/${type}`);
          await expect(page.getByText(/^Nog geen /)).toBeVisible();
          await look(page);
        }
        await insertTestLike(likingMember, player);
        await page.goto('/members');
        await expect(dialog(page)).toBeVisible({ timeout: 60_000 });
        await look(page);
        await close(page);
        await page.goto('about:blank');
        for (const [liker, liked] of [
          [player, likedMember],
          [matchedMember, player],
          [player, matchedMember],
        ] as const)
          await messageSender(request, liker, liked, home).call('POST', 'like.php', { id: liked.profileId });
        for (const type of ['received', 'given', 'matches']) {
          await page.goto(`/likes/${type}`);
          await expect(page.getByRole('main').getByRole('link', { name: /Kaart/ }).first()).toBeVisible();
          await look(page);
        }
        await page.goto(`/likes/m/${likingMember.profileId}`);
        await press(page, 'Kaart 1');
        await expect(page.getByRole('dialog', { name: 'Het is een match' })).toBeVisible();
        await look(page);
      });

      await test.step('the swipe game: cards, no likes left, no swipes left', async () => {
        await page.goto('/swipe-game');
        await expect(page.getByText('Nog 40 swipes en 4 likes vandaag')).toBeVisible();
        await look(page);
        await press(page, /^Nee$/);
        await expect(page.getByText('Nog 39 swipes en 4 likes vandaag')).toBeVisible();
        await setSwipeDay(player, { swipes: 39, likes: 4 });
        await page.reload();
        await expect(page.getByText(/Je likes zijn op voor vandaag/)).toBeVisible();
        await look(page);
        await press(page, /^Nee$/);
        await expect(page.getByRole('heading', { name: 'Je swipes zijn op voor vandaag' })).toBeVisible();
        await look(page);
      });

      await test.step('the match finder: each question and the result', async () => {
        await page.goto('/match-finder');
        for (const answer of ['35+', /Sexy/, 'Wit']) {
          await expect(page.getByRole('button', { name: answer })).toBeVisible();
          await look(page);
          await press(page, answer);
        }
        await expect(page.getByRole('heading', { name: 'Zij passen bij je' })).toBeVisible();
        await look(page);
      });
    });
  });
}
