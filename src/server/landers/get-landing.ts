import type { Output, QueryOut } from '#contract/call';
import { LANDERS } from '#contract/constants';
import { ApiError } from '#contract/errors';
import type { getLanding as call } from '#contract/landers';
import type { MemberCard } from '#contract/profiles';
import type { App, Caller } from '../app.ts';
import { memberCards } from '../photos/member-cards.ts';
import { selectedCountry } from '../site/selected-country.ts';
import { findCampaign, isForCountry, presentCampaign } from './campaigns.ts';
import { selectFaces } from './queries.ts';

type Landing = Output<typeof call>;

/**
 * Visitors get members who allow it. The page sends members away, so that only the rule of blocks matters to them.
 * @throws campaign_ended
 * @spec 2.1 D1.2 D1.11
 */
export async function getLanding(app: App, caller: Caller, query: QueryOut<typeof call>): Promise<Landing> {
  const found = findCampaign(caller.site, query, app.clock.now());
  if (found?.ended) throw new ApiError('campaign_ended');
  // One after the other, so that the statements come in the same order for every member.
  const member = query.member === undefined ? null : await findMember(app, caller, query.member);
  const faces = await findFaces(app, caller);
  const isShown = found && isForCountry(found.campaign, caller.geoCountry);
  return { campaign: isShown ? presentCampaign(found, caller.language) : null, faces, member };
}

/** Faces of the visitor's country come first. */
async function findFaces(app: App, viewer: Caller): Promise<MemberCard[]> {
  const filters = {
    ...(viewer.site.audience === 'men_seeking_men' && { gender: 'male' as const }),
    limit: LANDERS.faces,
  };
  const near = await selectFaces(app.db, viewer, { ...filters, country: selectedCountry(viewer) });
  const all = near.length < LANDERS.faces ? await selectFaces(app.db, viewer, filters) : [];
  const ids = [...new Set([...near, ...all])].slice(0, LANDERS.faces);
  const cards = await memberCards(app, viewer, ids);
  return ids.map(id => cards.get(id)).filter(card => card !== undefined);
}

/** Null for a member who does not exist, does not allow it or has no photo, without revealing which. */
async function findMember(app: App, viewer: Caller, id: string): Promise<MemberCard | null> {
  const ids = await selectFaces(app.db, viewer, { only: id, limit: 1 });
  return (await memberCards(app, viewer, ids)).get(id) ?? null;
}
