import { PRESENCE_STEP_MS } from '#contract/constants';
import { onlineSince, seenAway } from './activity.ts';

/** What is known of a member's coming and going. Others see `away` from `turns_at` on, and until then its opposite. */
export type Comings = { seen_at: Date; away: boolean; stepped_at: Date | null; turns_at: Date | null };

/** What becomes of it, and when others are to be told; null: they see nothing new. */
export type Step = { after: Omit<Comings, 'seen_at'>; tellAt: Date | null };

/**
 * A member came or left. The first step shows at once, and those that follow it within a quarter of a minute together at its end, as what
 * became of them: nobody can follow what another does step by step (docs/decisions/0114).
 */
export function step(before: Comings, away: boolean, now: Date): Step {
  const { stepped_at, turns_at } = before;
  const last = turns_at && turns_at <= now ? turns_at : stepped_at;
  const shownAway = seenAway(before, now) || before.seen_at <= onlineSince(now);
  if (shownAway === away) return { after: { away, stepped_at: last, turns_at: null }, tellAt: null };
  const next = new Date((last?.getTime() ?? 0) + PRESENCE_STEP_MS);
  if (next <= now) return { after: { away, stepped_at: now, turns_at: null }, tellAt: now };
  return { after: { away, stepped_at: last, turns_at: next }, tellAt: next };
}
