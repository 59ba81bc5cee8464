import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { centreOf, isCell } from '#contract/cells';
import { geocode } from '#contract/places';
import { apiOf, callApi } from '../../data/api.ts';

const cellNameQuery = (cell: number) =>
  queryOptions({
    queryKey: ['cell-name', cell],
    queryFn: async ({ client, signal }) => {
      const { latitude, longitude } = centreOf(cell);
      const query = { lat: latitude.toFixed(2), lon: longitude.toFixed(2) };
      const { place } = await callApi(apiOf(client), geocode, { query, signal });
      return place.name;
    },
    staleTime: Number.POSITIVE_INFINITY,
    meta: { progress: 'never' },
  });

/**
 * Name of the town nearest to the cell's centre.
 * @spec 7.3 D1.5
 */
export function useCellName(near: string | undefined): string | null {
  const cell = Number(near);
  const known = near !== undefined && isCell(cell);
  const { data } = useQuery({ ...cellNameQuery(cell), enabled: known });
  return (known && data) || null;
}

/** Without this name, `useCellName` would show the town nearest to the cell's centre. */
export function useSetCellName(): (cell: number, name: string) => void {
  const cache = useQueryClient();
  return (cell, name) => cache.setQueryData(cellNameQuery(cell).queryKey, name);
}
