import type { Output } from '#contract/call';
import type { getChat } from '#contract/chats';
import { DAY_MS } from '#contract/durations';
import type { Site } from '../../site/sites.ts';

/** The member deleted messages up to `cleared_seq`. Messages up to `hidden_seq` are too old to show. */
export type HistoryBounds = { cleared_seq: number; hidden_seq: number };

export const historyStart = ({ settings }: Pick<Site, 'settings'>, now: Date): Date =>
  new Date(now.getTime() - settings.history_days * DAY_MS);

/**
 * Returns null and 0 if the member has deleted all hidden messages.
 * @spec D1.12
 */
export function describeHiddenMessages(
  site: Pick<Site, 'settings'>,
  now: Date,
  bounds: HistoryBounds | undefined,
): Pick<Output<typeof getChat>, 'hidden_before' | 'hidden_seq'> {
  if (!bounds || bounds.hidden_seq <= bounds.cleared_seq) return { hidden_before: null, hidden_seq: 0 };
  return { hidden_before: historyStart(site, now).toISOString(), hidden_seq: bounds.hidden_seq };
}
