import { ApiError } from '#contract/errors';
import type { Db } from '../platform/db.ts';
import { prepared } from '../platform/prepared-statements.ts';

/**
 * A fictional member may only answer and like back.
 * @throws forbidden
 * @spec 1.4 D1.10
 */
export async function refuseFictionalContact(db: Db, profileId: string): Promise<void> {
  const { fictional } = await db
    .selectFrom('profiles')
    .select('fictional')
    .where('id', '=', profileId)
    .modifyEnd(prepared)
    .executeTakeFirstOrThrow();
  if (fictional) throw new ApiError('forbidden');
}
