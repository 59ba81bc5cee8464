import { useText } from '#i18n/react';
import { useDiscretion } from '../accounts/discretion/discretion.ts';
import { useCounts } from '../live/use-counts.ts';
import { useSettings } from '../site/settings-query.ts';

type PageHeadProps = {
  title: string;
  description?: string;
  /** The image for link previews. It must be a photo with status `active`. */
  image?: string;
};

/**
 * In discreet mode the page's head does not reveal the site.
 * @spec 2.7 D5.2
 */
export function PageHead({ title, description, image }: PageHeadProps) {
  const t = useText();
  const { name } = useSettings();
  const { discreet } = useDiscretion();
  const unseen = useUnseenCount();
  const number = unseen > 0 ? `(${unseen}) ` : '';
  if (discreet) return <title>{`${number}${t('discreet.name')}`}</title>;
  return (
    <>
      <title>{`${number}${title} · ${name}`}</title>
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={title} />
      <meta property="og:type" content="website" />
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      {image && <meta property="og:image" content={image} />}
    </>
  );
}

export function useUnseenCount(): number {
  const { unread, newLikes } = useCounts();
  return unread + newLikes;
}
