import * as z from 'zod/mini';
import { defineStaffCall } from './call.ts';
import { listCursor } from './cursor.ts';
import { id, text, timestamp } from './fields.ts';
import { invitationStates } from './invitations.ts';
import { sortBy } from './list-order.ts';

const partner = z.object({
  id,
  name: z.string(),
  created_at: timestamp,
  ended_at: z.nullable(timestamp),
  /** Sign-ups that the people have not completed yet. */
  pending: z.int(),
  /** Members who came by this partner, how many of them confirmed their address, and how many paid. */
  members: z.int(),
  confirmed: z.int(),
  paid: z.int(),
  /** When the latest of them signed up. */
  latest: z.nullable(timestamp),
});
export type StaffPartner = z.output<typeof partner>;

/**
 * Partners whose servers may begin sign-ups, and what came of it.
 * @spec D5.10 4.2
 */
export const getStaffPartners = defineStaffCall('GET', '/api/staff-partners.php', {
  summary: 'The partners of the site, with their sign-ups',
  section: 'D5.10',
  staff: { permission: 'partners' },
  output: z.object({ partners: z.array(partner) }),
  provides: ['staff-partners'],
  caching: 'none',
});

/**
 * Only this answer contains the partner's key, which is stored nowhere.
 * @spec D5.10 4.2
 */
export const createPartner = defineStaffCall('POST', '/api/staff-partners.php', {
  summary: 'Create a partner, and return its key',
  section: 'D5.10',
  staff: { permission: 'partners', dangerous: true },
  body: z.object({ name: text(60).check(z.minLength(1, { error: 'field_required' })) }),
  output: z.object({ key: z.string() }),
  errors: ['partner_name_taken', 'field_required', 'field_too_long'],
  repeat: 'none',
  invalidates: ['staff-partners', 'staff-audit'],
});

/**
 * The key stops working, and sign-ups that the partner began and nobody completed are deleted.
 * @spec D5.10 4.2
 */
export const endPartner = defineStaffCall('DELETE', '/api/staff-partners.php', {
  summary: 'End a partner',
  section: 'D5.10',
  staff: { permission: 'partners', dangerous: true },
  body: z.object({ id }),
  errors: ['not_found', 'decided_already'],
  repeat: 'key',
  invalidates: ['staff-partners', 'staff-audit'],
});

/** Who makes invitations. */
export const invitationSenders = ['members', 'site'] as const;

const staffInvitation = z.object({
  id,
  state: z.enum(invitationStates),
  created_at: timestamp,
  expires_at: timestamp,
  /** The profile of the member who invites; null for an invitation of the site. Who was invited is not stored. */
  inviter: z.nullable(id),
  inviter_name: z.nullable(z.string()),
});
export type StaffInvitation = z.output<typeof staffInvitation>;

export const invitationOrders = ['made_desc', 'made_asc'] as const;
export type InvitationOrder = (typeof invitationOrders)[number];

/** @spec D5.10 6.1 */
export const getStaffInvitations = defineStaffCall('GET', '/api/staff-invitations.php', {
  summary: 'Invitations by members and by the site',
  section: 'D5.10',
  staff: { permission: 'partners' },
  query: z.object({
    by: z.optional(z.enum(invitationSenders)),
    state: z.optional(z.enum(invitationStates)),
    sort: sortBy(invitationOrders),
    before: z.optional(listCursor),
  }),
  output: z.object({ invitations: z.array(staffInvitation), next: z.nullable(z.string()) }),
  provides: ['staff-invitations'],
  caching: 'none',
});

/**
 * `inviters`: the 20 members with the most used invitations. `limit` is how many a member may have open.
 * @spec D5.10 6.1
 */
export const getInvitationFigures = defineStaffCall('GET', '/api/staff-invitation-figures.php', {
  summary: 'How many invitations were made and used, and by whom',
  section: 'D5.10',
  staff: { permission: 'partners' },
  output: z.object({
    open: z.int(),
    used: z.int(),
    expired: z.int(),
    withdrawn: z.int(),
    limit: z.int(),
    days: z.int(),
    inviters: z.array(z.object({ member: id, name: z.string(), made: z.int(), used: z.int() })),
  }),
  provides: ['staff-invitations'],
  caching: 'none',
});

/** The most that can be issued at once. */
export const ISSUED_INVITATIONS_MAX = 100;

/**
 * Each link lets one person sign up, also where sign-up is closed. Only this answer contains the links.
 * @spec D5.10 6.1
 */
export const issueSiteInvitations = defineStaffCall('POST', '/api/staff-invitations.php', {
  summary: 'Issue invitations of the site, and return their links',
  section: 'D5.10',
  staff: { permission: 'partners', dangerous: true },
  body: z.object({
    count: z
      .int({ error: 'field_invalid' })
      .check(z.gte(1, { error: 'field_invalid' }), z.lte(ISSUED_INVITATIONS_MAX, { error: 'field_invalid' })),
  }),
  output: z.object({ links: z.array(z.url()) }),
  errors: ['field_invalid'],
  repeat: 'none',
  invalidates: ['staff-invitations', 'staff-audit'],
});

/**
 * The link of an open invitation stops working.
 * @spec D5.10 6.1
 */
export const withdrawSiteInvitation = defineStaffCall('DELETE', '/api/staff-invitations.php', {
  summary: 'Withdraw an open invitation',
  section: 'D5.10',
  staff: { permission: 'partners' },
  body: z.object({ id }),
  errors: ['not_found', 'decided_already'],
  repeat: 'key',
  invalidates: ['staff-invitations', 'staff-audit'],
});
