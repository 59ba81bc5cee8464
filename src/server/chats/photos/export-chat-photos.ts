import type { ExportBlock, ExportContext } from '../../accounts/export/section.ts';
import type { Db } from '../../platform/db.ts';
import { selectSentPhotos } from './queries.ts';

/** The key is the message; `file` is the name in the archive. */
export type SentPhotos = ReadonlyMap<string, { id: string; file_key: string; file: string; at: Date }>;

/**
 * The export omits received photos, because their senders may take them back.
 * @spec D5.7
 */
export async function loadSentPhotos(db: Db, profileId: string): Promise<SentPhotos> {
  const rows = await selectSentPhotos(db, profileId);
  return new Map(
    rows.map(({ id, file_key, sent_at }, index) => [
      id,
      { id, file_key, at: sent_at, file: `photos/sent-${String(index + 1).padStart(2, '0')}.webp` },
    ]),
  );
}

export const sentPhotosBlock = (
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
