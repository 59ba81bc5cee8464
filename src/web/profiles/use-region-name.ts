import { useQuery } from '@tanstack/react-query';
import { countryOfRegion } from '#contract/countries';
import { getRegions } from '#contract/site';
import { query } from '../data/query.ts';

export function useRegionName(code: string | null): string | undefined {
  const { data } = useQuery({ ...query(getRegions), enabled: code !== null });
  const country = countryOfRegion(code);
  return country && data?.regions[country]?.find(region => region.code === code)?.name;
}
