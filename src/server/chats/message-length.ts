import { isNoLongerThan } from '#contract/characters';
import { fieldError } from '#contract/errors';
import type { Site } from '../site/sites.ts';

/** Refuses a text of more characters than the site lets a message have (setting `message_length`), at its field. */
export function refuseTooLong({ settings }: Pick<Site, 'settings'>, field: string, text: string): void {
  const { message_length } = settings;
  if (!isNoLongerThan(text, message_length)) throw fieldError(field, 'message_too_long', { message_length });
}
