import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Days `YYYY-MM-DD` in the time zone; both are included. */
export type Period = { from?: string | undefined; until?: string | undefined; timeZone: string };

/** Whether `column` is within the days. An index on it can be used. */
export const isWithin = (column: RawBuilder<Date>, { from, until, timeZone }: Period): RawBuilder<SqlBool> =>
  sql`${sql.join(
    [
      sql`true`,
      ...(from ? [sql`${column} >= ${from}::date::timestamp at time zone ${timeZone}`] : []),
      ...(until ? [sql`${column} < (${until}::date + 1)::timestamp at time zone ${timeZone}`] : []),
    ],
    sql` and `,
  )}`;
