import type { EmailFeedbackKind } from '#contract/email-feedback';
import type { ReportFields } from './report-fields.ts';

export type DeliveryFailure = Exclude<EmailFeedbackKind, 'complaint'>;

/** Of the sender, of a message that is too long, of its format and of a policy (RFC 3463): not about the recipient. */
const ABOUT_SENDER_OR_MESSAGE = /^[45]\.(?:1\.[78]|2\.3|3\.4|[567]\.\d+)$/;
/** A full mailbox, a full or broken system, an expired delivery. */
const MAY_WORK_LATER = /^(?:4\.\d+\.\d+|5\.2\.2|5\.3\.\d+|5\.4\.(?:7|300))$/;
/** No such mailbox, no such domain, the mailbox moved, the domain takes no email. */
const UNKNOWN_RECIPIENT = /^5\.1\.(?:1|2|3|6|10)$/;

/**
 * What a delivery status notification says of the recipients; null if nothing failed for good.
 * @spec D2.49
 */
export function deliveryFailureOf(groups: ReportFields[]): DeliveryFailure | null {
  const failures = groups
    .filter(fields => fields.get('action')?.toLowerCase().startsWith('failed'))
    .map(fields => classify(statusOf(fields)));
  return failures.find(failure => failure === 'bounce') ?? failures.find(failure => failure !== null) ?? null;
}

/** @spec D2.49 */
export const isUnknownRecipient = (status: string | null): boolean =>
  status !== null && UNKNOWN_RECIPIENT.test(status);

function classify(status: string | null): DeliveryFailure | null {
  if (status === null || ABOUT_SENDER_OR_MESSAGE.test(status)) return null;
  if (MAY_WORK_LATER.test(status)) return 'temporary';
  return status.startsWith('5.') ? 'bounce' : null;
}

const STATUS = /(?<![\d.])([245]\.\d{1,3}\.\d{1,3})(?![\d.])/;

/** Servers that know no detail write 5.0.0, although the diagnostic code of the other server often names one. */
function statusOf(fields: ReportFields): string | null {
  const status = STATUS.exec(fields.get('status') ?? '')?.[1] ?? null;
  const isVague = status === null || /^[45]\.0\.0$/.test(status);
  return (isVague ? STATUS.exec(fields.get('diagnostic-code') ?? '')?.[1] : null) ?? status;
}
