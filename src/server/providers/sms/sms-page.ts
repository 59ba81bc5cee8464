import { escapeHtml } from '../../platform/escape-html.ts';
import { devPage, devTime } from '../dev-page.ts';
import type { StoredSms } from './sms-mailbox-queries.ts';

const STYLE = `
  main { max-width: 720px; }
  li { padding: 12px 0; overflow-wrap: anywhere; }
  li strong { display: block; font-weight: 400; white-space: pre-wrap; }
  li span { color: var(--quiet); font-size: 14px; }`;

export const smsPage = (messages: StoredSms[]): string =>
  devPage({
    title: 'Development messages',
    description: 'Every short message the site sent within a day, newest first.',
    style: STYLE,
    content:
      messages.length > 0
        ? `<ol>${messages.map(item).join('\n')}</ol>`
        : '<p>No messages yet. Pay by direct debit, and its code lands here.</p>',
  });

const item = ({ recipient, body, created_at }: StoredSms): string =>
  `<li><strong>${escapeHtml(body)}</strong><span>${escapeHtml(recipient)}, ${devTime(created_at)}</span></li>`;
