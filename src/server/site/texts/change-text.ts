import { ApiError, fieldError } from '#contract/errors';
import type { TextLanguage } from '#contract/staff-texts';
import { originalsOf } from '#i18n/all-texts';
import { textMistake } from '#i18n/text-rules';
import type { App } from '../../app.ts';
import type { AuditActor } from '../../platform/audit-log.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import { deleteText, type HeldValue, selectText, upsertText } from '../changes/queries.ts';
import { beginChange, type ChangeRequest, recordChange } from '../changes/record-change.ts';

export type TextRequest = ChangeRequest & { language: TextLanguage; key: string; text?: string | undefined };

/**
 * Says a text of the site in its own words, or in the catalogue's again. All processes show it at once.
 * @returns the number of the change; the one seen if the text is already so
 * @throws ApiError `not_found` for an unknown key, `changed_meanwhile`, or `invalid_input` at the field `text`
 * @spec 1.5 D5.10
 */
export async function changeText(
  app: Pick<App, 'db' | 'bus' | 'clock' | 'sites'>,
  actor: AuditActor,
  request: TextRequest,
): Promise<number | null> {
  const original = await originalText(request.language, request.key);
  const id = await transact(app, tx => applyText(tx, actor, request, original));
  await app.sites.refresh();
  return id;
}

/** @throws ApiError `not_found` */
export async function originalText(language: TextLanguage, key: string): Promise<string> {
  const original = (await originalsOf(language)).get(key);
  if (!original) throw new ApiError('not_found');
  return original.text;
}

async function applyText(
  tx: Tx,
  actor: AuditActor,
  request: TextRequest,
  original: string,
): Promise<number | null> {
  const { siteId } = actor;
  const { language, key, seen } = request;
  const changed = { kind: 'text', name: key, language } as const;
  const previous = await beginChange(tx, { siteId, ...changed }, request);
  const old = await selectText(tx.db, siteId, language, key);
  const next = nextText(request, previous, original);
  if (old === next) return seen;
  return storeText(tx, actor, { language, key }, { old, next });
}

/** Stores a checked text with its history. Call it last in the transaction. @returns the number of the change */
export async function storeText(
  tx: Tx,
  actor: AuditActor,
  { language, key }: { language: TextLanguage; key: string },
  { old, next }: { old: string | null; next: string | null },
): Promise<number> {
  if (next === null) await deleteText(tx.db, actor.siteId, language, key);
  else await upsertText(tx.db, actor.siteId, { language, key, value: next });
  const changed = { kind: 'text', name: key, language } as const;
  return recordChange(tx, actor, changed, { old: held(old), new: held(next) });
}

const held = (text: string | null): HeldValue => (text === null ? null : { value: text });

/** The catalogue's own words are no override. An earlier text may not fit any more. */
function nextText({ to, text }: TextRequest, previous: HeldValue, original: string): string | null {
  if (to === 'default' || (to === 'previous' && previous === null)) return null;
  const next = to === 'previous' ? String(previous?.value) : text;
  if (next === undefined) throw fieldError('text', 'field_required');
  const mistake = textMistake(original, next);
  if (mistake) throw fieldError('text', mistake.code, mistake.params);
  return next === original ? null : next;
}
