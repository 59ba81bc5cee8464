import type { DataTag, InfiniteData } from '@tanstack/react-query';
import { type QueryKey, type UseInfiniteQueryOptions, useQueryClient } from '@tanstack/react-query';
import { useStaffText } from '#i18n/react';
import { loadNextPage } from '../../data/pages.ts';
import { LoadMore } from '../../ui/load-more.tsx';
import { useFailureToast } from '../../ui/use-failure-toast.ts';

type MoreRowsProps<Page, Param> = {
  list: UseInfiniteQueryOptions<Page, Error, InfiniteData<Page>, QueryKey, Param> & {
    queryKey: DataTag<QueryKey, InfiniteData<Page>, Error>;
  };
  /** The number of rows that are shown. */
  count: number;
  hasMore: boolean;
};

/** Loads the next page of a list of `staffList` when its end comes near. */
export function MoreRows<Page, Param>({ list, count, hasMore }: MoreRowsProps<Page, Param>) {
  const t = useStaffText();
  const cache = useQueryClient();
  const showFailure = useFailureToast();
  if (!hasMore) return null;
  const load = () =>
    loadNextPage(cache, list).catch((error: unknown) => {
      showFailure(error);
      throw error;
    });
  return (
    <LoadMore edge={count} load={load} look="plain" small className="flex justify-center pad-block-2">
      {t('staff_ui.more')}
    </LoadMore>
  );
}
