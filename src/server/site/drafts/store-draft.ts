import { fieldError } from '#contract/errors';
import { textMistake } from '#i18n/text-rules';
import type { App } from '../../app.ts';
import { checkPage } from '../pages/page-versions.ts';
import { originalText } from '../texts/change-text.ts';
import type { Draft } from './draft.ts';
import { upsertDraft } from './queries.ts';

/**
 * Keeps what a person of the staff typed, instead of their earlier draft. It is checked as if it were saved.
 * @throws ApiError `not_found`, or `invalid_input` at the field
 * @spec 1.5 2.9 D5.10
 */
export async function storeDraft(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { staff }: { staff: { id: string } },
  draft: Draft,
): Promise<null> {
  await checkDraft(draft);
  await upsertDraft(db, staff.id, draft, clock.now());
  return null;
}

async function checkDraft(draft: Draft): Promise<void> {
  if (draft.kind === 'page') checkPage(draft.source);
  if (draft.kind !== 'text') return;
  const mistake = textMistake(await originalText(draft.language, draft.key), draft.text);
  if (mistake) throw fieldError('text', mistake.code, mistake.params);
}
