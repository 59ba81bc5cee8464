import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { ApiError, type ErrorCode, type ErrorParams, httpStatusOf, isApiError } from '#contract/errors';
import { activate, disownSignup } from '#contract/signup';
import { callApi } from '../../data/api.ts';
import { formKey } from '../../data/form-key.ts';
import { loaderContext } from '../../data/loader-context.ts';

/** The buttons of the forms that work without script. */
const activationSteps = ['activate', 'ask_disown', 'disown', 'cancel'] as const;
type ActivationStep = (typeof activationSteps)[number];

export type PostedActivation = {
  token: string;
  /** What the page shows: the question of the link, whether to remove the account, or that it was removed. */
  shows: 'link' | 'disown' | 'disowned';
  refusal: { code: ErrorCode; params: ErrorParams } | null;
};

/**
 * Works without script. The address of the answer does not contain the token.
 * @spec 4.2 D2.20
 */
export async function activateAction({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const { api } = context.get(loaderContext);
  const token = String(form.get('token') ?? '');
  const key = formKey(form, 'key');
  const step = activationSteps.find(name => name === form.get('step')) ?? 'cancel';
  const show = (shows: PostedActivation['shows'], refusal: PostedActivation['refusal'] = null) =>
    data<PostedActivation>({ token, shows, refusal }, { status: refusal ? httpStatusOf(refusal.code) : 200 });
  const steps: Record<ActivationStep, () => Promise<Response | ReturnType<typeof show>>> = {
    activate: async () => {
      const { delivered } = await callApi(api, activate, { body: { token }, key });
      return redirect(delivered > 0 ? `/activate/done?delivered=${delivered}` : '/activate/done', 303);
    },
    ask_disown: async () => show('disown'),
    disown: async () => {
      await callApi(api, disownSignup, { body: { token }, key });
      return show('disowned');
    },
    cancel: async () => show('link'),
  };
  try {
    return await steps[step]();
  } catch (error) {
    if (!isApiError(error)) throw error;
    const { code, params } = error;
    if (code === 'activation_failed') return redirect('/activate/error', 303);
    return show(step === 'disown' ? 'disown' : 'link', { code, params });
  }
}

export const postedError = (posted: PostedActivation | undefined): ApiError | null =>
  posted?.refusal ? new ApiError(posted.refusal.code, { params: posted.refusal.params }) : null;
