import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client';
import { type DiscountCode, getDiscountCode } from '#contract/discounts';
import { type FieldError, isApiError } from '#contract/errors';
import { apiOf, callApi } from '../../data/api.ts';
import { queryKeyOf } from '../../data/query.ts';

type TypedCode = { code: DiscountCode; refused: null } | { code: null; refused: FieldError };

/** @spec 5.5 */
export const typedCodeQuery = (typed: string | null) =>
  queryOptions({
    queryKey: queryKeyOf(getDiscountCode, { code: typed ?? '' }),
    queryFn: ({ client, signal }) => (typed === null ? null : fetchTypedCode(apiOf(client), typed, signal)),
  });

async function fetchTypedCode(api: Api, typed: string, signal: AbortSignal): Promise<TypedCode | null> {
  try {
    const code = await callApi(api, getDiscountCode, { signal, query: { code: typed } });
    return code && { code, refused: null };
  } catch (error) {
    const refused = isApiError(error) ? error.fields.code : undefined;
    if (!refused) throw error;
    return { code: null, refused };
  }
}

export const codeFromUrl = (search: URLSearchParams): string | null => search.get('code')?.trim() || null;
