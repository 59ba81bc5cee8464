import { useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '#i18n/react';
import { useRouteNames } from '../route-names.ts';
import { IconButton } from '../ui/button.tsx';
import { ArrowLeftIcon } from '../ui/icons.ts';
import { showsWayBack } from './menu.ts';

const isInstalled = () => matchMedia('(display-mode: standalone)').matches;
const never = () => () => {};

/** The way back of an installed app (section 2). Asked anew with every page: the history grows by visits. */
export function BackButton() {
  const t = useText();
  const navigate = useNavigate();
  const routes = useRouteNames();
  const isShown = useSyncExternalStore(
    never,
    () => showsWayBack(routes, { isInstalled: isInstalled(), historyLength: history.length }),
    () => false,
  );
  if (!isShown) return null;
  return (
    <IconButton label={t('nav.back')} onClick={() => navigate(-1)}>
      <ArrowLeftIcon />
    </IconButton>
  );
}
