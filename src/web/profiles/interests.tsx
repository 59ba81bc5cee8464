import { useQuery } from '@tanstack/react-query';
import type { MemberProfile } from '#contract/profiles';
import { getProfile } from '#contract/profiles';
import { useMembersText } from '#i18n/react';
import { useUser } from '../accounts/user-query.ts';
import { query } from '../data/query.ts';
import { Chip, Chips } from '../ui/chip.tsx';
import style from './member-heading.module.css';

/** @spec 3.3 */
export function Interests({ member: { id, interests } }: { member: MemberProfile }) {
  const t = useMembersText();
  const isMember = useUser() !== null;
  const { data } = useQuery({ ...query(getProfile), enabled: isMember, meta: { progress: 'never' } });
  // On their own page the viewer would share every interest, so none is highlighted.
  const own = data && data.profile.id !== id ? data.profile.interests : [];
  const shared = interests.filter(interest => own.includes(interest));
  return (
    <section className="stack gap-s">
      <header className={`flex wrap items-baseline ${style.interestsHeading}`}>
        <h2>{t('detail.interests')}</h2>
        {shared.length > 0 && (
          <p className="soft text-m weight-600 round">{t('profile.shared', { count: shared.length })}</p>
        )}
      </header>
      <Chips>
        {interests.map(interest => (
          <Chip key={interest} shared={shared.includes(interest)}>
            {t(`interest.${interest}`)}
          </Chip>
        ))}
      </Chips>
    </section>
  );
}
