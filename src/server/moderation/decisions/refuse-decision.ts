import { fieldError } from '#contract/errors';
import type { Removed } from './measures.ts';
import type { ReportDecision } from './staff-decision.ts';

/**
 * Without a reported member, nothing can be done but to remove something from a page of the site, which staff do
 * themselves.
 * @throws field_required, field_invalid
 */
export function refuseIncomplete(
  decision: ReportDecision,
  { hasMember, kind }: { hasMember: boolean; kind: string },
): void {
  const { outcome, rule } = decision;
  if (outcome !== 'no_action' && rule === null) throw fieldError('rule', 'field_required');
  if (outcome === 'no_action' && rule !== null) throw fieldError('rule', 'field_invalid');
  const mayChangePage = kind === 'page' && outcome === 'content_removed';
  if (!hasMember && outcome !== 'no_action' && !mayChangePage) throw fieldError('outcome', 'field_invalid');
  const removes = decision.aboutMe || decision.removesSubject || decision.photos.length > 0;
  if (hasMember && outcome === 'content_removed' && !removes) throw fieldError('photos', 'field_required');
  if (outcome !== 'content_removed' && removes) throw fieldError('outcome', 'field_invalid');
}

/** The member may have removed it meanwhile: then another decision is needed. */
export function refuseNothingRemoved(
  { aboutMe, photos, messages }: Removed,
  { removesSubject }: ReportDecision,
): void {
  if (aboutMe === null && photos.length === 0 && messages.length === 0)
    throw fieldError(removesSubject ? 'subject' : 'photos', 'field_invalid');
}
