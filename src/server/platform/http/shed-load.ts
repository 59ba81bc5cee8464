import { ApiError } from '#contract/errors';

/**
 * Files of pages are admitted, because a broken page would reload, which costs more.
 * @throws ApiError `unavailable`
 */
export async function shedLoad({ url }: { url: string }): Promise<void> {
  if (!url.startsWith('/assets/')) throw new ApiError('unavailable');
}
