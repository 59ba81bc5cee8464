import { useText } from '#i18n/react';
import { useUser } from '../../accounts/user-query.ts';
import { usePictureAddress } from '../../site/settings-query.ts';
import { Avatar } from '../../ui/photo-image.tsx';
import style from './bottom-bar.module.css';
import { MainLink, MainLinks } from './main-links.tsx';
import { useMenu } from './menu.ts';

/**
 * The main links on screens narrower than 992 px.
 * @spec 2.3
 */
export function BottomBar() {
  const t = useText();
  const user = useUser();
  const { links } = useMenu();
  const addressOf = usePictureAddress();
  if (!user || links.length === 0) return null;
  const { main_image: main } = user.profile;
  return (
    <nav
      aria-label={t('nav.main')}
      className={`fixed line-above at-bottom bar-layer only-narrow ${style.bar}`}
    >
      <ul className="stack centered">
        <MainLinks links={links} short />
        <MainLink
          to="/profile"
          icon={<Avatar src={main && addressOf(main.thumb_filename)} colour={main?.colour} size={24} />}
        >
          {t('nav.profile')}
        </MainLink>
      </ul>
    </nav>
  );
}
