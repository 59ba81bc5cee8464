import { chooseLanguage, localeOf } from '#contract/languages';
import { offeredLanguages } from '#i18n/offered-languages';
import { serverText } from '#i18n/server-text';
import type { App } from '../../app.ts';
import { transact } from '../../platform/transact.ts';
import { encoded, type ZipFile, zipped } from '../../platform/zip.ts';
import type { Site } from '../../site/sites.ts';
import type { AccountRecipient } from '../letter.ts';
import { exportAccount } from './account-section.ts';
import { jsonText } from './json-text.ts';
import { type PageWords, pageText } from './page.ts';
import type { ExportMoment, Section } from './section.ts';

export type ExportedMember = AccountRecipient & { profileId: string };

/**
 * Writes everything about a member as a ZIP below `fileKey`, as it was at one moment: a page to read, a JSON file a subject,
 * his photos. A piece of one file lies in memory at a time, however much he wrote.
 * @returns its size in bytes
 */
export async function writeArchive(
  app: App,
  site: Site,
  member: ExportedMember,
  fileKey: string,
): Promise<number> {
  const language = chooseLanguage({ account: member.language }, offeredLanguages(site.settings.countries));
  const locale = localeOf(language, member.country);
  const t = await serverText(locale, site.timeZone);
  const written = { bytes: 0 };
  const work = transact(
    app,
    async tx => {
      const sections: Section[] = [];
      const moment: ExportMoment = {
        ...{ app, site, language, t, add: section => void sections.push(section) },
        member: { accountId: member.accountId, profileId: member.profileId },
        when: formatIn(locale, site.timeZone, { dateStyle: 'medium', timeStyle: 'short' }),
        day: formatIn(locale, site.timeZone, { dateStyle: 'long' }),
      };
      await app.hooks.onExport.run(tx, moment);
      await exportAccount(tx, moment);
      const words = wordsOf(moment, member.name, tx.now);
      const archive = zipped(filesOf(site, words, sections), tx.now);
      await app.storage.write(archiveOf(fileKey), counted(archive, written));
    },
    { snapshot: true },
  );
  await work;
  return written.bytes;
}

/** The archive below its file key. */
export const archiveOf = (fileKey: string): string => `${fileKey}/export.zip`;

function wordsOf({ t, site, language, day }: ExportMoment, name: string, now: Date): PageWords {
  const { name: company, address, city } = site.company;
  return {
    language,
    title: t('export_page.title', { name }),
    lead: t('export_page.lead', { date: day(now), site: site.settings.name }),
    chapters: t('export_page.chapters'),
    footer: [
      t('export_page.files'),
      t('mail_footer.sent_by', { company, address, city }),
      t('mail_footer.support', { email: site.settings.support_email }),
    ],
  };
}

async function* filesOf(site: Site, words: PageWords, sections: readonly Section[]): AsyncGenerator<ZipFile> {
  yield { name: 'index.html', chunks: encoded(pageText(site, words, sections)) };
  for (const { name, data } of sections)
    yield { name: `data/${name}.json`, chunks: encoded(jsonText(data())) };
  for (const { name, open } of sections.flatMap(({ files = [] }) => files)) {
    const chunks = await open();
    if (chunks) yield { name, chunks, packed: true };
  }
}

async function* counted(chunks: AsyncIterable<Uint8Array>, written: { bytes: number }) {
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
