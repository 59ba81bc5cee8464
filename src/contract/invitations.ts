import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { id, nothing, timestamp } from './fields.ts';

const invitationStates = ['open', 'used', 'expired', 'withdrawn'] as const;

/** An invitation as its inviter sees it: never who used it, nor when. */
const invitation = z.object({
  id: z.uuid(),
  state: z.enum(invitationStates),
  created: timestamp,
  expires: timestamp,
});
export type Invitation = z.output<typeof invitation>;

/** One's own invitations: those that are open, and the latest of the others. */
export const getInvitations = defineCall({
  method: 'GET',
  path: '/api/invitation.php',
  summary: 'One’s own invitations and their state',
  section: '6',
  query: nothing,
  body: nothing,
  output: z.object({ invitations: z.array(invitation) }),
  errors: [],
  access: 'member',
  repeat: 'natural',
});

/** Makes an invitation that lets one person in. Its link is told here and nowhere else. */
export const makeInvitation = defineCall({
  method: 'POST',
  path: '/api/invitation.php',
  summary: 'Make an invitation for one person, and tell its link',
  section: '6',
  query: nothing,
  body: nothing,
  output: z.object({ invitation, link: z.url() }),
  errors: ['unconfirmed', 'invitation_limit', 'too_many_requests'],
  access: 'member',
  repeat: 'key',
});

/** Withdraws an invitation that nobody used; one that was used or is over stays as it is. */
export const withdrawInvitation = defineCall({
  method: 'DELETE',
  path: '/api/invitation.php',
  summary: 'Withdraw an invitation that nobody used',
  section: '6',
  query: nothing,
  body: z.object({ id }),
  output: z.null(),
  errors: ['not_found'],
  access: 'member',
  repeat: 'natural',
});
