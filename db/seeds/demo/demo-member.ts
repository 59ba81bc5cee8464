import type { GeoPoint } from '#contract/cells';
import type { CountryCode } from '#contract/countries';
import type { Interest } from '#contract/interests';
import type { LanguageCode } from '#contract/languages';
import type {
  bodyTypes,
  eyeColours,
  Gender,
  relationshipStatuses,
  sexualities,
  signupReasons,
  tattoos,
} from '#contract/profiles';
import type { Role } from '../cast.ts';
import type { Portrait } from '../portraits.ts';

/** `signedUpAgo` and `seenAgo` are minutes before the insertion. */
export interface DemoMember {
  accountId: string;
  profileId: string;
  role?: Role;
  email: string;
  name: string;
  gender: Gender;
  age: number;
  country: CountryCode;
  /** ISO 3166-2 code. */
  region: string;
  city: string;
  /** GeoNames id. */
  placeId: number;
  centre: GeoPoint;
  language: LanguageCode;
  details: ProfileDetails;
  aboutMe: string | null;
  interests: readonly Interest[];
  portrait: Portrait;
  /** The main picture first; empty for members without a photo. */
  pictures: readonly { shot: number; visibility: 'public' | 'private' }[];
  premium: boolean;
  credits: { free: number; purchased: number };
  signedUpAgo: number;
  seenAgo: number;
  confirmed: boolean;
  invisible: boolean;
  fictional: boolean;
}

export interface ProfileDetails {
  sexuality: (typeof sexualities)[number];
  eye_colour: (typeof eyeColours)[number];
  body_type: (typeof bodyTypes)[number];
  relationship_status: (typeof relationshipStatuses)[number];
  tattoos: (typeof tattoos)[number];
  reason: (typeof signupReasons)[number];
}

export const HOUR_MINUTES = 60;
export const DAY_MINUTES = 24 * HOUR_MINUTES;
