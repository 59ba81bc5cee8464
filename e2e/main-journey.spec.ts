import type { BrowserContextOptions, Locator, Page } from '@playwright/test';
import { fromCountry } from './support/from-country.ts';
import { activateByEmail, fillInSignup } from './support/sign-up.ts';
import { expect, expectAccessible, phone, test } from './support/test.ts';
import { textsIn } from './support/texts.ts';

type Journey = {
  locale: string;
  /** Where both live, which no other member of the tests does at their age. */
  region: string;
  /** The two messages of Bas, and the answer. */
  messages: [string, string, string];
};

const journeys: Journey[] = [
  {
    locale: 'nl-NL',
    region: 'NL-UT',
    messages: [
      'Ha Ruben, ik kom net van de fiets.',
      'Zin in koffie aan de gracht?',
      'Koffie klinkt goed. Om vier uur?',
    ],
  },
  {
    locale: 'nl-BE',
    region: 'BE-VAN',
    messages: [
      'Dag Ruben, ’t is precies goed weer.',
      'Zin in een pintje op ’t Zuid?',
      'Goesting genoeg. Om vijf uur?',
    ],
  },
  {
    locale: 'fr-BE',
    region: 'BE-WLG',
    messages: [
      'Salut Ruben, ça fait longtemps ?',
      'Un café place Saint-Lambert, à dix-huit heures ?',
      'Avec plaisir, à tantôt !',
    ],
  },
  {
    locale: 'fr-FR',
    region: 'FR-BRE',
    messages: [
      'Salut Ruben, tu es d’où ?',
      'Un verre près du marché, ça te dit ?',
      'Ça me dit. À cœur ouvert, dès 19 h ?',
    ],
  },
  {
    locale: 'de-DE',
    region: 'DE-HH',
    messages: [
      'Hi Ruben, schöne Grüße aus Altona.',
      'Lust auf Spaß an der Elbe, heiß wie heute?',
      'Klar, um süße fünf Uhr?',
    ],
  },
  {
    locale: 'en-GB',
    region: 'GB-TLI',
    messages: [
      'Hi Ruben, lovely weather for once.',
      'Fancy a coffee by the river?',
      'I’d love to. Four o’clock?',
    ],
  },
  {
    locale: 'es-ES',
    region: 'ES-AR',
    messages: [
      '¡Hola, Rubén! ¿Qué tal la mañana?',
      '¿Te apetece un café en la plaza?',
      '¡Sí, señor! ¿A las cinco?',
    ],
  },
  {
    locale: 'it-IT',
    region: 'IT-52',
    messages: [
      'Ciao Ruben, com’è andata la giornata?',
      'Ti va un caffè lungo l’Arno?',
      'Sì, perché no? Alle cinque?',
    ],
  },
  {
    locale: 'pl-PL',
    region: 'PL-22',
    messages: [
      'Cześć Ruben, skąd jesteś?',
      'Może kawa nad Wisłą, jeśli będzie słońce?',
      'Świetnie, zażółćmy ten wieczór o piątej!',
    ],
  },
];

// Another page of Ruben may refetch after the logout and be refused.
test.use({ endsSessions: true });

/** On phones, the page of a thread also contains the hidden chat list. */
const seen = (page: Page, text: string) => page.getByText(text).filter({ visible: true }).first();
const overlay = (page: Page, title: string): Locator => page.getByRole('dialog', { name: title });

for (const journey of journeys)
  test(`two visitors sign up, find, like and match each other, and chat, in ${journey.locale} (spec 1.2, 1.5, 2, 4.2, 4.7)`, {
    tag: journey.locale === 'nl-NL' ? [] : '@full',
  }, async ({ browser, watchContext, contextOptions }) => {
    const open = async (options: BrowserContextOptions) => {
      const context = await browser.newContext({
        ...contextOptions,
        ...options,
        ...readerOf(journey.locale),
      });
      watchContext(context);
      return context;
    };
    const [desktop, mobile] = await Promise.all([
      open({ viewport: { width: 1280, height: 800 } }),
      open(phone),
    ]);
    await goOnJourney(await desktop.newPage(), await mobile.newPage(), journey);
    await Promise.all([desktop.close(), mobile.close()]);
  });

