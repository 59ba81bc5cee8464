import { ApiError } from '#contract/errors';

/**
 * Admits files of pages: a broken page would reload, which costs more.
 * @throws ApiError `unavailable`
 */
export async function shedLoad({ url }: { url: string }): Promise<void> {
  if (!url.startsWith('/assets/')) throw new ApiError('unavailable');
}
