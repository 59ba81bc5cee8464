import type { FastifyReply } from 'fastify';
import type { Discretion } from '#contract/discretion';
import type { App, MemberCaller } from '../../app.ts';
import { transact } from '../../platform/transact.ts';
import { setDiscreetCookie } from './discreet-cookie.ts';
import { updateDiscretion } from './queries.ts';

/** @spec D5.2 */
export async function changeDiscretion(
  app: App,
  { accountId, member: { profileId } }: MemberCaller,
  change: Partial<Discretion>,
  reply: FastifyReply,
): Promise<Discretion> {
  const discretion = await transact(app, async tx => {
    tx.publish({ to: [profileId], type: 'user', ids: {} });
    return updateDiscretion(tx.db, accountId, change);
  });
  setDiscreetCookie(reply, discretion, app.secure);
  return discretion;
}
