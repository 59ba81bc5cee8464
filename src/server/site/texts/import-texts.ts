import * as z from 'zod/mini';
import type { ErrorCode } from '#contract/errors';
import { type TextLanguage, textLanguages } from '#contract/staff-texts';
import { originalsOf } from '#i18n/all-texts';
import { textMistake } from '#i18n/text-rules';
import type { App } from '../../app.ts';
import type { AuditActor } from '../../platform/audit-log.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import { lockSite, selectText } from '../changes/queries.ts';
import type { Site } from '../sites.ts';
import { storeText } from './change-text.ts';

/**
 * Texts by language and key. Null says that the catalogue's text is shown again. Keys that a file leaves out stay as
 * they are.
 */
export const textFile = z.partialRecord(z.enum(textLanguages), z.record(z.string(), z.nullable(z.string())));
export type TextFile = z.output<typeof textFile>;

export type ImportedText = {
  language: TextLanguage;
  key: string;
  /** Null for a text that fits. */
  mistake: ErrorCode | null;
  isChange: boolean;
};

/**
 * What the site says in place of the catalogues, or with `all` everything that it says, for translators.
 * @spec 1.5 D5.10
 */
export async function exportTexts({ texts }: Pick<Site, 'texts'>, all: boolean): Promise<TextFile> {
  const file: TextFile = {};
  for (const language of textLanguages) {
    const own = texts.overrides.filter(text => text.language === language);
    const said = all ? [...(await originalsOf(language))].map(([key, { text }]) => [key, text] as const) : [];
    const entries = [...said, ...own.map(({ key, value }) => [key, value] as const)];
    if (entries.length > 0) file[language] = Object.fromEntries(entries.toSorted());
  }
  return file;
}

/**
 * Checks every text as the editor does. Nothing is stored if one is wrong, or if `isTrial`.
 * @returns what each text of the file would change, or has changed
 * @spec 1.5 D5.10
 */
export async function importTexts(
  app: Pick<App, 'db' | 'bus' | 'clock' | 'sites'>,
  actor: AuditActor,
  file: TextFile,
  isTrial: boolean,
): Promise<ImportedText[]> {
  const checked = await checkTexts(file);
  const isRefused = checked.some(({ mistake }) => mistake !== null);
  const imported = await transact(app, async tx => {
    await lockSite(tx.db, actor.siteId);
    return storeTexts(tx, actor, checked, isTrial || isRefused);
  });
  await app.sites.refresh();
  return imported;
}

type CheckedText = Omit<ImportedText, 'isChange'> & { next: string | null };

async function checkTexts(file: TextFile): Promise<CheckedText[]> {
  const languages = await Promise.all(
    Object.entries(file).map(async ([code, texts]) => {
      const language = code as TextLanguage;
      const originals = await originalsOf(language);
      return Object.entries(texts).map(([key, text]) => {
        const original = originals.get(key)?.text;
        if (original === undefined) return { language, key, mistake: 'not_found' as const, next: null };
        const mistake = text === null ? null : textMistake(original, text);
        return { language, key, mistake: mistake?.code ?? null, next: text === original ? null : text };
      });
    }),
  );
  return languages.flat();
}

async function storeTexts(
  tx: Tx,
  actor: AuditActor,
  texts: readonly CheckedText[],
  isTrial: boolean,
): Promise<ImportedText[]> {
  const imported: ImportedText[] = [];
  for (const { next, ...text } of texts) {
    const old = await selectText(tx.db, actor.siteId, text.language, text.key);
    const isChange = text.mistake === null && old !== next;
    if (isChange && !isTrial) await storeText(tx, actor, text, { old, next });
    imported.push({ ...text, isChange });
  }
  return imported;
}
