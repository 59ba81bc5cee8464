import type { Block, ExportMoment } from '../../accounts/export/section.ts';
import type { Db } from '../../platform/db.ts';
import { selectSentPhotos } from './queries.ts';

/** Photos a member sent and did not take back, by message, each with its name in the archive. */
export type SentPhotos = ReadonlyMap<string, { id: string; file_key: string; file: string; at: Date }>;

/** One's own photos go into the archive; those one received are their senders', who may still take them back (decision 0117). */
export async function sentPhotos(db: Db, profileId: string): Promise<SentPhotos> {
  const rows = await selectSentPhotos(db, profileId);
  return new Map(
    rows.map(({ id, file_key, sent_at }, index) => [
      id,
      { id, file_key, at: sent_at, file: `photos/sent-${String(index + 1).padStart(2, '0')}.webp` },
    ]),
  );
}

/** All of them in one place of the page. */
export const photosFold = (
  { t, when }: Pick<ExportMoment, 't' | 'when'>,
  sent: SentPhotos,
): readonly Block[] =>
  sent.size === 0
    ? []
    : [
        {
          is: 'fold',
          title: t('export_page.photos_sent'),
          aside: String(sent.size),
          blocks: [
            { is: 'photos', photos: [...sent.values()].map(({ file, at }) => ({ file, text: when(at) })) },
          ],
        },
      ];
