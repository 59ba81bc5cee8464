import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { createApi } from '#contract/client';
import { loadMessages } from '#i18n/load-messages';
import { createQueryClient } from './api.ts';
import { contextFor as contextOf, surroundings } from './context.ts';
import { rememberMessages } from './texts.ts';

/** The server hands over how to call the API as the document's reader; a rendering gets a cache of its own. */
export async function contextFor(document: {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  locale: string;
  nonce: string;
}): Promise<RouterContextProvider> {
  const { locale, nonce } = document;
  rememberMessages(locale, await loadMessages(locale));
  // In process there is nothing to retry.
  const api = createApi({ fetch: document.fetch, baseUrl: '', requestType: 'server', retries: 0 });
  return contextOf({ api, queryClient: createQueryClient(), locale, nonce });
}

const RENDER_LIMIT_MS = 10_000;

/** Renders a document. All data is there before: one piece, so that a light page can be cached whole. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce } = context.get(surroundings);
  return new Promise((resolve, reject) => {
    let failed = false;
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={router} url={request.url} nonce={nonce} />, {
      nonce,
      onAllReady() {
        const body = new PassThrough();
        headers.set('content-type', 'text/html; charset=utf-8');
        resolve(new Response(createReadableStreamFromReadable(body), { status: failed ? 500 : status, headers }));
        pipe(body);
      },
      onShellError: reject,
      onError(error) {
        failed = true;
        console.error(error);
      },
    });
    setTimeout(abort, RENDER_LIMIT_MS).unref();
  });
}
