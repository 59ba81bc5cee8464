import type { MemberCard } from '#contract/profiles';
import { useText } from '#i18n/react';
import { usePictureAddress } from '../site/picture-address.ts';
import { PhotoImage } from '../ui/photo-image.tsx';
import style from './online-faces.module.css';

/** @spec 2.9 */
export function OnlineFaces({ faces }: { faces: MemberCard[] }) {
  const t = useText();
  const addressOf = usePictureAddress();
  const online = faces.every(({ activity }) => activity === 'online');
  return (
    <section className={style.faces} aria-labelledby="faces">
      <h2 id="faces">{online ? t('home.online_now') : t('home.recently_active')}</h2>
      <ul>
        {faces.map(({ id, name, age, city, main_image: main, activity }) => (
          <li key={id}>
            <a href={`/members/${id}`} className={style.face}>
              <PhotoImage
                src={main && addressOf(main.filename)}
                alt={t('member.photo', { name })}
                colour={main?.colour}
              >
                <span className={style.words}>
                  <span className={style.name}>
                    <span>{t('member.name_age', { name, age: String(age) })}</span>
                    {activity === 'online' && (
                      <span className={style.dot} role="img" aria-label={t('activity.online')} />
                    )}
                  </span>
                  {city && <span className={style.city}>{city}</span>}
                </span>
              </PhotoImage>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
