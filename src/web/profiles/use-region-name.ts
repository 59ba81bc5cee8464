import { useQuery } from '@tanstack/react-query';
import { countryOfRegion } from '#contract/countries';
import { useApi } from '../api.ts';
import { regionsQuery } from '../site/regions-query.ts';

export function useRegionName(code: string | null): string | undefined {
  const { data } = useQuery({ ...regionsQuery(useApi()), enabled: code !== null });
  const country = countryOfRegion(code);
  return country && data?.regions[country]?.find(region => region.code === code)?.name;
}
