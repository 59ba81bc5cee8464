import { queryOptions } from '@tanstack/react-query';
import { getEmail } from '#contract/credentials';
import { query } from '../../data/query.ts';

/** @spec 5.3 */
export const emailQuery = () =>
  queryOptions({
    ...query(getEmail),
    // The member confirms the new address outside this page.
    refetchOnWindowFocus: true,
  });
