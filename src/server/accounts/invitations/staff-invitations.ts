import type { Output, QueryOut } from '#contract/call';
import { INVITATIONS } from '#contract/constants';
import { ApiError } from '#contract/errors';
import { orderAmong } from '#contract/list-order';
import {
  type getInvitationFigures as figuresCall,
  invitationOrders,
  type getStaffInvitations as listCall,
} from '#contract/staff-partners';
import type { App, StaffCaller } from '../../app.ts';
import { type AuditActor, recordAudit } from '../../platform/audit-log.ts';
import { pageBehind, pageOf } from '../../platform/keyset.ts';
import { transact } from '../../platform/transact.ts';
import { invitationStateOf } from './list-invitations.ts';
import {
  invitationKeysets,
  lockSiteInvitation,
  selectInvitationFigures,
  selectInviters,
  selectSiteInvitations,
  withdrawInvitationById,
} from './staff-queries.ts';

const PAGE_SIZE = 50;
const INVITERS = 20;

/** @spec D5.10 6.1 */
export async function getStaffInvitations(
  { db, clock }: App,
  { site }: StaffCaller,
  { sort, before, ...filter }: QueryOut<typeof listCall>,
): Promise<Output<typeof listCall>> {
  const now = clock.now();
  const page = pageBehind(before, invitationKeysets[orderAmong(invitationOrders, sort)], PAGE_SIZE);
  const rows = await selectSiteInvitations(db, { ...filter, siteId: site.id, now }, page);
  const { shown, next } = pageOf(rows, PAGE_SIZE);
  return {
    invitations: shown.map(row => ({
      ...{ id: row.id, state: invitationStateOf(row, now) },
      ...{ inviter: row.inviter, inviter_name: row.inviter_name },
      created_at: row.created_at.toISOString(),
      expires_at: row.expires_at.toISOString(),
    })),
    next,
  };
}

/** @spec D5.10 6.1 */
export async function getInvitationFigures(
  { db, clock }: App,
  { site }: StaffCaller,
): Promise<Output<typeof figuresCall>> {
  const [figures, inviters] = await Promise.all([
    selectInvitationFigures(db, site.id, clock.now()),
    selectInviters(db, site.id, INVITERS),
  ]);
  return { ...figures, inviters, limit: INVITATIONS.maxOpen, days: INVITATIONS.days };
}

/**
 * @throws not_found; decided_already if it was used, withdrawn or has expired
 * @spec D5.10 6.1
 */
export const withdrawSiteInvitation = (app: App, actor: AuditActor, id: string): Promise<void> =>
  transact(app, async tx => {
    const invitation = await lockSiteInvitation(tx.db, actor.siteId, id);
    if (!invitation) throw new ApiError('not_found');
    if (invitationStateOf(invitation, tx.now) !== 'open') throw new ApiError('decided_already');
    await withdrawInvitationById(tx.db, id, tx.now);
    const { inviter_id: accountId } = invitation;
    await recordAudit(tx, actor, { action: 'invitations.withdraw', accountId, details: { invitation: id } });
  });
