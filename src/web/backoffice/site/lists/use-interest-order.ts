import type { Output } from '#contract/call';
import type { Interest } from '#contract/interests';
import type { getStaffInterests } from '#contract/staff-lists';
import { changeSetting } from '#contract/staff-settings';
import { useStaffCall } from '../../questions/use-staff-call.ts';

/** Moves an interest by one place, or switches it on or off. */
export type InterestChange = { key: Interest } & ({ by: 1 | -1 } | { isOffered: boolean });

/**
 * Changes the setting `interests`, which has those that are offered in their order.
 * @spec 3.3 D5.10
 */
export function useInterestOrder(data: Output<typeof getStaffInterests> | undefined) {
  const { mutate, isPending } = useStaffCall(changeSetting, { awaitsRefetch: true });
  const apply = (change: InterestChange) => {
    if (!data || isPending) return;
    const offered = data.interests.filter(interest => interest.offered).map(({ key }) => key);
    mutate({
      ...{ name: 'interests', to: 'value', seen: data.changed?.id ?? null },
      value: changedOrder(offered, change),
    });
  };
  return { apply, isPending };
}

export function changedOrder(offered: readonly Interest[], change: InterestChange): Interest[] {
  const others = offered.filter(key => key !== change.key);
  if ('isOffered' in change) return change.isOffered ? [...others, change.key] : others;
  const place = Math.max(0, offered.indexOf(change.key) + change.by);
  return others.toSpliced(place, 0, change.key);
}
