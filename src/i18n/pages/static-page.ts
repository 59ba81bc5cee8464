/**
 * The information pages `/pages/{slug}` (section 2 of the specification). Their texts are not part of the catalogues:
 * a page is loaded alone, by the server that renders it.
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
  /** Where to go from here, within the site. */
  links?: readonly { label: string; href: `/${string}` }[];
};
