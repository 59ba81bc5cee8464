import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { getStaffMember } from '#contract/staff-members';
import { useStaffText } from '#i18n/react';
import { requireIdParam } from '../../accounts/page-loaders.ts';
import { query } from '../../data/query.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { MemberMoney } from '../money/member-money.tsx';
import { staffCacheLoader, staffDocumentLoader } from '../session/staff-loaders.ts';
import { mayUse, useStaffSession } from '../session/staff-session.ts';
import { OfficePage } from '../ui/office-page.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { MemberActs } from './member-acts.tsx';
import { MemberData } from './member-data.tsx';
import { MemberPhotos } from './member-photos.tsx';
import { MemberShown } from './member-shown.tsx';
import { MemberTags } from './member-tags.tsx';

const queries = ({ params }: { params: Record<string, string | undefined> }) => [
  query(getStaffMember, { id: requireIdParam(params) }),
];
export const loader = staffDocumentLoader(queries);
export const clientLoader = staffCacheLoader(queries);

/**
 * One member: what the site shows, and after a reason the private data and photos.
 * @spec D5.10 D5.7
 */
export default function MemberPage() {
  const t = useStaffText();
  const id = requireIdParam(useParams());
  const [params] = useSearchParams();
  const staff = useStaffSession();
  const { data } = useQuery(query(getStaffMember, { id }));
  const member = data?.member;
  if (!member) return null;
  const tabs = [
    { value: '', name: t('staff_member.shown') },
    ...(mayUse(staff, 'member_data') ? [{ value: 'data', name: t('staff_member.private') }] : []),
    ...(mayUse(staff, 'payments') ? [{ value: 'money', name: t('staff_member_money.tab') }] : []),
    ...(mayUse(staff, 'photos') ? [{ value: 'photos', name: t('staff_member.photos') }] : []),
  ];
  const open = tabs.find(({ value }) => value === (params.get('tab') ?? ''))?.value ?? '';
  return (
    <OfficePage
      title={member.name}
      aside={<MemberTags member={member} />}
      actions={
        <>
          {mayUse(staff, 'reports') && (
            <ButtonLink look="plain" small to={`/backoffice/signals/${id}`}>
              {t('staff_nav.signals')}
            </ButtonLink>
          )}
          <MemberActs member={member} />
        </>
      }
    >
      <Tabs label={t('staff_member.parts')} parameter="tab" tabs={tabs} open={open} />
      {open === '' && <MemberShown member={member} />}
      {open === 'data' && <MemberData id={id} />}
      {open === 'money' && <MemberMoney id={id} />}
      {open === 'photos' && <MemberPhotos id={id} />}
    </OfficePage>
  );
}
