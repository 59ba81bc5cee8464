import type { QueryClient } from '@tanstack/react-query';
import { type ActionFunctionArgs, data, redirect } from 'react-router';
import type { CountryCode } from '#contract/countries';
import { getRegions } from '#contract/site';
import { userQuery } from '../../accounts/user-query.ts';
import { loaderContext } from '../../data/loader-context.ts';
import { query } from '../../data/query.ts';
import { settingsQuery } from '../../site/settings-query.ts';
import { signupMemberQuery } from '../signup-member-query.ts';
import { recipientOf, signupQuestions } from '../signup-questions.ts';
import { judgeAnswers } from './judge-answers.ts';
import type { PostedSignup } from './posted-signup.ts';
import { readAnswers } from './read-answers.ts';

/**
 * Answers the first question of a landing page, and every question of a browser without script: the page shows the
 * next question, or the same one with its errors. After the last question the member is logged in.
 * @spec 4.2 5 6.1
 */
export async function signupAction({ request, params, context }: ActionFunctionArgs) {
  const { api, queryClient } = context.get(loaderContext);
  const { user } = await queryClient.ensureQueryData(userQuery());
  // The second press of the last button may come when the first has logged in already.
  if (user) return redirect(user.status === 'not_confirmed' ? sentPage(params.id) : '/members', 303);
  const { settings } = await queryClient.ensureQueryData(settingsQuery());
  const about = params.id ? await queryClient.ensureQueryData(signupMemberQuery(params.id)) : null;
  const recipient = recipientOf(about, settings)?.id ?? null;
  const questions = signupQuestions({ withMessage: recipient !== null });
  const sent = readAnswers(await request.formData(), recipient);
  const draft = { ...sent.draft, country: sent.draft.country ?? settings.geoip_selected_country };
  const verdict = await judgeAnswers({ api, settings, questions, draft, sent, recipient });
  if (!verdict) return redirect(sentPage(about?.id), 303);
  const { at, status, ...answer } = verdict;
  const question = questions[at]?.id ?? '';
  const regions = question === 'place' ? await regionsOf(queryClient, draft.country) : [];
  const posted = { ...emptyAnswer(), draft: { ...draft, question }, regions, ...answer };
  return data<PostedSignup>(posted, { status });
}

const sentPage = (about: string | undefined): string =>
  about === undefined ? '/activate/sent' : `/activate/sent?about=${encodeURIComponent(about)}`;

async function regionsOf(cache: QueryClient, country: CountryCode): Promise<PostedSignup['regions']> {
  const { regions } = await cache.ensureQueryData(query(getRegions));
  return regions[country] ?? [];
}

const emptyAnswer = (): Omit<PostedSignup, 'draft' | 'regions'> => ({
  errors: {},
  refusal: null,
  emailSuggestion: null,
  asksRegion: false,
  key: crypto.randomUUID(),
  emailedTo: null,
});
