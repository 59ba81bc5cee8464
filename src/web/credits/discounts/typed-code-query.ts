import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client';
import { type DiscountCode, getDiscountCode } from '#contract/discounts';
import { type FieldError, isApiError } from '#contract/errors';
import { callApi } from '../../api.ts';

type TypedCode = { code: DiscountCode; refused: null } | { code: null; refused: FieldError };

/** @spec 5.5 */
export const typedCodeQuery = (api: Api, typed: string | null) =>
  queryOptions({
    queryKey: ['discount', 'typed', typed],
    queryFn: ({ signal }) => (typed === null ? null : fetchTypedCode(api, typed, signal)),
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
