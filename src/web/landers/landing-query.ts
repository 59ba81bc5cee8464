import { type DehydratedState, useSuspenseQuery } from '@tanstack/react-query';
import { data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import type { Output, QueryIn } from '#contract/call';
import { isApiError } from '#contract/errors';
import { type AnyLanderName, getLanding, variantParameter } from '#contract/landers';
import { parseId } from '#contract/parse-id';
import { userQuery } from '../accounts/user-query.ts';
import { loaderContext } from '../data/loader-context.ts';
import { query } from '../data/query.ts';
import { settingsQuery } from '../site/settings-query.ts';

type LandingQuery = QueryIn<typeof getLanding>;
/** What the loader gives to the page. */
export type LandingData = { asked: LandingQuery; state: DehydratedState };
export type Landing = Output<typeof getLanding> & { lander: AnyLanderName };

/**
 * The loader of a landing page, which is for visitors only.
 * @throws a redirect of members to the search; status 410 for a campaign that has ended
 * @spec 2.1 2.4
 */
export const landingLoader =
  (lander: AnyLanderName) =>
  async ({ context, params, request }: LoaderFunctionArgs): Promise<LandingData> => {
    const { queryClient, dehydrate } = context.get(loaderContext);
    const { user } = await queryClient.ensureQueryData(userQuery());
    if (user) throw redirect('/members');
    await queryClient.ensureQueryData(settingsQuery());
    const asked = landingQueryOf(lander, params, new URL(request.url));
    const landing = query(getLanding, asked);
    await queryClient.ensureQueryData(landing).catch(throwEnded);
    return { asked, state: dehydrate(landing.queryKey) };
  };

function throwEnded(error: unknown): never {
  throw isApiError(error) && error.code === 'campaign_ended' ? data(null, { status: 410 }) : error;
}

function landingQueryOf(
  lander: AnyLanderName,
  params: LoaderFunctionArgs['params'],
  { searchParams }: URL,
): LandingQuery {
  const variant = searchParams.get(variantParameter);
  const member = parseId(params.id);
  return {
    lander,
    ...(params.slug !== undefined && { slug: params.slug }),
    ...(variant !== null && { variant }),
    ...(member !== null && { member }),
  };
}

/** The faces, the campaign and the member of the landing page whose loader is `landingLoader`. */
export function useLanding(): Landing {
  const { asked } = useLoaderData<LandingData>();
  const { data: landing } = useSuspenseQuery(query(getLanding, asked));
  return { ...landing, lander: asked.lander };
}
