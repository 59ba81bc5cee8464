import { processAccountRequests } from '../accounts/account-requests/process-account-requests.ts';
import type { TestServer } from './start-test-server.ts';

/** A letter in the outbox, as its receiver would read it. */
export type PostedLetter = { to: string; subject: string; text: string; html: string };

/** Has a worker answer what was asked, and reads the letters to an address, oldest first; those to everybody without one. */
export async function lettersTo({ app, db }: TestServer, email?: string): Promise<PostedLetter[]> {
  await processAccountRequests(app);
  return db
    .selectFrom('mail_outbox')
    .select(['recipient as to', 'subject', 'text_body as text', 'html_body as html'])
    .$if(email !== undefined, query => query.where('recipient', '=', email ?? ''))
    .orderBy('id')
    .execute();
}

/** The token of the newest letter to an address that leads to this path and parameter; empty where there is none. */
export async function mailedToken(server: TestServer, email: string, to: string): Promise<string> {
  const letters = await lettersTo(server, email);
  const tokens = letters.map(({ text }) => new RegExp(`${RegExp.escape(to)}([\\w-]{43})`).exec(text)?.[1]);
  return tokens.findLast(token => token !== undefined) ?? '';
}
