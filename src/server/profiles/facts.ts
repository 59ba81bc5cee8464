import { type Interest, isInterest } from '#contract/interests';
import type { MemberProfile, OwnProfile } from '#contract/profiles';
import type { Site } from '../site/sites.ts';
import type { FactsRow } from './queries.ts';

type Facts = Pick<
  MemberProfile,
  | 'sexuality'
  | 'region'
  | 'city'
  | 'living_area'
  | 'hair_colour'
  | 'eye_colour'
  | 'body_type'
  | 'relationship_status'
  | 'tattoos'
  | 'reason'
  | 'about_me'
  | 'interests'
>;

/** What a member tells of himself. The columns are checked by the database to hold these values and no others. */
export function presentFacts(row: FactsRow): Facts {
  const facts = {
    sexuality: row.sexuality,
    region: row.region,
    city: row.city,
    living_area: row.living_area,
    hair_colour: row.hair_colour,
    eye_colour: row.eye_colour,
    body_type: row.body_type,
    relationship_status: row.relationship_status,
    tattoos: row.tattoos,
    reason: row.reason,
    about_me: row.about_me,
  };
  return { ...(facts as Omit<Facts, 'interests'>), interests: interestsOf(row) };
}

/** The same for others: only the fields the site shows (setting `visible_profile_fields`). */
export function presentShownFacts(row: FactsRow, { settings }: Pick<Site, 'settings'>): Facts {
  const facts = presentFacts(row);
  const hidden = (Object.keys(facts) as (keyof Facts)[]).filter(
    field => !settings.visible_profile_fields.includes(field),
  );
  return { ...facts, ...Object.fromEntries(hidden.map(field => [field, field === 'interests' ? [] : null])) };
}

export type OwnFacts = Omit<OwnProfile, 'photos' | 'main_image'>;

/** One's own profile without its photos. */
export const presentOwnFacts = (row: FactsRow): OwnFacts => ({
  id: row.id,
  name: row.name,
  gender: row.gender as OwnProfile['gender'],
  country: row.country,
  date_of_birth: row.birth_date,
  birth_date_fixed: row.birth_date_corrected_at !== null,
  status: row.status as OwnProfile['status'],
  invisible: row.invisible,
  visible_to_visitors: row.visible_to_visitors,
  shares_typing: row.shares_typing,
  shares_read: row.shares_read,
  shares_presence: row.shares_presence,
  shares_visits: row.shares_visits,
  shows_gifts: row.shows_gifts,
  place_id: row.place_id,
  cell: row.cell,
  ...presentFacts(row),
});

const interestsOf = ({ interests }: FactsRow): Interest[] => interests.filter(isInterest);
