import type { Db } from '../../platform/db.ts';
import { selectReportsOfDecisions } from './queries.ts';

/**
 * The reports of those of the decisions that were about one; null for a report that was deleted. Rejections by the review
 * of photos and selfies are left out.
 * @spec D5.5 D5.10
 */
export async function reportsOfDecisions(
  db: Db,
  decisionIds: readonly string[],
): Promise<Map<string, string | null>> {
  if (decisionIds.length === 0) return new Map();
  const rows = await selectReportsOfDecisions(db, decisionIds);
  return new Map(rows.map(({ id, report_id }) => [id, report_id]));
}
