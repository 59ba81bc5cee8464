import { useQuery } from '@tanstack/react-query';
import { countryByCode, countryOfRegion } from '#contract/countries';
import type { MemberProfile } from '#contract/profiles';
import { getRegions } from '#contract/site';
import { useMembersText } from '#i18n/react';
import { query } from '../data/query.ts';
import { Chip, Chips } from '../ui/chip.tsx';

/** @spec 3.2 */
export function DetailChips({ member }: { member: MemberProfile }) {
  const details = useStatedDetails(member);
  if (details.length === 0) return null;
  return (
    <Chips>
      {details.map(([name, value]) => (
        <Chip key={name}>
          <span className="quiet">{name}</span>
          {value}
        </Chip>
      ))}
    </Chips>
  );
}

function useStatedDetails(member: MemberProfile): [name: string, value: string][] {
  const t = useMembersText();
  const region = useRegionName(member.region);
  const regionLabel = countryByCode(member.country)?.regionLabel ?? 'region';
  const details: [string, string | null | undefined][] = [
    [t('detail.reason'), member.reason && t(`reason.${member.reason}`)],
    [t('detail.sexuality'), member.sexuality && t(`sexuality.${member.sexuality}`)],
    [
      t('detail.relationship_status'),
      member.relationship_status && t(`relationship_status.${member.relationship_status}`),
    ],
    [t('detail.body_type'), member.body_type && t(`body_type.${member.body_type}`)],
    [t('detail.hair_colour'), member.hair_colour && t(`hair_colour.${member.hair_colour}`)],
    [t('detail.eye_colour'), member.eye_colour && t(`eye_colour.${member.eye_colour}`)],
    [t('detail.tattoos'), member.tattoos && t(`tattoos.${member.tattoos}`)],
    [t(`region_label.${regionLabel}`), region],
    [t('detail.living_area'), member.living_area],
  ];
  return details.filter((detail): detail is [string, string] => Boolean(detail[1]));
}

function useRegionName(code: string | null): string | undefined {
  const { data } = useQuery({ ...query(getRegions), enabled: code !== null });
  const country = countryOfRegion(code);
  return country && data?.regions[country]?.find(region => region.code === code)?.name;
}
