import { type ExpressionBuilder, sql } from 'kysely';
import type { DB } from '#db/schema';
import type { Db } from '../../platform/db.ts';

/** What a change is about. `language` is that of a text or page, and empty for others. */
export type Changed = {
  siteId: number;
  kind: 'setting' | 'text' | 'page' | 'campaign';
  name: string;
  language: string;
};

/** Null is the default of a setting, or the catalogue's text. */
export type HeldValue = { value: unknown } | null;

/**
 * Changes of a site wait for each other, so that their numbers follow their order. New accounts do not wait.
 * @spec D4.7
 */
export async function lockSite(db: Db, siteId: number): Promise<void> {
  await db.selectFrom('sites').select('id').where('id', '=', siteId).forNoKeyUpdate().execute();
}

export async function selectNewestChange(db: Db, { siteId, kind, name, language }: Changed) {
  const row = await db
    .selectFrom('site_changes')
    .select(['id', 'old_value'])
    .where('site_id', '=', siteId)
    .where('kind', '=', kind)
    .where('name', '=', name)
    .where('language', '=', language)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { id: Number(row.id), old: row.old_value as HeldValue };
}

type NewChange = Changed & { old: HeldValue; new: HeldValue; at: Date; staffId: string | null };

export async function insertChange(db: Db, change: NewChange): Promise<number> {
  const { id } = await db
    .insertInto('site_changes')
    .values({
      site_id: change.siteId,
      kind: change.kind,
      name: change.name,
      language: change.language,
      old_value: asJson(change.old),
      new_value: asJson(change.new),
      at: change.at,
      staff_id: change.staffId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return Number(id);
}

const asJson = (held: HeldValue): string | null => (held === null ? null : JSON.stringify(held));

const changeColumns = (eb: ExpressionBuilder<DB, 'site_changes'>) =>
  [
    'site_changes.id',
    'site_changes.name',
    'site_changes.language',
    'site_changes.at',
    'site_changes.staff_id',
    eb
      .selectFrom('staff')
      .select('staff.name')
      .whereRef('staff.id', '=', 'site_changes.staff_id')
      .as('staff_name'),
  ] as const;

/** The newest change of each name. */
export async function selectNewestChanges(db: Db, siteId: number, kind: Changed['kind'], language: string) {
  const rows = await db
    .selectFrom('site_changes')
    .select(changeColumns)
    .distinctOn('site_changes.name')
    .where('site_id', '=', siteId)
    .where('kind', '=', kind)
    .where('language', '=', language)
    .orderBy('site_changes.name')
    .orderBy('site_changes.id', 'desc')
    .execute();
  return new Map(
    rows.map(row => [row.name, { id: Number(row.id), at: row.at.toISOString(), by: authorOf(row) }]),
  );
}

export type HistoryFilter = Pick<Changed, 'siteId' | 'kind'> & {
  name: string | undefined;
  language: string | undefined;
  before: number | undefined;
};

export async function selectChanges(db: Db, filter: HistoryFilter, limit: number) {
  const { siteId, kind, name, language, before } = filter;
  const rows = await db
    .selectFrom('site_changes')
    .select(changeColumns)
    .select(['old_value', 'new_value'])
    .where('site_id', '=', siteId)
    .where('kind', '=', kind)
    .$if(name !== undefined, query => query.where('name', '=', name ?? ''))
    .$if(language !== undefined, query => query.where('language', '=', language ?? ''))
    .$if(before !== undefined, query => query.where('site_changes.id', '<', String(before)))
    .orderBy('site_changes.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(row => ({
    id: Number(row.id),
    name: row.name,
    language: row.language,
    at: row.at.toISOString(),
    by: authorOf(row),
    old: row.old_value as HeldValue,
    new: row.new_value as HeldValue,
  }));
}

const authorOf = (row: { staff_id: string | null; staff_name: string | null }) =>
  row.staff_id === null ? null : { id: row.staff_id, name: row.staff_name ?? '' };

export async function upsertSetting(db: Db, siteId: number, name: string, value: unknown): Promise<void> {
  await db
    .insertInto('site_settings')
    .values({ site_id: siteId, name, value: JSON.stringify(value) })
    .onConflict(conflict => conflict.columns(['site_id', 'name']).doUpdateSet({ value: sql`excluded.value` }))
    .execute();
}

export async function deleteSetting(db: Db, siteId: number, name: string): Promise<void> {
  await db.deleteFrom('site_settings').where('site_id', '=', siteId).where('name', '=', name).execute();
}

export async function upsertText(
  db: Db,
  siteId: number,
  text: { language: string; key: string; value: string },
): Promise<void> {
  await db
    .insertInto('site_texts')
    .values({ site_id: siteId, ...text })
    .onConflict(conflict =>
      conflict.columns(['site_id', 'language', 'key']).doUpdateSet({ value: text.value }),
    )
    .execute();
}

export async function deleteText(db: Db, siteId: number, language: string, key: string): Promise<void> {
  await db
    .deleteFrom('site_texts')
    .where('site_id', '=', siteId)
    .where('language', '=', language)
    .where('key', '=', key)
    .execute();
}

export async function selectText(
  db: Db,
  siteId: number,
  language: string,
  key: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('site_texts')
    .select('value')
    .where('site_id', '=', siteId)
    .where('language', '=', language)
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.value ?? null;
}
