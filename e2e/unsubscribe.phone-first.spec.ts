import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import type { DisabledReason } from '../src/contract/notifications.ts';
import { unsubscribeToken } from '../src/server/notifications/unsubscribe/unsubscribe-token.ts';
import type { TestMember } from '../src/server/testing/members.ts';
import { openTestDatabase } from './support/database.ts';
import { fromCountry } from './support/from-country.ts';
import { emailWithLink, linkIn } from './support/mailbox.ts';
import { logIn, newMember } from './support/new-member.ts';
import { openMailedLink } from './support/open-mailed-link.ts';
import { testFolder } from './support/paths.ts';
import { expect, expectAccessible, test } from './support/test.ts';

// The document of a wrong link says so with its status.
test.use({ expectedErrors: /status of 410 \(Gone\) \S+\/(unsubscribe|notifications\/enable)(\?\S*)?$/ });

/** The link of an email about likes, as the footer of every notification email has it. */
function unsubscribeLink({ accountId, email }: TestMember): string {
  const secret = readFileSync(path.join(testFolder, 'secret'), 'utf8').trim();
  return `/unsubscribe?token=${unsubscribeToken(secret, { accountId, type: 'like', email })}`;
}

async function emailsOf({ accountId }: TestMember): Promise<Record<string, string>> {
  const db = openTestDatabase();
  try {
    const rows = await db
      .selectFrom('notification_preferences')
      .select(['type', 'email'])
      .where('account_id', '=', accountId)
      .execute();
    return Object.fromEntries(rows.map(({ type, email }) => [type, email]));
  } finally {
    await db.destroy();
  }
}

test('the link of an email unsubscribes a reader who is logged out, without script, from its type and from all (spec 3.4, 2.1)', async ({
  browser,
  baseURL,
  watchContext,
}) => {
  const member = await newMember();
  // A visitor from the Netherlands would see the entry warning on other pages.
  const reader = await browser.newContext({
    ...fromCountry('NL'),
    baseURL: baseURL ?? '',
    locale: 'nl-NL',
    javaScriptEnabled: false,
  });
  watchContext(reader);
  const page = await reader.newPage();
  await openMailedLink(page, new URL(unsubscribeLink(member), baseURL).href);
  await expect(
    page.getByRole('heading', { name: /Geen mails meer over “Likes, matches en bezoekers”/ }),
  ).toBeVisible();
  await expect(page, 'the history of a shared browser does not tell').toHaveTitle(/^Afmelden · /);
  expect(await emailsOf(member), 'opening the link changes nothing').toEqual({});
  expect(await page.content(), 'the page shows nothing of the account').not.toContain(member.email);
  await page.getByRole('button', { name: 'Stop deze mails' }).click();
  await expect(page.getByRole('heading', { name: /Je krijgt geen mails meer over/ })).toBeVisible();
  await expect(page).toHaveTitle(/^Afmelden · /);
  expect(page.url()).not.toContain('token');
  expect(await emailsOf(member)).toEqual({ like: 'never' });
  await page.getByRole('button', { name: 'Stop alle mails' }).click();
  await expect(page.getByRole('heading', { name: 'Je krijgt deze mails niet meer' })).toBeVisible();
  const stopped = await emailsOf(member);
  expect(Object.keys(stopped)).toHaveLength(8);
  expect(new Set(Object.values(stopped))).toEqual(new Set(['never']));
  await page.getByRole('link', { name: 'Meldingen instellen' }).click();
  await expect(page).toHaveURL(/\/login\?next=%2Fnotifications$/);
  await reader.close();
});

