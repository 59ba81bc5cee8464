import { Link } from 'react-router';
import { useStaffText } from '#i18n/react';
import { When } from '../ui/when.tsx';

type ReviewedMemberProps = { member: { id: string; name: string; age: number; signed_up_at: string } };

/** Whose picture it is, with the way to the member's page. */
export function ReviewedMember({ member }: ReviewedMemberProps) {
  const t = useStaffText();
  return (
    <>
      <Link to={`/backoffice/members/${member.id}`}>{member.name}</Link>, {member.age}
      <span className="quiet">
        {' '}
        ({t('staff_members.signed_up')} <When at={member.signed_up_at} />)
      </span>
    </>
  );
}
