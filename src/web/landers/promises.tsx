import { useText } from '#i18n/react';
import { CreditsIcon, EyeOffIcon, ShieldIcon } from '../ui/icons.ts';
import style from './promises.module.css';

/** @spec 2.9 */
export function Promises() {
  const t = useText();
  const promises = [
    { Icon: CreditsIcon, title: t('home.fair_title'), text: t('home.fair_text') },
    { Icon: EyeOffIcon, title: t('home.discreet_title'), text: t('home.discreet_text') },
    { Icon: ShieldIcon, title: t('home.real_title'), text: t('home.real_text') },
  ];
  return (
    <section className={style.promises}>
      {promises.map(({ Icon, title, text }) => (
        <div key={title} className={style.promise}>
          <Icon size={28} />
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
      ))}
    </section>
  );
}
