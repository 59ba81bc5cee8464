import { ApiError } from '#contract/errors';
import type { App } from '../../app.ts';
import type { Db } from '../../platform/db.ts';
import { banToken } from './ban-token.ts';
import { selectBan } from './queries.ts';

/**
 * A banned member learns the end of the ban, and gets a token for the page where they can appeal.
 * @throws account_deleting; account_banned with `until` (absent for a permanent ban) and `token`
 * @spec D2.6 D5.5
 */
export async function assertMayLogIn(
  app: Pick<App, 'config'>,
  db: Db,
  { accountId, status }: { accountId: string; status: string },
): Promise<void> {
  if (status === 'deleting') throw new ApiError('account_deleting');
  if (status !== 'banned') return;
  const ban = await selectBan(db, accountId);
  throw new ApiError('account_banned', {
    params: {
      ...(ban?.until && { until: ban.until.toISOString() }),
      ...(ban && { token: banToken(app, accountId) }),
    },
  });
}
