import { createContext } from 'react';
import { apiBaseUrl } from './api-base-url.ts';

/** These values are known even if the loaders failed. */
type RenderedDocument = { locale: string; nonce: string | undefined; apiBaseUrl: string };

export const DocumentContext = createContext<RenderedDocument>({
  locale: typeof document === 'undefined' ? 'nl-NL' : document.documentElement.lang,
  nonce: undefined,
  apiBaseUrl: apiBaseUrl(),
});
