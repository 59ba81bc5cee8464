import { useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '#i18n/react';
import { useRouteNames } from '../../site/route-areas.ts';
import { IconButton } from '../../ui/button.tsx';
import { ArrowLeftIcon } from '../../ui/icons.ts';
import { showsBackButton } from './menu.ts';

const isInstalled = () => matchMedia('(display-mode: standalone)').matches;
const noSubscription = () => () => {};

/**
 * Every navigation renders the button, so `history.length` needs no subscription.
 * @spec 2.3
 */
export function BackButton() {
  const t = useText();
  const navigate = useNavigate();
  const routes = useRouteNames();
  const isShown = useSyncExternalStore(
    noSubscription,
    () => showsBackButton(routes, { isInstalled: isInstalled(), historyLength: history.length }),
    () => false,
  );
  if (!isShown) return null;
  return (
    <IconButton label={t('nav.back')} onClick={() => navigate(-1)}>
      <ArrowLeftIcon />
    </IconButton>
  );
}
