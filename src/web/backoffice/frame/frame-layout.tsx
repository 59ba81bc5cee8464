import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { useStaffText } from '#i18n/react';
import { focusContent } from '../../ui/focus-content.ts';
import { SkipLink } from '../../ui/skip-link.tsx';
import { KeysDialog } from '../keyboard/keys-dialog.tsx';
import { LEAVE_KEY, useKeyListener, useKeys } from '../keyboard/use-keys.ts';
import { staffCacheLoader, staffDocumentLoader } from '../session/staff-loaders.ts';
import { ACCOUNT_PATH } from '../session/staff-paths.ts';
import { useStaffSession } from '../session/staff-session.ts';
import { useSessionWatch } from '../session/watch-session.ts';
import style from './frame-layout.module.css';
import { OfficeError } from './office-error.tsx';
import { PhoneBar, Rail } from './office-menu.tsx';
import { type OfficeSection, sectionsFor } from './sections.ts';
import { useFocusGuard } from './use-focus-guard.ts';

export const loader = staffDocumentLoader(() => []);
export const clientLoader = staffCacheLoader(() => []);

/** @spec D5.10 */
export default function FrameLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export const ErrorBoundary = () => (
  <Frame>
    <OfficeError />
  </Frame>
);

function Frame({ children }: { children: ReactNode }) {
  const t = useStaffText();
  const staff = useStaffSession();
  const sections = sectionsFor(staff?.permissions ?? []);
  const [showsKeys, setShowsKeys] = useState(false);
  useSessionWatch();
  useFocusOfNewPage();
  useFocusGuard();
  useFrameKeys(sections, () => setShowsKeys(true));
  const menu = { sections, staff, onKeys: () => setShowsKeys(true) };
  return (
    <>
      <SkipLink to="content">{t('nav.skip')}</SkipLink>
      <div className={`grow ${style.frame}`}>
        <Rail {...menu} />
        <PhoneBar {...menu} />
        <main id="content" tabIndex={-1} className="may-shrink">
          {children}
        </main>
      </div>
      <KeysDialog open={showsKeys} onClose={() => setShowsKeys(false)} />
    </>
  );
}

function useFrameKeys(sections: readonly OfficeSection[], onKeys: () => void): void {
  const t = useStaffText();
  const navigate = useNavigate();
  useKeyListener();
  useKeys([
    { keys: '?', text: t('staff_keys.title'), run: onKeys },
    { keys: '/', text: t('staff_keys.search'), run: focusSearch },
    { keys: LEAVE_KEY, text: t('staff_keys.leave'), run: focusContent },
    ...sections.map(({ key, label, path }) => ({
      keys: `g ${key}`,
      text: t(label),
      run: () => void navigate(path),
    })),
    { keys: 'g u', text: t('staff_account.title'), run: () => void navigate(ACCOUNT_PATH) },
  ]);
}

/** A field is the page's search if it has `data-search`. */
const focusSearch = (): void => document.querySelector<HTMLElement>('[data-search]')?.focus();

/** A page that was opened by key begins at its content, so that the menu need not be passed again. */
function useFocusOfNewPage(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    focusContent();
  }, [pathname]);
}
