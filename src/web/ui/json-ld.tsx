import { use } from 'react';
import { PageHeadContext } from './page-head.tsx';

/** An item as schema.org describes it. */
export type JsonLdItem = { '@type': string; [property: string]: unknown };

/**
 * Structured data of the page for search engines. Browsers do not execute the block, so the content security policy need not
 * allow it. In discreet mode there is none, because it names the site.
 * @spec 2.7 D5.2
 */
export function JsonLd({ items }: { items: readonly JsonLdItem[] }) {
  const { discreetTitle } = use(PageHeadContext);
  if (discreetTitle !== null) return null;
  const graph = { '@context': 'https://schema.org', '@graph': items };
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonForHtml(graph) }} />;
}

/** Returns JSON without characters that could end the element or begin a comment. */
export const jsonForHtml = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
