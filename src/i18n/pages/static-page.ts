/**
 * Information pages at `/pages/{slug}`. Their texts are not in the catalogues: the server loads one page at a
 * time.
 * @spec 2.9
 */
export const pageSlugs = ['ban', 'cookies', 'faq', 'privacy', 'return-policy', 'service', 'terms'] as const;
export type PageSlug = (typeof pageSlugs)[number];

export const isPageSlug = (value: unknown): value is PageSlug => pageSlugs.some(slug => slug === value);

/** Texts hold placeholders such as `{site}`, filled by `fillPage`. */
export type StaticPage = {
  title: string;
  /** For search engines and og tags: one sentence. */
  description: string;
  intro: string;
  sections: readonly PageSection[];
};

export type PageSection = {
  heading: string;
  paragraphs?: readonly string[];
  /** Bullets below the paragraphs. */
  list?: readonly string[];
  /** Links within the site. */
  links?: readonly { label: string; href: `/${string}` }[];
};
