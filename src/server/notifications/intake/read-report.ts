import { type Attachment, type ParsedMail, simpleParser } from 'mailparser';
import type { EmailFeedbackKind } from '#contract/email-feedback';
import { deliveryFailureOf } from './delivery-failure.ts';
import { readFieldGroups } from './report-fields.ts';

/** `headers` are those of the report and of the message that it is about: one of them contains the token. */
export type EmailReport = { kind: EmailFeedbackKind; headers: string };

const PARSER_OPTIONS = {
  ...{ keepDeliveryStatus: true, checksumAlgo: false, ignoreEmbedded: true },
  ...{ skipHtmlToText: true, skipTextToHtml: true, skipImageLinks: true, skipTextLinks: true },
  ...{ maxHeadSize: 65_536, maxChildNodes: 50 },
};
/** A report may be forwarded as a message in a message. */
const MAX_DEPTH = 3;

/**
 * Understands delivery status notifications (RFC 3464, RFC 6533) and feedback reports (RFC 5965), and returns null for
 * all other messages.
 * @throws Error if the message is not MIME, or too deep or large for the parser
 * @spec D2.49
 */
export async function readReport(message: Buffer, depth = 1): Promise<EmailReport | null> {
  const mail = await simpleParser(message, PARSER_OPTIONS as Parameters<typeof simpleParser>[1]);
  const kind = kindOf(mail);
  if (kind) return { kind, headers: headersAround(mail) };
  if (depth === MAX_DEPTH) return null;
  for (const forwarded of partsOf(mail, FORWARDED)) {
    const report = await readReport(forwarded.content, depth + 1);
    if (report) return report;
  }
  return null;
}

const DELIVERY_STATUS = /^message\/(?:global-)?delivery-status$/;
const FEEDBACK_REPORT = /^message\/feedback-report$/;
const FORWARDED = /^message\/(?:rfc822|global)$/;
const RETURNED = /^(?:message\/(?:rfc822|global|rfc822-headers|global-headers)|text\/rfc822-headers)$/;

function kindOf(mail: ParsedMail): EmailReport['kind'] | null {
  const type = mail.headers.get('content-type');
  if (typeof type !== 'object' || !('value' in type) || type.value !== 'multipart/report') return null;
  const [status] = partsOf(mail, DELIVERY_STATUS);
  if (status) return deliveryFailureOf(fieldsIn(status));
  const [feedback] = partsOf(mail, FEEDBACK_REPORT);
  const feedbackType = feedback && fieldsIn(feedback)[0]?.get('feedback-type');
  return feedbackType?.toLowerCase() === 'abuse' ? 'complaint' : null;
}

const partsOf = (mail: ParsedMail, type: RegExp): Attachment[] =>
  mail.attachments.filter(({ contentType }) => type.test(contentType.toLowerCase()));

/** The fields are ASCII. */
const fieldsIn = ({ content }: Attachment) => readFieldGroups(content.toString('latin1'));

/** Without bodies, because a member may quote the headers of an email to somebody. */
function headersAround(mail: ParsedMail): string {
  const own = mail.headerLines.map(({ line }) => line);
  const returned = partsOf(mail, RETURNED).map(({ content }) => headerBlock(content));
  const described = partsOf(mail, FEEDBACK_REPORT).map(({ content }) => content.toString('latin1'));
  return [...own, ...returned, ...described].join('\n');
}

const headerBlock = (content: Buffer): string => content.toString('latin1').split(/\r?\n\r?\n/, 1)[0] ?? '';
