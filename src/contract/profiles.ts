import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { distances } from './cells.ts';
import { isWithin } from './characters.ts';
import {
  ABOUT_ME_MAX,
  ABOUT_ME_UNITS_MAX,
  LIVING_AREA_MAX,
  MAX_AGE,
  MIN_AGE,
  PROFILE_NAME,
} from './constants.ts';
import { countryCodes } from './countries.ts';
import { id, isoDate, nothing, text } from './fields.ts';
import { giftIds } from './gift-catalogue.ts';
import { interests } from './interests.ts';
import { mainImage, photo } from './photos.ts';
import { cell, placeId } from './places.ts';

export const genders = ['male', 'female'] as const;
export const sexualities = ['hetero', 'gay', 'lesbian', 'bi'] as const;
export const bodyTypes = ['slim', 'normal', 'fat'] as const;
export const relationshipStatuses = [
  'divorced',
  'living_together',
  'married',
  'unmarried',
  'single',
  'widowed',
] as const;
export const hairColours = ['black', 'brown', 'blond', 'red', 'grey', 'bald', 'other'] as const;
export const eyeColours = ['brown', 'blue', 'green', 'grey', 'other'] as const;
export const tattoos = ['none', 'some', 'many'] as const;
export const reasons = ['relationship', 'dates', 'friends', 'chat', 'fun'] as const;
export const activities = ['online', 'active', 'away'] as const;
export type Activity = (typeof activities)[number];

export type Gender = (typeof genders)[number];

/**
 * Profile name (section 5): 3 to 30 characters with a letter or digit among them, on one line, all of them seen, no @ in front.
 * That it is not the address is asked apart, by `nameIsEmail`.
 */
export const profileName = text(1_000).check(
  z.refine(name => isBetween([...name].length, PROFILE_NAME), { error: 'name_length' }),
  z.refine(name => !name.startsWith('@'), { error: 'name_starts_with_at' }),
  z.refine(name => /[\p{L}\p{N}]/u.test(name) && !UNSEEN.test(name), { error: 'name_characters' }),
);
/** What the server refuses of a name whose shape is right: it deceives, or leads away from the site. */
export const deceptiveNameErrors = [
  'name_poses_as_staff',
  'name_contact_details',
  'name_mixed_scripts',
] as const;
/** What is refused of a profile name, by `profileName` and by the server. */
export const nameErrors = [
  'name_starts_with_at',
  'name_length',
  'name_characters',
  ...deceptiveNameErrors,
] as const;
/**
 * Ends of lines, tabs, and what is not seen at all: with it one name looks like another. Joiners are fine where they join, and
 * what emoji need; so are marks, up to as many as a letter of any language bears.
 */
const UNSEEN =
  /[\r\n\t\u2028\u2029\u2800]|(?<=[\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}]\p{M}*)[\u200c\u200d]|\p{M}{5}|(?!\u200c|\u200d|\ufe0e|\ufe0f|[\u{e0020}-\u{e007f}])\p{Default_Ignorable_Code_Point}/u;
const isBetween = (count: number, { min, max }: { min: number; max: number }) => count >= min && count <= max;

/** True when the profile name is the address, letter case aside (section 5). */
export const nameIsEmail = (name: string, email: string): boolean =>
  name.trim().toLowerCase() === email.trim().toLowerCase();

/** Whole years on `today` (both `YYYY-MM-DD`, the site's calendar); a birthday on 29 February counts on 1 March. */
export function ageOn(birthDate: string, today: string): number {
  const [year = 0, month = 0, day = 0] = birthDate.split('-').map(Number);
  const [thisYear = 0, thisMonth = 0, thisDay = 0] = today.split('-').map(Number);
  const before = thisMonth < month || (thisMonth === month && thisDay < day);
  return thisYear - year - (before ? 1 : 0);
}

/** Refuses a birth date outside `minAge` to 99 (section 5) or in the future; null when it is right. */
export function birthDateRefusal(
  birthDate: string,
  today: string,
  minAge: number = MIN_AGE,
): 'birth_date_invalid' | 'birth_date_minimum_age' | null {
  if (!isoDate.safeParse(birthDate).success) return 'birth_date_invalid';
  const age = ageOn(birthDate, today);
  if (age < 0 || age > MAX_AGE) return 'birth_date_invalid';
  return age < minAge ? 'birth_date_minimum_age' : null;
}

const optionalEnum = <T extends readonly [string, ...string[]]>(values: T) => z.nullable(z.enum(values));

/** The facts a member may tell about himself; null is untold. */
const facts = {
  sexuality: optionalEnum(sexualities),
  region: z.nullable(z.string()),
  city: z.nullable(text(LIVING_AREA_MAX)),
  living_area: z.nullable(text(LIVING_AREA_MAX)),
  hair_colour: optionalEnum(hairColours),
  eye_colour: optionalEnum(eyeColours),
  body_type: optionalEnum(bodyTypes),
  relationship_status: optionalEnum(relationshipStatuses),
  tattoos: optionalEnum(tattoos),
  reason: optionalEnum(reasons),
  about_me: z.nullable(
    text(ABOUT_ME_UNITS_MAX).check(
      z.refine(words => isWithin(words, ABOUT_ME_MAX), { error: 'field_too_long' }),
    ),
  ),
};

