import type { ReactNode } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server';

type RenderOptions = {
  nonce: string | undefined;
  signal: AbortSignal;
  /** Called for an error that the page shows in part, or not at all. */
  onError: (error: unknown) => void;
};

/**
 * Returns the HTML of the complete page. A page that waits for nothing is rendered in one pass, which takes half the time
 * of React's streams.
 * @throws what the frame of the page throws
 */
export async function renderPage(page: ReactNode, options: RenderOptions): Promise<string> {
  return renderAtOnce(page) ?? (await renderWhenReady(page, options));
}

/** How React marks a part that it has not rendered, because the part waits or has failed. */
const UNFINISHED = '<!--$!-->';

/** @returns null for a page that waits, or fails: the second attempt reports the failure */
function renderAtOnce(page: ReactNode): string | null {
  try {
    const html = renderToString(page);
    return html.includes(UNFINISHED) ? null : `<!DOCTYPE html>${html}`;
  } catch {
    return null;
  }
}

const LIMIT_MS = 10_000;

async function renderWhenReady(page: ReactNode, { signal, ...options }: RenderOptions): Promise<string> {
  const stream = await renderToReadableStream(page, {
    ...options,
    signal: AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]),
    // With smaller chunks React inserts parts by script, and a light page has no script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  await stream.allReady;
  return new Response(stream).text();
}
