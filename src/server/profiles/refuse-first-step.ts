import { ApiError } from '#contract/errors';
import type { Db } from '../platform/db.ts';
import { prepared } from '../platform/prepared.ts';

/**
 * A fictional profile never writes or likes first (decisions, section 1): whoever answers for one may like back and answer, and is
 * refused anything else. @throws forbidden
 */
export async function refuseFirstStep(db: Db, profileId: string): Promise<void> {
  const { fictional } = await db
    .selectFrom('profiles')
    .select('fictional')
    .where('id', '=', profileId)
    .modifyEnd(prepared)
    .executeTakeFirstOrThrow();
  if (fictional) throw new ApiError('forbidden');
}
