import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { drawMap } from './map.ts';
import { findingsIn, retiredWords } from './retired-words.ts';
import {
  citations,
  citedIn,
  productSections,
  project,
  readProject as read,
  sourceFiles,
} from './sections.ts';

function pathsIn(text: string): string[] {
  const quoted = [...text.matchAll(/`([^`\s]+)`/g)].map(match => match[1] ?? '');
  const linked = [...text.matchAll(/\]\(([^)\s#]+)\)/g)].map(match => match[1] ?? '');
  return [...quoted.filter(isPath), ...linked.filter(target => !URL.canParse(target))];
}

const isPath = (words: string) => /^(?:src|bench|db|docs|e2e|scripts|public|\.ci)\/[\w./-]+$/.test(words);

test('only paths are taken for paths', () => {
  expect(
    pathsIn('`src/web/root.tsx`, `user.php`, [a](docs/map.md), [b](https://a.example), `npm start`'),
  ).toEqual(['src/web/root.tsx', 'docs/map.md']);
});

test.each([
  ['README.md', 10],
  ['CONTRIBUTING.md', 5],
  ['docs/map.md', 100],
  ['docs/operations.md', 3],
])('every path in %s exists', (file, least) => {
  const named = pathsIn(read(file));
  expect(named.length).toBeGreaterThanOrEqual(least);
  expect(named.filter(target => !existsSync(path.join(project, target)))).toEqual([]);
});

test('the table in the README names every variable of the configuration', () => {
  const readers = [
    'src/server/config.ts',
    'src/server/providers/payments/create-provider.ts',
    'src/server/providers/sms/create-provider.ts',
  ];
  const variables = readers.flatMap(file =>
    [...read(file).matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name = '']) => name),
  );
  expect(variables.length).toBeGreaterThan(30);
  const rows = read('README.md').split('## Configuration')[1] ?? '';
  const names = [...rows.matchAll(/`([A-Z_]+)(\*?)`/g)].map(([, name = '', rest]) => ({ name, rest }));
  const isNamed = (variable: string) =>
    names.some(({ name, rest }) => (rest ? variable.startsWith(name) : variable === name));
  expect(variables.filter(variable => !isNamed(variable))).toEqual([]);
});

/** Pages name most files by the end of their path only, such as `like.ts`. */
const fileNamesIn = (text: string) =>
  [...text.matchAll(/`(\w[\w./-]*\.(?:tsx?|css|m?js|sql))`/g)].map(([, name = '']) => name);

test('every file that a page of features, paths or decisions names exists', () => {
  const pages = globSync('docs/{features,paths,decisions}/*.md', { cwd: project });
  const files = globSync(['{src,db,scripts,bench,e2e,public}/**/*.*', '*.*'], { cwd: project }).map(
    file => `/${file.replaceAll('\\', '/')}`,
  );
  const named = pages.flatMap(page => fileNamesIn(read(page)).map(name => ({ page, name })));
  expect(named.length).toBeGreaterThan(300);
  expect(named.filter(({ name }) => !files.some(file => file.endsWith(`/${name}`)))).toEqual([]);
});

test('every document that a source file or a document refers to exists', () => {
  const files = globSync(['src/**/*.{ts,tsx,css}', 'db/**/*.{ts,sql}', 'docs/**/*.md'], { cwd: project });
  // Reads the table, because some decisions have no file.
  const numbers = [...read('docs/decisions/README.md').matchAll(/^\| (\d{4}) \|/gm)].map(
    ([, number]) => number,
  );
  const missing = files.flatMap(file => {
    const text = read(file);
    const paths = [...text.matchAll(/\bdocs\/paths\/[\w-]+\.md/g)].map(([named]) => named);
    const decisions = [...text.matchAll(/\bdecisions?[ /](\d{4})\b/g)].map(match => match[1] ?? '');
    return [
      ...paths.filter(named => !existsSync(path.join(project, named))),
      ...decisions.filter(number => !numbers.includes(number)),
    ].map(what => `${file}: ${what}`);
  });
  expect(missing).toEqual([]);
});

test('every decision has a number of its own, a row in the table and a link that leads to it', () => {
  const files = globSync('docs/decisions/0*.md', { cwd: project }).map(file => path.basename(file));
  expect(new Set(files.map(file => file.slice(0, 4))).size).toBe(files.length);
  const table = read('docs/decisions/README.md');
  expect(
    files.filter(file => !table.includes(`| ${file.slice(0, 4)} |`) || !table.includes(`(${file})`)),
  ).toEqual([]);
  const links = [...table.matchAll(/\]\(([^)#]+\.md)/g)].map(([, link = '']) =>
    path.join('docs/decisions', link),
  );
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter(link => !existsSync(path.join(project, link)))).toEqual([]);
});

test('every call names a section that its comment cites', () => {
  const files = globSync('src/contract/*.ts', { cwd: project }).filter(file => !file.endsWith('.test.ts'));
  const calls = files.flatMap(file => sectionsOfCalls(read(file)));
  expect(calls.length).toBeGreaterThan(100);
  expect(calls.filter(({ section, cited }) => !cited.includes(section))).toEqual([]);
});

function sectionsOfCalls(text: string) {
  return text.split(/^export const (?=\w+ = defineCall\()/m).flatMap((rest, at, parts) => {
    if (at === 0) return [];
    const comment = /\/\*\*(?:(?!\/\*\*)[\s\S])*?\*\/\s*$/.exec(parts[at - 1] ?? '')?.[0] ?? '';
    const [call = ''] = rest.split(' ');
    return [{ call, section: /^ {2}section: '(.+)',$/m.exec(rest)?.[1] ?? '', cited: citedIn(comment) }];
  });
}

test('the section of a call is compared with the comment above it', () => {
  const text =
    "/** @spec 1.1 */\n\n/** @spec 4.7 D1.6 */\nexport const like = defineCall({\n  section: '4.6',\n});";
  expect(sectionsOfCalls(text)).toEqual([{ call: 'like', section: '4.6', cited: ['4.7', 'D1.6'] }]);
});

describe('citations of the product', () => {
  const sections = productSections();

  test('every section that a file cites is described in docs/product', () => {
    const ids = new Set(sections.map(({ id }) => id));
    const cited = citations();
    expect(cited.length).toBeGreaterThan(2_000);
    expect(cited.filter(({ id }) => !ids.has(id))).toEqual([]);
  });

  test('no file cites a document that is not in the repository', () => {
    const old = /\b[Ss]ections? [1-9]|\bdecisions,? (?:section )?[1-5](?:\.\d)?\b|\bspec\.md\b/;
    expect(sourceFiles().filter(file => old.test(read(file)))).toEqual([]);
  });

  test('are tags in comments and brackets in the titles of tests', () => {
    expect(citedIn('/** Likes a member. @spec 4.7 D1.6 */')).toEqual(['4.7', 'D1.6']);
    expect(citedIn("test('a like (spec 4.7, D1.6)'")).toEqual(['4.7', 'D1.6']);
    expect(citedIn("test('a price (spec 4.9, look: Price of a message)'")).toEqual(['4.9', 'look']);
  });

  test('the map lists the files of a section by their layer', () => {
    const [like = { id: '', title: '', page: '' }] = sections.filter(({ id }) => id === '4.7');
    const files = ['src/contract/likes.ts', 'src/server/likes/like.ts', 'src/server/likes/likes.test.ts'];
    const map = drawMap(
      [like],
      files.map(file => ({ file, id: '4.7' })),
    );
    expect(map).toContain('### 4.7 [Likes and matches](product/4-states.md#47-likes-and-matches)');
    expect(map).toContain(
      '- contract: `src/contract/likes.ts`\n- server: `src/server/likes/like.ts`\n- tests: `src/',
    );
  });
});

