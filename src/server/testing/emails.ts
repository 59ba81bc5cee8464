import { PROCESS_ACCOUNT_REQUEST } from '../accounts/account-requests/queue-account-request.ts';
import { runJobs } from './run-jobs.ts';
import type { TestServer } from './start-test-server.ts';

type QueuedEmail = { to: string; subject: string; text: string; html: string };

/** Processes the account requests first, because they queue emails. */
export async function queuedEmailsTo({ app, db }: TestServer, email?: string): Promise<QueuedEmail[]> {
  await runJobs(app, PROCESS_ACCOUNT_REQUEST);
  return db
    .selectFrom('email_outbox')
    .select(['recipient as to', 'subject', 'text_body as text', 'html_body as html'])
    .$if(email !== undefined, query => query.where('recipient', '=', email ?? ''))
    .orderBy('id')
    .execute();
}

/** `to` is the link's part before the token, such as `/reset-password/do?token=`. */
export async function latestEmailToken(server: TestServer, email: string, to: string): Promise<string> {
  const emails = await queuedEmailsTo(server, email);
  const tokens = emails.map(({ text }) => new RegExp(`${RegExp.escape(to)}([\\w-]{43})`).exec(text)?.[1]);
  return tokens.findLast(token => token !== undefined) ?? '';
}
