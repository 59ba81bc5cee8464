import { OPENERS } from '#contract/abuse';
import type { Tx } from '../../platform/transact.ts';
import { areSimilar } from './opener.ts';
import { selectNamesInConversation, selectOpeners } from './queries.ts';
import { isImitation } from './similar-names.ts';

/** A first message: `isRepeated` if it resembles many others of its sender within a day. */
export type SentOpener = {
  id: string;
  sentAt: Date;
  isRepeated: boolean;
  hasLink: boolean;
  hasPaymentWord: boolean;
  /** The sender's name imitates that of somebody with whom the recipient writes. */
  imitatesName: boolean;
};

type OpenerRow = Awaited<ReturnType<typeof selectOpeners>>[number];

/**
 * The first messages that a member sent in the past day, the oldest first.
 * @spec D5.13
 */
export async function sentOpeners({ db, now }: Tx, profileId: string): Promise<SentOpener[]> {
  const since = new Date(now.getTime() - OPENERS.windowMs);
  const rows = await selectOpeners(db, profileId, since);
  const sent = markRepeated(rows.map(toOpener));
  return Promise.all(
    sent.map(async (opener, at) => {
      const conversation = rows[at]?.similar_name ? rows[at].conversation_id : null;
      const names = conversation ? await selectNamesInConversation(db, profileId, conversation) : [];
      const own = names.find(({ isOwn }) => isOwn)?.name ?? '';
      return { ...opener, imitatesName: names.some(({ isOwn, name }) => !isOwn && isImitation(own, name)) };
    }),
  );
}

type ComparedOpener = Omit<SentOpener, 'isRepeated' | 'imitatesName'> & { fingerprint: bigint | null };

const toOpener = ({ id, sent_at, opener, has_link, has_payment_word }: OpenerRow): ComparedOpener => ({
  id,
  sentAt: sent_at,
  fingerprint: opener === null ? null : BigInt(opener),
  hasLink: has_link,
  hasPaymentWord: has_payment_word,
});

/**
 * The first few that resemble each other are nobody's business; each further one counts.
 * @spec D5.13
 */
export const markRepeated = (sent: readonly ComparedOpener[]): Omit<SentOpener, 'imitatesName'>[] =>
  sent.map(({ fingerprint, ...opener }, at) => {
    const earlier = sent.slice(0, at).filter(other => isWithinWindow(other.sentAt, opener.sentAt));
    const similar = earlier.filter(
      other =>
        fingerprint !== null && other.fingerprint !== null && areSimilar(fingerprint, other.fingerprint),
    );
    return { ...opener, isRepeated: similar.length >= OPENERS.others };
  });

const isWithinWindow = (earlier: Date, at: Date): boolean =>
  at.getTime() - earlier.getTime() < OPENERS.windowMs;
