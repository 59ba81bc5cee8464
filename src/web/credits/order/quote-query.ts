import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Output, QueryIn } from '#contract/call';
import type { Api } from '#contract/client';
import { type FieldError, isApiError } from '#contract/errors';
import type { PaymentMethod } from '#contract/payment-methods';
import { quotePayment } from '#contract/payments';
import { apiOf, callApi } from '../../data/api.ts';
import { queryKeyOf } from '../../data/query.ts';

export type Quote = Output<typeof quotePayment>;
/** If a code does not apply, `quote` omits it and `refused` explains why. */
export type QuoteResult = { quote: Quote; refused: FieldError | null };
type QuoteInput = { bundle: string; code: string | null; method: PaymentMethod | null };

/** @spec D2.12 3.7 */
export const quoteQuery = ({ bundle, code, method }: QuoteInput) =>
  queryOptions({
    queryKey: queryKeyOf(quotePayment, { bundle, code: code ?? undefined, method: method ?? undefined }),
    queryFn: ({ client, signal }) =>
      fetchQuote(apiOf(client), { bundle, ...(method && { method }) }, code, signal),
    // The price stays visible while another method is quoted.
    placeholderData: keepPreviousData,
  });

async function fetchQuote(
  api: Api,
  query: QueryIn<typeof quotePayment>,
  code: string | null,
  signal: AbortSignal,
): Promise<QuoteResult> {
  const withoutCode = async (refused: FieldError | null) => ({
    quote: await callApi(api, quotePayment, { signal, query }),
    refused,
  });
  if (code === null) return withoutCode(null);
  try {
    return { quote: await callApi(api, quotePayment, { signal, query: { ...query, code } }), refused: null };
  } catch (error) {
    const refused = isApiError(error) ? error.fields.code : undefined;
    if (!refused) throw error;
    return withoutCode(refused);
  }
}
