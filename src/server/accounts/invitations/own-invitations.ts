import { INVITATIONS } from '#contract/constants';
import { ApiError } from '#contract/errors';
import type { Invitation } from '#contract/invitations';
import type { App, MemberCaller } from '../../app.ts';
import { selectInvitationsOf, withdraw } from './queries.ts';

/** Enough for all open ones and what came of those before them. */
const SHOWN = 4 * INVITATIONS.maxOpen;

type Row = Awaited<ReturnType<typeof selectInvitationsOf>>[number];

/** A member's own invitations, newest first, as he may see them: not who used one, nor when. */
export async function ownInvitations(app: App, { accountId }: MemberCaller): Promise<Invitation[]> {
  const now = app.clock.now();
  const rows = await selectInvitationsOf(app.db, accountId, SHOWN);
  return rows.map(row => present(row, now));
}

/** One of them. @throws not_found */
export async function ownInvitation(app: App, caller: MemberCaller, id: string): Promise<Invitation> {
  const own = await ownInvitations(app, caller);
  const invitation = own.find(one => one.id === id);
  if (!invitation) throw new ApiError('not_found');
  return invitation;
}

/** Withdraws an own invitation; one that was used or is over stays as it is. @throws not_found */
export async function withdrawInvitation(app: App, { accountId }: MemberCaller, id: string): Promise<void> {
  if (!(await withdraw(app.db, accountId, id, app.clock.now()))) throw new ApiError('not_found');
}

const present = (row: Row, now: Date): Invitation => ({
  id: row.id,
  state: stateOf(row, now),
  created: row.created_at.toISOString(),
  expires: row.expires_at.toISOString(),
});

function stateOf({ used_at, withdrawn_at, expires_at }: Row, now: Date): Invitation['state'] {
  if (used_at) return 'used';
  if (withdrawn_at) return 'withdrawn';
  return expires_at <= now ? 'expired' : 'open';
}
