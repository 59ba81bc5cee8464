import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useText } from '#i18n/react';
import { sameSitePath } from '../data/same-site-path.ts';
import { Button, buttonClasses } from '../ui/button.tsx';
import { LogoMark } from '../ui/logo.tsx';
import { ErrorTitle } from '../ui/page-head.tsx';
import { type ConnectionState, isServerAvailable, useConnection } from './connection.ts';
import style from './error-page.module.css';
import { loadDocument } from './reload-guard.ts';

type ErrorPageProps = {
  status: number;
  /** Null shows the default message. */
  message: string | null;
  /** The path that the retry link opens; by default the current page. */
  path?: string;
  onBack?: (() => void) | undefined;
};

/** @spec 2.7 8.2 */
export function ErrorPage({ status, message, path = '', onBack }: ErrorPageProps) {
  const t = useText();
  const isMissing = status === 404;
  const isTooMany = status === 429;
  const { connection, isBack } = useConnectionChange();
  const texts = useProblemTexts({ status, message, connection, isBack });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <main
      className={`stack one-column gap-2 content-center justify-items-center screen-height text-center ${style.page}`}
    >
      <ErrorTitle title={texts.title} />
      <meta name="robots" content="noindex" />
      <span className={`stack place-center violet ${style.art}`}>
        <LogoMark size={88} />
      </span>
      {texts.hasCode && <p className="quiet tabular">{t('page_error.code', { status: String(status) })}</p>}
      <h1 ref={heading} tabIndex={-1}>
        {texts.title}
      </h1>
      <p className={`quiet ${style.help}`}>{texts.help}</p>
      <div className="flex wrap gap-1 justify-center">
        {!isMissing && !isTooMany && <RetryLink path={path} />}
        {onBack && (
          <Button look="plain" onClick={onBack}>
            {t('action.back')}
          </Button>
        )}
        {/* A plain link loads a new document, because this tab's state may be broken. */}
        {connection === 'online' && (
          <a href="/" className={buttonClasses({ look: isMissing ? 'primary' : 'plain' })}>
            {t('page_error.home')}
          </a>
        )}
      </div>
    </main>
  );
}

/** `isBack` is true if the connection returned while the page was shown. */
function useConnectionChange(): { connection: ConnectionState; isBack: boolean } {
  const connection = useConnection();
  const [wasLost, setWasLost] = useState(false);
  if (connection !== 'online' && !wasLost) setWasLost(true);
  return { connection, isBack: wasLost && connection === 'online' };
}

type Problem = Pick<ErrorPageProps, 'status' | 'message'> & ReturnType<typeof useConnectionChange>;

function useProblemTexts({ status, message, connection, isBack }: Problem) {
  const t = useText();
  if (status === 404)
    return {
      title: message ?? t('page_error.not_found'),
      help: t('page_error.not_found_help'),
      hasCode: true,
    };
  if (status === 429 && message !== null)
    return { title: message, help: t('page_error.too_many_help'), hasCode: false };
  if (connection === 'offline')
    return { title: t('page_error.offline'), help: t('page_error.offline_help'), hasCode: false };
  if (isBack)
    return { title: t('page_error.line_back'), help: t('page_error.line_back_help'), hasCode: false };
  if (connection === 'unreachable' || status === 503)
    return { title: t('page_error.unreachable'), help: t('page_error.unreachable_help'), hasCode: true };
  return { title: message ?? t('page_error.message'), help: t('page_error.help'), hasCode: true };
}

/** Checks the server first, because the browser's error page has no way back. */
function RetryLink({ path }: { path: string }) {
  const t = useText();
  // A path that begins with two slashes would lead to another host.
  const retryPath = path && sameSitePath(path, '/');
  const [state, setState] = useState<'idle' | 'asking' | 'still'>('idle');
  const retry = async (event: MouseEvent) => {
    event.preventDefault();
    setState('asking');
    if (await isServerAvailable())
      loadDocument(retryPath || sameSitePath(location.pathname + location.search, '/'));
    else setState('still');
  };
  return (
    <>
      <a
        href={retryPath}
        aria-busy={state === 'asking' || undefined}
        className={buttonClasses({})}
        onClick={retry}
      >
        {t('action.retry')}
      </a>
      <p role="status" className={`quiet ${style.still}`}>
        {state === 'still' && t('page_error.still')}
      </p>
    </>
  );
}
