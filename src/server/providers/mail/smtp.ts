import { createTransport } from 'nodemailer';
import {
  type EmailTransport,
  MailServerUnreachable,
  RecipientRefused,
} from '../../platform/mail/transport.ts';

export type EmailSender = { name: string; address: string };

type SmtpOptions = {
  keepsBody?: boolean;
  connections?: number;
  /** What lets us recognise an email in a bounce or complaint. Without a return path, bounces go to the sender. */
  traceOf?: (emailId: string) => { returnPath: string | null; headers: Record<string, string> };
};

/** The next email waits in the process, so that a connection does not idle while the outbox is read and written. */
const EMAILS_PER_CONNECTION = 2;

/**
 * The Message-ID contains the email's id, so that mail servers can recognise duplicates.
 * @param senderOf returns the sender of a site
 */
export function smtpTransport(
  url: string,
  senderOf: (siteId: number) => EmailSender,
  { keepsBody = false, connections = 3, traceOf }: SmtpOptions = {},
): Required<EmailTransport> {
  const mailer = createTransport({
    url,
    pool: true,
    maxConnections: connections,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    keepsBody,
    concurrency: connections * EMAILS_PER_CONNECTION,
    close: () => mailer.close(),
    async send(email) {
      const sender = senderOf(email.siteId);
      const from = { ...sender, name: email.senderName ?? sender.name };
      const trace = traceOf?.(email.id);
      const message = {
        from,
        to: email.to,
        ...(trace?.returnPath && { envelope: { from: trace.returnPath, to: email.to } }),
        subject: email.subject,
        text: email.text,
        html: email.html,
        headers: { ...email.headers, ...trace?.headers },
        messageId: `<${email.id}@${from.address.split('@').at(-1)}>`,
        disableFileAccess: true,
        disableUrlAccess: true,
      };
      await mailer.sendMail(message).catch((error: unknown) => {
        throw toTransportError(error);
      });
    },
  };
}

const ENHANCED_STATUS = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})(?![\d.])/;

/** An SMTP code of 500 or more after RCPT TO is a permanent refusal. */
function toTransportError(error: unknown): unknown {
  if (!(error instanceof Error) || !('command' in error)) return error;
  if (error.command === 'CONN') return new MailServerUnreachable('mail server unreachable', { cause: error });
  const { responseCode, response } = error as { responseCode?: unknown; response?: unknown };
  if (error.command !== 'RCPT TO' || !(Number(responseCode) >= 500)) return error;
  return new RecipientRefused(ENHANCED_STATUS.exec(String(response))?.[1] ?? null, error);
}
