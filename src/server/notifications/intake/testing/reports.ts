/** An email as a mail server received it; `from` is its return path. */
export type ReceivedEmail = { from: string; to: string; source: string };

type Part = { type: string; content: string; encoding?: 'base64' | 'quoted-printable'; headers?: string[] };

const lines = (...rows: (string | null)[]): string => rows.filter(row => row !== null).join('\r\n');

/** A multipart message. Parts are encoded as they say. */
export function multipart(headers: string[], type: string, parts: Part[], boundary = 'b1_=_limit'): string {
  const encoded = parts.map(part =>
    lines(
      `--${boundary}`,
      `Content-Type: ${part.type}`,
      part.encoding ? `Content-Transfer-Encoding: ${part.encoding}` : null,
      ...(part.headers ?? []),
      '',
      encodePart(part),
    ),
  );
  return lines(
    ...headers,
    'MIME-Version: 1.0',
    `Content-Type: ${type}; boundary="${boundary}"`,
    '',
    ...encoded,
    `--${boundary}--`,
    '',
  );
}

function encodePart({ content, encoding }: Part): string {
  if (encoding === 'base64')
    return Buffer.from(content)
      .toString('base64')
      .replaceAll(/(.{76})/g, '$1\r\n');
  if (encoding !== 'quoted-printable') return content;
  const escaped = content.replaceAll(
    /[=\u0080-\uffff]/g,
    character => `=${Buffer.from(character).toString('hex').toUpperCase().match(/../g)?.join('=')}`,
  );
  return escaped.replaceAll(/([^\r\n]{70})(?=[^\r\n])/g, '$1=\r\n');
}

export const headerBlockOf = ({ from, source }: ReceivedEmail): string =>
  `Return-Path: <${from}>\r\n${source.split('\r\n\r\n')[0]}\r\n`;

type Bounce = { action?: string; status?: string; diagnostic?: string; encoding?: Part['encoding'] };

/** As Postfix writes it: only the headers come back. */
export function postfixBounce(
  email: ReceivedEmail,
  {
    action = 'failed',
    status = '5.1.1',
    diagnostic = `smtp; 550 ${status} no such user`,
    encoding,
  }: Bounce = {},
): string {
  const encoded = encoding && { encoding };
  return multipart(
    [
      'From: MAILER-DAEMON@mx.mail.example (Mail Delivery System)',
      `To: ${email.from}`,
      'Subject: Undelivered',
    ],
    'multipart/report; report-type=delivery-status',
    [
      { type: 'text/plain; charset=us-ascii', content: 'This is the mail system at host mx.mail.example.' },
      {
        ...{ type: 'message/delivery-status', headers: ['Content-Description: Delivery report'], ...encoded },
        content: lines(
          ...[
            'Reporting-MTA: dns; mx.mail.example',
            'X-Postfix-Queue-ID: 4F2',
            '',
            `Final-Recipient: rfc822; ${email.to}`,
          ],
          ...[`Original-Recipient: rfc822;${email.to}`, `Action: ${action}`, `Status: ${status}`],
          ...[`Diagnostic-Code: ${diagnostic}`, '    in reply to RCPT TO', ''],
        ),
      },
      { type: 'text/rfc822-headers', content: headerBlockOf(email), ...encoded },
    ],
  );
}

/** As Exchange writes it: an HTML part in another charset, a vague status, and the whole message. */
export const exchangeBounce = (email: ReceivedEmail, { status = '5.1.10' }: Bounce = {}): string =>
  multipart(
    ['From: postmaster@outlook.example', `To: ${email.from}`, 'Subject: =?iso-2022-jp?B?GyRCRyQbKEI=?='],
    'multipart/report; report-type=delivery-status',
    [
      {
        ...{ type: 'text/html; charset="shift_jis"', encoding: 'base64' },
        content: '<html><body><p>Your message could not be delivered \u00ff</p></body></html>',
      },
      {
        type: 'message/delivery-status',
        content: lines(
          ...['Reporting-MTA: dns;AM0.prod.outlook.example', 'Received-From-MTA: dns;mail.example', ''],
          ...[`Final-Recipient: rfc822;${email.to}`, 'Action: failed', 'Status: 5.0.0'],
          ...[
            `Diagnostic-Code: smtp;550 ${status} RESOLVER.ADR.RecipientNotFound;`,
            '\tnot found by SMTP lookup',
            '',
          ],
        ),
      },
      { type: 'message/rfc822', content: `Return-Path: <${email.from}>\r\n${email.source}` },
    ],
  );

