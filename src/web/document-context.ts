import { createContext } from 'react';
import { apiBaseUrl } from './api-base-url.ts';

/** Values that are known even if the loaders failed. The browser reads them from the document. */
type RenderedDocument = { locale: string; nonce: string | undefined; apiBaseUrl: string };

export const DocumentContext = createContext<RenderedDocument>({
  locale: typeof document === 'undefined' ? 'nl-NL' : document.documentElement.lang,
  nonce: undefined,
  apiBaseUrl: apiBaseUrl(),
});
