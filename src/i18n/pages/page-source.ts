import { STACKED_MARKS, WITHOUT_CONTROL_CHARACTERS } from '#contract/plain-text';
import type { PageSection, StaticPage } from './static-page.ts';

type Mistake = { line: number };
type Link = { label: string; href: `/${string}` };

/**
 * Writes a page as staff edit it: `# title`, `> description`, the introduction, and sections of `## heading`, with the
 * name that links end with as in `## Heading {#name}`, paragraphs, `- items` and `[links](/path)`, with empty lines between.
 * @spec 2.9 D5.10
 */
export function writePage({ title, description, intro, sections }: StaticPage): string {
  const blocks = [`# ${title}`, `> ${description}`, intro, ...sections.map(writeSection)];
  return `${blocks.join('\n\n')}\n`;
}

function writeSection({ id, heading, paragraphs = [], list = [], links = [] }: PageSection): string {
  const items = list.map(item => `- ${item}`).join('\n');
  const written = links.map(({ label, href }) => `[${label}](${href})`).join('\n');
  const named = id ? `${heading} {#${id}}` : heading;
  return [`## ${named}`, ...paragraphs, items, written].filter(block => block !== '').join('\n\n');
}

/**
 * Reads what `writePage` writes. Everything else is text, so a page never gets markup of its own, and links lead to
 * pages of the site only.
 * @returns the line of the first mistake, from 1, instead of a page that lacks something
 * @spec 2.9 D5.10
 */
export function readPage(source: string): StaticPage | Mistake {
  const lines = source.replaceAll(/\r\n?/g, '\n').split('\n');
  const wrong = lines.findIndex(line => !isPlain(line));
  if (wrong >= 0) return { line: wrong + 1 };
  const page = { title: '', description: '', intro: '', sections: [] as WritableSection[] };
  let paragraph: string[] = [];
  const endParagraph = () => {
    const text = paragraph.join(' ');
    const section = page.sections.at(-1);
    if (text !== '' && section) section.paragraphs.push(text);
    else if (text !== '') page.intro = [page.intro, text].filter(Boolean).join(' ');
    paragraph = [];
  };
  for (const [index, line] of lines.entries()) {
    const { mark, text } = readLine(line.trim());
    if (mark === 'text') paragraph.push(text);
    else endParagraph();
    if (mark !== 'text' && mark !== 'blank' && !place(page, mark, text)) return { line: index + 1 };
  }
  endParagraph();
  const missing = [page.title, page.description, page.intro].includes('') || page.sections.length === 0;
  return missing ? { line: lines.length } : { ...page, sections: page.sections.map(withoutEmpty) };
}

const isPlain = (line: string): boolean =>
  WITHOUT_CONTROL_CHARACTERS.test(line) && !STACKED_MARKS.test(line) && line.isWellFormed();

type Mark = 'title' | 'description' | 'heading' | 'item' | 'link' | 'text' | 'blank';
type WritableSection = { id?: string; heading: string; paragraphs: string[]; list: string[]; links: Link[] };
type WritablePage = { title: string; description: string; sections: WritableSection[] };

const marks: readonly [mark: Mark, written: RegExp][] = [
  ['blank', /^$/],
  ['title', /^# +(\S.*)$/],
  ['heading', /^## +(\S.*)$/],
  ['description', /^> +(\S.*)$/],
  ['item', /^- +(\S.*)$/],
  ['link', /^(\[.*\]\(.*\))$/],
];

function readLine(line: string): { mark: Mark; text: string } {
  for (const [mark, written] of marks) {
    const found = written.exec(line);
    if (found) return { mark, text: found[1] ?? '' };
  }
  return { mark: 'text', text: line };
}

/** @returns whether the mark may stand there */
function place(page: WritablePage, mark: Mark, text: string): boolean {
  const section = page.sections.at(-1);
  if (mark === 'title' || mark === 'description') {
    if (section || page[mark] !== '') return false;
    page[mark] = text;
    return true;
  }
  if (mark === 'heading') {
    const [, heading = text, id] = /^(.*\S) +\{#([a-z][a-z\d-]*)\}$/.exec(text) ?? [];
    page.sections.push({ ...(id && { id }), heading, paragraphs: [], list: [], links: [] });
    return true;
  }
  if (!section) return false;
  if (mark === 'item') section.list.push(text);
  else return placeLink(section, text);
  return true;
}

function placeLink({ links }: WritableSection, written: string): boolean {
  const [, label, href] = /^\[([^\]]+)\]\((\/(?!\/)[\w\-./?=&#]*)\)$/.exec(written) ?? [];
  if (label === undefined || href === undefined) return false;
  links.push({ label, href: href as Link['href'] });
  return true;
}

const withoutEmpty = ({ id, heading, ...parts }: WritableSection): PageSection => ({
  ...(id && { id }),
  heading,
  ...Object.fromEntries(Object.entries(parts).filter(([, list]) => list.length > 0)),
});

/** Placeholders that have no value, such as `{nonsense}`. */
export const unknownPlaceholders = (source: string, known: readonly string[]): string[] =>
  [...source.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).filter(name => !known.includes(name));
