import { LIKES } from '#contract/constants';
import { type LikeCount, type LikeType, likeTypes } from '#contract/likes';
import type { Db } from '../../platform/db.ts';
import { countList, countNew, type LikeRow, type ListOwner } from './queries.ts';

/**
 * Counts all entries and the new entries of each list.
 * @spec 7.8
 */
export async function listCounts(
  db: Db,
  owner: ListOwner,
  firstPages: LikeRow[],
): Promise<Record<LikeType, LikeCount>> {
  const of = (type: LikeType) => firstPages.filter(row => row.type === type);
  const isWhole = (type: LikeType) => of(type).length <= LIKES.firstPageSize;
  const counted = likeTypes.every(type => type === 'given' || isWhole(type))
    ? null
    : await countNew(db, owner);
  const countOf = async (type: LikeType): Promise<LikeCount> => ({
    all: isWhole(type) ? of(type).length : await countList(db, type, owner, LIKES.countCap + 1),
    new: type === 'given' ? 0 : (counted?.[type] ?? of(type).filter(({ like_new }) => like_new).length),
  });
  const [received, given, matches] = await Promise.all([
    countOf('received'),
    countOf('given'),
    countOf('matches'),
  ]);
  return { received, given, matches };
}
