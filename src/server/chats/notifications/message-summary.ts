import type { Gif } from '#contract/gif';
import type { Gift } from '#contract/gift-catalogue';
import type { Translator } from '#i18n/messages';
import type { ServerMessages } from '#i18n/server-text';
import { holdsMailLink } from '../../accounts/email-parts/mail-links.ts';
import { holdsContactDetails } from '../../accounts/profile-name/contact-details.ts';
import { firstWords } from '../../notifications/emails/first-words.ts';
import type { WordFilter } from '../../profiles/word-filter/word-filters-of.ts';
import { isNeverCovered } from '../present.ts';
import type { MessageRow } from '../queries.ts';

const MAX_LENGTH = 120;

/**
 * The message in one short line: the first words of a text, or what else was sent. Covered messages show no text, and
 * those with links or contact details, which mail programs would turn into links, are null.
 * @spec D2.48 D5.3
 */
export function messageSummary(
  t: Translator<ServerMessages>,
  row: MessageRow | undefined,
  isCovered: WordFilter = isNeverCovered,
): string | null {
  if (!row) return null;
  if (row.has_photo) return t('message_summary.photo');
  // The casts are safe, because only `sendGift` and `sendGif` write these columns.
  if (row.gift) return t('message_summary.gift', { gift: t(`gift_name.${row.gift as Gift}`) });
  const gif = row.gif as Gif | null;
  if (gif) return t('message_summary.gif');
  if (isCovered(row.body)) return t('message_summary.covered');
  const words = firstWords(row.body, MAX_LENGTH);
  const isShown = words !== '' && !holdsMailLink(words) && !holdsContactDetails(words);
  return isShown ? t('message_summary.words', { words }) : null;
}
