import { isRouteErrorResponse, useRouteError } from 'react-router';
import { useText } from '#i18n/react';
import button from '../ui/button.module.css';
import { Sprig } from '../ui/logo.tsx';
import style from './page-error.module.css';

/** Error page (section 2): the message, default "Error", and a status code, default 500; on 404 a link home. */
export function PageError() {
  const t = useText();
  const { status, message } = useProblem();
  const missing = status === 404;
  const title = message ?? (missing ? t('page_error.not_found') : t('page_error.message'));
  return (
    <main className={style.page}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <span className={style.art}>
        <Sprig size={88} />
      </span>
      <p className={style.code}>{t('page_error.code', { status: String(status) })}</p>
      <h1>{title}</h1>
      <p className={style.help}>{missing ? t('page_error.not_found_help') : t('page_error.help')}</p>
      {/* A document of its own: whatever broke in this tab is left behind. */}
      <a href="/" className={`${button.button} ${button.primary}`}>
        {t('page_error.home')}
      </a>
    </main>
  );
}

function useProblem(): { status: number; message: string | null } {
  const error = useRouteError();
  if (!isRouteErrorResponse(error)) return { status: 500, message: null };
  const said: unknown = error.data?.message;
  return { status: error.status, message: typeof said === 'string' && said !== '' ? said : null };
}
