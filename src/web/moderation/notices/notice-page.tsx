import type { QueryClient } from '@tanstack/react-query';
import { type ActionFunctionArgs, data, redirect, useActionData, useSearchParams } from 'react-router';
import type { BodyIn } from '#contract/call';
import type { Api } from '#contract/client';
import { sendContentNotice } from '#contract/content-notices';
import { httpStatusOf, isApiError } from '#contract/errors';
import { complaintReference } from '#contract/moderation';
import { useText } from '#i18n/react';
import { userQuery } from '../../accounts/user-query.ts';
import { callApi } from '../../data/api.ts';
import { loaderContext } from '../../data/loader-context.ts';
import { sameSitePath } from '../../data/same-site-path.ts';
import type { LightHandle } from '../../site/light-page.ts';
import { useSettings } from '../../site/settings-query.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CheckIcon } from '../../ui/icons.ts';
import { PageHead } from '../../ui/page-head.tsx';
import style from '../complaints-page.module.css';
import { NoticeForm, type RefusedNotice, type TypedNotice } from './notice-form.tsx';

export const handle: LightHandle = { light: true };

/** Works without script. If the server refuses, returns the typed text, so that the form shows it again. */
export async function action({ request, context }: ActionFunctionArgs) {
  const loading = context.get(loaderContext);
  const form = await request.formData();
  const read = (name: string) => String(form.get(name) ?? '').replaceAll('\r\n', '\n');
  const typed: TypedNotice = {
    ...{ url: read('url'), reason: read('reason'), text: read('text') },
    ...{ name: read('name'), email: read('email'), good_faith: form.has('good_faith') },
  };
  return send(loading, typed);
}

type Loading = { api: Api; queryClient: QueryClient };

async function send({ api, queryClient }: Loading, typed: TypedNotice) {
  const { user } = await queryClient.ensureQueryData(userQuery());
  const { name, email, ...notice } = typed;
  // A field left empty is no field, because a notice about minors needs neither.
  const sender = user ? {} : { ...(name.trim() && { name }), ...(email.trim() && { email }) };
  const body = { ...notice, ...sender } as BodyIn<typeof sendContentNotice>;
  try {
    const { reference } = await callApi(api, sendContentNotice, { body });
    return redirect(`/report-content?sent=${reference}`, 303);
  } catch (error) {
    if (!isApiError(error)) throw error;
    const { code, params, fields } = error;
    const refused: RefusedNotice = { typed, code, params, fields };
    return data(refused, { status: httpStatusOf(code) });
  }
}

/**
 * Anybody reports illegal content here, without an account (Digital Services Act, article 16).
 * @spec D2.27
 */
export default function NoticePage() {
  const t = useText();
  const { name } = useSettings();
  const [params] = useSearchParams();
  const refused = useActionData<RefusedNotice>();
  const sent = complaintReference.safeParse(params.get('sent'));
  const about = sameSitePath(params.get('next'), '');
  return (
    <main id="content" className={`page stack one-column full-width ${style.page}`}>
      <PageHead
        title={t('notice.title')}
        description={t('notice.description', { site: name })}
        robots={sent.success || refused || about ? 'noindex' : undefined}
      />
      {sent.success ? (
        <NoticeSent reference={sent.data} />
      ) : (
        <>
          <header className={`stack gap-1 ${style.head}`}>
            <h1 className="heading-xl">{t('notice.heading')}</h1>
            <p className="quiet text-l">{t('notice.lead')}</p>
          </header>
          <NoticeForm refused={refused} about={about} />
          <NextSteps />
        </>
      )}
    </main>
  );
}

function NextSteps() {
  const t = useText();
  return (
    <aside className={`stack gap-2 content-start quiet ${style.next}`}>
      <h2 className="ink heading-s">{t('complaints.next_title')}</h2>
      <ol>
        <li>{t('notice.next_received')}</li>
        <li>{t('notice.next_looked')}</li>
        <li>{t('notice.next_answered')}</li>
      </ol>
      <p>{t('notice.member')}</p>
      <p>
        <a href="/complaints#follow" className="inline-row target">
          {t('notice.follow')}
        </a>
      </p>
    </aside>
  );
}

function NoticeSent({ reference }: { reference: string }) {
  const t = useText();
  return (
    <EmptyState
      page
      icon={<CheckIcon />}
      title={t('notice.sent_title')}
      action={
        <ButtonLink to="/complaints#follow" reloadDocument look="soft">
          {t('notice.follow')}
        </ButtonLink>
      }
    >
      <p>{t.rich('notice.sent_text', { reference, code: words => <strong>{words}</strong> })}</p>
    </EmptyState>
  );
}
