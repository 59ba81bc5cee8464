import { isNoLongerThan } from '#contract/characters';
import { fieldError } from '#contract/errors';
import type { Site } from '../site/sites.ts';

/**
 * @throws message_too_long
 * @spec 5.9 D2.7
 */
export function refuseTooLong({ settings }: Pick<Site, 'settings'>, field: string, text: string): void {
  const { message_length } = settings;
  if (!isNoLongerThan(text, message_length)) throw fieldError(field, 'message_too_long', { message_length });
}
