import * as calls from '#contract/staff-pages';
import { auditActorOf } from '../backoffice/audit/audit-actor.ts';
import { storeDraft } from '../site/drafts/store-draft.ts';
import { changePage } from '../site/pages/change-page.ts';
import { getStaffPageOf, listPages } from '../site/pages/list-pages.ts';
import { type AppRoute, route } from './route.ts';

/** @spec 2.9 D5.10 */
export const staffPageRoutes: AppRoute[] = [
  route(calls.getStaffPages, async ({ app, caller }) => ({ pages: await listPages(app, caller.site.id) })),
  route(calls.getStaffPage, ({ app, caller, query: { slug, language, before } }) =>
    getStaffPageOf(app, caller.site.id, { slug, language, before }),
  ),
  route(calls.changePage, async ({ app, caller, body }) => ({
    id: await changePage(app, auditActorOf(app, caller), body),
  })),
  route(calls.draftPage, ({ app, caller, body }) => storeDraft(app, caller, { kind: 'page', ...body })),
];
