import type { Block, ExportMoment } from '../accounts/export/section.ts';
import type { Tx } from '../platform/transact.ts';
import { selectLikesTold } from './queries.ts';

/** Likes given and received, of and for the members he may see: what stands in his list, and no more. */
export async function exportLikes({ db }: Tx, { site, member, t, when, add }: ExportMoment): Promise<void> {
  const likes = await selectLikesTold(db, { site, member }, member.profileId);
  const given = likes.filter(like => like.given);
  const received = likes.filter(like => !like.given);
  const fold = (title: string, some: typeof likes): Block => ({
    is: 'fold',
    title,
    aside: String(some.length),
    blocks: [{ is: 'rows', rows: some.map(({ name, liked_at }) => ({ text: name, aside: when(liked_at) })) }],
  });
  add({
    name: 'likes',
    title: t('likes.title'),
    data: () => ({ given: given.map(presentLike), received: received.map(presentLike) }),
    blocks: () => [fold(t('like_type.given'), given), fold(t('like_type.received'), received)],
  });
}

type Like = Awaited<ReturnType<typeof selectLikesTold>>[number];

const presentLike = ({ id, name, liked_at, matched_at, seen_at }: Like) => ({
  member: { id, name },
  liked_at,
  matched_at,
  seen_at,
});
