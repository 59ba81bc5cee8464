import path from 'node:path';
import { readProject, sourceFiles } from './sections.ts';

/** The words in `code` in the last column of the glossary. */
export const retiredWords = (glossary: string = readProject('docs/glossary.md')): string[] =>
  glossary
    .split('\n')
    .filter(line => line.startsWith('| ') && line.split('|').length === 5)
    .flatMap(line => [...(line.split('|')[3] ?? '').matchAll(/`([\w-]+)`/g)].map(([, word = '']) => word));

export type Finding = { file: string; word: string; where: string };

/** The glossary does not apply to strings and generated code. */
export function findRetiredWords(words: string[] = retiredWords()): Finding[] {
  return sourceFiles()
    .filter(file => file !== 'db/schema.ts')
    .flatMap(file => findingsIn(file, readProject(file), words));
}

export function findingsIn(file: string, text: string, words: readonly string[]): Finding[] {
  const finding = (where: string) => (word: string) => ({ file, word, where });
  return [
    ...wordsOf(path.basename(file), words).map(finding('the name of the file')),
    ...declaredNames(text).flatMap(name => wordsOf(name, words).map(finding(name))),
    ...commentsOf(text).flatMap(comment => wordsIn(comment, words).map(finding(comment.slice(0, 60)))),
  ];
}

/** Leaves out the names of parameters and properties. */
const declaredNames = (text: string): string[] =>
  [
    ...text.matchAll(
      /^\s*(?:export )?(?:default )?(?:async )?(?:function|const|let|type|class|interface) (\w+)/gm,
    ),
  ].map(([, name = '']) => name);

const commentsOf = (text: string): string[] =>
  [...text.matchAll(/\/\*\*?[\s\S]*?\*\/|(?:^|\s)\/\/ [^\n]*/g)].map(([comment]) => comment.trim());

/** Finds whole words only: `tell` in `tellLikers`, but not in `retellers`. */
function wordsOf(name: string, retired: readonly string[]): string[] {
  const parts = name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z\d]+/);
  return retired.filter(word => `-${parts.join('-')}-`.includes(`-${word.toLowerCase()}-`));
}

const wordsIn = (comment: string, retired: readonly string[]): string[] =>
  retired.filter(word => new RegExp(`(?<![\\w/.\`'-])${word}(?![\\w/.\`'-])`, 'i').test(comment));
