import { logIn, newMember } from './support/new-member.ts';
import { postPhoto } from './support/photos.ts';
import { expect, expectAccessible, phone, test } from './support/test.ts';

test('a like is shown to its recipient, liked back it is a match for both, who write from it; taken back it ends (spec 2.6, 4.7)', async ({
  browser,
  page: woutsPage,
  context,
  baseURL,
  watchContext,
}) => {
  const wout = await newMember({ name: 'Wout', credits: 2 });
  const jesse = await newMember({ name: 'Jesse', credits: 0 });
  await logIn(context, wout, baseURL ?? '');
  const jessesContext = await browser.newContext({
    ...phone,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
  });
  watchContext(jessesContext);
  await logIn(jessesContext, jesse, baseURL ?? '');
  const jessesPage = await jessesContext.newPage();

  await test.step('Jesse likes Wout: the badge of Wout shows it at once, the modal on return to the members', async () => {
    await woutsPage.goto('/settings');
    await jessesPage.goto(`/members/${wout.profileId}`);
    await jessesPage.getByRole('button', { name: 'Wout' }).filter({ visible: true }).first().click();
    await expect(woutsPage).toHaveTitle(/^\(1\) /);
    await expect(woutsPage.getByRole('dialog')).toHaveCount(0);
    await woutsPage.getByRole('link', { name: /Leden/ }).filter({ visible: true }).first().click();
    const modal = woutsPage.getByRole('dialog', { name: 'Nieuwe like!' });
    await expect(modal).toBeVisible();
    await expectAccessible(woutsPage);
    await woutsPage.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    await woutsPage.reload();
    await expect(woutsPage).toHaveTitle(/^\(1\) /);
    await expect(modal).toBeHidden();
  });

  await test.step('Wout opens the profile from the received likes, which clears the badge, and likes back: both see the match', async () => {
    await postPhoto(context.request, baseURL ?? '', { colour: '#2a9d8f' });
    await woutsPage.goto('/likes');
    await woutsPage.getByRole('link', { name: /Jesse/ }).click();
    await expect(woutsPage).toHaveURL(/\/likes\/m\//);
    await expect(woutsPage).not.toHaveTitle(/^\(/);
    await woutsPage.getByRole('button', { name: 'Jesse' }).filter({ visible: true }).first().click();
    await expect(woutsPage.getByRole('dialog', { name: 'Het is een match' })).toBeVisible();
    await expect(jessesPage.getByRole('dialog', { name: 'Het is een match' })).toBeVisible();
    await expect(woutsPage.getByRole('dialog').locator('img[alt=""]')).toBeVisible();
    await expect(jessesPage.getByRole('dialog').locator('img[alt=""]')).toHaveCount(0);
    await expectAccessible(woutsPage);
  });

  await test.step('Jesse has no credits: the overlay shows it, and the typed text is in the conversation', async () => {
    const overlay = jessesPage.getByRole('dialog', { name: 'Het is een match' });
    await overlay.getByRole('textbox', { name: 'Bericht aan Wout' }).fill('Leuk dat je er bent.');
    await overlay.getByRole('button', { name: 'Verstuur: 1 credit, vanaf € 0,80' }).click();
    await expect(overlay.getByText('Je hebt onvoldoende credits')).toBeVisible();
    await expect(overlay.getByRole('link', { name: 'Credits kopen' })).toBeVisible();
    await expectAccessible(jessesPage);
    await overlay.getByRole('link', { name: 'Credits kopen' }).click();
    await expect(overlay).toBeHidden();
    await jessesPage.goto('/likes/matches');
    await jessesPage.getByRole('link', { name: 'Schrijf Wout een bericht' }).click();
    await expect(jessesPage.getByRole('textbox', { name: 'Bericht aan Wout' })).toHaveValue(
      'Leuk dat je er bent.',
    );
  });

  await test.step('Wout writes from the overlay; the response is lost and the page left: the message arrives once, paid once', async () => {
    const overlay = woutsPage.getByRole('dialog', { name: 'Het is een match' });
    let arrived = () => {};
    const arrival = new Promise<void>(resolve => (arrived = resolve));
    await woutsPage.route('**/api/chat.php', async route => {
      if (route.request().method() !== 'POST') return route.continue();
      await route.fetch();
      arrived();
    });
    await overlay.getByRole('textbox', { name: 'Bericht aan Jesse' }).fill('Zin in een wandeling?');
    await overlay.getByRole('button', { name: /^Verstuur: 1 credit/ }).click();
    await arrival;
    await woutsPage.unrouteAll({ behavior: 'ignoreErrors' });
    await woutsPage.goto(`/members/${jesse.profileId}/chat`);
    await expect(woutsPage.getByRole('textbox', { name: 'Bericht aan Jesse' })).toHaveValue('');
    await expect(woutsPage.getByText('Je hebt nog 1 credit', { exact: true })).toBeVisible();
    await expect(woutsPage.getByRole('main').locator('[data-message]')).toHaveCount(1);
    await expect(
      jessesPage.getByText('Zin in een wandeling?').filter({ visible: true }).first(),
    ).toBeVisible();
  });

  await test.step('taken back, the match disappears from the open list of the other member; undone, it is there again without the overlay', async () => {
    await jessesPage.goto('/likes/matches');
    await expect(jessesPage.getByRole('link', { name: /Wout/ }).first()).toBeVisible();
    await woutsPage.goto(`/members/${jesse.profileId}`);
    await woutsPage
      .getByRole('button', { name: 'Jesse', pressed: true })
      .filter({ visible: true })
      .first()
      .click();
    await expect(jessesPage.getByText('Nog geen matches')).toBeVisible();
    await woutsPage.getByRole('button', { name: 'Ongedaan maken' }).click();
    await expect(jessesPage.getByRole('link', { name: /Wout/ }).first()).toBeVisible();
    await expect(woutsPage.getByRole('dialog')).toHaveCount(0);
    await expect(jessesPage.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('a like is taken back in the list of given likes with one press and restored with one', async () => {
    await jessesPage.goto(`/members/${wout.profileId}`);
    await jessesPage
      .getByRole('button', { name: 'Wout', pressed: true })
      .filter({ visible: true })
      .first()
      .click();
    await woutsPage.goto('/likes/given');
    await woutsPage.getByRole('button', { name: 'Trek je like voor Jesse in' }).click();
    await expect(woutsPage.getByText('Nog geen likes gegeven')).toBeVisible();
    await woutsPage.getByRole('button', { name: 'Ongedaan maken' }).click();
    await expect(woutsPage.getByRole('button', { name: 'Trek je like voor Jesse in' })).toBeVisible();
    await expectAccessible(woutsPage);
    await jessesPage.goto('/likes/matches');
    await expect(jessesPage.getByText('Nog geen matches')).toBeVisible();
    for (const tab of await jessesPage.getByRole('navigation', { name: 'Likes' }).getByRole('link').all())
      await expect(tab).toBeInViewport({ ratio: 1 });
    await expectAccessible(jessesPage);
  });
  await jessesContext.close();
});
