import type { getBlocked as call } from '#contract/blocks';
import type { Output } from '#contract/call';
import type { App, MemberCaller } from '../app.ts';
import { selectBlocked } from './block-queries.ts';

/**
 * Whom the caller blocks, the latest first (section 6): there is no other way to unblock one who is hidden. By the name of then: one
 * who hides from the caller since does not tell him what he is called today.
 */
export const getBlocked = async ({ db }: App, { member }: MemberCaller): Promise<Output<typeof call>> => ({
  profiles: (await selectBlocked(db, member.profileId)).map(({ id, name }) => ({ id, name })),
});
