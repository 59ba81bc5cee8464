import { MINUTE_MS } from '#contract/durations';
import type { App } from '../../app.ts';
import { DatabaseUnavailable } from '../../platform/database-unavailable.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
import { handleEmailChangeRequest } from '../credentials/handle-email-change-request.ts';
import { handleResetRequest } from '../credentials/handle-reset-request.ts';
import { handleSignupRequest } from '../signup/handle-signup-request.ts';
import {
  type AccountRequest,
  claimAccountRequest,
  deleteAccountRequest,
  postponeAccountRequest,
} from './queries.ts';

/** The 9 delays between the attempts are 1, 2, 4 … 256 minutes: together 511 minutes, about 8.5 hours. */
const MAX_ATTEMPTS = 10;

type RequestHandler = (app: App, tx: Tx, site: Site, request: AccountRequest) => Promise<void>;
const handlers: Record<string, RequestHandler> = {
  sign_up: handleSignupRequest,
  password_reset: handleResetRequest,
  email_change: handleEmailChangeRequest,
};

/**
 * Each request has one transaction, so that none is lost or processed twice.
 * @spec D1.1
 */
export async function processAccountRequests(app: App, isStopping = () => false): Promise<void> {
  while (!isStopping() && (await processNext(app)));
}

async function processNext(app: App): Promise<boolean> {
  const claimed: { request?: AccountRequest } = {};
  try {
    return await transact(app, async tx => {
      const request = await claimAccountRequest(tx.db, tx.now);
      if (!request) return false;
      claimed.request = request;
      const site = app.sites.byId(request.site_id);
      if (site) await handlers[request.kind]?.(app, tx, site, request);
      await deleteAccountRequest(tx.db, request.id);
      return true;
    });
  } catch (error) {
    if (!claimed.request || error instanceof DatabaseUnavailable) throw error;
    await postpone(app, claimed.request, error);
    return true;
  }
}

/** After the last attempt, the request is deleted because it contains personal data. */
async function postpone(app: App, { id, kind, attempts }: AccountRequest, error: unknown): Promise<void> {
  const isLast = attempts + 1 >= MAX_ATTEMPTS;
  app.log[isLast ? 'error' : 'warn']({ err: error, id, kind, final: isLast }, 'request not answered');
  if (isLast) return deleteAccountRequest(app.db, id);
  const delay = 2 ** attempts * MINUTE_MS;
  await postponeAccountRequest(app.db, id, new Date(app.clock.now().getTime() + delay));
}
