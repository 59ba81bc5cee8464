import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { FIRST_MESSAGES } from '#contract/constants';
import { addPurchasedCredits } from './support/credits.ts';
import { insertMessages } from './support/insert-messages.ts';
import { logIn, newMember } from './support/new-member.ts';
import { expect, expectAccessible, test } from './support/test.ts';

// Expects 403 for a third conversation and 429 beyond the hourly limit.
test.use({ expectedErrors: /status of (403 \(Forbidden\)|429 \(Too Many Requests\)) \S+\/api\/chat\.php$/ });

const composer = (page: Page, name: string) => page.getByRole('textbox', { name: `Bericht aan ${name}` });
const send = (page: Page) => page.getByRole('button', { name: /^Verstuur: 1 credit/ });
const bubbles = (page: Page) => page.getByRole('region', { name: 'Berichten' }).locator('[data-message]');
const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

test('a free member writes to two members and answers others; for a third premium is offered, and the text is still there on return (spec 6.2, 8.3)', async ({
  page,
  context,
  baseURL,
}) => {
  const [jan, third, writer] = [
    await newMember({ name: 'Jan', credits: 5 }),
    await newMember({ name: 'Piet' }),
    await newMember({ name: 'Kees' }),
  ];
  await insertMessages({ from: writer, to: jan, texts: ['Dag Jan'] });
  await logIn(context, jan, baseURL ?? '');
  for (const name of ['Een', 'Twee']) {
    const { profileId: to } = await newMember({ name });
    const data = { to, client_id: randomUUID(), text: 'Hallo' };
    await context.request.post('/api/chat.php', { data, headers: { origin: baseURL ?? '' } });
  }
  await page.goto(`/members/${third.profileId}/chat`);
  await composer(page, 'Piet').fill('Mag ik ook met jou praten?');
  await send(page).click();
  await expect(alert(page, 'Deze functie is alleen beschikbaar voor premium leden.')).toBeVisible();
  await expect(composer(page, 'Piet')).toHaveValue('Mag ik ook met jou praten?');
  await expect(bubbles(page)).toHaveCount(0);
  await expectAccessible(page);
  await alert(page, 'premium').getByRole('link').click();
  await expect(page).toHaveURL(/\/premium$/);
  await page.goBack();
  await expect(composer(page, 'Piet')).toHaveValue('Mag ik ook met jou praten?');

  await page.goto(`/members/${writer.profileId}/chat`);
  await composer(page, 'Kees').fill('Dag Kees');
  await send(page).click();
  await expect(bubbles(page)).toHaveCount(2);
  await expect(page.getByText('Je hebt nog 2 credits')).toBeVisible();
});

test('a member without credits buys some and finds the text where it was, which is then sent once (spec 4.9, look: Price of a message)', async ({
  page,
  context,
  baseURL,
}) => {
  const [jan, piet] = [await newMember({ name: 'Jan', credits: 0 }), await newMember({ name: 'Piet' })];
  await insertMessages({ from: piet, to: jan, texts: ['Zin in een biertje?'] });
  await logIn(context, jan, baseURL ?? '');
  await page.goto(`/members/${piet.profileId}/chat`);
  await composer(page, 'Piet').fill('Zeker wel');
  const shortOfCredits = alert(page, 'Je hebt onvoldoende credits');
  await expect(shortOfCredits).toBeVisible();
  await expect(send(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(composer(page, 'Piet')).toHaveValue('Zeker wel');
  await shortOfCredits.getByRole('link', { name: 'Credits kopen' }).click();
  await expect(page).toHaveURL(/\/credits$/);
  await addPurchasedCredits(jan, 2);
  await page.goBack();
  await expect(composer(page, 'Piet')).toHaveValue('Zeker wel');
  await page.reload();
  await expect(page.getByText('Je hebt nog 2 credits')).toBeVisible();
  await expect(shortOfCredits).toHaveCount(0);
  await send(page).click();
  await expect(page.getByText('Je hebt nog 1 credit', { exact: true })).toBeVisible();
  await expect(bubbles(page)).toHaveCount(2);
  await expect(composer(page, 'Piet')).toHaveValue('');
});

test('a member who wrote to many unknown members sees when they can write to the next, and the text stays (spec D2.42)', async ({
  page,
  context,
  baseURL,
}) => {
  const jan = await newMember({ name: 'Jan', premium: true, credits: 20 });
  await logIn(context, jan, baseURL ?? '');
  const { perHour } = FIRST_MESSAGES.young;
  for (let sent = 0; sent < perHour; sent++) {
    const { profileId: to } = await newMember();
    const data = { to, client_id: randomUUID(), text: 'Hallo' };
    await context.request.post('/api/chat.php', { data, headers: { origin: baseURL ?? '' } });
  }
  const piet = await newMember({ name: 'Piet' });
  await page.goto(`/members/${piet.profileId}/chat`);
  await composer(page, 'Piet').fill('Jij lijkt me leuk');
  await send(page).click();
  await expect(alert(page, 'Je hebt in korte tijd aan veel nieuwe mensen geschreven.')).toContainText(
    /Over \d+ minuten kun je weer een nieuw gesprek beginnen/,
  );
  await expect(composer(page, 'Piet')).toHaveValue('Jij lijkt me leuk');
  await expect(bubbles(page)).toHaveCount(0);
  await expectAccessible(page);
});
