import { Readable } from 'node:stream';
import { JsonStreamStringify } from 'json-stream-stringify';
import { chooseLanguage, localeOf } from '#contract/languages';
import { offeredLanguages } from '#i18n/offered-languages';
import type { App } from '../../app.ts';
import { transact } from '../../platform/transact.ts';
import { encodeChunks, type ZipFile, zipArchive } from '../../platform/zip.ts';
import type { Site } from '../../site/sites.ts';
import { siteText } from '../../site/texts/site-text.ts';
import type { AccountRecipient } from '../queue-email-to.ts';
import { exportAccount } from './account-section.ts';
import { type ExportPageTexts, exportPageHtml } from './page.ts';
import type { ExportContext, ExportSection, JsonSource } from './section.ts';

export type ExportedMember = AccountRecipient & { profileId: string };

/**
 * Reads one database snapshot, so that all parts of the archive agree.
 * @returns the size in bytes
 * @spec D5.7
 */
export async function writeArchive(
  app: App,
  site: Site,
  member: ExportedMember,
  fileKey: string,
): Promise<number> {
  const language = chooseLanguage({ account: member.language }, offeredLanguages(site.settings));
  const locale = localeOf(language, member.country);
  const t = await siteText(site, locale);
  const written = { bytes: 0 };
  const work = transact(
    app,
    async tx => {
      const sections: ExportSection[] = [];
      const context: ExportContext = {
        ...{ app, site, language, t, addSection: section => void sections.push(section) },
        member: { accountId: member.accountId, profileId: member.profileId },
        formatTime: formatIn(locale, site.timeZone, { dateStyle: 'medium', timeStyle: 'short' }),
        formatDay: formatIn(locale, site.timeZone, { dateStyle: 'long' }),
      };
      await app.hooks.onExport.run(tx, context);
      await exportAccount(tx, context);
      const texts = pageTexts(context, member.name, tx.now);
      const archive = zipArchive(archiveFiles(site, texts, sections), tx.now);
      await app.storage.write(archiveKey(fileKey), countBytes(archive, written));
    },
    { snapshot: true },
  );
  await work;
  return written.bytes;
}

export const archiveKey = (fileKey: string): string => `${fileKey}/export.zip`;

function pageTexts(
  { t, site, language, formatDay }: ExportContext,
  name: string,
  now: Date,
): ExportPageTexts {
  const { name: company, address, city } = site.company;
  return {
    language,
    title: t('export_page.title', { name }),
    lead: t('export_page.lead', { date: formatDay(now), site: site.settings.name }),
    chapters: t('export_page.chapters'),
    footer: [
      t('export_page.files'),
      t('mail_parts.sent_by', { company, address, city }),
      t('mail_parts.support', { email: site.settings.support_email }),
    ],
  };
}

async function* archiveFiles(
  site: Site,
  texts: ExportPageTexts,
  sections: readonly ExportSection[],
): AsyncGenerator<ZipFile> {
  yield { name: 'index.html', chunks: encodeChunks(exportPageHtml(site, texts, sections)) };
  for (const { name, data } of sections)
    yield { name: `data/${name}.json`, chunks: encodeChunks(streamJson(data())) };
  for (const { name, open } of sections.flatMap(({ files = [] }) => files)) {
    const chunks = await open();
    if (chunks) yield { name, chunks, isCompressed: true };
  }
}

const streamJson = (value: JsonSource): AsyncIterable<string> =>
  new JsonStreamStringify(
    value,
    (_key: string, part: JsonSource) => (isList(part) ? Readable.from(part) : part),
    2,
  );

const isList = (part: JsonSource): part is AsyncIterable<JsonSource> =>
  typeof part === 'object' && part !== null && Symbol.asyncIterator in part;

async function* countBytes(chunks: AsyncIterable<Uint8Array>, written: { bytes: number }) {
  written.bytes = 0;
  for await (const chunk of chunks) {
    written.bytes += chunk.length;
    yield chunk;
  }
}

function formatIn(locale: string, timeZone: string, style: Intl.DateTimeFormatOptions) {
  const format = new Intl.DateTimeFormat(locale, { ...style, timeZone });
  return (at: Date) => format.format(at);
}
