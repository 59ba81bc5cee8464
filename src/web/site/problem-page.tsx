import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useText } from '#i18n/react';
import { type ConnectionState, isServerAvailable, useConnection } from '../connection/connection.ts';
import { loadDocument } from '../connection/reload-guard.ts';
import button from '../ui/button.module.css';
import { Button } from '../ui/button.tsx';
import { Sprig } from '../ui/logo.tsx';
import { ownPath } from './own-path.ts';
import style from './problem-page.module.css';

type ProblemPageProps = {
  status: number;
  /** Null: section 8's own, "Error", or what the connection says. */
  message: string | null;
  /** The page that is tried again, as path and query; by default this one. */
  place?: string;
  onBack?: (() => void) | undefined;
};

/**
 * What a page that cannot be shown says (sections 2 and 8): a message, default "Error", a status code and a way on. On 404 that is a
 * link home, on 429 the time to wait; else the page is tried again, once there is a server to try.
 */
export function ProblemPage({ status, message, place = '', onBack }: ProblemPageProps) {
  const t = useText();
  const isMissing = status === 404;
  const isTooMany = status === 429;
  const { connection, isBack } = useLine();
  const words = useWords({ status, message, connection, isBack });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <main className={style.page}>
      <title>{words.title}</title>
      <meta name="robots" content="noindex" />
      <span className={style.art}>
        <Sprig size={88} />
      </span>
      {words.hasCode && <p className={style.code}>{t('page_error.code', { status: String(status) })}</p>}
      <h1 ref={heading} tabIndex={-1}>
        {words.title}
      </h1>
      <p className={style.help}>{words.help}</p>
      <div className={style.actions}>
        {!isMissing && !isTooMany && <TryAgain place={place} />}
        {onBack && (
          <Button look="plain" onClick={onBack}>
            {t('action.back')}
          </Button>
        )}
        {/* A document of its own: whatever broke in this tab is left behind. */}
        {connection === 'online' && (
          <a href="/" className={`${button.button} ${isMissing ? button.primary : button.plain}`}>
            {t('page_error.home')}
          </a>
        )}
      </div>
    </main>
  );
}

/** The connection now, and whether it is one that came back while this page was shown. */
function useLine(): { connection: ConnectionState; isBack: boolean } {
  const connection = useConnection();
  const [wasGone, setGone] = useState(false);
  if (connection !== 'online' && !wasGone) setGone(true);
  return { connection, isBack: wasGone && connection === 'online' };
}

type Problem = Pick<ProblemPageProps, 'status' | 'message'> & ReturnType<typeof useLine>;

/** What is said, and whether there is a code to it: a line that is gone, or back, has none. */
function useWords({ status, message, connection, isBack }: Problem) {
  const t = useText();
  if (status === 404)
    return {
      title: message ?? t('page_error.not_found'),
      help: t('page_error.not_found_help'),
      hasCode: true,
    };
  // The message says when it goes on; trying again sooner leads nowhere.
  if (status === 429 && message !== null)
    return { title: message, help: t('page_error.too_many_help'), hasCode: false };
  if (connection === 'offline')
    return { title: t('page_error.offline'), help: t('page_error.offline_help'), hasCode: false };
  if (isBack)
    return { title: t('page_error.line_back'), help: t('page_error.line_back_help'), hasCode: false };
  if (connection === 'away' || status === 503)
    return { title: t('page_error.away'), help: t('page_error.away_help'), hasCode: true };
  return { title: message ?? t('page_error.message'), help: t('page_error.help'), hasCode: true };
}

/** A plain link to the page; with script it asks first whether the server is there, since the browser's own error page is a dead end. */
function TryAgain({ place }: { place: string }) {
  const t = useText();
  // A path that begins with two slashes would lead to another host.
  const own = place && ownPath(place, '/');
  const [state, setState] = useState<'idle' | 'asking' | 'still'>('idle');
  const tryAgain = async (event: MouseEvent) => {
    event.preventDefault();
    setState('asking');
    if (await isServerAvailable()) loadDocument(own || ownPath(location.pathname + location.search, '/'));
    else setState('still');
  };
  return (
    <>
      <a
        href={own}
        aria-busy={state === 'asking' || undefined}
        className={`${button.button} ${button.primary}`}
        onClick={tryAgain}
      >
        {t('action.retry')}
      </a>
      <p role="status" className={style.still}>
        {state === 'still' && t('page_error.still')}
      </p>
    </>
  );
}
