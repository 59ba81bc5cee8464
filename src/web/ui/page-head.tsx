import { createContext, use } from 'react';
import type { Settings } from '#contract/site';
import { AdultLabel } from './adult-label.tsx';
import { HydratedAddressTags } from './hydrated-address-tags.tsx';
import { AddressTags, type Listing, SharePictureTags } from './public-page-tags.tsx';

type PageHeadProps = Listing & {
  title: string;
  description?: string;
  /**
   * The picture of link previews, as a path on this host or an absolute address. A photo of a member must have status
   * `active`. By default the share picture of the page, if it has one.
   */
  image?: string | undefined;
};

type PageHeadValues = {
  /** Null where nothing is known of the site. */
  site: Settings | null;
  /** Replaces the titles of all pages; null outside discreet mode. */
  discreetTitle: string | null;
  /** Number of unread messages and new likes. */
  unseen: number;
};

/** The root provides what every page's head shows of site and member. */
export const PageHeadContext = createContext<PageHeadValues>({ site: null, discreetTitle: null, unseen: 0 });

/** What a layout knows of the head of its pages. The page's own properties come first. */
export type PageHeadDefaults = Listing &
  Pick<PageHeadProps, 'image'> & {
    /** A sentence that completes short descriptions. */
    descriptionEnd?: string;
  };
export const PageHeadDefaultsContext = createContext<PageHeadDefaults>({});

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
export function PageHead(props: PageHeadProps) {
  const { site, discreetTitle, unseen } = use(PageHeadContext);
  const defaults = use(PageHeadDefaultsContext);
  const number = countPrefix(unseen);
  if (discreetTitle !== null) return <title>{`${number}${discreetTitle}`}</title>;
  const { title, image, robots, canonical } = props;
  const description = completeDescription(props.description, defaults.descriptionEnd);
  const fullTitle = site ? `${title} · ${site.name}` : title;
  const picture = image ?? defaults.image;
  return (
    <>
      <title>{number + fullTitle}</title>
      <AdultLabel />
      <meta property="og:title" content={title} />
      <meta property="og:type" content="website" />
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      {site && <meta property="og:site_name" content={site.name} />}
      {site && picture && (
        <PictureTags address={new URL(picture, site.origin).href} alt={title} isPhoto={image !== undefined} />
      )}
      {site && import.meta.env.SSR && !picture && <SharePictureTags site={site} alt={fullTitle} />}
      {site && import.meta.env.SSR && (
        <AddressTags
          site={site}
          robots={robots ?? defaults.robots}
          canonical={canonical ?? defaults.canonical}
        />
      )}
      {site && !import.meta.env.SSR && <HydratedAddressTags origin={site.origin} />}
    </>
  );
}

const PictureTags = ({ address, alt, isPhoto }: { address: string; alt: string; isPhoto: boolean }) => (
  <>
    <meta property="og:image" content={address} />
    <meta property="og:image:alt" content={alt} />
    <meta name="twitter:card" content={isPhoto ? 'summary' : 'summary_large_image'} />
  </>
);

/** Search engines rarely show a description that is shorter. */
const DESCRIPTION_MIN = 70;

const completeDescription = (description: string | undefined, end: string | undefined): string | undefined =>
  description && end && description.length < DESCRIPTION_MIN ? `${description} ${end}` : description;
