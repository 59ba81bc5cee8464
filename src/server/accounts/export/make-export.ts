import { EXPORT } from '#contract/constants';
import { DAY_MS, HOUR_MS } from '#contract/durations';
import type { App } from '../../app.ts';
import { newRandomName } from '../../platform/secrets.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import { claimFiles, registerUnreferencedFiles } from '../../platform/unreferenced-files.ts';
import type { Site } from '../../site/sites.ts';
import { EXPORT_CHANGED } from '../events.ts';
import { lockAccount, selectProfileIdOf, selectRecipient } from '../queries.ts';
import { type AccountRecipient, queueEmailTo } from '../queue-email-to.ts';
import { beginExportTry, deleteExportOf, markExportFailed, markExportReady } from './queries.ts';
import { type ExportedMember, writeArchive } from './write-archive.ts';

/** The clean-up job deletes an archive that is not finished within this time. */
const COMMIT_WITHIN_MS = HOUR_MS;

/**
 * Does nothing for a finished or replaced export. Rejects if the try fails, so that the queue repeats the try.
 * @spec D5.7
 */
export async function makeExport(app: App, id: string): Promise<void> {
  const attempt = await beginExportTry(app.db, id, app.clock.now());
  if (!attempt) return;
  const member = await exportedMember(app, attempt.account_id);
  // The member of a deleted or banned account cannot fetch the export.
  if (!member) return deleteExportOf(app.db, attempt.account_id);
  // The last try never ended, probably because this export crashes the process.
  if (attempt.tries > EXPORT.maxAttempts) return markFailedAndNotify(app, id, member);
  try {
    await writeAndPublish(app, id, member);
  } catch (error) {
    if (attempt.tries === EXPORT.maxAttempts) await markFailedAndNotify(app, id, member);
    throw error;
  }
}

async function exportedMember(
  { db }: Pick<App, 'db'>,
  accountId: string,
): Promise<(ExportedMember & { siteId: number }) | null> {
  const recipient = await selectRecipient(db, { id: accountId });
  const profile = await selectProfileIdOf(db, accountId);
  const isActive = recipient?.status === 'active' || recipient?.status === 'not_confirmed';
  return recipient && profile && isActive ? { ...recipient, ...profile } : null;
}

async function writeAndPublish(
  app: App,
  id: string,
  member: ExportedMember & { siteId: number },
): Promise<void> {
  const site = siteOf(app, member);
  const fileKey = newFileKey();
  const dueAt = new Date(app.clock.now().getTime() + COMMIT_WITHIN_MS);
  await registerUnreferencedFiles(app.db, fileKey, dueAt);
  const bytes = await writeArchive(app, site, member, fileKey);
  await transact(app, async tx => {
    await lockAccount(tx.db, member.accountId);
    // The member may have deleted the account meanwhile.
    if (!(await exportedMember(tx, member.accountId))) return deleteExportOf(tx.db, member.accountId);
    const expiresAt = new Date(tx.now.getTime() + EXPORT.retentionDays * DAY_MS);
    // A concurrent try may have been faster; the unused file is removed later.
    if (!(await markExportReady(tx.db, id, { fileKey, bytes, now: tx.now, expiresAt }))) return;
    if (!(await claimFiles(tx.db, fileKey))) throw new Error('the archive took too long and was removed');
    notifyBrowsers(tx, member);
    await queueExportReadyEmail(app, tx, site, member);
  });
}

const markFailedAndNotify = (
  app: App,
  id: string,
  member: ExportedMember & { siteId: number },
): Promise<void> =>
  transact(app, async tx => {
    if (!(await markExportFailed(tx.db, id))) return;
    notifyBrowsers(tx, member);
    await queueExportFailedEmail(app, tx, siteOf(app, member), member);
  });

const notifyBrowsers = ({ publish }: Tx, { profileId }: ExportedMember) =>
  publish({ to: [profileId], type: EXPORT_CHANGED, ids: {} });

function siteOf({ sites }: App, { siteId }: { siteId: number }) {
  const site = sites.byId(siteId);
  if (!site) throw new Error('account of an unknown site');
  return site;
}

/** The server serves the folders of photos by URL, so archives need another folder. */
function newFileKey(): string {
  const name = newRandomName();
  return `exports/${name.slice(0, 2)}/${name}`;
}

/**
 * The link requires a login, so that the email alone gives no access.
 * @spec D5.7
 */
export async function queueExportReadyEmail(
  app: App,
  tx: Tx,
  site: Site,
  recipient: AccountRecipient,
): Promise<void> {
  await queueEmailTo(app, tx, site, recipient, t => ({
    subject: t('export_mail.subject', { site: site.settings.name }),
    preview: t('export_mail.preview'),
    text: [t('export_mail.text')],
    button: { label: t('export_mail.button'), path: '/settings/export' },
    small: [t('export_mail.expires', { days: EXPORT.retentionDays }), t('export_mail.not_you')],
  }));
}

/** @spec D5.7 */
export async function queueExportFailedEmail(
  app: App,
  tx: Tx,
  site: Site,
  recipient: AccountRecipient,
): Promise<void> {
  await queueEmailTo(app, tx, site, recipient, t => ({
    subject: t('export_failed_mail.subject', { site: site.settings.name }),
    preview: t('export_failed_mail.preview'),
    text: [t('export_failed_mail.text')],
    button: { label: t('export_failed_mail.button'), path: '/settings/export' },
    small: [],
  }));
}
