import type { ReactNode } from 'react';
import type { MemberCard as Member } from '#contract/profiles';
import { MemberCard } from './member-card.tsx';
import style from './member-grid.module.css';

/** How many cards are in view before anybody scrolls: their photos are loaded first. */
const IN_VIEW = 6;

type MemberGridProps<M extends Member> = {
  label: string;
  members: M[];
  addressOf: (member: M) => string;
  /** Stands over a photo's upper corner. */
  signOf?: (member: M) => ReactNode;
  /** What can be done from the list, beside opening the profile. */
  actionOf?: (member: M) => ReactNode;
  /** Cards that stand before this grid on the page. */
  after?: number;
};

/** Members side by side: three on a phone, so that at least six show at once, more on a desk. */
export const MemberGrid = <M extends Member>({
  label,
  members,
  addressOf,
  signOf,
  actionOf,
  after = 0,
}: MemberGridProps<M>) => (
  <ul className={style.grid} aria-label={label}>
    {members.map((member, index) => (
      <li key={member.id} className={style.cell}>
        <MemberCard
          member={member}
          to={addressOf(member)}
          sign={signOf?.(member)}
          eager={after + index < IN_VIEW}
        />
        {actionOf?.(member)}
      </li>
    ))}
  </ul>
);
