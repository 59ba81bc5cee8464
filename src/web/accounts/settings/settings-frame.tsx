import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { useMembersText } from '#i18n/react';
import { PageHead } from '../../layouts/page-head.tsx';
import { ArrowLeftIcon } from '../../ui/icons.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import style from './settings-frame.module.css';

type SettingsFrameProps = {
  title: string;
  /** What this page is for, in a line or two. */
  intro?: ReactNode;
  children: ReactNode;
};

/** A page of the settings: its title, the way back to the index, and what can be set. */
export function SettingsFrame({ title, intro, children }: SettingsFrameProps) {
  const t = useMembersText();
  // Until the script has taken over, a press would change what is seen and nothing else.
  const hydrated = useHydrated();
  return (
    <>
      <PageHead title={title} />
      <Link to="/settings" className={style.back}>
        <ArrowLeftIcon size={20} />
        {t('nav.settings')}
      </Link>
      <h1>{title}</h1>
      {intro && <p className={style.intro}>{intro}</p>}
      <div className={style.settings} inert={!hydrated}>
        {children}
      </div>
    </>
  );
}

type SettingsSectionProps = {
  title?: string;
  /** What goes for all of it. */
  hint?: ReactNode;
  children: ReactNode;
};

/** Settings of a page that belong together; with a heading where the page has several such. */
export function SettingsSection({ title, hint, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section className={style.section} aria-labelledby={title ? id : undefined}>
      {title && <h2 id={id}>{title}</h2>}
      {hint && <p className={style.hint}>{hint}</p>}
      {children}
    </section>
  );
}
