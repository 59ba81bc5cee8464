import { BRAND_HUE, paletteOf } from '#contract/brand';
import { escapeHtml } from '../escape-html.ts';

export type ListedLetter = {
  id: string;
  recipient: string;
  subject: string;
  created_at: Date;
  sent_at: Date | null;
  failed_at: Date | null;
  last_error: string | null;
};
export type ShownLetter = { id: string; recipient: string; subject: string; text: string; created_at: Date };

/** Letters of all sites lie here: it wears the colours that no site has chosen. */
const palette = paletteOf(BRAND_HUE.default);

const STYLE = `
  :root {
    color-scheme: light dark;
    --surface: light-dark(${palette.surface}); --raised: light-dark(${palette['surface-raised']});
    --ink: light-dark(${palette.ink}); --quiet: light-dark(${palette['ink-quiet']});
    --line: light-dark(${palette.hairline}); --violet: light-dark(${palette.violet}); --soft: light-dark(${palette['violet-soft']});
    --danger: light-dark(#b3261e, #ff9b92);
  }
  * { box-sizing: border-box; }
  body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: var(--surface); color: var(--ink); }
  header { padding: 24px clamp(16px, 4vw, 32px) 16px; }
  h1 { margin: 0; font-size: 24px; letter-spacing: -0.02em; }
  h2 { margin: 0; font-size: 20px; letter-spacing: -0.01em; overflow-wrap: anywhere; }
  p { margin: 4px 0 0; color: var(--quiet); font-size: 14px; }
  main { display: grid; gap: 24px; padding: 0 clamp(16px, 4vw, 32px) 32px; }
  ol { margin: 0; padding: 0; list-style: none; border-top: 1px solid var(--line); align-self: start; }
  li { border-bottom: 1px solid var(--line); }
  li a { display: block; padding: 12px; color: inherit; text-decoration: none; overflow-wrap: anywhere; }
  li a:hover, li a[aria-current] { background: var(--soft); }
  li strong { display: block; }
  li span { color: var(--quiet); font-size: 14px; }
  a { color: var(--violet); }
  a:focus-visible, summary:focus-visible { outline: 3px solid var(--violet); outline-offset: -3px; }
  .failed { color: var(--danger); }
  iframe { display: block; width: 100%; height: 760px; margin-top: 16px; border: 1px solid var(--line); border-radius: 20px; background: var(--surface); }
  details { margin-top: 16px; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 16px; background: var(--raised); border: 1px solid var(--line); border-radius: 12px; }
  @media (max-width: 991px) { article { order: -1; } }
  @media (min-width: 992px) { main { grid-template-columns: 360px 1fr; } ol { max-height: calc(100vh - 120px); overflow: auto; } }`;

/** The page of `/dev/mail`: letters newest first, the chosen one beside or below them. */
export const mailboxPage = (letters: ListedLetter[], letter: ShownLetter | null): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Development mailbox</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<h1>Development mailbox</h1>
<p>Every letter the site sent, newest first. This page exists in development and in the demo only.</p>
</header>
<main>
${letter ? `<ol>${letters.map(listed => item(listed, letter.id)).join('')}</ol>\n${shownLetter(letter)}` : '<p>No letters yet. Sign up, and the activation mail lands here.</p>'}
</main>
</body>
</html>
`;

function item(letter: ListedLetter, shownId: string): string {
  const current = letter.id === shownId ? ' aria-current="true"' : '';
  return `<li><a href="/dev/mail?letter=${letter.id}"${current}><strong>${escapeHtml(letter.subject)}</strong>
<span>${escapeHtml(letter.recipient)}, ${time(letter.created_at)}${state(letter)}</span></a></li>`;
}

function state({ sent_at, failed_at, last_error }: ListedLetter): string {
  if (sent_at) return '';
  if (failed_at) return `, <b class="failed">given up: ${escapeHtml(last_error ?? '')}</b>`;
  return last_error ? `, <b class="failed">waiting: ${escapeHtml(last_error)}</b>` : ', waiting';
}

const shownLetter = ({ id, recipient, subject, text, created_at }: ShownLetter): string => `<article>
<h2>${escapeHtml(subject)}</h2>
<p>To ${escapeHtml(recipient)}, ${time(created_at)}</p>
<iframe src="/dev/mail/${id}" title="The letter" sandbox="allow-top-navigation-by-user-activation allow-popups"></iframe>
<details><summary>As plain text</summary><pre>${linked(text)}</pre></details>
</article>`;

/** Plain text with its addresses as links. */
const linked = (text: string): string =>
  escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, address => `<a href="${address}">${address}</a>`);

const time = (at: Date): string =>
  `<time datetime="${at.toISOString()}">${at.toISOString().slice(0, 19).replace('T', ' ')} UTC</time>`;
