import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const project = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(project, file), 'utf8');

/** Paths of this project in a text: in backquotes or as a link. */
function pathsIn(text: string): string[] {
  const quoted = [...text.matchAll(/`([^`\s]+)`/g)].map(match => match[1] ?? '');
  const linked = [...text.matchAll(/\]\(([^)\s#]+)\)/g)].map(match => match[1] ?? '');
  return [...quoted.filter(isPath), ...linked.filter(target => !URL.canParse(target))];
}

const isPath = (words: string) => /^(?:src|bench|db|docs|e2e|scripts|public|\.ci)\/[\w./-]+$/.test(words);

test('only paths are taken for paths', () => {
  expect(
    pathsIn('`src/web/api.ts`, `user.php`, [a](docs/map.md), [b](https://a.example), `npm start`'),
  ).toEqual(['src/web/api.ts', 'docs/map.md']);
});

test.each([
  ['README.md', 10],
  ['docs/map.md', 100],
  ['docs/operations.md', 3],
])('every path in %s exists', (file, least) => {
  const named = pathsIn(read(file));
  expect(named.length).toBeGreaterThanOrEqual(least);
  expect(named.filter(target => !existsSync(path.join(project, target)))).toEqual([]);
});

test('every document that a source file or a document refers to exists', () => {
  const files = globSync(['src/**/*.{ts,tsx,css}', 'db/**/*.{ts,sql}', 'docs/**/*.md'], { cwd: project });
  const numbers = globSync('docs/decisions/*.md', { cwd: project }).map(file =>
    path.basename(file).slice(0, 4),
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

test('no two decisions have the same number', () => {
  const numbers = globSync('docs/decisions/*.md', { cwd: project }).map(file =>
    path.basename(file).slice(0, 4),
  );
  expect(new Set(numbers).size).toBe(numbers.length);
});
