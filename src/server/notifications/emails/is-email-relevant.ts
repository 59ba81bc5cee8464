import type { App, RelevanceChecks } from '../../app.ts';
import type { Relevance } from '../../platform/mail/outbox.ts';
import { selectIsDiscreet } from './queries.ts';

/** Name of the check of emails that hold forever. */
export const ALWAYS_RELEVANT = 'always';

/**
 * False as well once the member has turned on discreet mode and the email was written without it.
 * @throws Error for an unknown check; a newer process may know it, so the email waits
 * @spec D2.48 D5.2
 */
export async function isEmailRelevant(
  app: App,
  checks: RelevanceChecks,
  relevance: Relevance,
): Promise<boolean> {
  const { check: name, unlessDiscreet } = relevance;
  const check = checks[name];
  if (!check) throw new Error(`unknown relevance check ${name}`);
  const mustDrop = unlessDiscreet !== undefined && (await selectIsDiscreet(app.db, unlessDiscreet));
  return (await check(app, relevance, mustDrop)) && !mustDrop;
}
