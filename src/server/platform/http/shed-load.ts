import { ApiError } from '#contract/errors';

/**
 * Whom a server that cannot keep up turns away, with `unavailable` and when to come back. Never a file of a page that was answered
 * already: half a page helps nobody, asks again at once, and costs more than the file.
 */
export async function shedLoad({ url }: { url: string }): Promise<void> {
  if (!url.startsWith('/assets/')) throw new ApiError('unavailable');
}
