import { sql } from 'kysely';

const REPEATED_MARK = '/* prepared if repeated */';

/**
 * For statements of many shapes, whose planning takes longer than their run: a shape is prepared after some runs, and
 * PostgreSQL then chooses between a plan for all values and one for these.
 */
export const preparedIfRepeated = sql.raw(REPEATED_MARK);

/** Each connection stores the plans of all prepared shapes, so they must be few. */
const MAX_PREPARED = 48;
const RUNS_BEFORE = 8;
/** After this many shapes, counting starts again. */
const MAX_COUNTED = 1_000;

const runs = new Map<string, number>();
const preparedShapes = new Set<string>();

/** Counts a run of the statement; true if it is to be prepared. */
export function isRepeated(text: string): boolean {
  if (!text.endsWith(REPEATED_MARK)) return false;
  if (preparedShapes.has(text)) return true;
  if (preparedShapes.size >= MAX_PREPARED) return false;
  const count = (runs.get(text) ?? 0) + 1;
  if (runs.size >= MAX_COUNTED) runs.clear();
  runs.set(text, count);
  if (count <= RUNS_BEFORE) return false;
  runs.delete(text);
  preparedShapes.add(text);
  return true;
}
