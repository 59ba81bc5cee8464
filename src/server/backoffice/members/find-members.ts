import type { Output, QueryOut } from '#contract/call';
import { ApiError } from '#contract/errors';
import { isAscending, orderAmong } from '#contract/list-order';
import { type findMembers as call, memberOrders } from '#contract/staff-members';
import { hasPermission } from '#contract/staff-permissions';
import type { App, StaffCaller } from '../../app.ts';
import { recordAudit, rolesOf } from '../../platform/audit-log.ts';
import { pageBehind, pageOf } from '../../platform/keyset.ts';
import { transact } from '../../platform/transact.ts';
import { auditActorOf } from '../audit/audit-actor.ts';
import {
  type MemberListKey,
  memberColumns,
  selectMemberEntries,
  selectMemberId,
  selectMemberIds,
} from './list-queries.ts';
import { presentMemberEntry } from './present-member.ts';

type Query = QueryOut<typeof call>;

const PAGE_SIZE = 50;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Finds one member by an id or an email address, otherwise a page of the members that the filters leave.
 * @throws staff_role_missing for an address without the permission `member_data`; invalid_input for a wrong cursor
 * @spec D5.10
 */
export async function findMembers(app: App, caller: StaffCaller, query: Query): Promise<Output<typeof call>> {
  const { q } = query;
  if (q !== undefined && UUID.test(q)) {
    const found = await selectMemberId(app.db, caller.site.id, { id: q });
    return onePage(app, caller, found?.profileId ?? (await findPrivately(app, caller, { payment: q })));
  }
  if (q?.includes('@')) return onePage(app, caller, await findPrivately(app, caller, { email: q }));
  const { by, isUp } = orderOf(query);
  const page = pageBehind(query.before, { ...memberColumns[by], down: !isUp }, PAGE_SIZE);
  const filter = { ...query, siteId: caller.site.id, name: q, ...periodOf(query) };
  const { shown, next } = pageOf(await selectMemberIds(app.db, filter, by, page), PAGE_SIZE);
  const ids = shown.map(({ profileId }) => profileId);
  return { members: await entriesOf(app, caller, ids), next };
}

/** By sign-up: the filters of a profile are in the indexes of profiles, those of an account in the indexes of accounts. */
function orderOf({ q, sort, country, fictional }: Query): { by: MemberListKey; isUp: boolean } {
  if (q !== undefined) return { by: 'name', isUp: sort !== 'name_desc' };
  const order = orderAmong(memberOrders, sort);
  const isUp = isAscending(order);
  if (order === 'name_asc' || order === 'name_desc') return { by: 'name', isUp };
  if (order === 'last_seen_asc' || order === 'last_seen_desc') return { by: 'last_seen', isUp };
  return { by: country !== undefined || fictional === true ? 'profile' : 'account', isUp };
}

const periodOf = ({ since, until }: Query) => ({
  since: since === undefined ? undefined : new Date(since),
  until: until === undefined ? undefined : new Date(until),
});

const onePage = async (app: App, caller: StaffCaller, id: string | null): Promise<Output<typeof call>> => ({
  members: id === null ? [] : await entriesOf(app, caller, [id]),
  next: null,
});

/**
 * Finds a member by what is private of them: who has an address, or who paid. The audit log says who was found, never the
 * address. An id that is nobody's payment is not recorded.
 * @throws staff_role_missing for an address without the permission `member_data`
 */
async function findPrivately(
  app: App,
  caller: StaffCaller,
  by: { email: string } | { payment: string },
): Promise<string | null> {
  if (!hasPermission(caller.staff.roles, 'member_data')) {
    // The id may be nobody's payment; the page of the payment asks for a reason.
    if ('payment' in by) return null;
    throw new ApiError('staff_role_missing');
  }
  return transact(app, async tx => {
    const found = await selectMemberId(tx.db, caller.site.id, by);
    if (!found && 'payment' in by) return null;
    const action = 'email' in by ? 'members.find_by_email' : 'members.find_by_payment';
    const actor = auditActorOf(app, caller);
    await recordAudit(tx, actor, { action, accountId: found?.accountId ?? null, details: rolesOf(actor) });
    return found?.profileId ?? null;
  });
}

async function entriesOf(app: App, caller: StaffCaller, ids: string[]) {
  if (ids.length === 0) return [];
  const rows = new Map((await selectMemberEntries(app.db, ids)).map(row => [row.id, row]));
  return ids.flatMap(id => {
    const row = rows.get(id);
    return row ? [presentMemberEntry(app, caller, row)] : [];
  });
}
