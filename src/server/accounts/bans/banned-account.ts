import { ApiError } from '#contract/errors';
import type { App, Caller } from '../../app.ts';
import { selectRecipient } from '../queries.ts';
import { readBanToken } from './ban-token.ts';
import { selectBan } from './queries.ts';

/**
 * Returns whose ban the token opens.
 * @throws link_expired if the token is not ours, of another site, or the ban is over
 * @spec D5.5
 */
export async function bannedAccountOf(
  app: Pick<App, 'config' | 'db'>,
  { site }: Pick<Caller, 'site'>,
  token: string,
): Promise<{ accountId: string; until: Date | null }> {
  const accountId = readBanToken(app, token);
  const owner = accountId === null ? undefined : await selectRecipient(app.db, { id: accountId });
  const ban = owner?.siteId === site.id ? await selectBan(app.db, owner.accountId) : undefined;
  if (!owner || !ban) throw new ApiError('link_expired');
  return { accountId: owner.accountId, until: ban.until };
}
