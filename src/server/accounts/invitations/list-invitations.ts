import { INVITATIONS } from '#contract/constants';
import { ApiError } from '#contract/errors';
import type { Invitation } from '#contract/invitations';
import type { App, MemberCaller } from '../../app.ts';
import { selectInvitationsOf, withdrawUnusedInvitation } from './queries.ts';

const LIST_LIMIT = 4 * INVITATIONS.maxOpen;

type InvitationRow = Awaited<ReturnType<typeof selectInvitationsOf>>[number];

/**
 * The list does not reveal who used an invitation.
 * @spec 6.1
 */
export async function listInvitations(app: App, { accountId }: MemberCaller): Promise<Invitation[]> {
  const now = app.clock.now();
  const rows = await selectInvitationsOf(app.db, accountId, LIST_LIMIT);
  return rows.map(row => presentInvitation(row, now));
}

/**
 * @throws not_found
 */
export async function findInvitation(app: App, caller: MemberCaller, id: string): Promise<Invitation> {
  const invitations = await listInvitations(app, caller);
  const invitation = invitations.find(candidate => candidate.id === id);
  if (!invitation) throw new ApiError('not_found');
  return invitation;
}

/**
 * @throws not_found
 * @spec 6.1
 */
export async function withdrawInvitation(app: App, { accountId }: MemberCaller, id: string): Promise<void> {
  if (!(await withdrawUnusedInvitation(app.db, accountId, id, app.clock.now())))
    throw new ApiError('not_found');
}

const presentInvitation = (row: InvitationRow, now: Date): Invitation => ({
  id: row.id,
  state: invitationStateOf(row, now),
  created: row.created_at.toISOString(),
  expires: row.expires_at.toISOString(),
});

export function invitationStateOf(
  { used_at, withdrawn_at, expires_at }: Pick<InvitationRow, 'used_at' | 'withdrawn_at' | 'expires_at'>,
  now: Date,
): Invitation['state'] {
  if (used_at) return 'used';
  if (withdrawn_at) return 'withdrawn';
  return expires_at <= now ? 'expired' : 'open';
}