/** A member in a list: what a card, a like, a chat and a socket event show. Never the date of birth. */
export const memberCard = z.object({
  id,
  name: z.string(),
  age: z.int(),
  gender: z.enum(genders),
  country: z.string(),
  region: z.nullable(z.string()),
  city: z.nullable(z.string()),
  /** How far away, in bands; null where either of the two tells no place, and of oneself. */
  distance: z.nullable(z.enum(distances)),
  main_image: mainImage,
  fictional: z.boolean(),
  /** Staff compared a selfie with this main photo. */
  verified: z.boolean(),
  activity: z.enum(activities),
  is_new: z.boolean(),
});
export type MemberCard = z.output<typeof memberCard>;

/** A member's page as one viewer may see it. */
export const memberProfile = z.object({
  ...memberCard.shape,
  ...facts,
  interests: z.array(z.enum(interests)),
  photos: z.array(photo),
  /** His closed album where he shows it to the viewer; null for everybody else, whether he has one or not. */
  album: z.nullable(z.array(photo)),
  /** What he was given, by kind; none for visitors, and where he shows them to nobody. Never by whom. */
  gifts: z.array(z.object({ gift: z.enum(giftIds), count: z.int() })),
  /** What is between the viewer and this member; all false for a visitor. */
  liked_by_me: z.boolean(),
  likes_me: z.boolean(),
  matched: z.boolean(),
  conversation: z.nullable(id),
});
export type MemberProfile = z.output<typeof memberProfile>;

/** A member's page. A blocker, an invisible or disabled member and an unknown id are one and the same 404. */
export const getMember = defineCall({
  method: 'GET',
  path: '/api/member.php',
  summary: "A member's page",
  section: '2',
  query: z.object({ id }),
  body: nothing,
  output: z.object({ member: memberProfile }),
  errors: ['not_found', 'blocked_by_member', 'authentication_required'],
  who: 'anyone',
  repeat: 'natural',
});

/** Who sees one, and what of one they learn. What one shares (decisions, 5.6) and turns off, one does not see of others either. */
const privacy = {
  invisible: z.boolean(),
  visible_to_visitors: z.boolean(),
  shares_typing: z.boolean(),
  shares_read: z.boolean(),
  shares_presence: z.boolean(),
  shares_visits: z.boolean(),
  /** Members see which gifts one was given, and how many. */
  shows_gifts: z.boolean(),
};
export type Privacy = { [field in keyof typeof privacy]: boolean };

/** Where one is: the town one chose, and the cell of it or of one's position. Others never see either. */
const whereabouts = { place_id: z.nullable(placeId), cell: z.nullable(cell) };

/** One's own profile, date of birth included. */
export const ownProfile = z.object({
  id,
  name: z.string(),
  gender: z.enum(genders),
  country: z.string(),
  date_of_birth: isoDate,
  /** Corrected once already: from then on only the site can. */
  birth_date_fixed: z.boolean(),
  status: z.enum(['disabled', 'active']),
  ...privacy,
  main_image: mainImage,
  photos: z.array(photo),
  interests: z.array(z.enum(interests)),
  ...facts,
  ...whereabouts,
});
export type OwnProfile = z.output<typeof ownProfile>;

/** One's own profile and all its photos, as the editor needs them. */
export const getProfile = defineCall({
  method: 'GET',
  path: '/api/profile.php',
  summary: "One's own profile",
  section: '3',
  query: nothing,
  body: nothing,
  output: z.object({ profile: ownProfile }),
  errors: [],
  who: 'member',
  repeat: 'natural',
});

const chosenInterests = z
  .array(z.enum(interests))
  .check(z.maxLength(interests.length, { error: 'field_too_long' }));

/**
 * Changes the fields that are given; the rest stays. Interests as a whole, or so that two browsers do not undo one another: those
 * that are new and those that go. Another country takes the place within the old one along. The date of birth can be corrected once.
 * A `place_id` brings the town's name, region and cell with it; a `cell` beside it or alone is that of one's position; a `city` typed
 * freely has no place.
 */
export const changeProfile = defineCall({
  method: 'PUT',
  path: '/api/profile.php',
  summary: "Change the given fields of one's own profile",
  section: '3',
  query: nothing,
  body: z.partial(
    z.object({
      name: profileName,
      gender: z.enum(genders),
      country: z.enum(countryCodes),
      date_of_birth: z.iso.date({ error: 'birth_date_invalid' }),
      ...privacy,
      interests: chosenInterests,
      interests_added: chosenInterests,
      interests_removed: chosenInterests,
      ...facts,
      ...whereabouts,
    }),
  ),
  output: z.object({ profile: ownProfile }),
  errors: [
    'name_equals_email',
    ...nameErrors,
    'region_unknown',
    'place_not_a_place',
    'place_unknown',
    'position_unknown',
    'birth_date_invalid',
    'birth_date_minimum_age',
    'birth_date_fixed',
  ],
  who: 'member',
  repeat: 'natural',
});
