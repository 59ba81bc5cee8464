import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { distances } from './cells.ts';
import { ABOUT_ME_MAX, ABOUT_ME_UNITS_MAX, LIVING_AREA_MAX } from './constants.ts';
import { countryCodes } from './countries.ts';
import { id, isoDate, text } from './fields.ts';
import { giftIds } from './gift-catalogue.ts';
import { allInterests } from './interests.ts';
import { mainImage, photo } from './photos.ts';
import { cell, placeId } from './places.ts';
import { isNoLongerThan } from './plain-text.ts';
import { nameErrors, profileName } from './profile-name.ts';

/** @spec D2.5 */
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
export const signupReasons = ['relationship', 'dates', 'friends', 'chat', 'fun'] as const;
export const activities = ['online', 'active', 'away'] as const;
export type Activity = (typeof activities)[number];

export type Gender = (typeof genders)[number];

const optionalEnum = <T extends readonly [string, ...string[]]>(values: T) => z.nullable(z.enum(values));

/** A detail is null if the member did not state it. */
const detailFields = {
  sexuality: optionalEnum(sexualities),
  region: z.nullable(z.string()),
  city: z.nullable(text(LIVING_AREA_MAX)),
  living_area: z.nullable(text(LIVING_AREA_MAX)),
  hair_colour: optionalEnum(hairColours),
  eye_colour: optionalEnum(eyeColours),
  body_type: optionalEnum(bodyTypes),
  relationship_status: optionalEnum(relationshipStatuses),
  tattoos: optionalEnum(tattoos),
  reason: optionalEnum(signupReasons),
  about_me: z.nullable(
    text(ABOUT_ME_UNITS_MAX).check(
      z.refine(words => isNoLongerThan(words, ABOUT_ME_MAX), { error: 'field_too_long' }),
    ),
  ),
};

/**
 * A member as other members see them, without the date of birth.
 * @spec 3.2
 */
export const memberCard = z.object({
  id,
  name: z.string(),
  age: z.int(),
  gender: z.enum(genders),
  country: z.string(),
  region: z.nullable(z.string()),
  city: z.nullable(z.string()),
  /** Null if the viewer's or the member's place is unknown, and on the viewer's own card. */
  distance: z.nullable(z.enum(distances)),
  main_image: mainImage,
  fictional: z.boolean(),
  /** True if staff matched a selfie with this main photo. */
  verified: z.boolean(),
  activity: z.enum(activities),
  is_new: z.boolean(),
});
export type MemberCard = z.output<typeof memberCard>;

/** @spec 3.2 */
export const memberProfile = z.object({
  ...memberCard.shape,
  ...detailFields,
  interests: z.array(z.enum(allInterests)),
  photos: z.array(photo),
  /** Without a grant, `album` is null whether or not an album exists. */
  album: z.nullable(z.array(photo)),
  /** `gifts` names no senders, and is empty if the member does not show gifts. */
  gifts: z.array(z.object({ gift: z.enum(giftIds), count: z.int() })),
  /** The next three fields are false for a visitor. */
  liked_by_me: z.boolean(),
  likes_me: z.boolean(),
  matched: z.boolean(),
  conversation: z.nullable(id),
});
export type MemberProfile = z.output<typeof memberProfile>;

/**
 * Answers `not_found` for an invisible, disabled or blocking member. After earlier contact, a blocked caller gets
 * `blocked_by_member`.
 * @spec 2.1 4.4 D1.2
 */
export const getMember = defineCall('GET', '/api/member.php', {
  summary: "A member's page",
  section: '2.1',
  query: z.object({ id }),
  output: z.object({ member: memberProfile }),
  errors: ['not_found', 'blocked_by_member', 'authentication_required'],
  access: 'anyone',
  provides: ['member:id'],
});

/**
 * Each `shares_` setting works both ways: a member sees only what they share.
 * @spec D5.6 D2.25
 */
const privacyFields = {
  invisible: z.boolean(),
  visible_to_visitors: z.boolean(),
  shares_typing: z.boolean(),
  shares_read: z.boolean(),
  shares_presence: z.boolean(),
  shares_visits: z.boolean(),
  shows_gifts: z.boolean(),
};
export type Privacy = { [field in keyof typeof privacyFields]: boolean };

/** Other members never see these fields. */
const locationFields = { place_id: z.nullable(placeId), cell: z.nullable(cell) };

export const ownProfile = z.object({
  id,
  name: z.string(),
  gender: z.enum(genders),
  country: z.string(),
  date_of_birth: isoDate,
  /** True after one correction of the birth date; only staff can correct it again. */
  birth_date_fixed: z.boolean(),
  status: z.enum(['disabled', 'active']),
  ...privacyFields,
  main_image: mainImage,
  photos: z.array(photo),
  interests: z.array(z.enum(allInterests)),
  ...detailFields,
  ...locationFields,
});
export type OwnProfile = z.output<typeof ownProfile>;

/** @spec 3.2 */
export const getProfile = defineCall('GET', '/api/profile.php', {
  summary: "The caller's own profile",
  section: '3.2',
  output: z.object({ profile: ownProfile }),
  provides: ['profile'],
});

export const chosenInterests = z
  .array(z.enum(allInterests))
  .check(z.maxLength(allInterests.length, { error: 'field_too_long' }));

/**
 * Changes only the named interests, because another browser may change others. A new country clears the place.
 * @spec 3.2 D1.5
 */
export const changeProfile = defineCall('PUT', '/api/profile.php', {
  summary: "Change the given fields of the caller's profile",
  section: '3.2',
  body: z.partial(
    z.object({
      name: profileName,
      gender: z.enum(genders),
      country: z.enum(countryCodes),
      date_of_birth: z.iso.date({ error: 'birth_date_invalid' }),
      ...privacyFields,
      interests: chosenInterests,
      interests_added: chosenInterests,
      interests_removed: chosenInterests,
      ...detailFields,
      ...locationFields,
    }),
  ),
  output: z.object({ profile: ownProfile }),
  errors: [
    'name_equals_email',
    ...nameErrors,
    'region_unknown',
    'choice_unknown',
    'place_not_a_place',
    'place_unknown',
    'position_unknown',
    'birth_date_invalid',
    'birth_date_minimum_age',
    'birth_date_fixed',
  ],
  repeat: 'natural',
  invalidates: ['profile', 'user'],
});
