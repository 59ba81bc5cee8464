import { type Interest, isInterest } from '#contract/interests';
import type { MemberProfile, OwnProfile } from '#contract/profiles';
import type { Site } from '../site/sites.ts';
import type { ProfileDetailsRow } from './queries.ts';

type PresentedDetails = Pick<
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

/** The cast below is safe, because CHECK constraints restrict the columns' values. */
export function presentDetails(row: ProfileDetailsRow): PresentedDetails {
  const details = {
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
  return { ...(details as Omit<PresentedDetails, 'interests'>), interests: interestsOf(row) };
}

/**
 * Presents only the fields in the setting `visible_profile_fields`.
 * @spec 3.2 3.5
 */
export function presentVisibleDetails(
  row: ProfileDetailsRow,
  { settings }: Pick<Site, 'settings'>,
): PresentedDetails {
  const details = presentDetails(row);
  const hidden = (Object.keys(details) as (keyof PresentedDetails)[]).filter(
    field => !settings.visible_profile_fields.includes(field),
  );
  return {
    ...details,
    ...Object.fromEntries(hidden.map(field => [field, field === 'interests' ? [] : null])),
  };
}

export type OwnProfileDetails = Omit<OwnProfile, 'photos' | 'main_image'>;

export const presentOwnDetails = (row: ProfileDetailsRow): OwnProfileDetails => ({
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
  ...presentDetails(row),
});

const interestsOf = ({ interests }: ProfileDetailsRow): Interest[] => interests.filter(isInterest);
