import { ApiError } from '#contract/errors';
import type { App, MemberCaller } from '../app.ts';
import { type OwnFacts, presentOwnFacts, presentShownFacts } from './facts.ts';
import { selectFacts } from './queries.ts';
import type { Viewer } from './visibility.ts';

/** What a member tells others of himself; the caller has found him visible. Throws `not_found` when he is gone by now. */
export async function getShownFacts({ db }: Pick<App, 'db'>, viewer: Viewer, profileId: string) {
  const row = await selectFacts(db, profileId);
  if (!row) throw new ApiError('not_found');
  return presentShownFacts(row, viewer.site);
}

/** The caller's own profile, date of birth included, without its photos. */
export async function getOwnFacts({ db }: Pick<App, 'db'>, { member }: MemberCaller): Promise<OwnFacts> {
  const row = await selectFacts(db, member.profileId);
  if (!row) throw new ApiError('authentication_required');
  return presentOwnFacts(row);
}
