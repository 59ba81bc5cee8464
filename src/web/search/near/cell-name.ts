import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { centreOf, isCell } from '#contract/cells';
import type { Api } from '#contract/client';
import { geocode } from '#contract/places';
import { callApi, useApi } from '../../api.ts';

const cellNameQuery = (api: Api, cell: number) =>
  queryOptions({
    queryKey: ['cell-name', cell],
    queryFn: async ({ signal }) => {
      const { latitude, longitude } = centreOf(cell);
      const query = { lat: latitude.toFixed(2), lon: longitude.toFixed(2) };
      const { place } = await callApi(api, geocode, { query, signal });
      return place.name;
    },
    staleTime: Number.POSITIVE_INFINITY,
    meta: { progress: 'never' },
  });

/** The town that a cell lies in or beside, as the address holds the cell alone; null where there is none, or not yet. */
export function useCellName(near: string | undefined): string | null {
  const cell = Number(near);
  const known = near !== undefined && isCell(cell);
  const { data } = useQuery({ ...cellNameQuery(useApi(), cell), enabled: known });
  return (known && data) || null;
}

/** Keeps the name of the town by which a cell was chosen: another may lie nearer to the cell's middle. */
export function useNameCell(): (cell: number, name: string) => void {
  const api = useApi();
  const cache = useQueryClient();
  return (cell, name) => cache.setQueryData(cellNameQuery(api, cell).queryKey, name);
}
