import { useQuery } from '@tanstack/react-query';
import type { Interest } from '#contract/interests';
import { useMembersText } from '#i18n/react';
import { useUser } from '../accounts/user-query.ts';
import { useApi } from '../api.ts';
import { Chip, Chips } from '../ui/chip.tsx';
import { profileQuery } from './profile-query.ts';

/** A member's interests; those the reader has too stand out. */
export function InterestChips({ interests }: { interests: Interest[] }) {
  const t = useMembersText();
  const isMember = useUser() !== null;
  const { data } = useQuery({ ...profileQuery(useApi()), enabled: isMember, meta: { progress: 'never' } });
  const own = data?.profile.interests ?? [];
  return (
    <Chips>
      {interests.map(interest => (
        <Chip key={interest} shared={own.includes(interest)}>
          {t(`interest.${interest}`)}
        </Chip>
      ))}
    </Chips>
  );
}
