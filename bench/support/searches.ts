import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { captureStatements, type Statement } from '../../src/server/testing/capture-statements.ts';
import { browserHeaders } from './load.ts';
import { type LoggedInMember, logInMembers } from './members.ts';
import { openServer } from './open-server.ts';

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

/** `statements` contains no count, which a search makes only once a minute. */
export type CapturedSearch = { path: string; statements: Statement[]; answer: string };

export async function captureSearches(
  url: string,
  queries: readonly string[] = QUERIES,
): Promise<{ member: LoggedInMember; searches: CapturedSearch[] }> {
  const [member] = (await logInMembers(url, 1)) as [LoggedInMember];
  const server = await openServer(url);
  const searches: CapturedSearch[] = [];
  try {
    for (const query of queries) {
      const path = `/api/members.php?${query}`;
      const request = () =>
        server.http.inject({
          url: path,
          headers: { ...browserHeaders(80, member.secret), host: 'localhost' },
        });
      await request();
      let answer = '';
      const statements = await captureStatements(async () => {
        const { statusCode, body } = await request();
        if (statusCode !== 200) throw new Error(`${path}: ${statusCode} ${body}`);
        answer = body;
      });
      searches.push({ path, answer, statements: statements.filter(({ text }) => isSearchStatement(text)) });
    }
  } finally {
    await server.close();
  }
  return { member, searches };
}

const isSearchStatement = (text: string): boolean =>
  /^\s*(select|with)/i.test(text) &&
  !text.includes('"sessions"') &&
  !text.includes('rate_limits') &&
  !isCount(text);

const isCount = (text: string): boolean => /count\(\*\) as "matches"/.test(text);

/** Returns the count of the search that filters nothing. */
export async function captureCount(url: string): Promise<Statement> {
  const [member] = (await logInMembers(url, 1)) as [LoggedInMember];
  const server = await openServer(url);
  try {
    const headers = { ...browserHeaders(80, member.secret), host: 'localhost' };
    // The call starts at its own `await`, which must therefore be inside.
    const statements = await captureStatements(
      async () => await server.http.inject({ url: '/api/members.php?count_only=1', headers }),
    );
    const count = statements.find(({ text }) => isCount(text));
    if (!count) throw new Error('no count was seen');
    return count;
  } finally {
    await server.close();
  }
}

export function writeSearches(searches: CapturedSearch[]): string {
  const file = path.resolve('var/bench/searches.json');
  writeFileSync(file, JSON.stringify(searches));
  return file;
}
