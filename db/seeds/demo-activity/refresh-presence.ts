import { MINUTE_MS } from '#contract/durations';
import type { App } from '../../../src/server/app.ts';
import { markOnlineWithoutSession } from '../../../src/server/profiles/presence.ts';
import { castMember } from '../cast.ts';
import { random } from '../random.ts';

const VISIT_MINUTES = 20;
const ONLINE_SHARE = 0.09;

/**
 * Basil, the fictional member, is online only while able to answer.
 * @spec D4.8
 */
export async function refreshDemoPresence(app: App, basil: { answers: boolean }): Promise<void> {
  const period = Math.floor(app.clock.now().getTime() / (VISIT_MINUTES * MINUTE_MS));
  const members = await app.db
    .selectFrom('profiles')
    .innerJoin('accounts', 'accounts.id', 'profiles.account_id')
    .where(eb =>
      eb.or([eb('email', 'like', '%@members.example'), eb('email', '=', castMember('fictional').email)]),
    )
    .select(['profiles.id', 'profiles.fictional', 'email'])
    .execute();
  for (const { id, email } of members) {
    const isBasil = email === castMember('fictional').email;
    const online = isBasil ? basil.answers : random(`${id} ${period}`).chance(ONLINE_SHARE);
    if (online) await markOnlineWithoutSession(app, id);
  }
}
