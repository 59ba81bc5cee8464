import { isDeepStrictEqual } from 'node:util';
import { DAY_MS } from '#contract/durations';
import { fieldError } from '#contract/errors';
import type { LanguageCode } from '#contract/languages';
import type { PageSlug } from '#contract/public-pages';
import type { App } from '../../app.ts';
import type { AuditActor } from '../../platform/audit-log.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import type { HeldValue } from '../changes/queries.ts';
import { beginChange, type ChangeRequest, recordChange } from '../changes/record-change.ts';
import { checkPage, type PageVersion, versionAt } from './page-versions.ts';
import { deletePage, selectPageVersions, upsertPage } from './queries.ts';

/** A change can be announced this long before. */
const AHEAD_MS = 366 * DAY_MS;

export type PageRequest = ChangeRequest & {
  slug: PageSlug;
  language: LanguageCode;
  source?: string | undefined;
  /** Default: at once. */
  from?: string | undefined;
};

/**
 * Says an information page in the site's own words, at once or from a later time on, or as the build says it again.
 * @returns the number of the change; the one seen if the page is already so
 * @throws ApiError `changed_meanwhile`, or `invalid_input` at the field `source` or `from`
 * @spec 2.9 D5.10
 */
export async function changePage(
  app: Pick<App, 'db' | 'bus' | 'clock' | 'sites'>,
  actor: AuditActor,
  request: PageRequest,
): Promise<number | null> {
  const id = await transact(app, tx => applyPage(tx, actor, request));
  await app.sites.refresh();
  return id;
}

async function applyPage(tx: Tx, actor: AuditActor, request: PageRequest): Promise<number | null> {
  const { siteId } = actor;
  const { slug, language, seen } = request;
  const key = { siteId, slug, language };
  const changed = { kind: 'page', name: slug, language } as const;
  const previous = await beginChange(tx, { siteId, ...changed }, request);
  const old = await selectPageVersions(tx.db, key);
  const next = nextVersions(request, { old, previous, now: tx.now });
  if (isDeepStrictEqual(old, next)) return seen;
  if (next.length === 0) await deletePage(tx.db, key);
  else await upsertPage(tx.db, key, next);
  return recordChange(tx, actor, changed, { old: held(old), new: held(next) });
}

const held = (versions: PageVersion[]): HeldValue => (versions.length === 0 ? null : { value: versions });

type Before = { old: PageVersion[]; previous: HeldValue; now: Date };

function nextVersions({ to, source, from }: PageRequest, { old, previous, now }: Before): PageVersion[] {
  if (to === 'previous') return (previous?.value as PageVersion[] | undefined) ?? [];
  if (to === 'default') return [];
  if (source === undefined) throw fieldError('source', 'field_required');
  checkPage(source);
  const begins = Date.parse(from ?? now.toISOString());
  if (begins > now.getTime() + AHEAD_MS) throw fieldError('from', 'field_invalid');
  const current = versionAt(old, now);
  if (begins > now.getTime())
    return [...(current ? [current] : []), { source, from: new Date(begins).toISOString() }];
  // The same words do not begin to count anew.
  return [current?.source === source ? current : { source, from: now.toISOString() }];
}
