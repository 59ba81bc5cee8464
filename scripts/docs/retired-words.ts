import { globSync } from 'node:fs';
import path from 'node:path';
import { project, readProject, sourceFiles } from './sections.ts';

/** The words in `code` in the last column of the glossary. */
export const retiredWords = (glossary: string = readProject('docs/glossary.md')): string[] =>
  glossary
    .split('\n')
    .filter(line => line.startsWith('| ') && line.split('|').length === 5)
    .flatMap(line => [...(line.split('|')[3] ?? '').matchAll(/`([\w-]+)`/g)].map(([, word = '']) => word));

type Finding = { file: string; word: string; where: string };

/** The glossary does not apply to strings and generated code. */
export function findRetiredWords(words: string[] = retiredWords()): Finding[] {
  const files = [...sourceFiles().filter(file => file !== 'db/schema.ts'), ...documents()];
  const likely = anyOf(words);
  return files.flatMap(file => {
    const text = readProject(file);
    return likely.test(file) || likely.test(text) ? findingsIn(file, text, words) : [];
  });
}

/** Leaves out the changelog, which mentions former names, and the map, which is generated. */
const documents = (): string[] =>
  globSync(['*.md', 'docs/**/*.md'], { cwd: project })
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => !['CHANGELOG.md', 'docs/glossary.md', 'docs/map.md'].includes(file))
    .toSorted();

type Exemption = { reason: string; names: RegExp; files: RegExp };

const EXEMPTIONS: Exemption[] = [
  {
    reason: 'fields and addresses of the API',
    names: /^(?:can_be_kept|logins|movement|\/settings\/logins|\/api\/logins\.php)$/,
    files: /^(?:src\/(?:contract|server)\/|src\/web\/credits\/order\/|docs\/)/,
  },
  {
    reason: 'the parameter that fetches the time bonus',
    names: /^(?:welcome|.*welcome=true)$/,
    files: /^(?:docs\/|src\/contract\/call\.test|src\/server\/credits\/discounts\/redeeming\.test)/,
  },
  {
    reason: 'keys of the data export',
    names: /^(?:letters|movements|welcome)$/,
    files: /^src\/server\/(?:accounts\/export\/|credits\/export-credits|cross-domain\/export-content)/,
  },
  {
    reason: 'a stored field of the sandbox of payments',
    names: /^tell_at$/,
    files: /^src\/server\/providers\/payments\/sandbox\//,
  },
  {
    reason: 'the hand of a pose, whose name is stored',
    names: /^(?:hands?|hand_on_head|hand_behind_ear|open_hand_below_chin)$/,
    files: /^src\/(?:web\/photos\/verification|i18n)\//,
  },
  {
    reason: 'an option of the job queue',
    names: /^deadLetter$/,
    files: /^src\/server\/platform\/jobs\.ts$/,
  },
  {
    reason: 'the letters of an alphabet, and the size of letters on a page',
    names: /^(?:plain-?|town)?letters?(?:\.ts)?$/i,
    files:
      /\/(?:languages|names|pay|payment-methods|region-of-place|subset-fonts|word-filter-matching)(?:\.test)?\.ts$|\/profile-name\/|\.css$/,
  },
];

const isExempt = (file: string, name: string): boolean =>
  EXEMPTIONS.some(({ names, files }) => names.test(name) && files.test(file));

/** These are retired as terms, but a title may use them in their ordinary meaning. */
const ORDINARY_IN_TITLES = new Set(
  'books deal dealt desk door drain forget hand kept letter logins movement office rounds stretch'.split(' '),
);

type Place = { where: string; found: string[] };

export function findingsIn(file: string, text: string, words: readonly string[]): Finding[] {
  const forms = formsOf(words);
  const likely = anyOf(words);
  const titleForms = forms.filter(({ word }) => !ORDINARY_IN_TITLES.has(word));
  const inName = (name: string): Place => ({
    where: name,
    found: likely.test(name) && !isExempt(file, name) ? wordsOf(name, forms) : [],
  });
  const inText = (where: string, retired: readonly Form[]): Place => ({
    where: where.slice(0, 60),
    found: wordsIn(where, retired, form => isExempt(file, form)),
  });
  const base = path.basename(file);
  const places = file.endsWith('.md')
    ? codeMarksOf(text).map(inName)
    : [
        { ...inName(base), where: 'the name of the file' },
        ...(file.endsWith('.css') ? styleNamesOf(text) : namesOf(text)).map(inName),
        ...commentsOf(text).map(comment => inText(comment, forms)),
        ...(TEST.test(file) ? titlesOf(text).map(title => inText(title, titleForms)) : []),
      ];
  return places.flatMap(({ where, found }) => found.map(word => ({ file, word, where })));
}

const TEST = /\.(?:test|spec)\.tsx?$/;

const NOT_CODE =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|(?<=[(,=:[!&|?>]\s*)\/(?:[^\\/\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\//g;

/** Leaves out a name after a dot, because it is checked where it is declared. */
function namesOf(text: string): string[] {
  const code = text.replace(NOT_CODE, ' ').replaceAll('...', ' ');
  return unique([...code.matchAll(/(?<![.\w$])[A-Za-z_]\w*/g)].map(([name]) => name));
}

const styleNamesOf = (text: string): string[] =>
  unique(
    [...text.replace(/\/\*[\s\S]*?\*\//g, ' ').matchAll(/(?:\.|--|@keyframes )([A-Za-z_][\w-]*)/g)].map(
      ([, name = '']) => name,
    ),
  );

const codeMarksOf = (text: string): string[] =>
  unique([...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code));

const commentsOf = (text: string): string[] =>
  [...text.matchAll(/\/\*\*?[\s\S]*?\*\/|(?:^|\s)\/\/ [^\n]*/g)].map(([comment]) => comment.trim());

/** A table of cases ends with a bracket before the title. */
const TITLE =
  /(?:(?<![.\w])(?:test|it|describe)(?:\.\w+)*|\))\(\s*(?:'((?:[^'\\]|\\.)*)'|`((?:[^`\\]|\\.)*)`|"((?:[^"\\]|\\.)*)")/g;

const titlesOf = (text: string): string[] =>
  [...text.matchAll(TITLE)].map(([, single, template, double]) => single ?? template ?? double ?? '');

const unique = (names: string[]): string[] => [...new Set(names)];

/** Passes over most texts and names quickly, because the full comparison is slow. */
const anyOf = (words: readonly string[]): RegExp =>
  new RegExp(words.map(word => word.replaceAll('-', '[^a-z]?')).join('|'), 'i');

type Form = { form: string; word: string };

/** A word is retired in the plural too. */
const formsOf = (words: readonly string[]): Form[] =>
  words.flatMap(word => [word, `${word}s`, `${word}es`].map(form => ({ form: form.toLowerCase(), word })));

/** Finds whole words only: `tell` in `tellLikers`, but not in `retellers`. */
function wordsOf(name: string, forms: readonly Form[]): string[] {
  const parts = name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z\d]+/);
  const joined = `-${parts.join('-')}-`;
  return unique(forms.filter(({ form }) => joined.includes(`-${form}-`)).map(({ word }) => word));
}

function wordsIn(text: string, forms: readonly Form[], exempt: (form: string) => boolean): string[] {
  const lower = text.toLowerCase();
  const found = forms.filter(
    ({ form }) =>
      lower.includes(form) &&
      new RegExp(`(?<![\\w/.\`'-])${form}(?![\\w/\`'-]|\\.\\w)`).test(lower) &&
      !exempt(form),
  );
  return unique(found.map(({ word }) => word));
}
