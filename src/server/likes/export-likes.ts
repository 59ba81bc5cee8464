import { collapsibleList, type ExportContext, type ExportTextRow } from '../accounts/export/section.ts';
import type { Tx } from '../platform/transact.ts';
import { selectLikesForExport, selectTakenBack } from './queries.ts';
import { takenBackSince } from './toggled-likes.ts';

/**
 * Also exports likes that the member took back, as long as they are stored.
 * @spec D5.7
 */
export async function exportLikes(
  { db, now }: Tx,
  { site, member, t, formatTime, addSection }: ExportContext,
): Promise<void> {
  const likes = await selectLikesForExport(db, { site, member }, member.profileId);
  const takenBack = await selectTakenBack(db, { site, member }, member.profileId, takenBackSince(now));
  const given = likes.filter(like => like.given);
  const received = likes.filter(like => !like.given);
  const row = ({ name, liked_at }: Like): ExportTextRow => ({ text: name, aside: formatTime(liked_at) });
  addSection({
    name: 'likes',
    title: t('nav.likes'),
    data: () => ({
      given: given.map(presentLike),
      received: received.map(presentLike),
      taken_back: takenBack.map(({ id, name, liked_at, taken_back_at }) => ({
        member: { id, name },
        liked_at,
        taken_at: taken_back_at,
      })),
    }),
    blocks: () =>
      likes.length === 0
        ? [{ kind: 'note', text: t('export_page.none') }]
        : [
            ...collapsibleList(t('like_type.given'), given, row),
            ...collapsibleList(t('like_type.received'), received, row),
          ],
  });
}

type Like = Awaited<ReturnType<typeof selectLikesForExport>>[number];

const presentLike = ({ id, name, liked_at, matched_at, seen_at }: Like) => ({
  member: { id, name },
  liked_at,
  matched_at,
  seen_at,
});
