import type { MemberCard } from '#contract/profiles';
import type { App } from '../app.ts';
import { Now } from '../platform/recorded-reads.ts';
import type { Viewer } from '../profiles/visibility.ts';
import { presentCard } from './present.ts';
import { selectCards } from './queries.ts';

/**
 * All members in `ids` must be visible to the viewer.
 * @spec 3.2
 */
export async function memberCards(
  app: Pick<App, 'db' | 'config' | 'clock'>,
  viewer: Viewer,
  ids: string[],
): Promise<Map<string, MemberCard>> {
  if (ids.length === 0) return new Map();
  const rows = await selectCards(app.db, viewer, ids, new Now(app.clock.now()));
  return new Map(rows.map(row => [row.id, presentCard(app, viewer, row)]));
}
