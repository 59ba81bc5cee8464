import { buffer } from 'node:stream/consumers';
import { readConfig } from '../src/server/config.ts';
import { signWebhook } from '../src/server/platform/signed-webhooks.ts';
import { defineCommand, runCommand } from './operator/command.ts';
import { UsageError } from './start/options.ts';

const help = `node scripts/email-feedback.ts < message: passes a bounce or complaint on to the site, signed with EMAIL_FEEDBACK_SECRET.
A mail server runs it for each message to BOUNCE_ADDRESS (docs/operations.md).

  --url URL    the site; default PUBLIC_URL`;

/** A mail server tries again later (sysexits.h). */
const EX_TEMPFAIL = 75;
/** The site refuses larger messages, which are no reports about its emails. */
const MAX_BYTES = 1_048_576;

export const command = defineCommand(help, ['url'], async ({ url }) => {
  const { emailFeedbackSecret, publicUrl } = readConfig();
  const site = url ?? publicUrl;
  if (!emailFeedbackSecret || !site)
    throw new UsageError('EMAIL_FEEDBACK_SECRET and PUBLIC_URL (or --url) are needed.');
  const message = await buffer(process.stdin);
  if (message.length > MAX_BYTES) return;
  const isAccepted = await fetch(new URL('/api/email-feedback.php', site), {
    method: 'POST',
    headers: {
      'content-type': 'message/rfc822',
      'x-feedback-signature': signWebhook(emailFeedbackSecret, message, new Date()),
    },
    body: new Uint8Array(message),
    redirect: 'error',
    signal: AbortSignal.timeout(30_000),
  }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isAccepted) return;
  console.error('The site did not accept the message. The mail server should try again.');
  process.exitCode = EX_TEMPFAIL;
});

if (import.meta.main) await runCommand(command);
