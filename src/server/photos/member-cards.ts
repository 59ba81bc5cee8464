import type { MemberCard } from '#contract/profiles';
import type { App } from '../app.ts';
import type { Viewer } from '../profiles/visibility.ts';
import { presentCard } from './present.ts';
import { selectCards } from './queries.ts';

/**
 * Cards by profile id, in one query. The ids must come from a list that visibility already filtered. Ids that
 * no longer exist are left out.
 * @spec 3.2
 */
export async function memberCards(
  app: Pick<App, 'db' | 'config' | 'clock'>,
  viewer: Viewer,
  ids: string[],
): Promise<Map<string, MemberCard>> {
  if (ids.length === 0) return new Map();
  const rows = await selectCards(app.db, viewer, ids);
  return new Map(rows.map(row => [row.id, presentCard(app, viewer, row)]));
}
