import { createContext, use } from 'react';

type PageHeadProps = {
  title: string;
  description?: string;
  /** The image for link previews. It must be a photo with status `active`. */
  image?: string;
};

type PageHeadValues = {
  siteName: string;
  /** Replaces the titles of all pages; null outside discreet mode. */
  discreetTitle: string | null;
  /** Number of unread messages and new likes. */
  unseen: number;
};

/** The root provides what every page's head shows of site and member. */
export const PageHeadContext = createContext<PageHeadValues>({
  siteName: '',
  discreetTitle: null,
  unseen: 0,
});

const countPrefix = (unseen: number): string => (unseen > 0 ? `(${unseen}) ` : '');

/**
 * The title of an error page, which is not of the site but of what went wrong.
 * @spec 2.7 D5.2
 */
export function ErrorTitle({ title }: { title: string }) {
  const { discreetTitle, unseen } = use(PageHeadContext);
  return <title>{countPrefix(unseen) + (discreetTitle ?? title)}</title>;
}

/**
 * In discreet mode the page's head does not reveal the site.
 * @spec 2.7 D5.2
 */
export function PageHead({ title, description, image }: PageHeadProps) {
  const { siteName, discreetTitle, unseen } = use(PageHeadContext);
  const number = countPrefix(unseen);
  if (discreetTitle !== null) return <title>{`${number}${discreetTitle}`}</title>;
  return (
    <>
      <title>{`${number}${title} · ${siteName}`}</title>
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={title} />
      <meta property="og:type" content="website" />
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      {image && <meta property="og:image" content={image} />}
    </>
  );
}
