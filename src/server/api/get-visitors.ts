import type { Output } from '#contract/call';
import { VISITS } from '#contract/constants';
import { formatCursor, parseCursor } from '#contract/cursor';
import { ApiError } from '#contract/errors';
import { seesVisitors } from '#contract/permissions';
import type { getVisitors as call } from '#contract/visits';
import type { App, MemberCaller } from '../app.ts';
import { memberCards } from '../photos/member-cards.ts';
import { visitorsOf } from '../profiles/visits/visitors-of.ts';

/**
 * @throws ApiError `premium_only`
 * @spec D5.6 1.3 D2.14 D2.42
 */
export async function getVisitors(
  app: App,
  caller: MemberCaller,
  before: string | undefined,
): Promise<Output<typeof call>> {
  if (!seesVisitors(caller.member)) throw new ApiError('premium_only');
  const rows = await visitorsOf(app, caller, parseCursor(before), VISITS.pageSize + 1);
  const page = rows.slice(0, VISITS.pageSize);
  const cards = await memberCards(
    app,
    caller,
    page.map(({ id }) => id),
  );
  const last = rows.length > page.length ? page.at(-1) : undefined;
  return {
    visitors: page.flatMap(({ id, at }) => {
      const card = cards.get(id);
      return card ? [{ ...card, visited_at: at.toISOString() }] : [];
    }),
    next: last ? formatCursor(last) : null,
  };
}
