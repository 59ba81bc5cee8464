import type { App } from '../../app.ts';
import { createShortMemory } from '../../platform/live/short-memory.ts';
import { loadBetween } from './between.ts';
import type { Between } from './queries.ts';

type Learns = ReturnType<typeof createShortMemory<string>>;

/** By these nobody becomes one who may not learn of it; all others are taken for that. */
const passedOver = new Set(['typing', 'delivered', 'read', 'credits', 'presence', 'like_seen']);

const memories = new WeakMap<App, Learns>();

/**
 * The conversation in which a member learns that another writes to him; undefined where he may not. Asked once for many signs: whatever ends
 * it comes with a notice for one of the two (ADR 0141).
 */
export function whoLearnsOfTyping(app: App, of: string, to: string): Promise<string | undefined> {
  const known = memories.get(app) ?? createShortMemory({ ...app, passedOver, load: learns(app) });
  memories.set(app, known);
  return known(of, to);
}

const learns = (app: App) => async (of: string, to: string) => {
  const between = await loadBetween(app, { of, to });
  return tellsTyping(between) ? between.conversation : undefined;
};

const tellsTyping = (between: Between | undefined): between is Between =>
  between?.typing === true && between.shows_himself === true;
