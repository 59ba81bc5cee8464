import type { App } from '../../app.ts';
import { opaqueToken, readOpaqueToken } from '../../platform/opaque-token.ts';

const PURPOSE = 'ban';

/**
 * Opens the page of a ban without a session. Valid as long as the ban, and shows nothing of the account.
 * @spec D5.5
 */
export const banToken = ({ config }: Pick<App, 'config'>, accountId: string): string =>
  opaqueToken(config.secret, PURPOSE, accountId);

/** @spec D5.5 */
export const banAppealPath = (app: Pick<App, 'config'>, accountId: string): string =>
  `/appeal?token=${banToken(app, accountId)}`;

/** Returns the account's id, or null for a token that is not ours. */
export const readBanToken = ({ config }: Pick<App, 'config'>, token: string): string | null =>
  readOpaqueToken(config.secret, PURPOSE, token);
