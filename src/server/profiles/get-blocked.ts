import type { getBlocked as call } from '#contract/blocks';
import type { Output } from '#contract/call';
import type { App, MemberCaller } from '../app.ts';
import { selectBlocked } from './block-queries.ts';

/**
 * Returns the names at the time of the block, because newer names may be hidden.
 * @spec 4.4 6.4
 */
export const getBlocked = async ({ db }: App, { member }: MemberCaller): Promise<Output<typeof call>> => ({
  profiles: (await selectBlocked(db, member.profileId)).map(({ id, name }) => ({ id, name })),
});
