import escapeHtml from 'escape-html';
import type { BrandPalette } from '#contract/brand-palette';
import type { Site } from '../../site/sites.ts';
import type { ExportBlock, ExportSection, ExportTextRow, StreamedList } from './section.ts';

/**
 * The style loads nothing, because the exported page is read offline.
 * @spec D5.7
 */
const pageStyle = (palette: BrandPalette): string => `
:root {
  color-scheme: light dark;
  --surface: light-dark(${palette.surface}); --raised: light-dark(${palette['surface-raised']});
  --ink: light-dark(${palette.ink}); --quiet: light-dark(${palette['ink-quiet']}); --line: light-dark(${palette.hairline});
  --violet: light-dark(${palette.violet}); --soft: light-dark(${palette['violet-soft']}); --on-violet: light-dark(${palette['on-violet']});
}
* { box-sizing: border-box; margin: 0; padding: 0; }
html { scroll-padding-top: 72px; -webkit-text-size-adjust: 100%; }
body { background: var(--surface); color: var(--ink); font: 16px/1.55 -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; overflow-wrap: anywhere; }
header, main, footer { max-width: 760px; margin: 0 auto; padding: 0 20px; }
header { padding-top: 40px; padding-bottom: 24px; }
.site { color: var(--violet); font-weight: 700; letter-spacing: -0.01em; }
h1 { margin: 8px 0; font-size: clamp(28px, 7vw, 40px); line-height: 1.15; letter-spacing: -0.03em; text-wrap: balance; }
h2 { margin-bottom: 16px; font-size: 24px; line-height: 1.25; letter-spacing: -0.02em; }
.quiet { color: var(--quiet); }
nav { position: sticky; top: 0; z-index: 1; background: var(--surface); border-bottom: 1px solid var(--line); }
nav div { display: flex; gap: 4px; max-width: 760px; margin: 0 auto; padding: 6px 12px; overflow-x: auto; }
nav a { flex: none; padding: 10px 12px; border-radius: 999px; color: var(--ink); font-weight: 600; font-size: 15px; text-decoration: none; }
nav a:hover { background: var(--soft); }
a:focus-visible, summary:focus-visible { outline: 3px solid var(--violet); outline-offset: 2px; }
section { padding: 32px 0; border-bottom: 1px solid var(--line); }
section:last-child { border: 0; }
section > * + * { margin-top: 16px; }
dl { display: grid; gap: 12px; }
dt { color: var(--quiet); font-size: 14px; }
dt::first-letter { text-transform: uppercase; }
dd { white-space: pre-wrap; }
ul { list-style: none; }
.row { display: flex; flex-wrap: wrap; gap: 0 16px; justify-content: space-between; padding: 10px 0; border-top: 1px solid var(--line); }
.row:first-child { border: 0; }
.aside { color: var(--quiet); font-size: 14px; font-variant-numeric: tabular-nums; }
.photos { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(150px, 44%), 1fr)); gap: 12px; }
.photos img { display: block; width: 100%; aspect-ratio: 3 / 4; object-fit: cover; border-radius: 20px; background: var(--soft); }
.photos figcaption { padding: 6px 4px; font-size: 14px; color: var(--quiet); }
details { border-top: 1px solid var(--line); }
details + details { margin-top: 0; }
summary { display: flex; gap: 12px; align-items: baseline; min-height: 48px; padding: 12px 4px; cursor: pointer; list-style: none; }
summary::-webkit-details-marker { display: none; }
summary::before { content: ""; flex: none; align-self: center; width: 8px; height: 8px; border: solid var(--violet); border-width: 0 2px 2px 0; transform: rotate(-45deg); }
details[open] > summary::before { transform: rotate(45deg); }
summary b { flex: 1; min-width: 0; }
details > :not(summary) { margin: 4px 4px 20px; }
.note { white-space: pre-wrap; }
.messages { display: grid; gap: 10px; }
.message { max-width: min(85%, 520px); justify-self: start; content-visibility: auto; contain-intrinsic-size: auto 72px; }
.message p { padding: 10px 14px; border-radius: 18px 18px 18px 6px; background: var(--raised); border: 1px solid var(--line); white-space: pre-wrap; }
.message.mine { justify-self: end; }
.message.mine p { background: var(--violet); color: var(--on-violet); border-color: transparent; border-radius: 18px 18px 6px 18px; }
.message .aside { display: block; padding: 2px 8px; }
.mine .aside { text-align: end; }
footer { padding-top: 8px; padding-bottom: 48px; color: var(--quiet); font-size: 14px; }
@media (min-width: 576px) { dl div { display: grid; grid-template-columns: 200px 1fr; gap: 24px; } dt { padding-top: 1px; } }
@media print { nav { display: none; } }
`;

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
