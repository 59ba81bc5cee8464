import { simpleParser } from 'mailparser';
import { afterAll, describe, expect, test } from 'vitest';
import { type NotificationType, notificationTypes } from '#contract/notifications';
import type { EmailContent } from '../../accounts/queue-email-to.ts';
import { sendDueEmails } from '../../platform/mail/email-worker.ts';
import { startMailServer } from '../../platform/testing/mail-server.ts';
import { smtpTransport } from '../../providers/mail/smtp.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { queueTestEmail } from '../testing/queue-test-email.ts';

const server = await startTestServer();
const { app, db } = server;
const mailServer = await startMailServer();
const transport = smtpTransport(mailServer.url, () => ({
  name: 'Lavender',
  address: 'hello@neutral.example',
}));
afterAll(() => transport.close());

const MEMBER_URL = 'http://localhost:3000/members/4a7c';
const PICTURE = 'http://localhost:3000/media/0123456789abcdef0123456789abcdef/256.jpg';
const card = {
  picture: { url: PICTURE, alt: 'Foto van Sanne' },
  ...{ title: 'Sanne, 34', badge: '🎭 fictief profiel', text: 'Zin om te wandelen?', url: MEMBER_URL },
};
const full: Partial<EmailContent> = {
  ...{ subject: 'Sanne vindt je leuk', preview: 'Sanne uit Utrecht', greeting: 'Hoi Ruben,' },
  ...{ text: ['Sanne schreef: zin om te wandelen?'], small: ['Sanne woont in Utrecht.'] },
  ...{ replyTo: 'sanne@mail.example', button: { label: 'Antwoord Sanne', path: '/chats/77' } },
  cards: [card, { ...card, picture: null, title: 'Jip <b>, 41', url: `${MEMBER_URL}/jip` }],
};

/** Tokens and ids could contain a name by chance. */
const withoutRandomIds = (shown: string) =>
  shown.replace(/(?:token|to)=[\w-]+|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|_NmP-\w+/g, '');
const mapValues = (values: Record<string, string>, map: (value: string) => string) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]));

async function send(
  type: NotificationType,
  options: { discreet?: boolean; content?: Partial<EmailContent> },
) {
  const member = await server.signUpMember({ name: 'Ruben', email: `x${Math.random()}@mail.example` });
  const { discreet = false, content = full } = options;
  await db.updateTable('accounts').set({ discreet }).where('id', '=', member.accountId).execute();
  await queueTestEmail(server, member, type, content);
  mailServer.emails.length = 0;
  await sendDueEmails({ db, transport, log: app.log, clock: app.clock });
  const source = mailServer.emails[0]?.source ?? '';
  return { source, ...(await simpleParser(source)) };
}

describe('a notification email (spec D2.31)', () => {
  test('shows members with picture, name, badge and text, each with a link, in HTML and in the text part', async () => {
    const { html, text = '' } = await send('like', {});
    const shown = String(html);
    expect(shown).toContain(`<img src="${PICTURE}" alt="Foto van Sanne" width="88" height="88" border="0"`);
    expect(shown.split(`href="${MEMBER_URL}"`)).toHaveLength(3);
    for (const part of ['Sanne, 34', '🎭 fictief profiel', 'Zin om te wandelen?', 'Jip &lt;b&gt;, 41'])
      expect(shown).toContain(part);
    expect(text).toContain(`Sanne, 34 (🎭 fictief profiel)\nZin om te wandelen?\n${MEMBER_URL}\n`);
    expect(text).toContain('Stop deze mails:\nhttp://localhost:3000/unsubscribe?token=');
    expect(text).toContain('Meldingen instellen:\nhttp://localhost:3000/notifications');
  });

  test('goes before promotions, news and weekly updates unless it is one of them, and after emails about the account', async () => {
    const member = await server.signUpMember({ name: 'Ruben' });
    for (const type of notificationTypes) await queueTestEmail(server, member, type);
    const rows = await db
      .selectFrom('email_outbox')
      .select(['topic', 'priority'])
      .where('account_id', '=', member.accountId)
      .execute();
    const mass = ['weekly_updates', 'promotions', 'news'];
    expect(rows.length).toBe(notificationTypes.length);
    for (const { topic, priority } of rows)
      expect(priority, `${topic}`).toBe(mass.includes(topic ?? '') ? 2 : 1);
    await db.deleteFrom('email_outbox').where('account_id', '=', member.accountId).execute();
  });

  test('has the headers of one-click unsubscribe (RFC 8058)', async () => {
    const { headerLines } = await send('like', {});
    const headers = Object.fromEntries(headerLines.map(({ key, line }) => [key, line]));
    expect(headers['list-unsubscribe']).toMatch(
      /^List-Unsubscribe:\s+<http:\/\/localhost:3000\/api\/unsubscribe\.php\?one_click=1&token=[\w-]+>$/,
    );
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  test('has no address with a ticket, which would expire', async () => {
    const ticketed = { ...card, picture: { url: `${PICTURE}?ends=1&for=abc`, alt: 'Foto van Sanne' } };
    const { html } = await send('like', { content: { ...full, cards: [ticketed] } });
    expect(String(html)).not.toContain('256.jpg');
    expect(String(html)).toContain('Sanne, 34');
  });

  test('has no link in what another member wrote', async () => {
    const text = 'kijk op https://evil.example/x';
    const { html } = await send('like', { content: { ...full, cards: [{ ...card, text }], text: [text] } });
    expect(String(html)).not.toContain('href="https://evil.example');
  });
});

describe.each(notificationTypes)('a discreet member’s email of the type %s (spec D5.2)', type => {
  test('has nothing that identifies a member, the site or its purpose in headers, text and HTML; the links stay, and do not show where they lead', async () => {
    const {
      source,
      subject,
      from,
      text = '',
      html,
      headerLines,
      attachments,
    } = await send(type, {
      discreet: true,
    });
    expect([subject, from?.text]).toEqual(['Je hebt een nieuwe melding', '"Agenda" <hello@neutral.example>']);
    const { company, settings } = app.sites.byId(1) ?? {};
    const identifying = [
      ...['Sanne', 'Jip', 'Ruben', 'Utrecht', 'wandelen', 'fictief', 'sanne@', '4a7c', 'Lavender'],
      ...[settings?.name, company?.name, company?.address, settings?.support_email],
      ...['leuk', 'like', 'match', 'dating', 'profiel', 'bericht', 'chat\\b'],
    ];
    const headers = headerLines.map(({ line }) => line).join('\n');
    const shown = mapValues({ headers, text, html: String(html) }, withoutRandomIds);
    for (const part of identifying)
      for (const [name, value] of Object.entries(shown))
        expect(value, name).not.toMatch(new RegExp(part ?? '-', 'i'));
    expect(String(html)).not.toMatch(/<img|v:fill|media\//);
    expect(attachments).toEqual([]);
    expect(source).not.toContain('Reply-To');
    for (const link of ['/open?to=', '/unsubscribe?token=', '/notifications'])
      expect(
        [text, String(html)].every(part => part.includes(link)),
        link,
      ).toBe(true);
    expect(`${text}${html}`).not.toContain('chats/77');
    const [, token = ''] = /open\?to=([\w-]+)/.exec(text) ?? [];
    const { headers: answered } = await server.visitor().request({ url: `/open?to=${token}` });
    expect(answered.location).toBe('/chats/77');
    const visible = String(html).replace(/<[^>]*>/g, '');
    expect(visible, 'no URL is printed, because its host names the site').not.toMatch(/https?:|localhost/);
  });
});
