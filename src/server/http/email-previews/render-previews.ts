import type { CountryCode } from '#contract/countries';
import type { LanguageCode } from '#contract/languages';
import type { App, EmailPreviews, EmailSample, MemberCaller } from '../../app.ts';
import { publicAddresses } from '../../photos/addresses.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
import {
  insertSampleAccount,
  type QueuedEmail,
  selectQueuedEmails,
  selectQueuedSubjects,
  selectSamplePhotos,
} from './preview-queries.ts';

export type PreviewOptions = { site: Site; language: LanguageCode; discreet: boolean };

/** The example members of cards; the last one has no photo. */
export const SAMPLE_MEMBERS = [
  { name: 'Thijs', age: 34, fictional: false },
  { name: 'Jip', age: 41, fictional: true },
  { name: 'Noah', age: 29, fictional: false },
];
const USER_AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
const COUNTRIES: Record<LanguageCode, CountryCode> = {
  ...{ nl: 'NL', en: 'GB', de: 'DE', es: 'ES', fr: 'FR', it: 'IT', pl: 'PL' },
};

class RolledBack extends Error {
  readonly emails: QueuedEmail[];
  constructor(emails: QueuedEmail[]) {
    super('the sample is rolled back');
    this.emails = emails;
  }
}

/**
 * Queues the emails by the functions that send them, in a transaction that is rolled back, so nothing leaves.
 * @spec D2.31
 */
export async function renderPreviews(
  app: App,
  previews: EmailPreviews,
  options: PreviewOptions,
): Promise<QueuedEmail[]> {
  const running = transact(app, async tx => {
    const sample = await createSample(app, tx, options);
    for (const queue of Object.values(previews)) await queue(sample);
    throw new RolledBack(await selectQueuedEmails(tx.db));
  });
  return running.catch((error: unknown) => {
    if (error instanceof RolledBack) return error.emails;
    throw error;
  });
}

/**
 * The subject of each email, all of them in one transaction that is rolled back.
 * @spec D2.31
 */
export async function renderSubjects(
  app: App,
  previews: EmailPreviews,
  options: PreviewOptions,
): Promise<{ name: string; subject: string }[]> {
  const subjects: { name: string; subject: string }[] = [];
  let known = 0;
  const record: EmailPreviews = Object.fromEntries(
    Object.entries(previews).map(([name, queue]) => [
      name,
      async sample => {
        await queue(sample);
        const queued = await selectQueuedSubjects(sample.tx.db);
        const first = queued[known];
        known = queued.length;
        if (first) subjects.push({ name, subject: first.subject });
      },
    ]),
  );
  await renderPreviews(app, record, options);
  return subjects;
}

const DAY = 86_400_000;

async function createSample(
  app: App,
  tx: Tx,
  { site, language, discreet }: PreviewOptions,
): Promise<EmailSample> {
  const country = COUNTRIES[language];
  const [name, email] = ['Ruben', `ruben.${tx.now.getTime()}@mail.example`];
  const signedUpAt = new Date(tx.now.getTime() - 30 * DAY);
  const ids = await insertSampleAccount(
    tx.db,
    {
      ...{ site_id: site.id, email, status: 'active', language, discreet },
      ...{ signed_up_at: signedUpAt, confirmed_at: signedUpAt },
    },
    {
      ...{ site_id: site.id, name, gender: 'male', birth_date: '1990-05-17', country },
      ...{ status: 'active', created_at: signedUpAt },
    },
  );
  const photos = await selectSamplePhotos(tx.db, site.id, SAMPLE_MEMBERS.length - 1);
  return {
    app,
    tx,
    recipient: { ...ids, siteId: site.id, email, language, country, name, discreet, premiumSince: null },
    caller: sampleCaller(site, { ...ids, language, country, discreet, signedUpAt }),
    members: SAMPLE_MEMBERS.map((member, index) => ({
      ...member,
      thumb: photos[index] ? publicAddresses(photos[index].clearKey).thumb : null,
    })),
  };
}

type SampleIds = Pick<MemberCaller['member'], 'accountId' | 'profileId' | 'language' | 'country'> & {
  discreet: boolean;
  signedUpAt: Date;
};

const sampleCaller = (site: Site, sample: SampleIds): MemberCaller => ({
  ...{ site, language: sample.language, accountId: sample.accountId, userAgent: USER_AGENT },
  ...{ geoCountry: sample.country, networkCountry: sample.country, address: '192.0.2.1', host: '' },
  ...{ knownBrowserSecret: null, sessionSecret: null, trafficSource: null, invitationSecret: null },
  ...{ earlyLikes: [], partnerId: null, staff: null, rendering: false },
  member: {
    ...sample,
    ...{ sessionHash: Buffer.alloc(32), status: 'active', isFrozen: false, paid_user: false },
    ...{ quick_exit: 'escape', gender: 'male' },
  },
});
