import type { BodyOut, Output } from '#contract/call';
import { HOUR_SECONDS } from '#contract/durations';
import { ApiError } from '#contract/errors';
import { type followComplaint as call, referenceOf } from '#contract/moderation';
import type { App, Caller } from '../../app.ts';
import { takeHit } from '../../platform/http/rate-limit.ts';
import { isSameSecret, keyedHash } from '../../platform/secrets.ts';
import { selectFollowed } from './queries.ts';

/** Wrong and right tries count alike: of one network, and for one address from all networks. */
const NETWORK_LIMIT = { hits: 20, seconds: HOUR_SECONDS } as const;
const ADDRESS_LIMIT = { hits: 20, seconds: HOUR_SECONDS } as const;

/**
 * The references of the address are compared in constant time, so that the answer's duration reveals nothing.
 * @throws not_found alike for an unknown reference and for another address; too_many_requests
 * @spec 2.9 D5.5
 */
export async function followComplaint(
  { db, clock, config }: App,
  { site, address }: Caller,
  { reference, email }: BodyOut<typeof call>,
): Promise<Output<typeof call>> {
  const now = clock.now();
  const mailbox = keyedHash(config.secret, `followed ${email.toLowerCase()}`).toString('base64url');
  await takeHit(db, `${site.key} follow ${address}`, NETWORK_LIMIT.hits, NETWORK_LIMIT.seconds, now);
  await takeHit(db, `${site.key} follow ${mailbox}`, ADDRESS_LIMIT.hits, ADDRESS_LIMIT.seconds, now);
  const rows = await selectFollowed(db, site.id, email.toLowerCase());
  const [found] = rows.filter(({ id }) => isSameSecret(referenceOf(id), reference));
  if (!found) throw new ApiError('not_found');
  return {
    topic: found.topic as Output<typeof call>['topic'],
    state: found.state as Output<typeof call>['state'],
    sent_at: found.created_at.toISOString(),
    answered_at: found.answered_at?.toISOString() ?? null,
  };
}
