import { ApiError } from '#contract/errors';

/**
 * Refuses requests while the process is overloaded, except files of pages that were already served: a broken
 * page would reload, which costs more than the file.
 * @throws ApiError `unavailable`
 */
export async function shedLoad({ url }: { url: string }): Promise<void> {
  if (!url.startsWith('/assets/')) throw new ApiError('unavailable');
}