/** As Gmail writes it: the text is a multipart in the multipart, and the message is marked as inline. */
export const gmailBounce = (email: ReceivedEmail): string =>
  multipart(
    [
      'From: Mail Delivery Subsystem <mailer-daemon@googlemail.example>',
      `To: ${email.from}`,
      'Auto-Submitted: auto-replied',
    ],
    'multipart/report; report-type=delivery-status',
    [
      {
        type: 'multipart/related; boundary="inner"',
        content: lines(
          '--inner',
          'Content-Type: text/html; charset=utf-8',
          '',
          '<b>Address not found</b>',
          '--inner--',
        ),
      },
      {
        type: 'message/delivery-status',
        content: lines(
          ...['Reporting-MTA: dns; googlemail.example', `X-Original-Message-ID: <1@lavender.example>`, ''],
          ...[`Final-Recipient: rfc822; ${email.to}`, 'Action: failed', 'Status: 5.1.1'],
          ...[
            'Remote-MTA: dns; gmail-smtp-in.example',
            'Diagnostic-Code: smtp; 550-5.1.1 The email account does not exist.',
            '',
          ],
        ),
      },
      { type: 'message/rfc822', headers: ['Content-Disposition: inline'], content: email.source },
    ],
  );

type Complaint = { type?: string; encoding?: Part['encoding']; fields?: string[] };

/** As Yahoo writes it: the recipient is removed, and the whole message comes back. */
export const yahooComplaint = (
  email: ReceivedEmail,
  { type = 'abuse', encoding, fields = [] }: Complaint = {},
): string =>
  multipart(
    ['From: feedback@arf.mail.yahoo.example', 'To: fbl@lavender.example', 'Subject: FW: your email'],
    'multipart/report; report-type="feedback-report"',
    [
      { type: 'text/plain; charset="US-ASCII"', content: 'This is an email abuse report.' },
      {
        ...{ type: 'message/feedback-report', ...(encoding && { encoding }) },
        content: lines(
          ...[`Feedback-Type: ${type}`, 'User-Agent: Yahoo!-Mail-Feedback/2.0', 'Version: 0.1', ...fields],
          ...['Source-IP: 192.0.2.1', 'Reported-Domain: lavender.example', ''],
        ),
      },
      {
        ...{
          type: 'message/rfc822',
          headers: ['Content-Disposition: inline'],
          ...(encoding && { encoding }),
        },
        content: email.source.replaceAll(email.to, 'redacted@yahoo.example'),
      },
    ],
  );

/** As Outlook writes it: only the headers come back, and the return path stands in a field. */
export const outlookComplaint = (email: ReceivedEmail): string =>
  multipart(
    [
      'From: staff@hotmail.example',
      'To: fbl@lavender.example',
      'Subject: complaint about message from 192.0.2.1',
    ],
    'multipart/report; report-type=feedback-report; charset=utf-8',
    [
      { type: 'text/plain', content: 'complaint' },
      {
        type: 'message/feedback-report',
        content: lines(
          'Feedback-Type: Abuse',
          'User-Agent: JMRP/1',
          'Version: 1',
          `Original-Mail-From: <${email.from}>`,
          '',
        ),
      },
      { type: 'text/rfc822-headers', content: 'Subject: removed\r\n' },
    ],
  );

/** A mail server passed the report on as an attached message. */
export const forwarded = (report: string, boundary = 'outer_limit'): string =>
  multipart(
    ['From: postmaster@lavender.example', 'To: bounces@lavender.example', 'Subject: Fwd'],
    'multipart/mixed',
    [
      { type: 'text/plain', content: 'see below' },
      { type: 'message/rfc822', content: report, headers: ['Content-Disposition: attachment'] },
    ],
    boundary,
  );
