import type { App } from '../../app.ts';
import { startRounds } from '../../platform/rounds.ts';
import { answerRequests } from './answer-requests.ts';
import { REQUEST_FILED } from './file-request.ts';

/** Requests answered at once by one process. */
const LANES = 2;

/** Answers what was asked about addresses right after the call that noted it has committed, in whichever process works. */
export const startRequestDesk = (app: App): { close(): Promise<void> } =>
  startRounds({
    ...app,
    what: 'requests',
    wokenBy: REQUEST_FILED,
    lanes: LANES,
    work: isStopping => answerRequests(app, isStopping),
  });
