import { useSettings } from '../../site/settings-query.ts';
import { Logo } from '../../ui/logo.tsx';
import { useDiscretion, useDisplayedSiteName } from './discretion.ts';
import { iconAddress } from './site-icon.tsx';

/**
 * In discreet mode a neutral name and icon replace those of the site.
 * @spec D5.2
 */
export function SiteLogo() {
  const { design_version: version } = useSettings();
  const { discreet } = useDiscretion();
  const name = useDisplayedSiteName();
  if (!discreet) return <Logo name={name} />;
  return <Logo name={name} icon={<img src={iconAddress(true, version)} alt="" width={28} height={28} />} />;
}
