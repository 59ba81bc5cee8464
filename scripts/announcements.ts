import { existsSync, readFileSync } from 'node:fs';
import { isApiError } from '../src/contract/errors.ts';
import { operatorActor } from '../src/server/backoffice/audit/audit-actor.ts';
import type { Config } from '../src/server/config.ts';
import {
  type AnnouncementFile,
  assertLanguages,
  parseAnnouncement,
} from '../src/server/notifications/announcements/announcement-file.ts';
import { announcementState } from '../src/server/notifications/announcements/announcement-state.ts';
import {
  countRecipients,
  createAnnouncement,
  haltAnnouncement,
  listAnnouncements,
  siteOfAnnouncement,
} from '../src/server/notifications/announcements/manage-announcements.ts';
import { systemClock } from '../src/server/platform/clock.ts';
import type { Db } from '../src/server/platform/db.ts';
import { StartError } from '../src/server/platform/start-error.ts';
import type { Site } from '../src/server/site/sites.ts';
import { defineCommand, runCommand } from './operator/command.ts';
import { withDatabase } from './operator/database.ts';
import { resolveSite } from './operator/site.ts';
import { UsageError } from './start/options.ts';

const help = `npm run announcements: sends promotions and news to members who switched them on.

  npm run announcements -- --file announcement.json --dry   prints how many members it is for, and sends nothing
  npm run announcements -- --file announcement.json         sends it, from the next minute on
  npm run announcements -- --list                           shows the latest announcements
  npm run announcements -- --cancel ID                      stops it; emails that still wait are not sent

The file:

  { "type": "promotions", "site": "lavender",
    "texts": {
      "nl": { "subject": "...", "text": "...", "button": "Bekijk de bundels", "path": "/credits" },
      "en": { "subject": "...", "text": "...", "button": "See the bundles", "path": "/credits" } },
    "segment": { "country": "NL", "premium": false, "active_within_days": 60, "min_account_days": 7 } }

The type is promotions or news. Every language that the site offers needs its texts: plain text, with an empty line between
paragraphs. The path is a page of the site. All of the segment may be left out. Members in quiet hours, online or over the
limit of three emails a day get it up to three days later.`;

export const command = defineCommand(
  help,
  ['file', 'cancel'],
  async ({ file, cancel, dry, list }) => {
    if ([file, cancel, list].filter(option => option !== undefined).length !== 1)
      throw new UsageError('One of --file, --list and --cancel: see --help.');
    if (dry && file === undefined) throw new UsageError('--dry needs a file: see --help.');
    const announcement = file === undefined ? null : parseAnnouncement(readSource(file));
    await withDatabase(async (db, config) => {
      if (announcement)
        await send({ db, config }, await resolveSite(db, config, announcement.site), announcement, dry);
      else if (cancel !== undefined) await stop({ db, config }, cancel);
      else await show(db);
    });
  },
  ['dry', 'list'],
);

if (import.meta.main) await runCommand(command);

function readSource(file: string): string {
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`);
  return readFileSync(file, 'utf8');
}

type Deps = { db: Db; config: Config };

async function send(
  { db, config }: Deps,
  site: Site,
  announcement: AnnouncementFile,
  dry = false,
): Promise<void> {
  assertLanguages(announcement.texts, site);
  const now = systemClock.now();
  const members = await countRecipients(db, site, announcement, now);
  if (dry) {
    console.log(`${members} members of ${site.key} would get it.`);
    return;
  }
  const actor = operatorActor({ config }, site);
  const id = await db
    .transaction()
    .execute(trx => createAnnouncement({ db: trx, now }, actor, site, announcement));
  console.log(`${id}: it goes to ${members} members of ${site.key}.`);
}

async function stop({ db, config }: Deps, id: string): Promise<void> {
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id);
  const siteId = isId ? await siteOfAnnouncement(db, id) : undefined;
  const unknown = new UsageError(`There is no announcement ${id} to cancel: see --list.`);
  if (siteId === undefined) throw unknown;
  const actor = operatorActor({ config }, { id: siteId });
  const stopping = db
    .transaction()
    .execute(trx => haltAnnouncement({ db: trx, now: systemClock.now() }, actor, { id, to: 'stop' }));
  await stopping.catch((error: unknown) => {
    throw isApiError(error) ? unknown : error;
  });
  console.log(`${id}: cancelled.`);
}

async function show(db: Db): Promise<void> {
  const announcements = await listAnnouncements(db);
  if (announcements.length === 0) console.log('No announcements.');
  for (const { id, createdAt, type, texts, ...progress } of announcements) {
    const [text] = Object.values(texts);
    const about = `${type}  ${announcementState(progress)}  ${text?.subject ?? ''}`;
    console.log(`${id}  ${createdAt.toISOString()}  ${about}`);
  }
}
