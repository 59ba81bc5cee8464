import { CARD_BUDGETS } from '#contract/constants';
import { DAY_SECONDS, HOUR_SECONDS } from '#contract/durations';
import { isYoungAccount } from '../accounts/find-account.ts';
import type { HitLimit } from '../platform/http/deferred-hits.ts';

export type CardReader = {
  accountId: string | null;
  member: { signedUpAt: Date } | null;
  address: string;
  site: { key: string };
};

/** @spec D2.41 */
export function cardBudgetsOf({ accountId, member, address, site }: CardReader, now: Date): HitLimit[] {
  const { perHour, perDay, perNetworkAndHour } = CARD_BUDGETS;
  const key = `${site.key} cards`;
  return [
    ...(accountId
      ? [
          { key: `${key} hour ${accountId}`, seconds: HOUR_SECONDS, limit: perHour },
          { key: `${key} day ${accountId}`, seconds: DAY_SECONDS, limit: perDay },
        ]
      : []),
    ...(!member || isYoungAccount(member.signedUpAt, now)
      ? [{ key: `${key} hour network ${address}`, seconds: HOUR_SECONDS, limit: perNetworkAndHour }]
      : []),
  ];
}
