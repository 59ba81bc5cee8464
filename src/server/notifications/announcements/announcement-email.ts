import type { EmailContent } from '../../accounts/queue-email-to.ts';
import { firstWords } from '../emails/first-words.ts';
import { type AnnouncementTexts, textFor } from './announcement-file.ts';

const PREVIEW_LENGTH = 120;

/**
 * What the operator wrote is plain text, so `renderEmail` escapes it.
 * @spec D2.48
 */
export function announcementEmail(texts: AnnouncementTexts, locale: string): EmailContent {
  const written = textFor(texts, locale);
  if (!written) throw new Error('an announcement without a text');
  const text = written.text.split(/\n\s*\n/).map(paragraph => paragraph.replaceAll('\n', ' ').trim());
  return {
    subject: written.subject,
    preview: firstWords(text[0] ?? '', PREVIEW_LENGTH),
    text,
    small: [],
    button: { label: written.button, path: written.path },
  };
}
