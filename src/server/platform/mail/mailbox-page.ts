import { devPage, devTime } from '../dev-page.ts';
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

const STYLE = `
  li a { display: block; padding: 12px; color: inherit; text-decoration: none; overflow-wrap: anywhere; }
  li a:hover, li a[aria-current] { background: var(--soft); }
  li strong { display: block; }
  li span { color: var(--quiet); font-size: 14px; }
  .failed { color: var(--danger); }
  iframe { display: block; width: 100%; height: 760px; margin-top: 16px; border: 1px solid var(--line); border-radius: 20px; background: var(--surface); }
  details { margin-top: 16px; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 16px; background: var(--raised); border: 1px solid var(--line); border-radius: 12px; }
  @media (max-width: 991px) { article { order: -1; } }
  @media (min-width: 992px) { main { grid-template-columns: 360px 1fr; } ol { max-height: calc(100vh - 120px); overflow: auto; } }`;

/** The page of `/dev/mail`: letters newest first, the chosen one beside or below them. */
export const mailboxPage = (letters: ListedLetter[], letter: ShownLetter | null): string =>
  devPage({
    title: 'Development mailbox',
    description: 'Every letter the site sent, newest first.',
    style: STYLE,
    content: letter
      ? `<ol>${letters.map(listed => item(listed, letter.id)).join('')}</ol>\n${shownLetter(letter)}`
      : '<p>No letters yet. Sign up, and the activation mail lands here.</p>',
  });

function item(letter: ListedLetter, shownId: string): string {
  const current = letter.id === shownId ? ' aria-current="true"' : '';
  return `<li><a href="/dev/mail?letter=${letter.id}"${current}><strong>${escapeHtml(letter.subject)}</strong>
<span>${escapeHtml(letter.recipient)}, ${devTime(letter.created_at)}${state(letter)}</span></a></li>`;
}

function state({ sent_at, failed_at, last_error }: ListedLetter): string {
  if (sent_at) return '';
  if (failed_at) return `, <b class="failed">given up: ${escapeHtml(last_error ?? '')}</b>`;
  return last_error ? `, <b class="failed">waiting: ${escapeHtml(last_error)}</b>` : ', waiting';
}

const shownLetter = ({ id, recipient, subject, text, created_at }: ShownLetter): string => `<article>
<h2>${escapeHtml(subject)}</h2>
<p>To ${escapeHtml(recipient)}, ${devTime(created_at)}</p>
<iframe src="/dev/mail/${id}" title="The letter" sandbox="allow-top-navigation-by-user-activation allow-popups"></iframe>
<details><summary>As plain text</summary><pre>${linked(text)}</pre></details>
</article>`;

/** Plain text with its addresses as links. */
const linked = (text: string): string =>
  escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, address => `<a href="${address}">${address}</a>`);
