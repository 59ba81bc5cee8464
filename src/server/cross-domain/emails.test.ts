import { describe, expect, test } from 'vitest';
import english from '#i18n/en/mail';
import dutch from '#i18n/nl/mail';
import { allEmails } from '../testing/all-emails.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer();
const emails = [
  ...(await allEmails(server, 'nl')).map(email => ({ ...email, language: 'nl' })),
  ...(await allEmails(server, 'en')).map(email => ({ ...email, language: 'en' })),
];
const namedEmails = emails.map(email => [`${email.language}: ${email.subject}`, email] as const);
const addressesIn = (text: string) => text.match(/https?:\/\/[^\s"<>]+/g) ?? [];
const isForSupport = ({ recipient }: { recipient: string }) => recipient.startsWith('support@');

test.each([
  ['nl', dutch],
  ['en', english],
])('every email of the catalogue is tested (%s)', (language, catalogue) => {
  const subjects = emails.filter(email => email.language === language).map(({ subject }) => subject);
  const expected = Object.entries(catalogue).flatMap(([name, texts]) =>
    name.endsWith('_mail') && 'subject' in texts ? [[name, texts.subject] as const] : [],
  );
  const missing = expected.filter(([, subject]) => {
    const [start = ''] = subject.replace('{site}', 'Lavender').split('{');
    return !subjects.some(own => own.startsWith(start));
  });
  expect(missing.filter(([name]) => !name.endsWith('_operator_mail') || language === 'nl')).toEqual([]);
});

test('an email to a member with discreet mode has the site neither in subject nor in sender (spec D5.2)', () => {
  const discreet = emails.filter(({ sender_name }) => sender_name !== null);
  expect(discreet).toHaveLength(2);
  for (const { subject, sender_name, html_body } of discreet)
    expect(`${subject} ${sender_name} ${html_body.slice(0, html_body.indexOf('<table'))}`).not.toContain(
      'Lavender',
    );
});

describe.each(namedEmails)('%s', (_name, email) => {
  const { html_body: html, text_body: text, language, subject } = email;

  test('declares its language, and has a preview line', () => {
    if (!isForSupport(email)) expect(html).toContain(`<html lang="${language}">`);
    const preview = /<div[^>]*display:none[^>]*>([^<&]+)/.exec(html)?.[1] ?? '';
    expect(preview.length).toBeGreaterThan(5);
    expect(subject).not.toContain(preview);
  });

  test('has no member in subject and preview, which others may see', () => {
    expect(subject).not.toMatch(/Ruben|dat(e|ing)|gay|match|like/i);
  });

  test('loads nothing: no picture, no script, only URLs of the site', () => {
    expect(html).not.toMatch(/<img|<script|<link|<iframe|url\(|background=/i);
    const own = addressesIn(html).filter(address => !address.startsWith('http://localhost:3000/'));
    expect(own).toEqual([]);
    for (const address of addressesIn(html))
      expect(
        [...new URL(address.replaceAll('&amp;', '&')).searchParams.keys()].filter(
          name => !['token', 'revert'].includes(name),
        ),
      ).toEqual([]);
  });

  test('has an equal text part, with each URL on its own line', () => {
    expect(text).not.toMatch(/<[a-z/]|&[a-z]+;|\n{3}/);
    for (const address of addressesIn(text)) expect(text.split('\n')).toContain(address);
    expect(new Set(addressesIn(text))).toEqual(
      new Set(addressesIn(html).map(one => one.replaceAll('&amp;', '&'))),
    );
    expect(text).toContain('\n-- \n');
  });

  test('is about the account, without an unsubscribe link', () => {
    expect(Object.keys(email.headers as object).map(name => name.toLowerCase())).not.toContain(
      'list-unsubscribe',
    );
  });
});
