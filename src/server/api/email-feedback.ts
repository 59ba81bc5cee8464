import * as calls from '#contract/email-feedback';
import { receiveEmailFeedback } from '../notifications/intake/receive-email-feedback.ts';
import { type AppRoute, route } from './route.ts';

/** @spec D2.49 */
export const emailFeedbackRoutes: AppRoute[] = [
  route(
    calls.emailFeedback,
    ({ app, headers, upload }) => receiveEmailFeedback(app, { headers, message: upload }),
    { limits: [{ by: 'address', hits: 1_200, seconds: 60 }] },
  ),
];
