import { logIn, newMember } from './support/new-member.ts';
import { postPhoto } from './support/photos.ts';
import { expect, expectAccessible, phone, test } from './support/test.ts';

test('a like is shown to its recipient, liked back it is a match for both, who write from it; taken back it ends (spec 2.6, 4.7)', async ({
  browser,
  page: his,
  context,
  baseURL,
  watchContext,
}) => {
  const wout = await newMember({ name: 'Wout', credits: 2 });
  const jesse = await newMember({ name: 'Jesse', credits: 0 });
  await logIn(context, wout, baseURL ?? '');
  const others = await browser.newContext({ ...phone, locale: 'nl-NL', timezoneId: 'Europe/Amsterdam' });
  watchContext(others);
  await logIn(others, jesse, baseURL ?? '');
  const mine = await others.newPage();

  await test.step('Jesse likes Wout: his badge shows it at once, the modal when he returns to the members', async () => {
    await his.goto('/settings');
    await mine.goto(`/members/${wout.profileId}`);
    await mine.getByRole('button', { name: 'Wout' }).filter({ visible: true }).first().click();
    await expect(his).toHaveTitle(/^\(1\) /);
    await expect(his.getByRole('dialog')).toHaveCount(0);
    await his.getByRole('link', { name: /Leden/ }).filter({ visible: true }).first().click();
    const modal = his.getByRole('dialog', { name: 'Nieuwe like!' });
    await expect(modal).toBeVisible();
    await expectAccessible(his);
    await his.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    await his.reload();
    await expect(his).toHaveTitle(/^\(1\) /);
    await expect(modal).toBeHidden();
  });

  await test.step('Wout opens the profile from his likes, which clears the badge, and likes back: both see the match', async () => {
    await postPhoto(context.request, baseURL ?? '', { colour: '#2a9d8f' });
    await his.goto('/likes');
    await his.getByRole('link', { name: /Jesse/ }).click();
    await expect(his).toHaveURL(/\/likes\/m\//);
    await expect(his).not.toHaveTitle(/^\(/);
    await his.getByRole('button', { name: 'Jesse' }).filter({ visible: true }).first().click();
    await expect(his.getByRole('dialog', { name: 'Het is een match' })).toBeVisible();
    await expect(mine.getByRole('dialog', { name: 'Het is een match' })).toBeVisible();
    // Both photos are in the overlay; Jesse has none.
    await expect(his.getByRole('dialog').locator('img[alt=""]')).toBeVisible();
    await expect(mine.getByRole('dialog').locator('img[alt=""]')).toHaveCount(0);
    await expectAccessible(his);
  });

  await test.step('Jesse has no credits: the overlay says so, and the typed text is in the conversation', async () => {
    const overlay = mine.getByRole('dialog', { name: 'Het is een match' });
    await overlay.getByRole('textbox', { name: 'Bericht aan Wout' }).fill('Leuk dat je er bent.');
    await overlay.getByRole('button', { name: 'Verstuur: 1 credit, vanaf € 0,80' }).click();
    await expect(overlay.getByText('Je hebt onvoldoende credits')).toBeVisible();
    await expect(overlay.getByRole('link', { name: 'Credits kopen' })).toBeVisible();
    await expectAccessible(mine);
    await overlay.getByRole('link', { name: 'Credits kopen' }).click();
    await expect(overlay).toBeHidden();
    await mine.goto('/likes/matches');
    await mine.getByRole('link', { name: 'Schrijf naar Wout' }).click();
    await expect(mine.getByRole('textbox', { name: 'Bericht aan Wout' })).toHaveValue('Leuk dat je er bent.');
  });

  await test.step('Wout writes from the overlay; the response is lost and the page left: the message arrives once, paid once', async () => {
    const overlay = his.getByRole('dialog', { name: 'Het is een match' });
    let arrived = () => {};
    const arrival = new Promise<void>(resolve => (arrived = resolve));
    await his.route('**/api/chat.php', async route => {
      if (route.request().method() !== 'POST') return route.continue();
      await route.fetch();
      arrived();
    });
    await overlay.getByRole('textbox', { name: 'Bericht aan Jesse' }).fill('Zin in een wandeling?');
    await overlay.getByRole('button', { name: /^Verstuur: 1 credit/ }).click();
    await arrival;
    await his.unrouteAll({ behavior: 'ignoreErrors' });
    await his.goto(`/members/${jesse.profileId}/chat`);
    await expect(his.getByRole('textbox', { name: 'Bericht aan Jesse' })).toHaveValue('');
    await expect(his.getByText('Je hebt nog 1 credit', { exact: true })).toBeVisible();
    await expect(his.getByRole('main').locator('[data-message]')).toHaveCount(1);
    await expect(mine.getByText('Zin in een wandeling?').filter({ visible: true }).first()).toBeVisible();
  });

  await test.step('taken back, the match disappears from the open list of the other member; undone, it is there again without the overlay', async () => {
    await mine.goto('/likes/matches');
    await expect(mine.getByRole('link', { name: /Wout/ }).first()).toBeVisible();
    await his.goto(`/members/${jesse.profileId}`);
    await his.getByRole('button', { name: 'Jesse', pressed: true }).filter({ visible: true }).first().click();
    await expect(mine.getByText('Nog geen matches')).toBeVisible();
    await his.getByRole('button', { name: 'Ongedaan maken' }).click();
    await expect(mine.getByRole('link', { name: /Wout/ }).first()).toBeVisible();
    await expect(his.getByRole('dialog')).toHaveCount(0);
    await expect(mine.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('a like is taken back in the list of given likes with one press and restored with one', async () => {
    await mine.goto(`/members/${wout.profileId}`);
    await mine.getByRole('button', { name: 'Wout', pressed: true }).filter({ visible: true }).first().click();
    await his.goto('/likes/given');
    await his.getByRole('button', { name: 'Trek je like voor Jesse in' }).click();
    await expect(his.getByText('Nog geen likes gegeven')).toBeVisible();
    await his.getByRole('button', { name: 'Ongedaan maken' }).click();
    await expect(his.getByRole('button', { name: 'Trek je like voor Jesse in' })).toBeVisible();
    await expectAccessible(his);
    await mine.goto('/likes/matches');
    await expect(mine.getByText('Nog geen matches')).toBeVisible();
    for (const tab of await mine.getByRole('navigation', { name: 'Likes' }).getByRole('link').all())
      await expect(tab).toBeInViewport({ ratio: 1 });
    await expectAccessible(mine);
  });
  await others.close();
});
