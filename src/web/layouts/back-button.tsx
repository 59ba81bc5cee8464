import { useSyncExternalStore } from 'react';
import { useMatches, useNavigate } from 'react-router';
import { useText } from '#i18n/react';
import { IconButton } from '../ui/button.tsx';
import { ArrowLeftIcon } from '../ui/icons.ts';

/** Where an installed app, which has no browser around it, needs a way back (section 2). */
const ROUTES = ['members-id', 'likes-type', 'likes-m-id', 'credits', 'credits-id-paymentmethod'];

const isInstalled = () => matchMedia('(display-mode: standalone)').matches;
const never = () => () => {};

export function BackButton() {
  const t = useText();
  const navigate = useNavigate();
  const here = useMatches().some(({ id }) => ROUTES.includes(id));
  const canGoBack = useSyncExternalStore(
    never,
    () => isInstalled() && history.length > 1,
    () => false,
  );
  if (!here || !canGoBack) return null;
  return (
    <IconButton label={t('nav.back')} onClick={() => navigate(-1)}>
      <ArrowLeftIcon />
    </IconButton>
  );
}
