import * as calls from '#contract/staff-texts';
import { auditActorOf } from '../backoffice/audit/audit-actor.ts';
import { storeDraft } from '../site/drafts/store-draft.ts';
import { changeText } from '../site/texts/change-text.ts';
import { listTexts } from '../site/texts/list-texts.ts';
import { previewText } from '../site/texts/preview-text.ts';
import { textHistory } from '../site/texts/text-history.ts';
import { type AppRoute, route } from './route.ts';

/** @spec 1.5 D5.10 */
export const staffTextRoutes: AppRoute[] = [
  route(calls.getStaffTexts, ({ app, caller, query: { language, search, part, filter, after } }) =>
    listTexts(app, caller.site, { language, search, part, filter, after }),
  ),
  route(calls.changeText, async ({ app, caller, body }) => ({
    id: await changeText(app, auditActorOf(app, caller), body),
  })),
  route(calls.previewText, ({ app, body }) => previewText(body, app.clock.now())),
  route(calls.draftText, ({ app, caller, body }) => storeDraft(app, caller, { kind: 'text', ...body })),
  route(calls.getTextHistory, ({ app, caller, query: { language, key, before } }) =>
    textHistory(app.db, caller.site.id, { language, key, before }),
  ),
];
