import { isRouteErrorResponse, useRouteError } from 'react-router';
import { useStaffText } from '#i18n/react';
import { loadDocument } from '../../connection/reload-guard.ts';
import { Button, buttonClasses } from '../../ui/button.tsx';
import { ErrorTitle } from '../../ui/page-head.tsx';
import style from './office-error.module.css';

/**
 * What a page of the back office shows instead of itself.
 * @spec 8.2 D2.33
 */
export function OfficeError() {
  const t = useStaffText();
  const { title, help, canRetry } = useProblem();
  return (
    <div className={`stack gap-2 content-start justify-items-start ${style.page}`}>
      <ErrorTitle title={title} />
      <meta name="robots" content="noindex" />
      <h1>{title}</h1>
      <p className="quiet reading">{help}</p>
      <div className="flex wrap gap-1">
        {canRetry && (
          <Button small onClick={() => loadDocument(location.pathname + location.search)}>
            {t('action.retry')}
          </Button>
        )}
        <a href="/backoffice" className={buttonClasses({ look: 'plain', small: true })}>
          {t('staff_error.today')}
        </a>
      </div>
    </div>
  );
}

function useProblem(): { title: string; help: string; canRetry: boolean } {
  const t = useStaffText();
  const error = useRouteError();
  const answer = isRouteErrorResponse(error) ? error : null;
  if (answer?.data?.code === 'staff_role_missing')
    return { title: t('staff_error.role'), help: t('staff_error.role_help'), canRetry: false };
  if (answer?.status === 404)
    return { title: t('staff_error.missing'), help: t('staff_error.missing_help'), canRetry: false };
  const message: unknown = answer?.data?.message;
  const help = typeof message === 'string' && message !== '' ? message : t('staff_error.broken_help');
  return { title: t('staff_error.broken'), help, canRetry: true };
}
