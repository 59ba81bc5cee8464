import type { BodyOut, Output } from '#contract/call';
import { HOUR_SECONDS } from '#contract/durations';
import { ApiError } from '#contract/errors';
import { type followComplaint as call, referenceOf } from '#contract/moderation';
import type { App, Caller } from '../../app.ts';
import { countHits, takeHitBack, waitTimeUntil } from '../../platform/http/rate-limit.ts';
import { isSameSecret, keyedHash } from '../../platform/secrets.ts';
import { selectFollowedNotices } from '../notices/queries.ts';
import { selectFollowed } from './queries.ts';

/** Misses an hour: of one network, and for one address from all networks. */
const NETWORK_LIMIT = 20;
const ADDRESS_LIMIT = 20;

/**
 * Only misses count. Once an address has too many, only networks without a miss may still try, so that nobody keeps the
 * sender from following. The references of the address are compared in constant time, so that the answer's duration
 * reveals nothing.
 * @throws not_found alike for an unknown reference and for another address; too_many_requests
 * @spec 2.9 D5.5
 */
export async function followComplaint(
  app: App,
  caller: Caller,
  { reference, email }: BodyOut<typeof call>,
): Promise<Output<typeof call>> {
  const misses = missWindows(app, caller, email.toLowerCase());
  await countAsMiss(app, misses);
  const [found] = (await followedBy(app, caller, email.toLowerCase())).filter(({ id }) =>
    isSameSecret(referenceOf(id), reference),
  );
  if (!found) throw new ApiError('not_found');
  for (const { key } of misses) await takeHitBack(app.db, key);
  return {
    topic: found.topic as Output<typeof call>['topic'],
    state: found.state as Output<typeof call>['state'],
    sent_at: found.created_at.toISOString(),
    answered_at: found.answered_at?.toISOString() ?? null,
  };
}

/** Complaints and notices of illegal content of the address. */
async function followedBy({ db }: Pick<App, 'db'>, { site }: Pick<Caller, 'site'>, email: string) {
  const [complaints, notices] = await Promise.all([
    selectFollowed(db, site.id, email),
    selectFollowedNotices(db, site.id, email),
  ]);
  const stateOf = (answeredAt: Date | null) => (answeredAt ? 'answered' : 'received');
  return [
    ...complaints,
    ...notices.map(notice => ({ ...notice, topic: 'illegal_content', state: stateOf(notice.answered_at) })),
  ];
}

/** Of the network and of the address, in this order. */
function missWindows({ config }: Pick<App, 'config'>, { site, address }: Caller, email: string) {
  const mailbox = keyedHash(config.secret, `followed ${email}`).toString('base64url');
  return [address, mailbox].map(of => ({ key: `${site.key} follow ${of}`, seconds: HOUR_SECONDS, hits: 1 }));
}

/** Counts before it looks, and takes it back after a hit, so that tries at the same time do not exceed the limit. */
async function countAsMiss(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  windows: ReturnType<typeof missWindows>,
): Promise<void> {
  const now = clock.now();
  const counted = await countHits(db, windows, now);
  const [network, address] = windows.map(({ key }) => counted.find(window => window.key === key));
  const limit = (address?.hits ?? 0) > ADDRESS_LIMIT ? 1 : NETWORK_LIMIT;
  if (network && network.hits > limit)
    throw new ApiError('too_many_requests', { params: waitTimeUntil(network.resetsAt, now) });
}
