import * as blockCalls from '#contract/blocks';
import type { Output } from '#contract/call';
import { VISITS } from '#contract/constants';
import { formatCursor, parseCursor } from '#contract/cursor';
import { HOUR_SECONDS } from '#contract/durations';
import { ApiError } from '#contract/errors';
import { seesVisitors } from '#contract/permissions';
import * as preferenceCalls from '#contract/preferences';
import type { OwnProfile } from '#contract/profiles';
import * as profileCalls from '#contract/profiles';
import * as visitCalls from '#contract/visits';
import * as wordFilterCalls from '#contract/word-filter';
import type { App, MemberCaller } from '../app.ts';
import { memberCards } from '../photos/member-cards.ts';
import { photosOf } from '../photos/photos-of.ts';
import type { RateLimit } from '../platform/http/route.ts';
import { blockMember, getBlocked, unblockMember } from '../profiles/block-member.ts';
import { changeProfile } from '../profiles/change-profile.ts';
import { getOwnDetails, PROFILE_VIEW_THROTTLE } from '../profiles/get-profile-details.ts';
import { changePreferences, preferencesOf } from '../profiles/preferences/preferences-of.ts';
import { recordVisit } from '../profiles/visits/record-visit.ts';
import { visitorsOf } from '../profiles/visits/visitors-of.ts';
import { addToWordFilter, removeFromWordFilter } from '../profiles/word-filter/change-word-filter.ts';
import { getWordFilter } from '../profiles/word-filter/word-filters-of.ts';
import { getMember } from './get-member.ts';
import { type AppRoute, route } from './route.ts';

/**
 * Returns the caller's own profile, including private photos.
 * @spec 3.2 2.9
 */
async function getProfile(app: App, caller: MemberCaller): Promise<OwnProfile> {
  const { profileId } = caller.member;
  const [details, cards, photos] = await Promise.all([
    getOwnDetails(app, caller),
    memberCards(app, caller, [profileId]),
    photosOf(app, caller, profileId),
  ]);
  return { ...details, main_image: cards.get(profileId)?.main_image ?? null, photos };
}

/**
 * @throws ApiError `premium_only`
 * @spec D5.6 1.3 D2.14 D2.42
 */
async function getVisitors(
  app: App,
  caller: MemberCaller,
  before: string | undefined,
): Promise<Output<typeof visitCalls.getVisitors>> {
  if (!seesVisitors(caller.member)) throw new ApiError('premium_only');
  const rows = await visitorsOf(app, caller, parseCursor(before), VISITS.pageSize + 1);
  const page = rows.slice(0, VISITS.pageSize);
  const cards = await memberCards(
    app,
    caller,
    page.map(({ id }) => id),
  );
  const last = rows.length > page.length ? page.at(-1) : undefined;
  return {
    visitors: page.flatMap(({ id, at }) => {
      const card = cards.get(id);
      return card ? [{ ...card, visited_at: at.toISOString() }] : [];
    }),
    next: last ? formatCursor(last) : null,
  };
}

const WORD_FILTER_LIMITS: RateLimit[] = [{ by: 'account', hits: 300, seconds: HOUR_SECONDS }];

/** @spec 2.9 3.2 D2.41 4.4 D2.39 D5.6 6.3 D5.3 */
export const profileRoutes: AppRoute[] = [
  route(
    profileCalls.getMember,
    async ({ app, caller, query }) => ({ member: await getMember(app, caller, query.id) }),
    {
      throttle: PROFILE_VIEW_THROTTLE,
      maxConcurrent: 20,
      limits: [{ by: 'address', hits: 300, seconds: 60 }],
    },
  ),
  route(profileCalls.getProfile, async ({ app, caller }) => ({ profile: await getProfile(app, caller) })),
  route(
    profileCalls.changeProfile,
    async ({ app, caller, body }) => {
      await changeProfile(app, caller, body);
      return { profile: await getProfile(app, caller) };
    },
    { limits: [{ by: 'account', hits: 600, seconds: HOUR_SECONDS }] },
  ),
  route(blockCalls.getBlocked, ({ app, caller }) => getBlocked(app, caller)),
  route(blockCalls.blockMember, ({ app, caller, body }) => blockMember(app, caller, body.id), {
    limits: [{ by: 'account', hits: 60, seconds: HOUR_SECONDS }],
  }),
  route(blockCalls.unblockMember, ({ app, caller, body }) => unblockMember(app, caller, body.id), {
    limits: [{ by: 'account', hits: 60, seconds: HOUR_SECONDS }],
  }),
  route(preferenceCalls.getPreferences, async ({ app, caller }) => ({
    wishes: await preferencesOf(app, caller),
  })),
  route(
    preferenceCalls.changePreferences,
    async ({ app, caller, body }) => ({ wishes: await changePreferences(app, caller, body) }),
    {
      limits: [{ by: 'account', hits: 120, seconds: HOUR_SECONDS }],
    },
  ),
  route(visitCalls.getVisitors, ({ app, caller, query }) => getVisitors(app, caller, query.before)),
  route(visitCalls.recordVisit, ({ app, caller, body }) => recordVisit(app, caller, body.id), {
    limits: [{ by: 'account', hits: 1_500, seconds: HOUR_SECONDS }],
  }),
  route(wordFilterCalls.getWordFilter, ({ app, caller }) => getWordFilter(app, caller)),
  route(wordFilterCalls.addToWordFilter, ({ app, caller, body }) => addToWordFilter(app, caller, body.word), {
    limits: WORD_FILTER_LIMITS,
  }),
  route(
    wordFilterCalls.removeFromWordFilter,
    ({ app, caller, body }) => removeFromWordFilter(app, caller, body.word),
    {
      limits: WORD_FILTER_LIMITS,
    },
  ),
];
