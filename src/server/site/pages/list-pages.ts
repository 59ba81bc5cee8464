import type { Output } from '#contract/call';
import { type LanguageCode, languageCodes } from '#contract/languages';
import { type PageSlug, pageSlugs } from '#contract/public-pages';
import type { getStaffPage, StaffPage } from '#contract/staff-pages';
import { loadPage } from '#i18n/pages/load-page';
import { readPage, writePage } from '#i18n/pages/page-source';
import { pageValueNames } from '#i18n/pages/page-values';
import type { App } from '../../app.ts';
import { type HeldValue, selectChanges, selectNewestChanges } from '../changes/queries.ts';
import { type PageVersion, upcomingVersion, versionAt } from './page-versions.ts';
import { selectPages, selectPageVersions } from './queries.ts';

/** @spec 2.9 D5.10 */
export async function listPages(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  siteId: number,
): Promise<StaffPage[]> {
  const stored = await selectPages(db, siteId);
  const now = clock.now();
  const lists = await Promise.all(
    languageCodes.map(async language => {
      const newest = await selectNewestChanges(db, siteId, 'page', language);
      return Promise.all(
        pageSlugs.map(async slug => {
          const versions =
            stored.find(page => page.slug === slug && page.language === language)?.versions ?? [];
          const current = versionAt(versions, now);
          return {
            ...{ slug, language, title: await titleOf(slug, language, current) },
            overridden: current !== null,
            since: current?.from ?? null,
            upcoming: upcomingVersion(versions, now)?.from ?? null,
            changed: newest.get(slug) ?? null,
          };
        }),
      );
    }),
  );
  return lists.flat();
}

async function titleOf(slug: PageSlug, language: LanguageCode, current: PageVersion | null): Promise<string> {
  const own = current && readPage(current.source);
  return own && 'title' in own ? own.title : (await loadPage(slug, language)).title;
}

const HISTORY_PAGE = 50;

type PageQuery = { slug: PageSlug; language: LanguageCode; before?: number | undefined };

/** @spec 2.9 D5.10 */
export async function getStaffPageOf(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  siteId: number,
  { slug, language, before }: PageQuery,
): Promise<Output<typeof getStaffPage>> {
  const filter = { siteId, kind: 'page', name: slug, language, before } as const;
  const [versions, page, newest, rows] = await Promise.all([
    selectPageVersions(db, { siteId, slug, language }),
    loadPage(slug, language),
    selectNewestChanges(db, siteId, 'page', language),
    selectChanges(db, filter, HISTORY_PAGE + 1),
  ]);
  const now = clock.now();
  const history = rows.slice(0, HISTORY_PAGE);
  return {
    original: writePage(page),
    current: versionAt(versions, now),
    upcoming: upcomingVersion(versions, now),
    placeholders: [...pageValueNames],
    changed: newest.get(slug) ?? null,
    history: history.map(({ id, at, by, new: after }) => ({ id, at, by, versions: versionsIn(after) })),
    next: rows.length > HISTORY_PAGE ? (history.at(-1)?.id ?? null) : null,
  };
}

const versionsIn = (held: HeldValue): PageVersion[] => (held?.value as PageVersion[] | undefined) ?? [];
