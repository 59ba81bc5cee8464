import { useLayoutEffect, useRef, useState } from 'react';
import { BREAKPOINTS } from '#contract/constants';
import { useText } from '#i18n/react';
import { SiteLogo } from '../accounts/discretion/site-logo.tsx';
import { EveningArt } from '../site/evening-art.tsx';
import { IconButton } from '../ui/button.tsx';
import { CloseIcon } from '../ui/icons.ts';
import { dialogCloseProps, focusFirst } from '../ui/modal.tsx';
import { PageHead } from '../ui/page-head.tsx';
import type { PostedSignup } from './plain-form/posted-signup.ts';
import { SignupFlow } from './signup-flow.tsx';
import style from './signup-frame.module.css';

type SignupFrameProps = {
  about: string | null;
  /** The server's answer to a form that was sent without script. */
  posted?: PostedSignup | undefined;
  onLeave: () => void;
};

/**
 * The server renders the dialog with `open`; on large screens the browser makes it modal.
 * @spec 2.2 2.4
 */
export function SignupFrame({ about, posted, onLeave }: SignupFrameProps) {
  const t = useText();
  const [locked, setLocked] = useState(false);
  const dialog = useModalOnLargeScreens();
  const close = locked ? undefined : onLeave;
  return (
    <main className={`screen-height ${style.page}`}>
      <PageHead title={t('nav.signup')} description={t('signup.description')} />
      <div className={style.backdrop}>
        <EveningArt />
      </div>
      <dialog
        ref={dialog}
        open
        className={`stack gap-2 content-start full-width screen-height ink ${style.card}`}
        aria-labelledby="signup-title"
        {...dialogCloseProps(close)}
      >
        <header className={`row justify-between target ${style.header}`}>
          <SiteLogo />
          <h1 id="signup-title" className="unseen">
            {t('nav.signup')}
          </h1>
          {close && (
            <form action="/">
              <IconButton
                type="submit"
                label={t('action.close')}
                onClick={event => {
                  event.preventDefault();
                  close();
                }}
              >
                <CloseIcon size={22} />
              </IconButton>
            </form>
          )}
        </header>
        <SignupFlow about={about} posted={posted} onLocked={setLocked} />
      </dialog>
    </main>
  );
}

function useModalOnLargeScreens() {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    if (innerWidth < BREAKPOINTS.md) return;
    // `showModal` fails on an open dialog.
    dialog.current?.removeAttribute('open');
    dialog.current?.showModal();
    if (dialog.current) focusFirst(dialog.current);
  }, []);
  return dialog;
}
