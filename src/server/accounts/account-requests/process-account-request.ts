import type { App, AppJob } from '../../app.ts';
import type { Attempt } from '../../platform/jobs.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
import { handleEmailChangeRequest } from '../credentials/request-email-change.ts';
import { handleResetRequest } from '../credentials/request-reset.ts';
import { handleSignupRequest } from '../signup/sign-up.ts';
import { type AccountRequest, PROCESS_ACCOUNT_REQUEST } from './queue-account-request.ts';

type RequestHandler = (app: App, tx: Tx, site: Site, request: AccountRequest) => Promise<void>;
const handlers: Record<AccountRequest['kind'], RequestHandler> = {
  sign_up: handleSignupRequest,
  password_reset: handleResetRequest,
  email_change: handleEmailChangeRequest,
};

/** @spec D1.1 */
export const accountRequestJob: AppJob = {
  name: PROCESS_ACCOUNT_REQUEST,
  concurrency: 2,
  isPersonal: true,
  // The 9 delays between the attempts are up to 1, 2, 4 … 256 minutes: together about 8.5 hours.
  retries: { limit: 9, seconds: 30 },
  run: (app, data, _isStopping, attempt) => processAccountRequest(app, data as AccountRequest, attempt),
};

async function processAccountRequest(app: App, request: AccountRequest, attempt: Attempt): Promise<void> {
  try {
    await transact(app, async tx => {
      await attempt.finish(tx);
      const site = app.sites.byId(request.siteId);
      if (site) await handlers[request.kind](app, tx, site, request);
    });
  } catch (error) {
    // A request that is given up is deleted, because it contains personal data.
    if (attempt.isLast) await attempt.finish(app);
    throw error;
  }
}
