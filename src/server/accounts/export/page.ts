import { escapeHtml as text } from '../../platform/escape-html.ts';
import type { Site } from '../../site/sites.ts';
import { pageStyle } from './page-style.ts';
import type { Block, Row, Section, Streamed } from './section.ts';

/** What the page says besides its chapters; plain text. */
export type PageWords = { language: string; title: string; lead: string; chapters: string; footer: string[] };

/**
 * The page a person reads, piece by piece: it stands alone but for the photos beside it in the archive, and whatever the
 * member or others wrote, it runs no script and asks no network.
 */
export async function* pageText(
  { settings, palette }: Site,
  words: PageWords,
  sections: readonly Section[],
): AsyncGenerator<string> {
  const links = sections.map(({ name, title }) => `<a href="#${name}">${text(title)}</a>`);
  yield `<!doctype html>
<html lang="${text(words.language)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src 'self' file:">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${text(words.title)}</title>
<style>${pageStyle(palette)}</style>
</head>
<body>
<header><p class="site">${text(settings.name)}</p><h1>${text(words.title)}</h1><p class="quiet">${text(words.lead)}</p></header>
<nav aria-label="${text(words.chapters)}"><div>${links.join('')}</div></nav>
<main>
`;
  for (const { name, title, blocks } of sections) {
    yield `<section id="${name}"><h2>${text(title)}</h2>\n`;
    for await (const block of blocks()) yield* blockText(block);
    yield '</section>\n';
  }
  yield `</main>\n<footer>${words.footer.map(line => `<p>${text(line)}</p>`).join('')}</footer>\n</body>\n</html>\n`;
}

async function* blockText(block: Block): AsyncGenerator<string> {
  if (block.is === 'note') yield `<p class="note">${text(block.text)}</p>\n`;
  else if (block.is === 'facts') yield factsText(block.facts);
  else if (block.is === 'photos') yield photosText(block.photos);
  else if (block.is === 'rows') yield* listText('rows', block.rows, rowText);
  else if (block.is === 'messages') yield* listText('messages', block.messages, messageText);
  else {
    yield `<details><summary><b>${text(block.title)}</b>${asideText(block.aside)}</summary>\n`;
    for (const inner of block.blocks) yield* blockText(inner);
    yield '</details>\n';
  }
}

async function* listText<Item>(
  name: string,
  items: Streamed<Item>,
  write: (item: Item) => string,
): AsyncGenerator<string> {
  yield `<ul class="${name}">\n`;
  for await (const item of items) yield write(item);
  yield '</ul>\n';
}

const asideText = (aside: string) => `<span class="aside">${text(aside)}</span>`;

const rowText = ({ text: said, aside }: Row) =>
  `<li class="row"><span>${text(said)}</span>${asideText(aside)}</li>\n`;

const messageText = ({ mine, text: said, aside }: Row & { mine: boolean }) =>
  `<li class="message${mine ? ' mine' : ''}"><p>${text(said)}</p>${asideText(aside)}</li>\n`;

const factsText = (facts: readonly (readonly [string, string])[]) =>
  `<dl>${facts.map(([label, value]) => `<div><dt>${text(label)}</dt><dd>${text(value)}</dd></div>`).join('')}</dl>\n`;

const photosText = (photos: readonly { file: string; text: string }[]) =>
  `<div class="photos">${photos.map(photoText).join('')}</div>\n`;

const photoText = ({ file, text: said }: { file: string; text: string }) =>
  `<figure><a href="${text(file)}"><img src="${text(file)}" alt="${text(said)}" loading="lazy"></a><figcaption>${text(said)}</figcaption></figure>`;
