import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { answerCheckInLink, type CheckInAnswer, checkCheckInLink, checkInAnswers } from '#contract/check-ins';
import { type ErrorCode, type ErrorParams, httpStatusOf, isApiError } from '#contract/errors';
import { errorText } from '#i18n/error-text';
import { useAccountText } from '#i18n/react';
import { callApi } from '../../data/api.ts';
import { loaderContext } from '../../data/loader-context.ts';
import type { LightHandle } from '../../site/light-page.ts';
import { Button } from '../../ui/button.tsx';
import { ClockIcon, DoneIcon, WarningIcon } from '../../ui/icons.ts';
import { NoticePage } from '../../ui/notice-page.tsx';

export const handle: LightHandle = { light: true, mailed: true };

type Refusal = { code: ErrorCode; params: ErrorParams };
type Outcome = {
  token: string;
  state: 'asked' | 'alarmed' | null;
  answer: CheckInAnswer | null;
  refusal: Refusal | null;
};

/** Opening the link answers nothing. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const { api } = context.get(loaderContext);
  return outcomeOf(token, async () => callApi(api, checkCheckInLink, { query: { token } }));
}

/** Works without script. The address of the answer does not contain the token. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const token = String(form.get('token') ?? '');
  const answer = checkInAnswers.find(given => given === form.get('answer')) ?? 'well';
  const { api } = context.get(loaderContext);
  return outcomeOf(token, async () => callApi(api, answerCheckInLink, { body: { token, answer } }));
}

async function outcomeOf(token: string, call: () => Promise<Partial<Outcome>>) {
  const empty = { token, state: null, answer: null, refusal: null };
  try {
    return data<Outcome>({ ...empty, ...(await call()) }, { status: 200 });
  } catch (error) {
    if (!isApiError(error)) throw error;
    const { code, params } = error;
    return data<Outcome>({ ...empty, refusal: { code, params } }, { status: httpStatusOf(code) });
  }
}

/**
 * One tap answers whether all is well, without a login.
 * @spec 2.1 D5.3
 */
export default function CheckInAnswerPage() {
  const link = useLoaderData<Outcome>();
  const outcome = useActionData<Outcome>() ?? link;
  const { answer, refusal } = outcome;
  return (
    <main id="content" className="page full-width">
      {refusal?.code === 'link_expired' ? (
        <Expired />
      ) : answer ? (
        <Answered answer={answer} />
      ) : (
        <Question {...outcome} />
      )}
    </main>
  );
}

function Question({ token, state, refusal }: Outcome) {
  const t = useAccountText();
  return (
    <NoticePage
      icon={<ClockIcon />}
      title={t('check_in_link.question')}
      action={
        <form method="post" action="/check-in/answer" className="stack gap-1">
          <input type="hidden" name="token" value={token} />
          <Button type="submit" name="answer" value="well">
            {t('check_in_answer.well')}
          </Button>
          {state !== 'alarmed' && (
            <>
              <Button type="submit" name="answer" value="postpone" look="soft">
                {t('check_in_answer.postpone')}
              </Button>
              <Button type="submit" name="answer" value="cancel" look="plain">
                {t('check_in_answer.cancel')}
              </Button>
            </>
          )}
        </form>
      }
    >
      <p>{t(state === 'alarmed' ? 'check_in_link.alarmed_text' : 'check_in_link.question_text')}</p>
      {refusal && (
        <p role="alert" className="danger weight-600">
          {errorText(t, refusal)}
        </p>
      )}
    </NoticePage>
  );
}

function Answered({ answer }: { answer: CheckInAnswer }) {
  const t = useAccountText();
  return (
    <NoticePage
      icon={<DoneIcon />}
      headTitle={t('check_in_link.question')}
      title={t(`check_in_answered.${answer}`)}
    >
      <p>{t('check_in_link.done_text')}</p>
    </NoticePage>
  );
}

function Expired() {
  const t = useAccountText();
  return (
    <NoticePage icon={<WarningIcon />} title={t('check_in_link.expired')}>
      <p role="alert">{t('check_in_link.expired_text')}</p>
    </NoticePage>
  );
}
