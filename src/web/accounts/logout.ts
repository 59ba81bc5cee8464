import { type ActionFunctionArgs, redirect } from 'react-router';
import { logout } from '#contract/accounts';
import { callApi } from '../data/api.ts';
import { loaderContext } from '../data/loader-context.ts';

/**
 * The logout of pages without script: a plain form of this site's own pages.
 * @spec 7.2 D1.4
 */
export async function action({ context }: ActionFunctionArgs): Promise<Response> {
  await callApi(context.get(loaderContext).api, logout, {});
  return redirect('/login?logged_out=yes', 303);
}

/** Opening the address ends no session. */
export const loader = () => redirect('/login');
