import escapeHtml from 'escape-html';
import type { Site } from '../../site/sites.ts';
import { pageStyle } from './page-style.ts';
import type { ExportBlock, ExportSection, ExportTextRow, StreamedList } from './section.ts';

/** Plain text, which `exportPageHtml` escapes. */
export type ExportPageTexts = {
  language: string;
  title: string;
  lead: string;
  chapters: string;
  footer: string[];
};

/**
 * The page loads only the archive's photos, and texts of members cannot run scripts.
 * @spec D5.7
 */
export async function* exportPageHtml(
  { settings, palette }: Site,
  texts: ExportPageTexts,
  sections: readonly ExportSection[],
): AsyncGenerator<string> {
  const links = sections.map(({ name, title }) => `<a href="#${name}">${escapeHtml(title)}</a>`);
  yield `<!doctype html>
<html lang="${escapeHtml(texts.language)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src 'self' file:">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${escapeHtml(texts.title)}</title>
<style>${pageStyle(palette)}</style>
</head>
<body>
<header><p class="site">${escapeHtml(settings.name)}</p><h1>${escapeHtml(texts.title)}</h1><p class="quiet">${escapeHtml(texts.lead)}</p></header>
<nav aria-label="${escapeHtml(texts.chapters)}"><div>${links.join('')}</div></nav>
<main>
`;
  for (const { name, title, blocks } of sections) {
    yield `<section id="${name}"><h2>${escapeHtml(title)}</h2>\n`;
    for await (const block of blocks()) yield* blockHtml(block);
    yield '</section>\n';
  }
  yield `</main>\n<footer>${texts.footer.map(line => `<p>${escapeHtml(line)}</p>`).join('')}</footer>\n</body>\n</html>\n`;
}

async function* blockHtml(block: ExportBlock): AsyncGenerator<string> {
  if (block.kind === 'note') yield `<p class="note">${escapeHtml(block.text)}</p>\n`;
  else if (block.kind === 'details') yield detailsHtml(block.details);
  else if (block.kind === 'photos') yield photosHtml(block.photos);
  else if (block.kind === 'rows') yield* listHtml('rows', block.rows, rowHtml);
  else if (block.kind === 'messages') yield* listHtml('messages', block.messages, messageHtml);
  else {
    yield `<details><summary><b>${escapeHtml(block.title)}</b>${asideHtml(block.aside)}</summary>\n`;
    for (const inner of block.blocks) yield* blockHtml(inner);
    yield '</details>\n';
  }
}

async function* listHtml<Item>(
  name: string,
  items: StreamedList<Item>,
  write: (item: Item) => string,
): AsyncGenerator<string> {
  yield `<ul class="${name}">\n`;
  for await (const item of items) yield write(item);
  yield '</ul>\n';
}

const asideHtml = (aside: string) => `<span class="aside">${escapeHtml(aside)}</span>`;

const rowHtml = ({ text: content, aside }: ExportTextRow) =>
  `<li class="row"><span>${escapeHtml(content)}</span>${asideHtml(aside)}</li>\n`;

const messageHtml = ({ mine, text: content, aside }: ExportTextRow & { mine: boolean }) =>
  `<li class="message${mine ? ' mine' : ''}"><p>${escapeHtml(content)}</p>${asideHtml(aside)}</li>\n`;

const detailsHtml = (details: readonly (readonly [string, string])[]) =>
  `<dl>${details.map(([label, value]) => `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd></div>`).join('')}</dl>\n`;

const photosHtml = (photos: readonly { file: string; text: string }[]) =>
  `<div class="photos">${photos.map(photoHtml).join('')}</div>\n`;

const photoHtml = ({ file, text: content }: { file: string; text: string }) =>
  `<figure><a href="${escapeHtml(file)}"><img src="${escapeHtml(file)}" alt="${escapeHtml(content)}" loading="lazy"></a><figcaption>${escapeHtml(content)}</figcaption></figure>`;
