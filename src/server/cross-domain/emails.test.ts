import { describe, expect, test } from 'vitest';
import { languageCodes } from '#contract/languages';
import { staffLanguages } from '#contract/staff';
import { mailCatalogues, serverText } from '#i18n/server-text';
import { SAMPLE_MEMBERS } from '../http/email-previews/render-previews.ts';
import { allEmails } from '../testing/all-emails.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer();
const emailsInEveryLanguage = async (discreet: boolean) => {
  const emails = [];
  for (const language of languageCodes) emails.push(...(await allEmails(server, language, discreet)));
  return emails;
};
const emails = await emailsInEveryLanguage(false);
const discreetEmails = await emailsInEveryLanguage(true);
const namedEmails = emails.map(email => [`${email.language}: ${email.subject}`, email] as const);
const namelessGreetings = await Promise.all(
  languageCodes.map(async language => (await serverText(language))('mail_parts.greeting_unnamed')),
);
const addressesIn = (text: string) => text.match(/https?:\/\/[^\s"<>]+/g) ?? [];
const withoutTokens = (texts: (string | null | undefined)[]) =>
  texts.map(text => text?.replace(/(token|revert|to)=[\w-]+/g, ''));
const formsIn = (plural: string) => [...plural.matchAll(/\{(.*?)\}/g)].map(([, form]) => form);
/** Matches the subject with any arguments; of a plural, all its forms. */
const formOf = (subject: string) =>
  new RegExp(
    `^${subject
      .replaceAll(/[?().]/g, '\\$&')
      .replace('{site}', 'Lavender')
      .replaceAll(/\{\w+, plural, (.*?\})\}/g, (_, forms: string) => `(?:${formsIn(forms).join('|')})`)
      .replaceAll('#', '\\d+')
      .replaceAll(/\{\w+\}/g, '.+')}$`,
  );
const isForSupport = ({ recipient }: { recipient: string }) => /^(support|staff)@/.test(recipient);

/** Always neutral, because a friend of a member may not know the site. */
const isForFriend = ({ recipient }: { recipient: string }) => recipient.startsWith('friend@');

/** Add the missing email to `emailPreviews` of src/server/domains.ts. */
test.each(languageCodes)('every email of the catalogue has a preview (%s, spec D2.31)', async language => {
  const { default: catalogue } = await mailCatalogues[language]();
  const subjects = [...emails, ...discreetEmails]
    .filter(email => email.language === language)
    .map(({ subject }) => subject);
  const expected = Object.entries(catalogue).flatMap(([name, texts]) =>
    Object.entries(texts as Record<string, string>).flatMap(([key, subject]) =>
      name.endsWith('_mail') && /^subject(_|$)/.test(key) ? [[name, subject] as const] : [],
    ),
  );
  expect(expected.map(([name]) => name)).toEqual(expect.arrayContaining(['likes_mail', 'weekly_mail']));
  const missing = expected.filter(([, subject]) => !subjects.some(own => formOf(subject).test(own)));
  const isWritten = (name: string) =>
    (!name.endsWith('_operator_mail') || language === 'nl') &&
    (!name.startsWith('staff_') || staffLanguages.some(code => code === language));
  expect(missing.filter(([name]) => isWritten(name))).toEqual([]);
});

test('previews leave nothing behind', async () => {
  for (const table of ['email_outbox', 'accounts', 'account_tokens'] as const)
    expect(await server.db.selectFrom(table).selectAll().execute()).toEqual([]);
});

test('an email to a member with discreet mode has the site neither in subject nor in sender (spec D5.2)', () => {
  const discreet = discreetEmails.filter(email => !isForSupport(email));
  expect(discreet.length).toBeGreaterThan(40);
  for (const { subject, sender_name, html_body } of discreet)
    expect(`${subject} ${sender_name} ${html_body.slice(0, html_body.indexOf('<table'))}`).not.toContain(
      'Lavender',
    );
});

test('an email about the account is also composed as a discreet member gets it, for members who turn that on while it waits (spec D5.2)', () => {
  const isOfAccount = ({ topic, recipient }: (typeof emails)[number]) =>
    topic === null && !isForSupport({ recipient }) && !isForFriend({ recipient });
  const pairs = emails.map((email, index) => [email, discreetEmails[index]] as const);
  expect(pairs.filter(([email]) => isOfAccount(email)).length).toBeGreaterThan(40);
  for (const [email, discreet] of pairs) {
    const version = email.discreet_version as Record<string, string> | null;
    if (!isOfAccount(email)) expect(version, email.subject).toBeNull();
    else
      expect(
        withoutTokens([version?.senderName, version?.subject, version?.text, version?.html]),
        email.subject,
      ).toEqual(
        withoutTokens([discreet?.sender_name, discreet?.subject, discreet?.text_body, discreet?.html_body]),
      );
  }
  for (const { discreet_version } of discreetEmails) expect(discreet_version).toBeNull();
});

test('a notification email to a member with discreet mode names nobody and shows nothing (spec D5.2)', () => {
  const names = ['Ruben', ...SAMPLE_MEMBERS.map(({ name }) => name), 'Lavender', '<img'];
  for (const email of discreetEmails.filter(({ topic }) => topic !== null)) {
    const shown = [
      email.subject,
      email.sender_name,
      email.text_body,
      email.html_body,
      JSON.stringify(email.headers),
    ];
    const withoutTokens = shown.join('\n').replace(/(token|to)=[\w-]+/g, '');
    for (const name of names) expect(withoutTokens, `${email.topic}`).not.toContain(name);
  }
});

describe.each(namedEmails)('%s', (_name, email) => {
  const isNotification = email.topic !== null;
  const { html_body: html, text_body: text, language, subject } = email;

  test('declares its language, and has a preview line', () => {
    if (!isForSupport(email)) expect(html).toContain(`<html lang="${language}"`);
    const preview = /<div[^>]*display:none[^>]*>([^<&]+)/.exec(html)?.[1] ?? '';
    expect(preview.length).toBeGreaterThan(5);
    expect(subject).not.toContain(preview);
  });

  test('has no member in subject and preview, which others may see', () => {
    // German for data.
    const others = language === 'de' ? subject.replace('Daten', '') : subject;
    expect(others).not.toMatch(/Ruben|dat(e|ing)|gay|match|like|lajk/i);
  });

  test('loads no script and no file, and no picture except of members in notification emails', () => {
    expect(html).not.toMatch(/<script|<link|<iframe|url\(|background=|@import|@font-face/i);
    if (!isNotification) expect(html).not.toContain('<img');
    for (const picture of html.match(/<img[^>]*>/g) ?? [])
      expect(picture).toMatch(/^<img src="[^"?]+\.jpg" alt="[^"]+" width="\d+" height="\d+"/);
  });

  test('has only URLs of the site, without parameters that track', () => {
    const own = addressesIn(html).filter(address => !address.startsWith('http://localhost:3000/'));
    expect(own).toEqual([]);
    const known = isForFriend(email) ? ['to'] : [];
    for (const address of addressesIn(html)) {
      const { searchParams } = new URL(address.replaceAll('&amp;', '&'));
      expect(
        [...searchParams.keys()].filter(name => ![...known, 'token', 'revert', 'next'].includes(name)),
      ).toEqual([]);
      // Where the login leads to: a member's page.
      expect(searchParams.get('next') ?? '/members/a').toMatch(/^\/members\/[0-9a-f-]+$/);
    }
  });

  test('has an equal text part, with each URL on its own line', () => {
    expect(text).not.toMatch(/<[a-z/]|&[a-z]+;|\n{3}/);
    for (const address of addressesIn(text)) expect(text.split('\n')).toContain(address);
    const linked = addressesIn(html.replace(/<img[^>]*>|<!--\[if mso\]>.*?<!\[endif\]-->/g, ''));
    expect(new Set(addressesIn(text))).toEqual(new Set(linked.map(one => one.replaceAll('&amp;', '&'))));
    expect(text).toContain('\n-- \n');
  });

  test('has links to unsubscribe if it is a notification, and none if it is about the account', () => {
    const headers = email.headers as Record<string, string>;
    expect(headers['List-Unsubscribe'] !== undefined).toBe(isNotification);
    expect(html.includes('/unsubscribe?token=')).toBe(isNotification);
  });

  test('has the link to the notification settings if it greets a member by name who can log in', () => {
    const own = html.includes('/notifications"') && text.includes('localhost:3000/notifications\n');
    const isForBanned = html.includes('/appeal?token=');
    if (isNotification) expect(own).toBe(true);
    else if (isForSupport(email) || isForFriend(email) || isForBanned) expect(own).toBe(false);
    else expect(own).toBe(!text.split('\n').some(line => namelessGreetings.includes(line)));
  });
});
