import type { Message } from '#contract/chats';
import type { Block, ExportMoment } from '../accounts/export/section.ts';
import { openMaster } from '../photos/export-photos.ts';
import type { Tx } from '../platform/transact.ts';
import { selectConversationsTold } from './list-queries.ts';
import { photosFold, type SentPhotos, sentPhotos } from './photos/export-chat-photos.ts';
import { isNeverCovered, presentMessage } from './present.ts';
import { type MessageRow, selectStretch } from './queries.ts';

const STRETCH = 500;

/**
 * Conversations as the member sees them: with members he may see, without what he deleted and what was not delivered to him; with
 * what is hidden for its age, as long as it is kept.
 */
export async function exportChats(
  { db }: Tx,
  { app, site, member, t, when, add }: ExportMoment,
): Promise<void> {
  const { profileId } = member;
  const conversations = await selectConversationsTold(db, { site, member }, profileId);
  const sent = await sentPhotos(db, profileId);
  const bubble = (row: MessageRow) => {
    const mine = row.sender_id === profileId;
    return {
      mine,
      text: row.has_photo
        ? t('chat_photo.photo')
        : wordsOf(t, presentMessage(row, profileId, null, isNeverCovered)),
      aside: when(row.sent_at),
    };
  };
  const folds = conversations.map(
    ({ id, name, last_at }): Block => ({
      is: 'fold',
      title: name,
      aside: when(last_at),
      blocks: [{ is: 'messages', messages: messagesOf(db, profileId, id, bubble) }],
    }),
  );
  const shown = [...folds, ...photosFold({ t, when }, sent)];
  add({
    name: 'conversations',
    title: t('export_page.conversations'),
    data: () =>
      conversations.map(({ id, name, other_id, created_at, read_seq }) => ({
        ...{ id, with: { id: other_id, name }, begun_at: created_at, read_seq },
        messages: messagesOf(db, profileId, id, row => presentTold(row, profileId, sent)),
      })),
    blocks: () => (shown.length > 0 ? shown : [{ is: 'note', text: t('export_page.none') }]),
    files: [...sent.values()].map(photo => ({ name: photo.file, open: () => openMaster(app, photo) })),
  });
}

function wordsOf(t: ExportMoment['t'], { text, gift, gif, unsent }: Message): string {
  if (unsent) return t('chat.unsent');
  if (gif) return t('gif.given', { words: gif.words });
  return gift ? t('gift.given', { gift: t(`gift_name.${gift}`) }) : text;
}

const presentTold = (row: MessageRow, profileId: string, sent: SentPhotos) => {
  const { seq, mine, text, gift, gif, ...rest } = presentMessage(row, profileId, null, isNeverCovered);
  const { held, returned, unsent, sent_at } = rest;
  const photo = row.has_photo ? { file: sent.get(row.id)?.file ?? null } : null;
  return { seq, mine, text, gift, gif, photo, held, returned, unsent, sent_at };
};

/** All messages of a conversation, the oldest first, read a stretch at a time. */
async function* messagesOf<Item>(
  db: Tx['db'],
  profileId: string,
  conversation: string,
  present: (row: MessageRow) => Item,
): AsyncGenerator<Item> {
  for (let after = 0; ; ) {
    const rows = await selectStretch(db, profileId, { conversation, after, limit: STRETCH, hidden: true });
    yield* rows.map(present);
    const last = rows.at(-1);
    if (!last || rows.length < STRETCH) return;
    after = last.seq;
  }
}
