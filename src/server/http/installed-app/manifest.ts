import { PHOTO_TYPES } from '#contract/photos';
import { SHARED_PHOTO_FIELD, SHARED_PHOTO_PATH } from '#contract/service-worker';
import type { Translator } from '#i18n/messages';
import type { ServerMessages } from '#i18n/server-text';
import type { Site } from '../../site/sites.ts';
import { type AppIcon, iconPath } from './app-icons.ts';

type ManifestContext = { t: Translator<ServerMessages>; locale: string; isDiscreet: boolean };

/** Longer names are cut off below the icon. */
const SHORT_NAME_MAX = 12;

/**
 * The web app manifest. In discreet mode it has a neutral name and icons, and nothing that names the product.
 * @spec 7.12 D5.2
 */
export function appManifest(site: Pick<Site, 'settings' | 'palette'>, context: ManifestContext) {
  const { t, locale, isDiscreet } = context;
  const name = isDiscreet ? t('discreet.name') : site.settings.name;
  return {
    id: '/',
    start_url: '/members',
    scope: '/',
    display: 'standalone',
    lang: locale,
    dir: 'ltr',
    name,
    short_name: name.length <= SHORT_NAME_MAX ? name : (name.split(' ')[0] ?? name),
    theme_color: site.palette.surface[0],
    background_color: site.palette.surface[0],
    prefer_related_applications: false,
    icons: iconsOf(isDiscreet),
    shortcuts: shortcutsOf(context),
    share_target: shareTarget,
    ...(isDiscreet ? {} : { screenshots: screenshotsOf(context) }),
    ...(isDiscreet || !site.settings.description ? {} : { description: site.settings.description }),
  };
}

const iconOf = (icon: AppIcon) => ({
  src: iconPath(icon),
  sizes: `${icon.size}x${icon.size}`,
  type: 'image/png',
  purpose: icon.purpose,
});

const iconsOf = (isDiscreet: boolean) =>
  ([192, 512] as const).flatMap(size =>
    (['any', 'maskable', 'monochrome'] as const).map(purpose => iconOf({ purpose, size, isDiscreet })),
  );

/** The word "likes" would reveal what kind of site it is. */
function shortcutsOf({ t, isDiscreet }: ManifestContext) {
  const icons = [iconOf({ purpose: 'any', size: 96, isDiscreet })];
  const chats = { name: t('nav.chats'), url: '/chats', icons };
  return isDiscreet ? [chats] : [chats, { name: t('nav.likes'), url: '/likes', icons }];
}

const shareTarget = {
  action: SHARED_PHOTO_PATH,
  method: 'POST',
  enctype: 'multipart/form-data',
  params: { files: [{ name: SHARED_PHOTO_FIELD, accept: PHOTO_TYPES }] },
};

/** The pictures show no site's name, so every site can use them. */
function screenshotsOf({ t, locale }: ManifestContext) {
  const language = locale.startsWith('nl') ? 'nl' : 'en';
  return (
    [
      ['members', 'narrow', '540x1080'],
      ['chat', 'narrow', '540x1080'],
      ['members', 'wide', '1280x720'],
    ] as const
  ).map(([page, factor, size]) => ({
    src: `/screenshots/${page}-${factor}-${language}.webp`,
    sizes: size,
    type: 'image/webp',
    form_factor: factor,
    label: t(page === 'members' ? 'nav.members' : 'nav.chats'),
  }));
}
