import { Link } from 'react-router';
import { useStaffText } from '#i18n/react';

/** The name of a member, which leads to the member; what an erased account left has neither. */
export function MemberName({ profile, name }: { profile: string | null; name: string | null }) {
  const t = useStaffText();
  if (profile === null) return <bdi>{name ?? t('staff_reports.gone')}</bdi>;
  return (
    <Link to={`/backoffice/members/${profile}`} className="weight-600">
      <bdi>{name ?? t('staff_reports.gone')}</bdi>
    </Link>
  );
}
