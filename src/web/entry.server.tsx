import { renderToReadableStream } from 'react-dom/server';
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { createApi } from '#contract/client';
import type { TextOverrides } from '#i18n/override-texts';
import { loadTexts } from './app/texts.ts';
import { createQueryClient } from './data/api.ts';
import { DocumentContext } from './data/document-context.ts';
import { createRouterContext, loaderContext } from './data/loader-context.ts';
import { isLightHandle } from './site/light-page.ts';

export async function contextFor(document: {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  locale: string;
  nonce: string;
  apiBaseUrl: string;
  texts: TextOverrides | null;
  report: (error: unknown) => void;
}): Promise<RouterContextProvider> {
  const { locale, nonce, apiBaseUrl, texts, report } = document;
  await Promise.all(
    (['members', 'account', 'landers', 'staff'] as const).map(part => loadTexts(part, locale)),
  );
  // The server calls the API in its own process, so retries would not help.
  const api = createApi({ fetch: document.fetch, baseUrl: '', requestType: 'server', retries: 0 });
  const queryClient = createQueryClient(api);
  return createRouterContext({ api, queryClient, locale, nonce, apiBaseUrl, texts, report });
}

/** Reports no error pages, such as 404, and no requests that the browser cancelled. */
export function handleError(
  error: unknown,
  { context, request }: { context: Readonly<RouterContextProvider>; request: Request },
): void {
  const isErrorPage = isRouteErrorResponse(error) && error.status < 500;
  if (!isErrorPage && !request.signal.aborted) context.get(loaderContext).report(error);
}

const RENDER_LIMIT_MS = 10_000;

/** Answers with the complete document, so that the server can cache a light page. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { locale, apiBaseUrl, texts, ...rest } = context.get(loaderContext);
  const light = isLight(router);
  // A cached page must not contain the nonce of one response.
  const nonce = light ? undefined : rest.nonce;
  let failed = false;
  const page = (
    <DocumentContext value={{ locale, nonce, apiBaseUrl, texts, textVersion: texts?.version ?? '' }}>
      <ServerRouter context={router} url={request.url} nonce={nonce} />
    </DocumentContext>
  );
  const stream = await renderToReadableStream(page, {
    nonce,
    signal: AbortSignal.any([request.signal, AbortSignal.timeout(RENDER_LIMIT_MS)]),
    // With smaller chunks React inserts parts by script, and a light page has no script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      failed = true;
      if (!request.signal.aborted) rest.report(error);
    },
  });
  await stream.allReady;
  headers.set('content-type', 'text/html; charset=utf-8');
  if (light) headers.set('x-light-page', 'yes');
  headers.set('x-page-route', routeOf(router));
  return new Response(stream, { status: failed ? 500 : status, headers });
}

/** Returns the route's pattern for metrics, such as `/members/:id`. */
function routeOf({ staticHandlerContext: { matches } }: EntryContext): string {
  const leaf = matches.at(-1)?.route;
  if (!leaf?.index && !leaf?.path) return '/*';
  return `/${matches.flatMap(({ route }) => route.path ?? []).join('/')}`.replace(/\/+/g, '/');
}

const isLight = ({ staticHandlerContext, routeModules }: EntryContext): boolean =>
  staticHandlerContext.matches.some(({ route }) => isLightHandle(routeModules[route.id]?.handle));
