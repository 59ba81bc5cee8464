import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { type ApiFetch, createApi } from '#contract/client';
import type { TextOverrides } from '#i18n/override-texts';
import { readLoaderData, withLoaderData } from './app/loader-data-scripts.ts';
import { renderPage } from './app/render-page.ts';
import { loadTexts } from './app/texts.ts';
import { createQueryClient } from './data/api.ts';
import { DocumentContext } from './data/document-context.ts';
import { createRouterContext, loaderContext } from './data/loader-context.ts';
import { isLightHandle } from './site/light-page.ts';

export async function contextFor(document: {
  fetch: ApiFetch;
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
  const data = light ? '' : await readLoaderData(router);
  const page = (
    <DocumentContext value={{ locale, nonce, apiBaseUrl, texts, textVersion: texts?.version ?? '' }}>
      <ServerRouter context={slimContext(router)} url={request.url} nonce={nonce} />
    </DocumentContext>
  );
  const html = await renderPage(page, {
    nonce,
    signal: request.signal,
    onError(error) {
      failed = true;
      if (!request.signal.aborted) rest.report(error);
    },
  });
  headers.set('content-type', 'text/html; charset=utf-8');
  if (light) headers.set('x-light-page', 'yes');
  headers.set('x-page-route', routeOf(router));
  return new Response(router.renderMeta?.didRenderScripts ? withLoaderData(html, data, nonce) : html, {
    status: failed ? 500 : status,
    headers,
  });
}

/** Without the loader data, which are added afterwards, and without the routes that do not match. */
function slimContext(router: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = router;
  const matching = new Set(staticHandlerContext.matches.map(({ route }) => route.id));
  const routes = Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => matching.has(id)));
  return { ...router, manifest: { ...manifest, routes }, serverHandoffStream: undefined };
}

/** Returns the route's pattern for metrics, such as `/members/:id`. */
function routeOf({ staticHandlerContext: { matches } }: EntryContext): string {
  const leaf = matches.at(-1)?.route;
  if (!leaf?.index && !leaf?.path) return '/*';
  return `/${matches.flatMap(({ route }) => route.path ?? []).join('/')}`.replace(/\/+/g, '/');
}

const isLight = ({ staticHandlerContext, routeModules }: EntryContext): boolean =>
  staticHandlerContext.matches.some(({ route }) => isLightHandle(routeModules[route.id]?.handle));
