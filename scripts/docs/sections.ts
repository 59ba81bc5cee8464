import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const project = path.resolve(import.meta.dirname, '../..');
export const readProject = (file: string): string => readFileSync(path.join(project, file), 'utf8');

/** `id` is what comments cite: `4.2`, `D2.9`, `P1`. */
export type Section = { id: string; title: string; page: string };

export function productSections(): Section[] {
  const all = pages().flatMap(page =>
    [...readProject(page).matchAll(/^(#{1,2}) (\S+?)\.? (.+)$/gm)].flatMap(([, , id = '', title = '']) =>
      isId(id) ? [{ id, title, page }] : [],
    ),
  );
  // A heading such as "7 All calls by domain" repeats the number of its chapter.
  return all.filter(({ id }, at) => all.findIndex(other => other.id === id) === at);
}

const pages = (): string[] => {
  const files = globSync('docs/product/*.md', { cwd: project }).map(file => file.replaceAll('\\', '/'));
  const order = (file: string) => {
    const [, kind = '', number = '9'] = /\/(d?)(\d*)/.exec(file) ?? [];
    return `${number === '' ? 'z' : kind || 'a'}${number}${file}`;
  };
  return files.toSorted((one, other) => (order(one) < order(other) ? -1 : 1));
};

const ID = /D?[1-9](?:\.\d{1,2})?|[PRUG]\d{1,2}|look/;
const isId = (words: string) => new RegExp(`^(?:${ID.source})$`).test(words);

/** A citation follows a spec tag or stands in a test's title. */
export type Citation = { file: string; id: string };

export const citations = (): Citation[] =>
  sourceFiles().flatMap(file => [...new Set(citedIn(readProject(file)))].map(id => ({ file, id })));

export const sourceFiles = (): string[] =>
  globSync(['{src,db,scripts,bench,e2e}/**/*.{ts,tsx,css}', 'public/*.js'], { cwd: project })
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => !file.startsWith('scripts/docs/'))
    .toSorted();

export function citedIn(text: string): string[] {
  const tags = [...text.matchAll(/@spec ((?:[\w.]+[ ,]*)+)/g)].flatMap(([, ids = '']) => ids.split(/[\s,]+/));
  const titles = [...text.matchAll(/\(spec ([^)\n]*)\)/g)].flatMap(([, ids = '']) => ids.split(/[,;] ?/));
  return [...tags, ...titles]
    .map(id => id.replace(/^look: .*|\.$/, found => (found === '.' ? '' : 'look')))
    .filter(Boolean);
}
