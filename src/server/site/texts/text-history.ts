import type { Output } from '#contract/call';
import type { getTextHistory } from '#contract/staff-texts';
import type { Db } from '../../platform/db.ts';
import { type HeldValue, selectChanges } from '../changes/queries.ts';

const HISTORY_PAGE = 50;

type HistoryFilter = { key: string | undefined; language: string | undefined; before: number | undefined };

/**
 * Changes of texts, the newest first. `next` is the `before` of the next page.
 * @spec D5.10
 */
export async function textHistory(
  db: Db,
  siteId: number,
  { key, language, before }: HistoryFilter,
): Promise<Output<typeof getTextHistory>> {
  const filter = { siteId, kind: 'text', name: key, language, before } as const;
  const rows = await selectChanges(db, filter, HISTORY_PAGE + 1);
  const changes = rows.slice(0, HISTORY_PAGE).map(({ name, old, new: after, ...change }) => ({
    ...change,
    key: name,
    old: writtenText(old),
    new: writtenText(after),
  }));
  return { changes, next: rows.length > HISTORY_PAGE ? (changes.at(-1)?.id ?? null) : null };
}

const writtenText = (held: HeldValue): string | null => (held === null ? null : String(held.value));
