import type { MemberCard as Member } from '#contract/profiles';
import { LikeButton } from '../../likes/like-button.tsx';
import { usePendingLike } from '../../likes/use-like.ts';
import { MemberCardLink } from '../../profiles/member-card.tsx';
import style from './signup-match-card.module.css';

/** @spec 2.9 4.7 */
export function SignupMatchCard({
  member,
  isLiked,
  eager,
}: {
  member: Member;
  isLiked: boolean;
  eager: boolean;
}) {
  // Shows the pressed state until the list of likes contains the like.
  const pressed = usePendingLike(member.id);
  return (
    <div className={style.match}>
      <MemberCardLink member={member} to={`/members/${member.id}`} eager={eager} badge={false} />
      <div className={style.like}>
        <LikeButton member={{ ...member, liked_by_me: pressed ?? isLiked }} />
      </div>
    </div>
  );
}
