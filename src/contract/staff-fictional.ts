import * as z from 'zod/mini';
import { defineStaffCall } from './call.ts';
import { countryCodes } from './countries.ts';
import { listCursor } from './cursor.ts';
import { id, text, timestamp } from './fields.ts';
import { languageCodes } from './languages.ts';
import { sortBy } from './list-order.ts';
import { PHOTO_REFUSALS, PICTURE_FILE } from './photos.ts';
import { nameErrors, profileName } from './profile-name.ts';
import { genders } from './profiles.ts';
import { staffReason } from './staff.ts';

const operator = z.nullable(z.object({ id, name: z.string() }));

const profile = z.object({
  id,
  name: z.string(),
  country: z.string(),
  age: z.int(),
  photos: z.int(),
  created_at: timestamp,
  /** Null while the profile is in use. */
  retired_at: z.nullable(timestamp),
  operator,
  about_me: z.nullable(z.string()),
  /** Messages of members to this profile, and the conversations of which it answered at least once. */
  received: z.int(),
  conversations: z.int(),
  answered: z.int(),
  /** Credits that members spent on it, without those returned to them. */
  credits: z.int(),
});
export type FictionalProfile = z.output<typeof profile>;

/** By when they were made, or by name. */
export const fictionalOrders = ['made_desc', 'made_asc', 'name_asc', 'name_desc'] as const;
export type FictionalOrder = (typeof fictionalOrders)[number];

/**
 * The fictional profiles of the site, 50 at a time; `next` is the `before` of the next ones. `share`
 * counts active profiles and the credits spent on messages, photos and gifts: of fictional profiles, and of all.
 * @spec 1.4 D5.10
 */
export const getFictionalProfiles = defineStaffCall('GET', '/api/staff-fictional.php', {
  summary: 'The fictional profiles of the site with their numbers',
  section: 'D5.10',
  staff: { permission: 'fictional_profiles' },
  query: z.object({ sort: sortBy(fictionalOrders), before: z.optional(listCursor) }),
  output: z.object({
    profiles: z.array(profile),
    next: z.nullable(z.string()),
    share: z.object({ fictional: z.int(), all: z.int() }),
    operators: z.array(z.object({ id, name: z.string() })),
  }),
  provides: ['staff-fictional'],
});

const aboutMe = text(1_000);

/**
 * Creates a fictional profile, which is labelled wherever it appears, and for ever. It cannot log in, and never writes
 * or likes first.
 * @spec 1.4 D1.10 D5.10
 */
export const createFictionalProfile = defineStaffCall('POST', '/api/staff-fictional.php', {
  summary: 'Create a fictional profile',
  section: 'D5.10',
  staff: { permission: 'fictional_profiles' },
  body: z.object({
    name: profileName,
    gender: z.enum(genders),
    date_of_birth: z.iso.date({ error: 'birth_date_invalid' }),
    country: z.enum(countryCodes),
    language: z.enum(languageCodes),
    about_me: aboutMe,
  }),
  output: z.object({ id }),
  errors: [...nameErrors, 'birth_date_invalid', 'birth_date_minimum_age', 'language_not_offered'],
  repeat: 'key',
  invalidates: ['staff-fictional', 'staff-members', 'staff-audit'],
});

/**
 * Changes what the profile says of itself, and who operates it.
 * @spec 1.4 D5.10
 */
export const changeFictionalProfile = defineStaffCall('PUT', '/api/staff-fictional.php', {
  summary: 'Change a fictional profile',
  section: 'D5.10',
  staff: { permission: 'fictional_profiles' },
  body: z.object({ id, name: profileName, about_me: aboutMe, operator: z.nullable(id) }),
  errors: ['not_found', 'decided_already', ...nameErrors, 'choice_unknown'],
  repeat: 'natural',
  invalidates: ['staff-fictional', 'staff-members', 'staff-audit'],
});

/**
 * Adds a photo, of which the first is the main one.
 * @spec 1.4 5.7 D5.10
 */
export const addFictionalPhoto = defineStaffCall('POST', '/api/staff-fictional-photo.php', {
  summary: 'Add a photo to a fictional profile',
  section: 'D5.10',
  staff: { permission: 'fictional_profiles' },
  query: z.object({ profile: id }),
  upload: PICTURE_FILE,
  output: z.object({ photos: z.int() }),
  errors: ['not_found', 'decided_already', 'photo_limit', ...PHOTO_REFUSALS],
  repeat: 'none',
  invalidates: ['staff-fictional', 'staff-photos', 'staff-audit'],
});

/**
 * Takes a fictional profile away: nobody finds it, its conversations say that it is gone, credits of messages that it
 * never opened are returned, and after 14 days nothing of it is left.
 * @spec 1.4 D5.1 D5.10
 */
export const retireFictionalProfile = defineStaffCall('POST', '/api/staff-fictional-retirement.php', {
  summary: 'Retire a fictional profile',
  section: 'D5.10',
  staff: { permission: 'fictional_profiles', dangerous: true },
  body: z.object({ id, reason: staffReason }),
  errors: ['not_found', 'decided_already'],
  repeat: 'none',
  invalidates: ['staff-fictional', 'staff-members', 'staff-audit'],
});
