import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { id, timestamp } from './fields.ts';

export const invitationStates = ['open', 'used', 'expired', 'withdrawn'] as const;

/** The inviter does not learn who used the invitation or when. */
const invitation = z.object({
  id: z.uuid(),
  state: z.enum(invitationStates),
  created: timestamp,
  expires: timestamp,
});
export type Invitation = z.output<typeof invitation>;

/**
 * Returns at most 20 invitations, the latest first.
 * @spec 6.1
 */
export const getInvitations = defineCall('GET', '/api/invitation.php', {
  summary: 'The caller’s invitations and their state',
  section: '6.1',
  output: z.object({ invitations: z.array(invitation) }),
  provides: ['invitations'],
  caching: 'none',
});

/**
 * Only this answer contains the invitation's link.
 * @spec 6.1
 */
export const makeInvitation = defineCall('POST', '/api/invitation.php', {
  summary: 'Make an invitation for one person, and return its link',
  section: '6.1',
  output: z.object({ invitation, link: z.url() }),
  errors: ['unconfirmed', 'invitation_limit', 'too_many_requests'],
  repeat: 'key',
  invalidates: ['invitations'],
});

/** @spec 6.1 */
export const withdrawInvitation = defineCall('DELETE', '/api/invitation.php', {
  summary: 'Withdraw an invitation that nobody used',
  section: '6.1',
  body: z.object({ id }),
  errors: ['not_found'],
  repeat: 'natural',
  invalidates: ['invitations'],
});
