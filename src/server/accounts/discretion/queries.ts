import type { Discretion } from '#contract/discretion';
import type { Db } from '../../platform/db.ts';

/** @spec D5.2 */
export async function updateDiscretion(
  db: Db,
  accountId: string,
  change: Partial<Discretion>,
): Promise<Discretion> {
  const { discreet = null, quick_exit = null } = change;
  const row = await db
    .updateTable('accounts')
    .set(({ fn, ref, val }) => ({
      discreet: fn.coalesce(val(discreet), ref('discreet')),
      quick_exit: fn.coalesce(val(quick_exit), ref('quick_exit')),
    }))
    .where('id', '=', accountId)
    .returning(['discreet', 'quick_exit'])
    .executeTakeFirstOrThrow();
  return row as Discretion;
}
