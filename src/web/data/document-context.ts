import { createContext } from 'react';
import type { TextOverrides } from '#i18n/override-texts';
import { apiBaseUrl } from './api-base-url.ts';

/** These values are known even if the loaders failed. */
type RenderedDocument = {
  locale: string;
  nonce: string | undefined;
  apiBaseUrl: string;
  /** What the site says in place of the catalogues. Undefined in the browser, which has loaded it. */
  texts: TextOverrides | null | undefined;
  /** Empty if the browser has nothing to load. */
  textVersion: string;
};

export const DocumentContext = createContext<RenderedDocument>({
  locale: typeof document === 'undefined' ? 'nl-NL' : document.documentElement.lang,
  nonce: undefined,
  apiBaseUrl: apiBaseUrl(),
  texts: undefined,
  textVersion: typeof document === 'undefined' ? '' : (document.documentElement.dataset.textVersion ?? ''),
});
