import { ApiError } from '#contract/errors';

/**
 * Serves the files of pages, because reloads of a broken page would cost more.
 * @throws ApiError `unavailable`
 */
export async function shedLoad({ url }: { url: string }): Promise<void> {
  if (!url.startsWith('/assets/')) throw new ApiError('unavailable');
}
