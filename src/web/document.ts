import { createContext } from 'react';
import { apiBaseUrl } from './api-base-url.ts';

/** What the server knows of the document it renders, even when its loaders failed. The browser reads it off the page. */
export type DocumentFacts = { locale: string; nonce: string | undefined; apiBaseUrl: string };

export const DocumentContext = createContext<DocumentFacts>({
  locale: typeof document === 'undefined' ? 'nl-NL' : document.documentElement.lang,
  nonce: undefined,
  apiBaseUrl: apiBaseUrl(),
});
