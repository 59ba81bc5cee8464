import type { Output } from '#contract/call';
import type { getChat } from '#contract/chats';
import type { Site } from '../../site/sites.ts';

/** How far a conversation is deleted by one of the two, and hidden from both. */
export type Reach = { cleared_seq: number; hidden_seq: number };

/** Messages sent before it are hidden on this site (setting `history_days`; section 9). */
export const shownSince = ({ settings }: Pick<Site, 'settings'>, now: Date): Date =>
  new Date(now.getTime() - settings.history_days * 86_400_000);

/** What a member is told of messages that are hidden for their age: nothing of those he deleted before. */
export function whatIsHidden(
  site: Pick<Site, 'settings'>,
  now: Date,
  reach: Reach | undefined,
): Pick<Output<typeof getChat>, 'hidden_before' | 'hidden_seq'> {
  if (!reach || reach.hidden_seq <= reach.cleared_seq) return { hidden_before: null, hidden_seq: 0 };
  return { hidden_before: shownSince(site, now).toISOString(), hidden_seq: reach.hidden_seq };
}
