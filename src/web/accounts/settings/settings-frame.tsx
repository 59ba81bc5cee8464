import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { useMembersText } from '#i18n/react';
import { ArrowLeftIcon } from '../../ui/icons.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import style from './settings-frame.module.css';

type SettingsFrameProps = {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
};

/** @spec 2.9 */
export function SettingsFrame({ title, intro, children }: SettingsFrameProps) {
  const t = useMembersText();
  // The settings are inert before hydration, because a press would change them without saving.
  const hydrated = useHydrated();
  return (
    <>
      <PageHead title={title} />
      <Link to="/settings" className="inline-row gap-1 target violet weight-600 no-underline only-narrow">
        <ArrowLeftIcon size={20} />
        {t('nav.settings')}
      </Link>
      <h1>{title}</h1>
      {intro && <p className="quiet space-above-1">{intro}</p>}
      <div className={`stack gap-3 may-shrink ${style.settings}`} inert={!hydrated}>
        {children}
      </div>
    </>
  );
}

type SettingsSectionProps = {
  title?: string;
  hint?: ReactNode;
  children: ReactNode;
};

export function SettingsSection({ title, hint, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section className={`stack gap-2 may-shrink ${style.section}`} aria-labelledby={title ? id : undefined}>
      {title && <h2 id={id}>{title}</h2>}
      {hint && <p className={`quiet ${style.hint}`}>{hint}</p>}
      {children}
    </section>
  );
}
