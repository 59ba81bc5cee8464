import * as z from 'zod/mini';
import { defineStaffCall } from './call.ts';
import { countryCodes } from './countries.ts';
import { id, isoDate, queryInt, text, timestamp } from './fields.ts';
import { campaignLanderNames, campaignSlug, variantName } from './landers.ts';
import { languageCodes } from './languages.ts';
import { trafficSourceFields } from './traffic-source.ts';

const changeId = z.int();
const by = z.nullable(z.object({ id, name: z.string() }));
const change = z.nullable(z.object({ id: changeId, at: timestamp, by }));

const slug = campaignSlug;
/** A headline by language; without one, the landing page says its own. */
const headline = z.partialRecord(z.enum(languageCodes), text(80));
/** Name of a picture among `pictures`; null is the landing page's own. */
const picture = z.nullable(text(80));

const variant = z.object({ name: variantName, headline, picture });

const campaign = z.object({
  slug,
  landers: z.array(z.enum(campaignLanderNames)).check(z.minLength(1, { error: 'field_required' })),
  headline,
  picture,
  /** What visitors without a traffic source get; empty fields are left out. */
  source: z.partialRecord(z.enum(trafficSourceFields), text(150)),
  variants: z.array(variant).check(z.maxLength(8, { error: 'field_too_long' })),
  indexed: z.boolean(),
  /** Both days are included, in the time zone of the site. */
  first_day: z.nullable(isoDate),
  last_day: z.nullable(isoDate),
  /** Visitors of other countries see the landing page without the campaign; an empty list is for all. */
  countries: z.array(z.enum(countryCodes)),
});
export type StaffCampaign = z.output<typeof campaign>;

export const campaignStates = ['planned', 'running', 'ended', 'removed'] as const;
const state = z.enum(campaignStates);

const counts = {
  visits: z.int(),
  signups: z.int(),
  confirmations: z.int(),
  purchases: z.int(),
};

const listed = z.object({
  slug: z.string(),
  state,
  /** A path of the campaign on this site; null for one that was removed. */
  path: z.nullable(z.string()),
  first_day: z.nullable(isoDate),
  last_day: z.nullable(isoDate),
  variants: z.int(),
  ...counts,
  changed: change,
});
export type ListedCampaign = z.output<typeof listed>;

const days = z.optional(queryInt(1, 400));

/**
 * The campaigns of the site with what they brought in the last days, also those that were removed meanwhile. Sums
 * name no person; a visit is a view of a page.
 * @spec 2.1 D3.1 D5.10
 */
export const getStaffCampaigns = defineStaffCall('GET', '/api/staff-campaigns.php', {
  summary: 'The campaigns of landing pages and what they brought',
  section: 'D5.10',
  staff: { permission: 'campaigns' },
  query: z.object({ days }),
  output: z.object({
    campaigns: z.array(listed),
    from: isoDate,
    until: isoDate,
  }),
  provides: ['staff-campaigns'],
});

/**
 * One campaign with what each variant brought in the last days. `variant` is empty for links that name none.
 * @spec 2.1 D3.1 D5.10
 */
export const getStaffCampaign = defineStaffCall('GET', '/api/staff-campaign.php', {
  summary: 'A campaign with the figures of its variants',
  section: 'D5.10',
  staff: { permission: 'campaigns' },
  query: z.object({ slug: z.optional(campaignSlug), days }),
  output: z.object({
    /** Null without a slug, for a new one. */
    campaign: z.nullable(campaign),
    state: z.nullable(state),
    variants: z.array(z.object({ variant: z.string(), ...counts })),
    changed: change,
    history: z.array(z.object({ id: changeId, at: timestamp, by, removed: z.boolean() })),
    languages: z.array(z.enum(languageCodes)),
    pictures: z.array(z.string()),
  }),
  errors: ['not_found'],
  provides: ['staff-campaigns'],
});

/**
 * Creates or changes a campaign; visitors see it at once. `seen` is the newest change that the page showed, null for a
 * new one. What does not fit is refused at its field.
 * @spec 2.1 D3.1 D5.10
 */
export const changeCampaign = defineStaffCall('PUT', '/api/staff-campaign.php', {
  summary: 'Create or change a campaign',
  section: 'D5.10',
  staff: { permission: 'campaigns' },
  body: z.object({ campaign, is_new: z.boolean(), seen: z.nullable(changeId) }),
  output: z.object({ id: z.nullable(changeId) }),
  errors: ['changed_meanwhile', 'campaign_slug_taken', 'campaign_text_missing', 'choice_unknown'],
  repeat: 'none',
  invalidates: ['staff-campaigns', 'staff-audit'],
});

/**
 * `end`: the campaign ended yesterday, and its links say so. `previous` undoes the change `seen`. `remove`: its links
 * show the landing page.
 * @spec 2.1 D3.1 D5.10
 */
export const endCampaign = defineStaffCall('POST', '/api/staff-campaign-end.php', {
  summary: 'End, undo or remove a campaign',
  section: 'D5.10',
  staff: { permission: 'campaigns' },
  body: z.object({
    slug: campaignSlug,
    to: z.enum(['end', 'previous', 'remove']),
    seen: z.nullable(changeId),
  }),
  output: z.object({ id: z.nullable(changeId) }),
  errors: ['not_found', 'changed_meanwhile', 'campaign_text_missing', 'choice_unknown'],
  repeat: 'none',
  invalidates: ['staff-campaigns', 'staff-audit'],
});

/**
 * Keeps a campaign that is not saved yet, so that this person sees its page with `?staff-preview=1`.
 * @spec 2.1 D5.10
 */
export const draftCampaign = defineStaffCall('PUT', '/api/staff-campaign-draft.php', {
  summary: 'Look at a campaign before it is saved',
  section: 'D5.10',
  staff: { permission: 'campaigns' },
  body: z.object({ campaign }),
  errors: ['campaign_text_missing', 'choice_unknown'],
  repeat: 'natural',
  invalidates: [],
});
