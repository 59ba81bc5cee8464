import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Call, Output, QueryIn } from '#contract/call';
import { apiOf, callApi } from '../../data/api.ts';
import { query, queryKeyOf } from '../../data/query.ts';
import { sendWithQuestions } from './ask.ts';

/**
 * A read of private data of `member`: in the browser it asks for the reason first. The document of the page leaves it
 * out, because the server can ask nobody.
 * @spec D5.10
 */
export const privateQuery = <C extends Call>(call: C, input: QueryIn<C>, member: string) => {
  const { queryFn: _, ...options } = query(call, input);
  return queryOptions({
    ...options,
    queryFn: ({ client, signal }): Promise<Output<C>> =>
      sendWithQuestions(() => callApi(apiOf(client), call, { signal, query: input }), member),
  });
};

/**
 * A list for staff, page by page: the filters are in `input`, and the server filters and sorts.
 * @param parameter of the call that takes the cursor
 * @param cursorAfter returns the cursor of the page after `page`; null after the last page
 * @param member whose private data the list shows: the browser asks for the reason first
 */
export const staffList = <C extends Call>(
  call: C,
  input: QueryIn<C>,
  parameter: keyof QueryIn<C> & string,
  cursorAfter: (page: Output<C>) => string | number | null | undefined,
  member?: string,
) =>
  infiniteQueryOptions({
    queryKey: queryKeyOf(call, input),
    queryFn: ({ client, signal, pageParam }): Promise<Output<C>> => {
      const page = pageParam !== '' && { [parameter]: pageParam };
      const send = () =>
        callApi(apiOf(client), call, { signal, query: { ...(input as object), ...page } as QueryIn<C> });
      return member === undefined ? send() : sendWithQuestions(send, member);
    },
    initialPageParam: '' as string | number,
    getNextPageParam: page => cursorAfter(page) ?? undefined,
  });
