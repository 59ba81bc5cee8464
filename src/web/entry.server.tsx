import { renderToReadableStream } from 'react-dom/server';
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { createApi } from '#contract/client';
import { createQueryClient } from './api.ts';
import { contextOf, surroundings } from './context.ts';
import { DocumentContext } from './document.ts';
import { loadTexts } from './texts.ts';

/** The server hands over how to call the API as the document's reader; a rendering gets a cache of its own. */
export async function contextFor(document: {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  locale: string;
  nonce: string;
  apiBaseUrl: string;
  report: (error: unknown) => void;
}): Promise<RouterContextProvider> {
  const { locale, nonce, apiBaseUrl, report } = document;
  await Promise.all([loadTexts('members', locale), loadTexts('own', locale)]);
  // In process there is nothing to retry.
  const api = createApi({ fetch: document.fetch, baseUrl: '', requestType: 'server', retries: 0 });
  return contextOf({ api, queryClient: createQueryClient(), locale, nonce, apiBaseUrl, report });
}

/** A page that does not exist and a reader who left are part of the day; everything else is taken note of. */
export function handleError(
  error: unknown,
  { context, request }: { context: Readonly<RouterContextProvider>; request: Request },
): void {
  const isAnswer = isRouteErrorResponse(error) && error.status < 500;
  if (!isAnswer && !request.signal.aborted) context.get(surroundings).report(error);
}

const RENDER_LIMIT_MS = 10_000;

/** Renders a document. All data is there before: one piece, so that a light page can be cached whole. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { locale, apiBaseUrl, ...surrounding } = context.get(surroundings);
  const light = isLight(router);
  // One that is kept and shared has nothing of one answer in it.
  const nonce = light ? undefined : surrounding.nonce;
  let failed = false;
  const page = (
    <DocumentContext value={{ locale, nonce, apiBaseUrl }}>
      <ServerRouter context={router} url={request.url} nonce={nonce} />
    </DocumentContext>
  );
  const stream = await renderToReadableStream(page, {
    nonce,
    signal: AbortSignal.any([request.signal, AbortSignal.timeout(RENDER_LIMIT_MS)]),
    // Everything in its place, large parts too: moved there by a script it would be missing without one.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      failed = true;
      if (!request.signal.aborted) surrounding.report(error);
    },
  });
  await stream.allReady;
  headers.set('content-type', 'text/html; charset=utf-8');
  if (light) headers.set('x-light-page', 'yes');
  headers.set('x-page-route', routeOf(router));
  return new Response(stream, { status: failed ? 500 : status, headers });
}

/** The address as the table of routes has it, `/members/:id`, for the server's figures; `/*` where none fits. */
function routeOf({ staticHandlerContext: { matches } }: EntryContext): string {
  const leaf = matches.at(-1)?.route;
  if (!leaf?.index && !leaf?.path) return '/*';
  return `/${matches.flatMap(({ route }) => route.path ?? []).join('/')}`.replace(/\/+/g, '/');
}

/** Light pages carry no nonce and may be cached whole: the server is told. */
const isLight = ({ staticHandlerContext, routeModules }: EntryContext): boolean =>
  staticHandlerContext.matches.some(({ route }) => {
    const handle: unknown = routeModules[route.id]?.handle;
    return typeof handle === 'object' && handle !== null && 'light' in handle;
  });
