import type { StaffMemberEntry } from '#contract/staff-members';
import { useStaffText } from '#i18n/react';
import { Tag } from '../../ui/badge.tsx';

type TaggedMember = Pick<StaffMemberEntry, 'status' | 'frozen' | 'premium' | 'fictional'>;

/** The state of an account in words. An active one says nothing, so that the others show. */
export function MemberTags({ member }: { member: TaggedMember }) {
  const t = useStaffText();
  return (
    <span className="row wrap gap-half">
      {member.status !== 'active' && <Tag>{t(`staff_status.${member.status}`)}</Tag>}
      {member.frozen && <Tag>{t('staff_members.frozen')}</Tag>}
      {member.premium && <Tag>{t('staff_members.premium')}</Tag>}
      {member.fictional && <Tag>{t('staff_members.fictional')}</Tag>}
    </span>
  );
}
