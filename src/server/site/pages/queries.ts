import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import type { PageVersion } from './page-versions.ts';

type PageKey = { siteId: number; slug: string; language: string };

export async function selectPages(db: Db, siteId: number) {
  const rows = await db
    .selectFrom('site_pages')
    .select(['slug', 'language', 'versions'])
    .where('site_id', '=', siteId)
    .execute();
  return rows.map(({ versions, ...row }) => ({ ...row, versions: versions as PageVersion[] }));
}

export async function selectPageVersions(
  db: Db,
  { siteId, slug, language }: PageKey,
): Promise<PageVersion[]> {
  const row = await db
    .selectFrom('site_pages')
    .select('versions')
    .where('site_id', '=', siteId)
    .where('slug', '=', slug)
    .where('language', '=', language)
    .executeTakeFirst();
  return (row?.versions as PageVersion[] | undefined) ?? [];
}

export async function upsertPage(
  db: Db,
  { siteId, slug, language }: PageKey,
  versions: readonly PageVersion[],
): Promise<void> {
  await db
    .insertInto('site_pages')
    .values({ site_id: siteId, slug, language, versions: JSON.stringify(versions) })
    .onConflict(conflict =>
      conflict.columns(['site_id', 'slug', 'language']).doUpdateSet({ versions: sql`excluded.versions` }),
    )
    .execute();
}

export async function deletePage(db: Db, { siteId, slug, language }: PageKey): Promise<void> {
  await db
    .deleteFrom('site_pages')
    .where('site_id', '=', siteId)
    .where('slug', '=', slug)
    .where('language', '=', language)
    .execute();
}
