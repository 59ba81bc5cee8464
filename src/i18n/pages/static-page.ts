/**
 * The server loads a single page at a time, because these texts are not in the catalogues.
 * @spec 2.9
 */
export const pageSlugs = ['ban', 'cookies', 'faq', 'privacy', 'return-policy', 'service', 'terms'] as const;
export type PageSlug = (typeof pageSlugs)[number];

export const isPageSlug = (value: unknown): value is PageSlug => pageSlugs.some(slug => slug === value);

/** Texts with placeholders such as `{site}`, filled by `fillPage`. */
export type StaticPage = {
  title: string;
  /** One sentence for search engines and og tags. */
  description: string;
  intro: string;
  sections: readonly PageSection[];
};

export type PageSection = {
  heading: string;
  paragraphs?: readonly string[];
  list?: readonly string[];
  links?: readonly { label: string; href: `/${string}` }[];
};
