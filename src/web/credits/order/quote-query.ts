import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Output, QueryIn } from '#contract/call';
import type { Api } from '#contract/client';
import { type FieldError, isApiError } from '#contract/errors';
import type { PaymentMethod } from '#contract/payment-methods';
import { quotePayment } from '#contract/payments';
import { callApi } from '../../api.ts';

export type Quote = Output<typeof quotePayment>;
/** What an order costs; with a typed code that does not fit, what it costs without, and why. */
export type QuoteResult = { quote: Quote; refused: FieldError | null };
export type QuoteInput = { bundle: string; code: string | null; method: PaymentMethod | null };

/** What an order would cost now, by the server's word: it is what is charged. */
export const quoteQuery = (api: Api, { bundle, code, method }: QuoteInput) =>
  queryOptions({
    queryKey: ['quote', bundle, code, method],
    queryFn: ({ signal }) => fetchQuote(api, { bundle, ...(method && { method }) }, code, signal),
    // While another method is asked for, the price stands.
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
