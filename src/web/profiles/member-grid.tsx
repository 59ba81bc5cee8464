import type { ReactNode } from 'react';
import type { MemberCard as Member } from '#contract/profiles';
import { useText } from '#i18n/react';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import style from './member-card.module.css';
import { MemberCardLink } from './member-card.tsx';

/** The number of cards visible without scrolling. Their photos are loaded first. */
const IN_VIEW = 6;

type MemberGridProps<M extends Member> = {
  label: string;
  members: M[];
  addressOf: (member: M) => string;
  badgeOf?: (member: M) => ReactNode;
  actionOf?: (member: M) => ReactNode;
  /** Number of cards before this grid on the page. */
  after?: number;
};

/**
 * A phone shows three columns, so that at least six members are visible.
 * @spec look
 */
export const MemberGrid = <M extends Member>({
  label,
  members,
  addressOf,
  badgeOf,
  actionOf,
  after = 0,
}: MemberGridProps<M>) => (
  <ul className={style.grid} aria-label={label}>
    {members.map((member, index) => (
      <li key={member.id} className="relative">
        <MemberCardLink
          member={member}
          to={addressOf(member)}
          badge={badgeOf?.(member)}
          eager={after + index < IN_VIEW}
        />
        {actionOf?.(member)}
      </li>
    ))}
  </ul>
);

/**
 * Shows `count` placeholders for cards, so that the layout does not shift.
 * @spec look
 */
export function GridSkeleton({ count }: { count: number }) {
  const t = useText();
  return (
    <Loading label={t('state.loading')} className={style.grid}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} ratio="3 / 4" radius="m" />
      ))}
    </Loading>
  );
}
