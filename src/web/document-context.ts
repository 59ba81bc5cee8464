import { createContext } from 'react';
import { apiBaseUrl } from './api-base-url.ts';

/** Known even when the loaders failed. The browser reads it from the page. */
type RenderedDocument = { locale: string; nonce: string | undefined; apiBaseUrl: string };

export const DocumentContext = createContext<RenderedDocument>({
  locale: typeof document === 'undefined' ? 'nl-NL' : document.documentElement.lang,
  nonce: undefined,
  apiBaseUrl: apiBaseUrl(),
});
