import type { App, RelevanceChecks } from '../../app.ts';
import type { Relevance } from '../../platform/mail/outbox.ts';
import { selectMayGetEmail } from './queries.ts';

/** Name of the check of emails that hold forever. */
export const ALWAYS_RELEVANT = 'always';

/**
 * False as well while the member has quiet hours or is online, and once the member has turned on discreet mode and the
 * email was written without it: it may have waited, for example because the mail server was away.
 * @throws Error for an unknown check; a newer process may know it, so the email waits
 * @spec D2.48 D5.2
 */
export async function isEmailRelevant(
  app: App,
  checks: RelevanceChecks,
  relevance: Relevance,
): Promise<boolean> {
  const { check: name, recipient } = relevance;
  const check = checks[name];
  if (!check) throw new Error(`unknown relevance check ${name}`);
  const mustDrop = recipient !== undefined && !(await selectMayGetEmail(app.db, recipient, app.clock.now()));
  return (await check(app, relevance, mustDrop)) && !mustDrop;
}
