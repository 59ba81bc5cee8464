import { useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { BREAKPOINTS } from '#contract/constants';
import { useText } from '#i18n/react';
import { PageHead } from '../../layouts/page-head.tsx';
import { EveningArt } from '../../site/evening-art.tsx';
import { useSettings } from '../../site/settings-query.ts';
import { IconButton } from '../../ui/button.tsx';
import { CloseIcon } from '../../ui/icons.ts';
import { Logo } from '../../ui/logo.tsx';
import { closing, focusFirst } from '../../ui/modal.tsx';
import { useUser } from '../user-query.ts';
import { visitorCacheLoader, visitorDocumentLoader } from '../visitors-only.ts';
import { SignupFlow } from './signup-flow.tsx';
import style from './signup-page.module.css';

export const loader = visitorDocumentLoader;
export const clientLoader = visitorCacheLoader;

/**
 * Sign-up (section 2): a page on phones, a modal over the evening on large screens. It is one open dialog in the first HTML;
 * where there is room it becomes modal as soon as there is script.
 */
export default function SignupPage() {
  const t = useText();
  const { name } = useSettings();
  const navigate = useNavigate();
  const [locked, setLocked] = useState(false);
  const dialog = useModalOnLargeScreens();
  const isMember = useUser() !== null;
  const leave = () => (isMember ? navigate('/members') : location.assign('/'));
  const close = locked ? undefined : leave;
  return (
    <main className={style.page}>
      <PageHead title={t('signup.title')} description={t('signup.description')} />
      <div className={style.backdrop}>
        <EveningArt />
      </div>
      <dialog ref={dialog} open className={style.card} aria-labelledby="signup-title" {...closing(close)}>
        <header className={style.header}>
          <Logo name={name} />
          <h1 id="signup-title" className="unseen">
            {t('signup.title')}
          </h1>
          {close && (
            <IconButton label={t('action.close')} onClick={close}>
              <CloseIcon size={22} />
            </IconButton>
          )}
        </header>
        <SignupFlow onLocked={setLocked} onStart={() => navigate('/members')} />
      </dialog>
    </main>
  );
}

function useModalOnLargeScreens() {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    if (innerWidth < BREAKPOINTS.md) return;
    // Without the attribute first, since an open dialog refuses to become modal.
    dialog.current?.removeAttribute('open');
    dialog.current?.showModal();
    if (dialog.current) focusFirst(dialog.current);
  }, []);
  return dialog;
}
