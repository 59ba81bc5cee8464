/**
 * The texts of static pages are not in the catalogues, so that the server loads only the page that it
 * renders.
 * @spec 2.9
 */
export type StaticPage = {
  title: string;
  /** One sentence for search engines and link previews. */
  description: string;
  intro: string;
  sections: readonly PageSection[];
};

export type PageSection = {
  /** Links to this section end with it, as in `/safety#money`. */
  id?: string;
  heading: string;
  paragraphs?: readonly string[];
  list?: readonly string[];
  links?: readonly { label: string; href: `/${string}` }[];
};
