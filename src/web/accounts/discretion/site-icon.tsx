import { useEffect } from 'react';
import { useSettings } from '../../site/settings-query.ts';
import { useDiscretion } from './discretion.ts';

/** The address of the icon in the browser's tab: the site's own, or one that tells nothing. */
export const iconAddress = (isDiscreet: boolean, designVersion: number): string =>
  isDiscreet ? `/icon.svg?v=${designVersion}` : `/favicon.svg?v=${designVersion}`;

/** Changes the icon at once when discreet mode is turned on or off; the document came with the right one. */
export function SiteIcon(): null {
  const { discreet } = useDiscretion();
  const { design_version: version } = useSettings();
  useEffect(() => {
    const href = iconAddress(discreet, version);
    const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
    // A browser looks at the icon of a new link, not always at a new address of the old one.
    if (icon && icon.getAttribute('href') !== href)
      icon.replaceWith(Object.assign(icon.cloneNode(), { href }));
  }, [discreet, version]);
  return null;
}