test('the page of the link is accessible, with script and a dark scheme too; a wrong link says so (spec 3.4)', async ({
  page,
}) => {
  const link = unsubscribeLink(await newMember());
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Stop alle mails' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Stop deze mails' }).click();
  await expect(page.getByRole('heading', { name: /Je krijgt geen mails meer over/ })).toBeVisible();
  await expectAccessible(page);
  for (const wrong of ['/unsubscribe?token=x', `${link}x`, '/unsubscribe?token=', '/unsubscribe']) {
    await page.goto(wrong);
    await expect(page.getByRole('heading', { name: 'Afmelden met deze link lukt niet' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Stop deze mails' })).toHaveCount(0);
  }
  await expectAccessible(page);
});

async function disableEmails({ accountId }: TestMember, reasons: DisabledReason[]): Promise<void> {
  const db = openTestDatabase();
  try {
    await sql`update accounts set notifications_disabled = ${reasons} where id = ${accountId}`.execute(db);
  } finally {
    await db.destroy();
  }
}

test('a member whose emails are off learns why, and gets them again by confirming the address (spec 2.5, 3.1)', async ({
  page,
  context,
  baseURL,
}) => {
  const member = await newMember();
  await disableEmails(member, ['bounce', 'fbl']);
  await logIn(context, member, baseURL ?? '');
  await page.goto('/members');
  const alert = page.getByRole('region', { name: 'Je mails staan uit' });
  await expect(alert).toContainText('Onze mails komen niet bij je aan');
  await expectAccessible(page);
  await alert.getByRole('link').click();
  const reasons = page.getByRole('region', { name: 'Je mails staan uit' });
  await expect(reasons).toContainText(`Mails naar ${member.email} komen terug.`);
  await expect(reasons).toContainText('als spam gemarkeerd');
  await expectAccessible(page);
  const messages = page.getByRole('main').locator('details').filter({ hasText: 'Nieuwe berichten' });
  await expect(messages).toContainText('Mail: nu uit · apparaten: nu uit');
  await page.goto('/settings');
  await expect(page.getByRole('link', { name: 'Meldingen' }).first()).toContainText('Je mails staan uit');
  await page.goto('/notifications');
  await reasons.getByRole('button', { name: 'Mails weer aanzetten' }).click();
  await expect(reasons).toContainText('Open de link daarin en bevestig');
  await expectAccessible(page);

  const link = linkIn(await emailWithLink(member.email, '/notifications/enable'), '/notifications/enable');
  await openMailedLink(page, link);
  await expectAccessible(page);
  const answered = page.waitForResponse(answer => answer.request().method() === 'POST');
  await page.getByRole('button', { name: 'Ja, stuur ze weer' }).click();
  expect((await answered).status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'Je mails staan weer aan' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Meldingen instellen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Meldingen' })).toBeVisible();
  await expect(page.getByText('Je mails staan uit')).toHaveCount(0);
  await expect(messages).toContainText('Mail: direct · apparaten: nu uit');

  const { pathname, search } = new URL(link);
  for (const spent of [pathname + search, `${pathname}?token=x`, pathname]) {
    await page.goto(spent);
    await expect(page.getByRole('heading', { name: /Link verlopen of invalide/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ja, stuur ze weer' })).toHaveCount(0);
  }
  await expectAccessible(page);
});

test('each reason has its own alert, which stays hidden once dismissed (spec 2.5, 8.3)', async ({
  page,
  context,
  baseURL,
}) => {
  const member = await newMember();
  await logIn(context, member, baseURL ?? '');
  const texts = {
    bounce: 'Onze mails komen niet bij je aan',
    fbl: 'Je mails staan uit na een spammelding',
    listunsubscribe: 'Je mails staan uit: je bent afgemeld',
  } as const;
  const alert = page.getByRole('region', { name: 'Je mails staan uit' });
  for (const reason of ['fbl', 'bounce', 'listunsubscribe'] as const) {
    await disableEmails(member, [reason]);
    await page.goto('/likes');
    await expect(alert).toContainText(texts[reason]);
  }
  const stored = page.waitForResponse(answer => answer.url().endsWith('/api/dismissal.php'));
  await alert.getByRole('button', { name: 'Niet meer tonen' }).click();
  await stored;
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(alert).toHaveCount(0);
});
