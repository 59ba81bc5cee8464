import { sql } from 'kysely';
import { createDb, type Db } from '../../../../src/server/platform/db.ts';
import { birthDateRangeOf } from '../../../../src/server/profiles/ages.ts';
import type { Viewer } from '../../../../src/server/profiles/visibility.ts';
import { countMatches, selectMatches } from '../../../../src/server/search/queries.ts';
import { defaultSettings } from '../../../../src/server/site/settings.ts';
import { SITE_ID } from '../world.ts';

interface TestSearch {
  gender?: 'male' | 'female';
  country?: string;
  region?: string;
  min?: number;
  max?: number;
  visitor?: true;
}

const testSearches: readonly TestSearch[] = [
  { gender: 'male' },
  { gender: 'male', country: 'NL' },
  { gender: 'male', region: 'NL-NH', min: 25, max: 35 },
  { gender: 'female', country: 'DE', min: 40 },
  { country: 'NZ', max: 21 },
  { gender: 'male', country: 'GB', min: 60, max: 99 },
  { gender: 'male', visitor: true, country: 'BE', min: 30, max: 31 },
];

const checkedPages = [0, 1_176].map(offset => ({ limit: 24, offset }));

export async function wrongSearchResults(url: string, profileId: string): Promise<string[]> {
  const db = createDb(url, { max: 1 });
  try {
    const findings: string[] = [];
    for (const search of testSearches) {
      const [actual, expected] = [
        await searchResult(db, search, profileId),
        await expectedResult(db, search, profileId),
      ];
      if (actual !== expected)
        findings.push(`search ${JSON.stringify(search)} finds ${actual} and not ${expected}`);
    }
    return findings;
  } finally {
    await db.destroy();
  }
}

async function searchResult(
  db: Db,
  { min, max, visitor, ...rest }: TestSearch,
  profileId: string,
): Promise<string> {
  const member = visitor ? null : { accountId: '', profileId };
  const viewer = { site: { id: SITE_ID, settings: defaultSettings } as Viewer['site'], member };
  const filters = { ...rest, ...birthDateRangeOf({ min, max }, today()) };
  const matches = await countMatches(db, viewer, filters, Number.MAX_SAFE_INTEGER);
  const pages = [];
  for (const page of checkedPages) pages.push(await selectMatches(db, viewer, filters, page));
  return JSON.stringify([matches, ...pages]);
}

async function expectedResult(db: Db, search: TestSearch, profileId: string): Promise<string> {
  const { gender = null, country = null, region = null, min = 0, max = 200, visitor } = search;
  const matching = sql`
    with matching as materialized (
      select profiles.id, row_number() over (order by activity_rank desc, profiles.id) as place
      from profiles join accounts on accounts.id = account_id
      where accounts.status = 'active' and not invisible and accounts.site_id = ${SITE_ID} and profiles.id <> ${profileId}::uuid
        and gender = coalesce(${gender}, gender) and country = coalesce(${country}, country)
        and (${region}::text is null or region = ${region}) and (visible_to_visitors or ${!visitor})
        and left(${today()}, 4)::int - extract(year from birth_date)
          - (to_char(birth_date, 'MM-DD') > substr(${today()}, 6))::int between ${min} and ${max}
    )`;
  return db.transaction().execute(async trx => {
    await sql`set local enable_indexscan = off`.execute(trx);
    await sql`set local enable_indexonlyscan = off`.execute(trx);
    await sql`set local enable_bitmapscan = off`.execute(trx);
    const { rows } = await sql<{ matches: number; first: string[]; deep: string[] }>`${matching}
      select count(*) as matches,
        coalesce(array_agg(id order by place) filter (where place <= 24), '{}') as first,
        coalesce(array_agg(id order by place) filter (where place > 1176 and place <= 1200), '{}') as deep
      from matching`.execute(trx);
    return JSON.stringify([rows[0]?.matches, rows[0]?.first, rows[0]?.deep]);
  });
}

const today = (): string => new Date().toISOString().slice(0, 10);
