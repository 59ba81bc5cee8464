import { getUser } from '#contract/accounts';
import { emailFeedback } from '#contract/email-feedback';
import { sendDueEmails } from '../../../platform/mail/email-worker.ts';
import { queueEmail } from '../../../platform/mail/outbox.ts';
import { signWebhook } from '../../../platform/signed-webhooks.ts';
import { startMailServer } from '../../../platform/testing/mail-server.ts';
import { onTestEnd } from '../../../platform/testing/on-test-end.ts';
import { transact } from '../../../platform/transact.ts';
import { smtpTransport } from '../../../providers/mail/smtp.ts';
import type { TestMember } from '../../../testing/members.ts';
import { startTestServer } from '../../../testing/start-test-server.ts';
import { emailTraceOf } from '../email-token.ts';
import { FEEDBACK_SIGNATURE_HEADER } from '../receive-email-feedback.ts';
import { recordRefusedRecipient } from '../record-refused-recipient.ts';
import type { ReceivedEmail } from './reports.ts';

export const FEEDBACK_SECRET = 'a secret between mail server and site, 48 chars.';

/** A server that accepts feedback, and a mail server that receives its emails. */
export async function startFeedbackServer() {
  const server = await startTestServer({
    EMAIL_FEEDBACK_SECRET: FEEDBACK_SECRET,
    BOUNCE_ADDRESS: 'bounces@mail.lavender.example',
  });
  const { app, clock, db } = server;
  const mailServer = await startMailServer();
  const sender = { name: 'Lavender', address: 'hello@lavender.example' };
  const transport = smtpTransport(mailServer.url, () => sender, { traceOf: emailTraceOf(app.config) });
  onTestEnd(() => transport.close());

  const sendEmails = () =>
    sendDueEmails({
      ...{ db, transport, clock, log: app.log },
      onRecipientRefused: (emailId, { status }) => recordRefusedRecipient(app, emailId, status),
    });
  const queue = (member: TestMember, topic?: string) =>
    transact(app, tx =>
      queueEmail(tx, {
        ...{ siteId: 1, accountId: member.accountId, to: member.email, ...(topic && { topic }) },
        ...{ subject: 'Een nieuw bericht ✓', text: 'Er is een bericht.', html: '<p>Er is een bericht.</p>' },
      }),
    );
  const sendTo = async (member: TestMember): Promise<ReceivedEmail> => {
    await queue(member);
    await sendEmails();
    const email = mailServer.emails.findLast(({ to }) => to === member.email);
    if (!email) throw new Error('no email arrived');
    return email;
  };
  /** Posts as a mail server, which is no browser. Null leaves out the signature. */
  const post = (message: string | Buffer, signature?: string | null) => {
    const body = Buffer.isBuffer(message) ? message : Buffer.from(message);
    const signed = signature === undefined ? signWebhook(FEEDBACK_SECRET, body, clock.now()) : signature;
    const headers = {
      ...{ origin: undefined, 'sec-fetch-site': undefined, 'content-type': 'message/rfc822' },
      ...(signed !== null && { [FEEDBACK_SIGNATURE_HEADER]: signed }),
    };
    return server.visitor().request({ method: 'POST', url: emailFeedback.path, body, headers });
  };
  const reasonsOf = async (member: TestMember) =>
    (await server.as(member).call(getUser)).user?.notifications_disabled;
  const effects = async (): Promise<Record<string, number>> => {
    const metrics = await app.metrics.text();
    return Object.fromEntries(
      [...metrics.matchAll(/^email_feedback_total\{what="(\w+)"\} (\d+)$/gm)].map(([, what, count]) => [
        what as string,
        Number(count),
      ]),
    );
  };
  return { ...server, mailServer, sendEmails, queue, sendTo, post, reasonsOf, effects };
}
