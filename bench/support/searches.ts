import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { capture, type Statement } from '../../src/server/testing/capture.ts';
import { asBrowser } from './load.ts';
import { type LoggedIn, logIn } from './members.ts';
import { openServer } from './open-server.ts';

/** What members look for: anybody, a country, a region, ages, deep pages, few matches, interests, looks, what is near. */
const QUERIES = [
  '',
  'page=2',
  'page=50',
  'country=NL',
  'country=DE&min_age=25&max_age=35',
  'country=BE&page=3',
  'countryregion=NL-NH',
  'countryregion=DE-BY&min_age=30&max_age=45',
  'min_age=40&max_age=50',
  'country=US&min_age=60',
  'gender=male&country=FR&page=5',
  'country=IE&min_age=21&max_age=24',
  'interests=wine&countryregion=NL-ZH',
  'interests=sushi',
  'body_type=slim&with_photo=1&hide_fictional=1&country=DE',
  'new=1&min_age=25&max_age=40',
  'distance=25',
  'distance=100&interests=gym&interests=wine',
];

/** One search: its address, what the application says to the database for it, and what it answers. */
export type Search = { path: string; statements: Statement[]; answer: string };

/** Searches of a member, each asked once. */
export async function captureSearches(
  url: string,
  queries: readonly string[] = QUERIES,
): Promise<{ member: LoggedIn; searches: Search[] }> {
  const [member] = (await logIn(url, 1)) as [LoggedIn];
  const server = await openServer(url);
  const searches: Search[] = [];
  try {
    for (const query of queries) {
      const path = `/api/members.php?${query}`;
      const ask = () =>
        server.http.inject({ url: path, headers: { ...asBrowser(80, member.secret), host: 'localhost' } });
      await ask();
      let answer = '';
      const said = await capture(async () => {
        const { statusCode, body } = await ask();
        if (statusCode !== 200) throw new Error(`${path}: ${statusCode} ${body}`);
        answer = body;
      });
      searches.push({ path, answer, statements: said.filter(({ text }) => isOfSearch(text)) });
    }
  } finally {
    await server.close();
  }
  return { member, searches };
}

/** Not who asks and how often he did: the list, the count and the cards. */
const isOfSearch = (text: string): boolean =>
  /^(select|with)/i.test(text) && !text.includes('"sessions"') && !text.includes('rate_limits');

/** Where a server in another process finds them. */
export function keepSearches(searches: Search[]): string {
  const file = path.resolve('var/bench/searches.json');
  writeFileSync(file, JSON.stringify(searches));
  return file;
}
