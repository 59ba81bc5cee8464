import type { Page } from '@playwright/test';
import { logIn, newMember } from './support/new-member.ts';
import { fillInSignup } from './support/sign-up.ts';
import { expect, expectAccessible, phone, test } from './support/test.ts';
import { openTestSite } from './support/test-site.ts';
import { storedTrafficSource } from './support/traffic-source.ts';

const closed = { name: 'Aanmelden kan op uitnodiging' };
const notice = (page: Page) => page.getByRole('heading', closed);

test('where a traffic source is required, a visitor without one gets the notice wherever sign-up would open, and one with a source signs up and it is stored (spec 3.13, 6.1)', {
  tag: '@full',
}, async ({ browser, baseURL, watchContext }) => {
  const site = await openTestSite(
    'sent',
    { signups: 'with_trafficsource', logged_out_search: 'no', logged_out_search_trafficsource: 'yes' },
    baseURL ?? '',
  );
  const member = await newMember({ siteId: site.id, name: 'Olaf', visibleToVisitors: true });
  const open = async (options = {}) => {
    const context = await browser.newContext({ baseURL: site.address, locale: 'nl-NL', ...options });
    watchContext(context);
    return context.newPage();
  };

  await test.step('without a source: no search, and the notice in the modal, on the route and on the page of a member', async () => {
    const page = await open({ viewport: { width: 1280, height: 800 } });
    await page.goto('/');
    await page.goto('/members');
    await expect(page.getByRole('heading', { name: 'Log in om leden te zoeken' })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Gratis aanmelden' }).click();
    await expect(page.getByRole('dialog').getByRole('heading', closed)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Sluiten' }).click();
    for (const address of ['/signup', `/members/${member.profileId}/signup`]) {
      await page.goto(address);
      await expect(notice(page)).toBeVisible();
      await expect(page.getByLabel('Profielnaam')).toHaveCount(0);
    }
    const phonePage = await open(phone);
    await phonePage.goto('/signup');
    await expect(notice(phonePage)).toBeVisible();
    await expectAccessible(phonePage);
  });

  await test.step('with a source: the cached light page records it, the search opens, and the visitor signs up', async () => {
    const page = await open({ viewport: { width: 1280, height: 800 } });
    await page.goto('/?network=exo&aff_sub=%7Bclick-7%7D&ref=spring');
    const cookies = await page.context().cookies();
    const cookie = cookies.find(({ name }) => name === 'source');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    await page.goto('/members');
    await expect(page.getByRole('main').getByRole('link', { name: /Olaf/ })).toBeVisible();
    await page.goto('/signup');
    const email = 'gestuurd.exo@gmail.com';
    await fillInSignup(page, {
      name: 'Gestuurd',
      email,
      password: 'een veerpont in de mist',
      born: ['4', '5', '1987'],
    });
    expect(await storedTrafficSource(email)).toEqual({
      network: 'exo',
      ref: 'spring',
      sub1: 'click-7',
      sub2: '',
      sub3: '',
      lander: '',
      campaign: '',
      variant: '',
    });
    const remainingCookies = await page.context().cookies();
    expect(remainingCookies.map(({ name }) => name)).not.toContain('source');
  });
});

test('on an invite-only site a member invites, one person signs up, and a second sees that the invitation was used (spec 6.1, 8.3)', async ({
  browser,
  baseURL,
  watchContext,
}) => {
  const site = await openTestSite('invited', { signups: 'invite_only' }, baseURL ?? '');
  const inviter = await newMember({ siteId: site.id, name: 'Gastheer' });
  const open = async (options = {}) => {
    const context = await browser.newContext({ baseURL: site.address, locale: 'nl-NL', ...options });
    watchContext(context);
    return context.newPage();
  };

  const host = await open({
    viewport: { width: 1280, height: 800 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await logIn(host.context(), inviter, site.address);
  const link = await test.step('the link is shown once, copied by a tap, and not listed', async () => {
    await host.goto('/settings');
    await host.getByRole('link', { name: 'Uitnodigingen' }).click();
    await host.getByRole('button', { name: 'Uitnodiging maken' }).click();
    const field = host.getByRole('textbox', { name: 'Link van je uitnodiging' });
    await expect(field).toBeFocused();
    await expectAccessible(host);
    const made = await field.inputValue();
    await host.getByRole('button', { name: 'Kopieer de link' }).click();
    await expect(host.getByRole('button', { name: 'Gekopieerd' })).toBeVisible();
    expect(await host.evaluate(() => navigator.clipboard.readText())).toBe(made);
    await host.reload();
    await expect(host.getByText(/^Geldig tot /)).toBeVisible();
    expect(await host.content()).not.toContain(new URL(made).searchParams.get('invitation'));
    return made;
  });

  await test.step('the invited person signs up, even after a reload and leaving the page', async () => {
    const guest = await open();
    await guest.goto('/signup');
    await expect(notice(guest)).toBeVisible();
    const { pathname, search, hostname } = new URL(link);
    expect(hostname).toBe('invited.localhost');
    await guest.goto(pathname + search);
    await expect(guest.getByLabel('Profielnaam')).toBeVisible();
    await guest.goto('/signup');
    await guest.reload();
    await fillInSignup(guest, {
      name: 'Genodigde',
      email: 'genodigde.een@gmail.com',
      password: 'zeven fietsbellen op een rij',
      born: ['6', '7', '1979'],
    });
  });

  await test.step('the inviter and a second visitor see that the invitation was used, and so does a visitor with an unknown code', async () => {
    const secondGuest = await open(phone);
    await secondGuest.goto(new URL(link).pathname + new URL(link).search);
    await expect(
      secondGuest.getByText('Deze uitnodiging is al gebruikt. Elke uitnodiging is voor één persoon.'),
    ).toBeVisible();
    await expectAccessible(secondGuest);
    await secondGuest.goto(`/signup?invitation=${'x'.repeat(43)}`);
    await expect(secondGuest.getByText(/Deze uitnodiging kennen we niet/)).toBeVisible();
    await host.reload();
    await expect(host.getByText('Gebruikt', { exact: true })).toBeVisible();
  });

  await test.step('a withdrawn invitation does not allow sign-up', async () => {
    await host.getByRole('button', { name: 'Uitnodiging maken' }).click();
    const made = new URL(await host.getByRole('textbox', { name: 'Link van je uitnodiging' }).inputValue());
    await host.getByRole('button', { name: /^Intrekken: uitnodiging van/ }).click();
    await expect(host.getByText('Ingetrokken', { exact: true })).toBeVisible();
    const guest = await open();
    await guest.goto(made.pathname + made.search);
    await expect(guest.getByText(/Deze uitnodiging is niet meer geldig/)).toBeVisible();
  });
});
