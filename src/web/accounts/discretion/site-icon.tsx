import { useEffect } from 'react';
import { useSettings } from '../../site/settings-query.ts';
import { useDiscretion } from './discretion.ts';

/** @spec D5.2 */
export const iconAddress = (isDiscreet: boolean, designVersion: number): string =>
  isDiscreet ? `/icon.svg?v=${designVersion}` : `/favicon.svg?v=${designVersion}`;

export function SiteIcon(): null {
  const { discreet } = useDiscretion();
  const { design_version: version } = useSettings();
  useEffect(() => {
    const href = iconAddress(discreet, version);
    const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
    // Replaces the element, because browsers may ignore a changed `href`.
    if (icon && icon.getAttribute('href') !== href)
      icon.replaceWith(Object.assign(icon.cloneNode(), { href }));
  }, [discreet, version]);
  return null;
}
