import { type QueryClient, useQuery } from '@tanstack/react-query';
import { type ActionFunctionArgs, data, redirect, useActionData, useSearchParams } from 'react-router';
import type { BodyIn } from '#contract/call';
import type { Api } from '#contract/client';
import { httpStatusOf, isApiError } from '#contract/errors';
import { complaintReference, followComplaint, sendComplaint } from '#contract/moderation';
import { getCompanyInfo } from '#contract/site';
import { useText } from '#i18n/react';
import { userQuery } from '../accounts/user-query.ts';
import { callApi } from '../data/api.ts';
import { loaderContext } from '../data/loader-context.ts';
import { query } from '../data/query.ts';
import type { LightHandle } from '../site/light-page.ts';
import { useSettings } from '../site/settings-query.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { CheckIcon } from '../ui/icons.ts';
import { PageHead } from '../ui/page-head.tsx';
import { ComplaintForm, type RefusedComplaint } from './complaint-form.tsx';
import style from './complaints-page.module.css';
import { FollowComplaint, type FollowOutcome } from './follow-complaint.tsx';

export const handle: LightHandle = { light: true };

type Outcome = { sending?: RefusedComplaint; following?: FollowOutcome };
type Read = (name: string) => string;

/** The page has two forms; `intent` says which one was sent. */
export async function action({ request, context }: ActionFunctionArgs) {
  const loading = context.get(loaderContext);
  const form = await request.formData();
  const read = (name: string) => String(form.get(name) ?? '').replaceAll('\r\n', '\n');
  return read('intent') === 'follow' ? follow(loading, read) : send(loading, read);
}

type Loading = { api: Api; queryClient: QueryClient };

async function follow({ api }: Loading, read: Read) {
  const typed = { reference: read('reference'), email: read('follow_email') };
  try {
    const followed = await callApi(api, followComplaint, { body: typed });
    return data<Outcome>({ following: { typed, followed, refused: null } }, { status: 200 });
  } catch (error) {
    if (!isApiError(error)) throw error;
    const { code, params, fields } = error;
    const refused = { code, params, fields };
    return data<Outcome>({ following: { typed, followed: null, refused } }, { status: httpStatusOf(code) });
  }
}

/** If the server refuses, returns the typed text, so that the form shows it again. */
async function send({ api, queryClient }: Loading, read: Read) {
  const { user } = await queryClient.ensureQueryData(userQuery());
  const typed = { topic: read('topic'), text: read('text'), email: read('email') };
  // The body includes an empty `email`, so that the server reports all errors together.
  const body = { ...typed, email: user ? undefined : typed.email } as BodyIn<typeof sendComplaint>;
  try {
    const { reference } = await callApi(api, sendComplaint, { body });
    return redirect(`/complaints?sent=${reference}`, 303);
  } catch (error) {
    if (!isApiError(error)) throw error;
    const { code, params, fields } = error;
    const refused: RefusedComplaint = { typed, code, params, fields };
    return data<Outcome>({ sending: refused }, { status: httpStatusOf(code) });
  }
}

/** @spec 2.9 2.1 */
export default function ComplaintsPage() {
  const t = useText();
  const { name, support_email: email } = useSettings();
  const { data: company } = useQuery(query(getCompanyInfo));
  const [params] = useSearchParams();
  const outcome = useActionData<Outcome>();
  const refused = outcome?.sending;
  const sent = complaintReference.safeParse(params.get('sent'));
  return (
    <main id="content" className={`page stack one-column full-width ${style.page}`}>
      <PageHead
        title={t('complaints.title')}
        description={t('complaints.description', { site: name })}
        robots={sent.success || outcome ? 'noindex' : undefined}
      />
      {sent.success ? (
        <ComplaintSent reference={sent.data} />
      ) : (
        <>
          <header className={`stack gap-1 ${style.head}`}>
            <h1 className="heading-xl">{t('complaints.heading')}</h1>
            <p className="quiet text-l">{t('complaints.lead')}</p>
          </header>
          <div className="stack gap-4 content-start">
            <ComplaintForm refused={refused} />
            <FollowComplaint outcome={outcome?.following} />
          </div>
          <aside className={`stack gap-2 content-start quiet ${style.next}`}>
            <h2 className="ink heading-s">{t('complaints.next_title')}</h2>
            <ol>
              <li>{t('complaints.next_received')}</li>
              <li>{t('complaints.next_looked')}</li>
              <li>{t('complaints.next_answered')}</li>
            </ol>
            {company && (
              <p className={style.ways}>
                {t.rich('complaints.other_ways', {
                  email: () => (
                    <a href={`mailto:${email}`} className="inline-row target break-anywhere">
                      {email}
                    </a>
                  ),
                  phone: () => (
                    <a
                      href={`tel:${company.support_phone.replaceAll(' ', '')}`}
                      className="inline-row target break-anywhere"
                    >
                      {company.support_phone}
                    </a>
                  ),
                })}
              </p>
            )}
          </aside>
        </>
      )}
    </main>
  );
}

/** @spec 2.9 */
function ComplaintSent({ reference }: { reference: string }) {
  const t = useText();
  return (
    <EmptyState
      page
      icon={<CheckIcon />}
      title={t('complaints.sent_title')}
      action={
        <>
          <ButtonLink to="/complaints#follow" reloadDocument look="soft">
            {t('complaints.sent_follow')}
          </ButtonLink>
          <ButtonLink to="/" reloadDocument look="plain">
            {t('complaints.sent_home')}
          </ButtonLink>
        </>
      }
    >
      <p>{t.rich('complaints.sent_text', { reference, code: words => <strong>{words}</strong> })}</p>
    </EmptyState>
  );
}
