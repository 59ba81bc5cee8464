import type { IncomingHttpHeaders } from 'node:http';
import { ApiError } from '#contract/errors';
import type { App } from '../../app.ts';
import { isSignedWebhook } from '../../platform/signed-webhooks.ts';
import { transact } from '../../platform/transact.ts';
import { findEmailId } from './email-token.ts';
import { type EmailReport, readReport } from './read-report.ts';
import { recordEmailFeedback } from './record-email-feedback.ts';

export const FEEDBACK_SIGNATURE_HEADER = 'x-feedback-signature';

/**
 * A message without effect is acknowledged too, because anybody can write to the address of bounces.
 * @throws not_found without a secret for signatures; signature_invalid if unsigned or signed more than five minutes ago
 * @spec D2.49
 */
export async function receiveEmailFeedback(
  app: App,
  { headers, message }: { headers: IncomingHttpHeaders; message: Buffer },
): Promise<{ result: true }> {
  const key = app.config.emailFeedbackSecret;
  if (key === null) throw new ApiError('not_found');
  if (!isSignedWebhook(key, headers[FEEDBACK_SIGNATURE_HEADER], message, app.clock.now()))
    throw new ApiError('signature_invalid');
  countFeedback(app, await processMessage(app, message));
  return { result: true };
}

async function processMessage(app: App, message: Buffer): Promise<string> {
  const report = await readReport(message).catch(() => 'unreadable' as const);
  if (report === 'unreadable') return report;
  return report ? processReport(app, report) : 'no_report';
}

async function processReport(app: App, { kind, headers }: EmailReport): Promise<string> {
  const emailId = findEmailId(app.config.secret, headers);
  return emailId === null ? 'forged' : transact(app, tx => recordEmailFeedback(tx, { emailId, kind }));
}

/** `what` is the kind of an accepted report, or why it had no effect. */
export const countFeedback = ({ metrics }: Pick<App, 'metrics'>, what: string): void =>
  metrics.countEvent('email_feedback_total', 'Bounces and complaints, and messages without effect.', what);
