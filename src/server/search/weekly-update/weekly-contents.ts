import { ageOn } from '#contract/age';
import { WEEKLY_UPDATES } from '#contract/constants';
import { MINUTE_MS, WEEK_MS } from '#contract/durations';
import { defaultPreferences } from '#contract/preferences';
import type { App, WeeklyLine } from '../../app.ts';
import { dayIn } from '../../platform/clock.ts';
import type { Tx } from '../../platform/transact.ts';
import { birthDateRangeOf } from '../../profiles/ages.ts';
import type { Site } from '../../site/sites.ts';
import { indexNewcomers, type Newcomers, newcomersFor } from './newcomers.ts';
import { type Newcomer, selectListed, selectNewcomers, type WeeklyMember } from './queries.ts';

/** `near` is false if the member looks for members at any distance. */
export type WeeklyContent = {
  lines: WeeklyLine[];
  newcomers: Pick<Newcomer, 'id' | 'cell'>[];
  near: boolean;
};

/** More than are shown, because some may be hidden from the member. */
const CANDIDATES = 2 * WEEKLY_UPDATES.members;

export const weekBefore = (at: Date): Date => new Date(at.getTime() - WEEK_MS);

/** Later tries of a few members each come within this time. */
const CACHE_MS = 10 * MINUTE_MS;
const cacheByDb = new WeakMap<object, Map<number, { readAt: number; newcomers: Newcomers }>>();

/**
 * Returns the new members of the site, who are read once for many batches.
 * @spec D2.48
 */
export async function loadNewcomers({ db }: Pick<App, 'db'>, site: Site, now: Date): Promise<Newcomers> {
  const sites = cacheByDb.get(db) ?? new Map<number, { readAt: number; newcomers: Newcomers }>();
  cacheByDb.set(db, sites);
  const cached = sites.get(site.id);
  if (cached && Math.abs(now.getTime() - cached.readAt) < CACHE_MS) return cached.newcomers;
  const gender = site.audience === 'men_seeking_men' ? 'male' : null;
  const newcomers = indexNewcomers(await selectNewcomers(db, site.id, { since: weekBefore(now), gender }));
  sites.set(site.id, { readAt: now.getTime(), newcomers });
  return newcomers;
}

/**
 * Returns what the week brought these members of one site, with one query a domain for all; nothing for a member
 * without news.
 * @spec D2.48
 */
export async function weeklyContents(
  { hooks }: Pick<App, 'hooks'>,
  tx: Tx,
  { site, newcomers }: { site: Site; newcomers: Newcomers },
  members: readonly WeeklyMember[],
): Promise<Map<string, WeeklyContent>> {
  const lines = await weeklyLines(
    { hooks },
    tx,
    members.map(({ profileId }) => profileId),
    weekBefore(tx.now),
  );
  const fitting = await fittingNewcomers(tx, { site, newcomers }, members);
  return new Map(
    members.flatMap(({ profileId, distance, minAge }) => {
      const content = {
        lines: lines.get(profileId) ?? [],
        newcomers: fitting.get(profileId) ?? [],
        near: minAge === null || distance !== null,
      };
      return content.lines.length + content.newcomers.length > 0 ? [[profileId, content] as const] : [];
    }),
  );
}

export async function weeklyLines(
  { hooks }: Pick<App, 'hooks'>,
  tx: Tx,
  profileIds: readonly string[],
  since: Date,
): Promise<Map<string, WeeklyLine[]>> {
  const lines = new Map<string, WeeklyLine[]>();
  await hooks.onWeeklyUpdate.run(tx, {
    profileIds,
    since,
    addLine: (profileId, line) => void lines.set(profileId, [...(lines.get(profileId) ?? []), line]),
  });
  return lines;
}

async function fittingNewcomers(
  { db, now }: Tx,
  { site, newcomers }: { site: Site; newcomers: Newcomers },
  members: readonly WeeklyMember[],
): Promise<Map<string, Newcomer[]>> {
  const today = dayIn(site.timeZone, now);
  const byId = new Map<string, Newcomer>();
  const suggestions = members.flatMap(member => {
    const { min_age: min, max_age: max, distance } = preferencesOf(member, today);
    const found = newcomersFor(
      newcomers,
      { ...member, distance },
      birthDateRangeOf({ min, max }, today),
      CANDIDATES,
    );
    for (const newcomer of found) byId.set(newcomer.id, newcomer);
    return found.map(({ id }) => ({ profileId: member.profileId, newcomerId: id }));
  });
  const listed = suggestions.length > 0 ? await selectListed(db, suggestions) : [];
  return new Map(
    [...Map.groupBy(listed, ({ profileId }) => profileId)].map(([profileId, pairs]) => [
      profileId,
      pairs.slice(0, WEEKLY_UPDATES.members).flatMap(({ newcomerId }) => byId.get(newcomerId) ?? []),
    ]),
  );
}

const preferencesOf = ({ minAge, maxAge, distance, birthDate }: WeeklyMember, today: string) =>
  minAge === null || maxAge === null
    ? defaultPreferences(ageOn(birthDate, today))
    : { min_age: minAge, max_age: maxAge, distance };