/** Visitors read the variant of their country, which is known by the address of their network. */
const readerOf = (locale: string): BrowserContextOptions => ({
  ...(locale.endsWith('BE') && fromCountry('BE')),
  ...(locale.endsWith('GB') && fromCountry('GB')),
  locale,
  timezoneId: 'Europe/Amsterdam',
});

async function goOnJourney(
  desktop: Page,
  mobile: Page,
  { locale, region, messages }: Journey,
): Promise<void> {
  const t = await textsIn(locale);
  const place = locale.toLowerCase();
  const ruben = {
    name: 'Ruben',
    email: `ruben.${place}@gmail.com`,
    mistyped: `ruben.${place}@gmial.com`,
    password: 'een lantaarn boven de gracht',
    born: ['14', '3', '1965'] as [string, string, string],
    ...{ locale, region },
  };
  const bas = {
    name: 'BasOpDeFiets',
    email: `bas.${place}@gmail.com`,
    password: 'drie regenjassen en een bel',
    born: ['2', '9', '1964'] as [string, string, string],
    ...{ locale, region },
  };
  const write = async (page: Page, to: string, text: string) => {
    await page.getByRole('textbox', { name: t('chat.composer', { name: to }) }).fill(text);
    await page.getByRole('button', { name: sendsForOneCredit(t('chat.send', { price: '§' })) }).click();
  };

  await test.step('Ruben signs up in the modal; a tap corrects the mistyped address; the email confirms it', async () => {
    await desktop.goto('/');
    await expect(desktop.locator('html')).toHaveAttribute('lang', locale);
    await expectAccessible(desktop);
    await desktop
      .getByRole('link', { name: t('nav.signup') })
      .first()
      .click();
    await expect(desktop.getByRole('dialog')).toBeVisible();
    await expectAccessible(desktop);
    await fillInSignup(desktop, ruben);
    await expectAccessible(desktop);
    await activateByEmail(desktop, ruben.email, locale);
    await expectAccessible(desktop);
  });

  await test.step('Bas signs up on the route, on a phone, and does not confirm yet', async () => {
    await mobile.goto('/signup');
    await fillInSignup(mobile, bas);
    await mobile.getByRole('link', { name: t('signup.complete_more') }).click();
    await mobile.getByRole('link', { name: t('activation.done_start') }).click();
    await expect(mobile).toHaveURL(/\/members/);
    await expect(seen(mobile, t('activation.title'))).toBeVisible();
    await expectAccessible(mobile);
  });

  await test.step('Bas finds Ruben by place and age; the URL is the search', async () => {
    await mobile.goto(`/members?country=${region.slice(0, 2)}&countryregion=${region}&min_age=60&max_age=65`);
    // The other Belgian journey has a Ruben, too, whom the page suggests below the results.
    const card = mobile.getByRole('link', { name: /Ruben/ }).first();
    await expect(card).toBeVisible();
    await card.click();
    await expect(mobile.getByRole('heading', { level: 1, name: /Ruben/ })).toBeVisible();
    await expectAccessible(mobile);
  });

  await test.step('Bas likes Ruben and writes twice; nothing is delivered before Bas confirms', async () => {
    await mobile.getByRole('button', { name: /Ruben/ }).filter({ visible: true }).first().click();
    await mobile.getByRole('link', { name: t('profile.message') }).click();
    await expect(seen(mobile, t('chat.unconfirmed'))).toBeVisible();
    await write(mobile, 'Ruben', messages[0]);
    await write(mobile, 'Ruben', messages[1]);
    await expect(seen(mobile, messages[1])).toBeVisible();
    await expectAccessible(mobile);
    await desktop.goto('/chats');
    await expect(desktop.getByText(t('chats.empty'))).toBeVisible();
    await expectAccessible(desktop);
  });

  await test.step('Bas confirms: Ruben sees like and messages at once, without reload, once and in order', async () => {
    await activateByEmail(mobile, bas.email, locale);
    await expect(desktop).toHaveTitle(/^\(3\) /);
    // Opens /members, because a like is announced only in the members area.
    await desktop.goto('/members');
    const like = overlay(desktop, t('like_modal.title'));
    await expect(like).toBeVisible();
    await expectAccessible(desktop);
    await like.getByRole('button', { name: t('like_modal.view'), exact: true }).click();
    await expect(desktop.getByRole('heading', { level: 1, name: /BasOpDeFiets/ })).toBeVisible();
    await expect(desktop).toHaveURL(/\/likes\/m\/[0-9a-f-]{36}$/);
    await expect(desktop).toHaveTitle(/^\(2\) /);
  });

  await test.step('Ruben likes Bas back: a match, in both browsers', async () => {
    await mobile.goto('/members');
    await desktop.getByRole('button', { name: 'BasOpDeFiets' }).filter({ visible: true }).first().click();
    await expect(overlay(mobile, t('like_modal.match_title'))).toBeVisible();
    await expectAccessible(mobile);
    await mobile.getByRole('button', { name: t('action.close') }).click();
    await expect(overlay(desktop, t('like_modal.match_title'))).toBeVisible();
    await desktop.getByRole('button', { name: t('action.close') }).click();
    await desktop.goto('/likes/matches');
    await expect(desktop.getByRole('link', { name: /BasOpDeFiets/ }).first()).toBeVisible();
    await expectAccessible(desktop);
  });

  await test.step('Ruben reads and answers; Bas sees the answer at once; credits count down', async () => {
    await mobile.goto('/chats');
    await mobile.getByRole('link', { name: /Ruben/ }).click();
    await desktop.goto('/chats');
    await desktop.getByRole('link', { name: /BasOpDeFiets/ }).click();
    await expect(seen(desktop, messages[1])).toBeVisible();
    await expect(desktop).not.toHaveTitle(/^\(/);
    await write(desktop, 'BasOpDeFiets', messages[2]);
    await expect(seen(mobile, messages[2])).toBeVisible();
    await expect(desktop.getByText(t('chat.credits_left', { count: 2 }))).toBeVisible();
    await expectAccessible(desktop);
    await expectAccessible(mobile);
  });

  await test.step('Ruben logs out, is asked to log in for the chats, and returns to them', async () => {
    await desktop.getByRole('button', { name: /Ruben/ }).first().click();
    await desktop
      .getByRole('button', { name: t('nav.logout') })
      .or(desktop.getByRole('menuitem', { name: t('nav.logout') }))
      .click();
    // Waits for the redirect, because it would interrupt the next `goto`.
    await expect(desktop).toHaveURL(/\/login$/);
    await desktop.goto('/chats');
    await expect(desktop).toHaveURL(/\/login\?next=/);
    await expectAccessible(desktop);
    await desktop.getByLabel(t('signup.email')).fill(ruben.email);
    await desktop.getByRole('textbox', { name: t('signup.password') }).fill('iets heel anders');
    await desktop
      .getByRole('button', { name: t('nav.login'), exact: true })
      .last()
      .click();
    await expect(desktop.getByText(t('errors.login_failed'))).toBeVisible();
    await desktop.getByRole('textbox', { name: t('signup.password') }).fill(ruben.password);
    await desktop
      .getByRole('button', { name: t('nav.login'), exact: true })
      .last()
      .click();
    await expect(desktop).toHaveURL(/\/chats$/);
    await expect(desktop.getByRole('link', { name: /BasOpDeFiets/ })).toBeVisible();
  });
}

/** The button names its price in words of the language; accessible names have plain spaces, also in French. */
const sendsForOneCredit = (name: string): RegExp =>
  new RegExp(`^${name.split(/\s+/).map(RegExp.escape).join('\\s+').replace('§', '1\\s')}`);
