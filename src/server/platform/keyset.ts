import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { fieldError } from '#contract/errors';

/**
 * How a list is ordered: by `key`, and by `id` where keys are equal, both in one direction. An index of both columns
 * serves both directions.
 */
export type Keyset = {
  key: RawBuilder<unknown>;
  id: RawBuilder<unknown>;
  type: 'timestamptz' | 'integer' | 'text';
  down: boolean;
};

/** The position behind an entry. `key` is in the notation of `keyText`. */
export type KeysetPosition = { key: string; id: string };

/** What a row needs for a cursor behind it, selected by `keyText`. */
export type KeysetRow = { cursor_key: string; id: string };

/** The two directions of one column. */
export const bothWays = <Name extends string>(name: Name, column: Omit<Keyset, 'down'>) =>
  ({
    [`${name}_asc`]: { ...column, down: false },
    [`${name}_desc`]: { ...column, down: true },
  }) as Record<`${Name}_asc` | `${Name}_desc`, Keyset>;

/** The key of a row as text. Times have microseconds, so that no entry of the same millisecond is lost or repeated. */
export const keyText = ({ key, type }: Keyset): RawBuilder<string> =>
  type === 'timestamptz'
    ? sql<string>`to_char(${key} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
    : sql<string>`${key}::text`;

/** Whether a row comes after `position`; true for all without one. */
export const isBehind = (keyset: Keyset, position: KeysetPosition | null): RawBuilder<SqlBool> =>
  position === null
    ? sql`true`
    : sql`(${keyset.key}, ${keyset.id}) ${sql.raw(keyset.down ? '<' : '>')}
        (${position.key}::${sql.raw(keyset.type)}, ${position.id}::uuid)`;

export const directionOf = ({ down }: Keyset): 'desc' | 'asc' => (down ? 'desc' : 'asc');

/** What stands behind `order by`. */
export function inOrder(keyset: Keyset): RawBuilder<unknown> {
  const direction = sql.raw(directionOf(keyset));
  return sql`${keyset.key} ${direction}, ${keyset.id} ${direction}`;
}

/** A page of a list: `limit` is one more than the page shows, which says whether there is another page. */
export type KeysetPage = { keyset: Keyset; after: KeysetPosition | null; limit: number };

/**
 * The page behind a cursor, or the first one.
 * @throws field_invalid at `parameter` for a cursor of another order
 */
export const pageBehind = (
  cursor: string | undefined,
  keyset: Keyset,
  size: number,
  parameter = 'before',
): KeysetPage => ({ keyset, after: parsePosition(cursor, keyset, parameter), limit: size + 1 });

const ID_LENGTH = 36;

/**
 * @param parameter of the call, which holds the cursor
 * @throws field_invalid at the parameter for a cursor of a list that is ordered by something else
 */
export function parsePosition(
  cursor: string | undefined,
  { type }: Keyset,
  parameter = 'before',
): KeysetPosition | null {
  if (cursor === undefined) return null;
  const [key, id] = [cursor.slice(0, -ID_LENGTH - 1), cursor.slice(-ID_LENGTH)];
  if (!isOfType[type](key)) throw fieldError(parameter, 'field_invalid');
  return { key, id };
}

const MOST_INTEGER = 2_147_483_647;
const MILLISECONDS = '2026-03-14T12:00:00.000'.length;

const isOfType: Record<Keyset['type'], (key: string) => boolean> = {
  timestamptz: key =>
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3,6}Z$/.test(key) && isTime(key.slice(0, MILLISECONDS)),
  integer: key => /^\d{1,10}$/.test(key) && Number(key) <= MOST_INTEGER,
  text: () => true,
};

/** False for the 30th of February, which `Date` reads as a day of March. */
function isTime(text: string): boolean {
  const time = new Date(`${text}Z`);
  return Number.isFinite(time.getTime()) && time.toISOString() === `${text}Z`;
}

/**
 * The first `size` rows, and the cursor behind them; null if there are no more.
 * @param rows one more than `size` of them, if there are more
 */
export function pageOf<Row extends KeysetRow>(
  rows: readonly Row[],
  size: number,
): { shown: Row[]; next: string | null } {
  const shown = rows.slice(0, size);
  const last = rows.length > size ? shown.at(-1) : undefined;
  return { shown, next: last ? `${last.cursor_key}_${last.id}` : null };
}
