import { sql } from 'kysely';
import type { Tx } from '../transact.ts';

/** A letter in one language, ready to go. `headers` are extra ones, such as `List-Unsubscribe`. */
export type Letter = {
  siteId: number;
  accountId: string | null;
  to: string;
  /** Instead of the site's. */
  senderName?: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
};

/** The notice that wakes whoever sends letters, in whichever process he is. */
export const LETTER_POSTED = 'letter_posted';

/** Puts a letter into the outbox within the caller's transaction: it goes out right after the commit, or not at all. */
export async function postLetter(tx: Tx, letter: Letter): Promise<void> {
  await tx.db
    .insertInto('mail_outbox')
    .values({
      site_id: letter.siteId,
      account_id: letter.accountId,
      recipient: letter.to,
      sender_name: letter.senderName ?? null,
      subject: letter.subject,
      text_body: letter.text,
      html_body: letter.html,
      headers: JSON.stringify(letter.headers ?? {}),
      created_at: tx.now,
      next_attempt_at: tx.now,
    })
    .execute();
  tx.publish({ to: [], type: LETTER_POSTED, ids: {} });
}

/** Takes letters to an account out of the queue that it could unsubscribe from; those about the account itself go out. */
export async function stopLetters({ db }: Tx, accountId: string): Promise<void> {
  await db
    .deleteFrom('mail_outbox')
    .where('account_id', '=', accountId)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where(sql<boolean>`headers ? 'List-Unsubscribe'`)
    .execute();
}
