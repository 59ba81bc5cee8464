import { useLocale } from 'use-intl';
import type { Output } from '#contract/call';
import { FALLBACK_LANGUAGE, parseLanguage } from '#contract/languages';
import { regionName } from '#contract/regions';
import type { getStaffMember } from '#contract/staff-members';
import { countryName } from '#i18n/country-name';
import { useStaffText } from '#i18n/react';
import { DetailsList } from '../ui/details-list.tsx';
import { When } from '../ui/when.tsx';

export type ShownMember = Output<typeof getStaffMember>['member'];

/** What the site itself shows of a member, with the state of the account. */
export function MemberShown({ member }: { member: ShownMember }) {
  const t = useStaffText();
  const locale = useLocale();
  const yes = (isSo: boolean) => (isSo ? t('staff_member.yes') : t('staff_member.no'));
  const region = member.region && regionName(member.region, parseLanguage(locale) ?? FALLBACK_LANGUAGE);
  const place = [member.city, region !== member.city && region, countryName(locale, member.country)];
  const when = (name: string, at: string | null) => at !== null && { name, value: <When at={at} exact /> };
  return (
    <DetailsList
      details={[
        { name: t('staff_member.id'), value: <code>{member.id}</code> },
        { name: t('staff_members.age'), value: member.age },
        { name: t('staff_members.place'), value: place.filter(Boolean).join(', ') },
        when(t('staff_members.signed_up'), member.signed_up_at),
        when(t('staff_members.last_seen'), member.last_seen),
        member.ban !== null && {
          name: t('staff_member.banned_until'),
          value:
            member.ban.until === null ? t('staff_member.for_good') : <When at={member.ban.until} exact />,
        },
        when(t('staff_member.frozen_since'), member.frozen_since),
        member.frozen_explanation !== null && {
          name: t('staff_member.explanation'),
          value: <p>{member.frozen_explanation}</p>,
        },
        when(t('staff_member.erased_at'), member.erased_at),
        { name: t('staff_member.photos'), value: member.photos },
        { name: t('staff_member.verified'), value: yes(member.verified) },
        { name: t('staff_member.invisible'), value: yes(member.invisible) },
        member.about_me !== null && { name: t('staff_member.about_me'), value: <p>{member.about_me}</p> },
      ]}
    />
  );
}
