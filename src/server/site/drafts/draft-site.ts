import { HOUR_MS } from '#contract/durations';
import { hasPermission, type StaffRole } from '#contract/staff-permissions';
import type { App } from '../../app.ts';
import type { Site } from '../sites.ts';
import { type Draft, draftPermissions, withDraft } from './draft.ts';
import { selectDraft } from './queries.ts';

/** As long as a session of staff. */
const DRAFT_MS = 8 * HOUR_MS;

type Previewer = { id: string; roles: readonly StaffRole[]; verifiedAt: Date | null };

/**
 * The site as a person of the staff drafted it; null without a draft that they may see.
 * @spec 1.5 D2.33 D5.10
 */
export async function draftSite(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  site: Site,
  staff: Previewer | null,
): Promise<{ site: Site; draft: Draft } | null> {
  if (!staff?.verifiedAt) return null;
  const draft = await selectDraft(db, staff.id, new Date(clock.now().getTime() - DRAFT_MS));
  if (!draft || !hasPermission(staff.roles, draftPermissions[draft.kind])) return null;
  return { site: withDraft(site, draft), draft };
}
