import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { countryCodes } from './countries.ts';
import { id } from './fields.ts';
import type { Interest } from './interests.ts';
import { memberCard } from './profiles.ts';

/**
 * The landing pages, named as in their paths `/landers/{name}`.
 * @spec 2.1
 */
export const landerNames = [
  'adultonly',
  'tinderswipe',
  'whoneedsstrings',
  'alonetonight',
  'collagelanding',
  'gallery',
  'iconslanding',
  'maplanding',
  'socialnetwork',
  'transitionsvideolanding',
  'video',
] as const;
export type LanderName = (typeof landerNames)[number];

/**
 * The landing pages of one member, named as in their paths `/members/{id}/{name}`.
 * @spec 2.1
 */
export const memberLanderNames = ['landing', 'landing2', 'landing3'] as const;
export type MemberLanderName = (typeof memberLanderNames)[number];

export const anyLanderNames = [...landerNames, ...memberLanderNames] as const;
export type AnyLanderName = (typeof anyLanderNames)[number];

/**
 * The landing pages whose path may end in the slug of a campaign.
 * @spec 2.1
 */
export const campaignLanderNames = [
  'alonetonight',
  'collagelanding',
  'gallery',
  'iconslanding',
  'maplanding',
  'socialnetwork',
  'transitionsvideolanding',
  'video',
  'landing2',
  'landing3',
] as const;

/**
 * The interests that the landing page of icons offers: they can be drawn, and shown to everybody.
 * @spec 2.1 3.3
 */
export const landerInterests = [
  'music',
  'movies',
  'cooking',
  'travelling',
  'gym',
  'dancing',
  'biking',
  'reading',
  'animals',
  'beach',
  'coffee',
  'videogames',
] as const satisfies readonly Interest[];

/** Of a campaign, in its links. */
export const campaignSlug = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/));
/** The parameter of a campaign's links that names the variant. */
export const variantParameter = 'v';

/** Of a variant, in a campaign's links. */
export const variantName = z.string().check(z.regex(/^[a-z0-9]{1,12}$/));

/**
 * The landing page from which a visitor signs up. The server ignores a campaign or variant that does not exist.
 * @spec 3.13
 */
export const signupLanding = z.object({
  lander: z.enum(anyLanderNames),
  campaign: z.optional(campaignSlug),
  variant: z.optional(variantName),
});
export type SignupLanding = z.output<typeof signupLanding>;

/** A campaign as its landing page shows it, in the visitor's language. */
export const shownCampaign = z.object({
  slug: z.string(),
  /** Null if the link names no variant of the campaign. */
  variant: z.nullable(z.string()),
  /** Null shows the landing page's own headline. */
  headline: z.nullable(z.string()),
  /** Path of a picture on this host; null shows the landing page's own pictures. */
  picture: z.nullable(z.string()),
  /** Whether search engines may list the campaign's page. */
  indexed: z.boolean(),
});

/**
 * The faces are of members who allow visitors to see them, never of fictional profiles. `member` is null if the
 * member of the page does not exist or does not allow it. An unknown campaign is null, an ended one is refused.
 * @spec 2.1 D1.11
 */
export const getLanding = defineCall('GET', '/api/landing.php', {
  summary: 'What a landing page shows: its campaign, faces of members, and the member who it speaks for',
  section: '2.1',
  query: z.object({
    lander: z.enum(anyLanderNames),
    slug: z.optional(z.string()),
    variant: z.optional(z.string()),
    member: z.optional(id),
  }),
  output: z.object({
    campaign: z.nullable(shownCampaign),
    faces: z.array(memberCard),
    member: z.nullable(memberCard),
  }),
  errors: ['campaign_ended'],
  access: 'anyone',
  provides: ['members'],
});

/**
 * A drawing in a square of `side` units. `land`, `neighbours` and each of `lights` are the `d` of an SVG path; a light
 * is a line without length, the largest towns' first. Labels stand beside their town. No member and no position of a
 * visitor is in it.
 */
const countryMap = z.object({
  country: z.enum(countryCodes),
  side: z.int(),
  land: z.string(),
  neighbours: z.string(),
  lights: z.array(z.string()),
  labels: z.array(z.object({ name: z.string(), x: z.int(), y: z.int(), beside: z.enum(['start', 'end']) })),
});
export type CountryMap = z.output<typeof countryMap>;

/** @spec 2.1 */
export const getLandingMap = defineCall('GET', '/api/landing-map.php', {
  summary: 'The map of the visitor’s country with its towns, for the landing page “maplanding”',
  section: '2.1',
  output: countryMap,
  access: 'anyone',
  provides: [],
  caching: 'session',
});
