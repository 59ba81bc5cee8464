import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import type { Output } from '#contract/call';
import { appealBan, getBan } from '#contract/decisions';
import {
  type ErrorCode,
  type ErrorParams,
  type FieldErrors,
  httpStatusOf,
  isApiError,
} from '#contract/errors';
import { useAccountText } from '#i18n/react';
import { callApi } from '../../data/api.ts';
import { loaderContext } from '../../data/loader-context.ts';
import type { LightHandle } from '../../site/light-page.ts';
import { useDeadline } from '../../site/use-moment.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CheckIcon, WarningIcon } from '../../ui/icons.ts';
import { NoticePage } from '../../ui/notice-page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { AppealState } from './appeal-state.tsx';
import { BanAppealForm } from './ban-appeal-form.tsx';
import { DecisionStatement } from './decision-statement.tsx';
import style from './decisions.module.css';

export const handle: LightHandle = { light: true, mailed: true };

type Ban = Output<typeof getBan>;
type Refusal = { code: ErrorCode; params: ErrorParams; fields: FieldErrors };
export type RefusedAppeal = Refusal & { decision: string; text: string };

/** `ban` is null if the token opens none (any more). */
type BanOfToken = { token: string; ban: Ban | null };
type Outcome = BanOfToken & { sent: boolean; refused: RefusedAppeal | null };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const { api } = context.get(loaderContext);
  const ban = await readBan(() => callApi(api, getBan, { query: { token } }));
  return data<BanOfToken>({ token, ban }, { status: ban ? 200 : httpStatusOf('link_expired') });
}

/** Works without script, because a banned member has no session; the typed text is not lost. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const read = (name: string) => String(form.get(name) ?? '').replaceAll('\r\n', '\n');
  const [token, decision, text] = [read('token'), read('decision'), read('text')];
  const { api } = context.get(loaderContext);
  const ban = await readBan(() => callApi(api, getBan, { query: { token } }));
  try {
    await callApi(api, appealBan, { body: { token, decision, text } });
    return data<Outcome>({ token, ban, sent: true, refused: null }, { status: 200 });
  } catch (error) {
    if (!isApiError(error)) throw error;
    const { code, params, fields } = error;
    const refused = { code, params, fields, decision, text };
    return data<Outcome>({ token, ban, sent: false, refused }, { status: httpStatusOf(code) });
  }
}

const readBan = (call: () => Promise<Ban>): Promise<Ban | null> =>
  call().catch((error: unknown) => {
    if (isApiError(error) && error.code === 'link_expired') return null;
    throw error;
  });

/**
 * What a banned member reads and can do without a session.
 * @spec 2.1 D5.5
 */
export default function BanPage() {
  const link = useLoaderData<BanOfToken>();
  const outcome = useActionData<Outcome>();
  const { token, ban } = outcome ?? link;
  return (
    <main id="content" className="page full-width">
      {ban === null ? (
        <BanOver />
      ) : outcome?.sent ? (
        <AppealSent token={token} />
      ) : (
        <BanDetails token={token} ban={ban} refused={outcome?.refused ?? null} />
      )}
    </main>
  );
}

function BanDetails({ token, ban, refused }: { token: string; ban: Ban; refused: RefusedAppeal | null }) {
  const t = useAccountText();
  const deadline = useDeadline();
  return (
    <div className={`stack gap-4 pad-page ${style.ban}`}>
      <PageHead title={t('ban.title')} robots="noindex" />
      <header className="stack gap-1">
        <h1 className="heading-xl">{t('ban.title')}</h1>
        {ban.until ? (
          <p>
            {t('ban.until', { until: deadline(ban.until) })} {t('ban.hidden')}
          </p>
        ) : (
          <p>{t('ban.permanent')}</p>
        )}
      </header>
      {ban.decisions.map(decision => (
        <section key={decision.id} className="stack gap-2" aria-labelledby={`decision-${decision.id}`}>
          <h2 id={`decision-${decision.id}`} className="heading-m">
            {t(`decision_outcome.${decision.outcome}`)}
          </h2>
          <DecisionStatement decision={decision} />
          {decision.appeal && <AppealState appeal={decision.appeal} />}
          {decision.appeal_until && (
            <BanAppealForm
              token={token}
              decision={decision.id}
              until={decision.appeal_until}
              refused={refused?.decision === decision.id ? refused : null}
            />
          )}
        </section>
      ))}
      <p className="quiet text-m">{t('decisions.other_ways')}</p>
    </div>
  );
}

function AppealSent({ token }: { token: string }) {
  const t = useAccountText();
  return (
    <NoticePage
      icon={<CheckIcon />}
      title={t('ban.sent_title')}
      action={
        <ButtonLink to={`/appeal?token=${encodeURIComponent(token)}`} reloadDocument look="soft">
          {t('ban.back')}
        </ButtonLink>
      }
    >
      <p>{t('ban.sent_text')}</p>
    </NoticePage>
  );
}

function BanOver() {
  const t = useAccountText();
  return (
    <NoticePage
      icon={<WarningIcon />}
      title={t('ban.over_title')}
      action={
        <ButtonLink to="/login" reloadDocument look="soft">
          {t('nav.login')}
        </ButtonLink>
      }
    >
      <p>{t('ban.over_text')}</p>
    </NoticePage>
  );
}