describe('words that the glossary retires', () => {
  test('are those in code in the last column', () => {
    expect(retiredWords()).toEqual(expect.arrayContaining(['postman', 'stretch', 'told']));
    expect(retiredWords('| a | b | not, `gone` |')).toEqual(['gone']);
  });

  const found = (text: string, file = 'src/a.ts') =>
    findingsIn(file, text, ['tell', 'letter']).map(({ where }) => where);

  test('are found in names and comments, whole and in the parts of a name, and not in strings', () => {
    expect(found('export function tellLikers() {}')).toEqual(['tellLikers']);
    expect(found('// They tell the member.')).toEqual(['// They tell the member.']);
    expect(found("const text = 'tell'; // intellect")).toEqual([]);
    expect(findingsIn('src/tell-likers.ts', '', ['tell'])).toHaveLength(1);
  });

  test('are found in parameters, properties and destructured names, where they are declared', () => {
    expect(found('const send = (letter: string, { tell: told, ...letterOf }: Deps) => letter;')).toEqual([
      'letter',
      'tell',
      'letterOf',
    ]);
    expect(found('type Email = { tellAt: Date }; const at = email.tellOf; if (/tell/.test(at)) {}')).toEqual([
      'tellAt',
    ]);
  });

  test('are found in the plural and at the end of a sentence', () => {
    expect(found('const letters = [];')).toEqual(['letters']);
    expect(found('// It sends letters.')).toEqual(['// It sends letters.']);
  });

  test('are found in names of styles and in code in documents', () => {
    expect(found('/* tall */ .tell { --letter-gap: 1px; color: tell; }', 'src/a.css')).toEqual([
      'tell',
      'letter-gap',
    ]);
    expect(found('Some may tell `tellLikers`.', 'docs/a.md')).toEqual(['tellLikers']);
  });

  test('are found in titles of tests, except those with an ordinary meaning', () => {
    const titles = (title: string) => found(`test.each([1])('${title}', () => {});`, 'src/a.test.ts');
    expect(titles('the events tell likers')).toEqual(['the events tell likers']);
    expect(titles('a capital letter')).toEqual([]);
  });

  test('stay in names of the API, of stored data and of an alphabet', () => {
    expect(findingsIn('src/contract/sessions.ts', 'const x = { logins: 1 };', ['logins'])).toEqual([]);
    expect(findingsIn('src/web/sessions.ts', 'const x = { logins: 1 };', ['logins'])).toHaveLength(1);
    expect(findingsIn('src/contract/languages.ts', '// The first letters.', ['letter'])).toEqual([]);
  });
});
