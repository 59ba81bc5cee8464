import type { Message } from '#contract/chats';
import type { ExportBlock, ExportContext } from '../accounts/export/section.ts';
import { openMaster } from '../photos/export-photos.ts';
import type { Db } from '../platform/db.ts';
import type { Tx } from '../platform/transact.ts';
import { selectExportedConversations } from './list-queries.ts';
import { selectSentPhotos } from './photos/queries.ts';
import { isNeverCovered, presentMessage } from './present.ts';
import { type MessageRow, selectMessages } from './queries.ts';

const MESSAGES_PER_QUERY = 500;

/**
 * Includes messages that are hidden because of their age.
 * @spec D5.7
 */
export async function exportChats(
  { db }: Tx,
  { app, site, member, t, formatTime, addSection }: ExportContext,
): Promise<void> {
  const { profileId } = member;
  const conversations = await selectExportedConversations(db, { site, member }, profileId);
  const sent = await loadSentPhotos(db, profileId);
  const printedMessage = (row: MessageRow) => {
    const mine = row.sender_id === profileId;
    return {
      mine,
      text: row.has_photo
        ? t('chat_photo.photo')
        : messageSummary(t, presentMessage(row, profileId, null, isNeverCovered)),
      aside: formatTime(row.sent_at),
    };
  };
  const conversationBlocks = conversations.map(
    ({ id, name, last_at }): ExportBlock => ({
      kind: 'collapsible',
      title: name,
      aside: formatTime(last_at),
      blocks: [{ kind: 'messages', messages: streamMessages(db, profileId, id, printedMessage) }],
    }),
  );
  const blocks = [...conversationBlocks, ...sentPhotosBlock({ t, formatTime }, sent)];
  addSection({
    name: 'conversations',
    title: t('export_page.conversations'),
    data: () =>
      conversations.map(({ id, name, other_id, created_at, read_seq }) => ({
        ...{ id, with: { id: other_id, name }, begun_at: created_at, read_seq },
        messages: streamMessages(db, profileId, id, row => exportedMessage(row, profileId, sent)),
      })),
    blocks: () => (blocks.length > 0 ? blocks : [{ kind: 'note', text: t('export_page.none') }]),
    files: [...sent.values()].map(photo => ({ name: photo.file, open: () => openMaster(app, photo) })),
  });
}

function messageSummary(t: ExportContext['t'], { text, gift, gif, unsent }: Message): string {
  if (unsent) return t('chat.unsent');
  if (gif) return t('gif.given', { words: gif.words });
  return gift ? t('gift.given', { gift: t(`gift_name.${gift}`) }) : text;
}

const exportedMessage = (row: MessageRow, profileId: string, sent: SentPhotos) => {
  const { seq, mine, text, gift, gif, ...rest } = presentMessage(row, profileId, null, isNeverCovered);
  const { held, returned, unsent, sent_at } = rest;
  const photo = row.has_photo ? { file: sent.get(row.id)?.file ?? null } : null;
  return { seq, mine, text, gift, gif, photo, held, returned, unsent, sent_at };
};

async function* streamMessages<Item>(
  db: Tx['db'],
  profileId: string,
  conversation: string,
  present: (row: MessageRow) => Item,
): AsyncGenerator<Item> {
  for (let after = 0; ; ) {
    const rows = await selectMessages(db, profileId, {
      conversation,
      after,
      limit: MESSAGES_PER_QUERY,
      hidden: true,
    });
    yield* rows.map(present);
    const last = rows.at(-1);
    if (!last || rows.length < MESSAGES_PER_QUERY) return;
    after = last.seq;
  }
}

/** The key is the message; `file` is the name in the archive. */
type SentPhotos = ReadonlyMap<string, { id: string; file_key: string; file: string; at: Date }>;

/**
 * The export omits received photos, because their senders may take them back.
 * @spec D5.7
 */
async function loadSentPhotos(db: Db, profileId: string): Promise<SentPhotos> {
  const rows = await selectSentPhotos(db, profileId);
  return new Map(
    rows.map(({ id, file_key, sent_at }, index) => [
      id,
      { id, file_key, at: sent_at, file: `photos/sent-${String(index + 1).padStart(2, '0')}.webp` },
    ]),
  );
}

const sentPhotosBlock = (
  { t, formatTime }: Pick<ExportContext, 't' | 'formatTime'>,
  sent: SentPhotos,
): readonly ExportBlock[] =>
  sent.size === 0
    ? []
    : [
        {
          kind: 'collapsible',
          title: t('export_page.photos_sent'),
          aside: String(sent.size),
          blocks: [
            {
              kind: 'photos',
              photos: [...sent.values()].map(({ file, at }) => ({ file, text: formatTime(at) })),
            },
          ],
        },
      ];
