import { randomBytes, randomUUID } from 'node:crypto';
import { SESSION_COOKIE_DAYS } from '../../../src/contract/constants.ts';
import { DAY_MS, HOUR_MS } from '../../../src/contract/durations.ts';
import type { Db } from '../../../src/server/platform/db.ts';
import { LAVENDER } from '../lavender.ts';

/** Ids of what the demo shows to its staff, so that it can be found again and removed. */
const ids = {
  partners: ['5eed0000-0000-4000-8000-000000000001', '5eed0000-0000-4000-8000-000000000002'],
  invitations: [
    '5eed0000-0000-4000-8000-000000000011',
    '5eed0000-0000-4000-8000-000000000012',
    '5eed0000-0000-4000-8000-000000000013',
  ],
  announcements: ['5eed0000-0000-4000-8000-000000000021', '5eed0000-0000-4000-8000-000000000022'],
} as const;

const evening = {
  nl: {
    subject: 'Filmavond in Utrecht',
    text: 'Vrijdag kijken we samen een film en drinken we daarna iets.\n\nKom je ook? Iedereen is welkom.',
    button: 'Wie komt er?',
    path: '/members',
  },
  en: {
    subject: 'Film night in Utrecht',
    text: 'On Friday we watch a film together and have a drink afterwards.\n\nWill you come? Everybody is welcome.',
    button: 'Who is coming?',
    path: '/members',
  },
  de: {
    subject: 'Filmabend in Utrecht',
    text: 'Am Freitag schauen wir zusammen einen Film und gehen danach noch etwas trinken.\n\nKommst du? Alle sind willkommen.',
    button: 'Wer kommt?',
    path: '/members',
  },
  es: {
    subject: 'Noche de cine en Utrecht',
    text: 'El viernes vemos una peli juntos y después tomamos algo.\n\n¿Te vienes? Todo el mundo es bienvenido.',
    button: '¿Quién viene?',
    path: '/members',
  },
  fr: {
    subject: 'Soirée ciné à Utrecht',
    text: 'Vendredi, on regarde un film ensemble et on boit un verre après.\n\nTu viens ? Tout le monde est bienvenu.',
    button: 'Qui vient ?',
    path: '/members',
  },
  it: {
    subject: 'Serata cinema a Utrecht',
    text: 'Venerdì guardiamo un film insieme e poi beviamo qualcosa.\n\nVieni anche tu? Chiunque è benvenuto.',
    button: 'Chi viene?',
    path: '/members',
  },
  pl: {
    subject: 'Wieczór filmowy w Utrechcie',
    text: 'W piątek oglądamy razem film, a potem idziemy na drinka.\n\nWpadniesz? Zapraszamy wszystkich.',
    button: 'Kto przyjdzie?',
    path: '/members',
  },
};

/**
 * Partners, invitations and announcements, as staff of a site that runs for some weeks see them. Nothing is sent: the
 * announcement has been, and the other one is a draft.
 */
export async function insertDemoOperation(db: Db, staffId: string, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const members = await seededMembers(db);
  await db
    .insertInto('partners')
    .values([
      { ...partner(ids.partners[0], 'Evening Post'), created_at: daysAgo(60), revoked_at: null },
      { ...partner(ids.partners[1], 'City Guide'), created_at: daysAgo(200), revoked_at: daysAgo(20) },
    ])
    .onConflict(conflict => conflict.doNothing())
    .execute();
  await db
    .insertInto('invitations')
    .values(
      ids.invitations.map((id, index) => ({
        ...{ id, site_id: LAVENDER, inviter_id: index === 0 ? null : (members[index] ?? null) },
        ...{ secret_hash: unknownHash(), created_at: daysAgo(3 + index), expires_at: daysAgo(index - 11) },
        used_at: index === 1 ? daysAgo(2) : null,
      })),
    )
    .onConflict(conflict => conflict.doNothing())
    .execute();
  await insertEmails(db, members, now);
  await insertReaders(db, members, now);
  await insertAnnouncements(db, { staffId, members, begun: daysAgo(9), now });
}

const emails = [
  { topic: 'like', subject: 'Iemand vindt je leuk' },
  { topic: 'new_messages', subject: 'Je hebt nieuwe berichten' },
  { topic: 'weekly_updates', subject: 'Je week' },
  { topic: null, subject: 'Je wachtwoord is veranderd' },
  { topic: 'new_conversations', subject: 'Nieuw gesprek' },
] as const;

/** The log of some days. The mail server refused the first one. */
async function insertEmails(db: Db, members: readonly string[], now: Date): Promise<void> {
  const accounts = await db
    .selectFrom('accounts')
    .select(['id', 'email'])
    .where('id', 'in', members.length > 0 ? members.slice(0, 12) : [randomUUID()])
    .orderBy('email')
    .execute();
  const rows = accounts.map(({ id, email }, index) => {
    const at = new Date(now.getTime() - (index + 1) * 5 * HOUR_MS);
    const { topic, subject } = emails[index % emails.length] ?? emails[0];
    return {
      ...{ site_id: LAVENDER, account_id: id, recipient: email, subject, topic, created_at: at, attempts: 1 },
      ...{ text_body: 'Een voorbeeld van de demo.', html_body: '<p>Een voorbeeld van de demo.</p>' },
      ...(index === 0
        ? { failed_at: at, last_error: '550 5.1.1 unknown mailbox' }
        : { sent_at: new Date(at.getTime() + 1_000) }),
    };
  });
  for (const row of rows) await db.insertInto('email_outbox').values(row).execute();
}

/** Nobody knows a secret with this hash. */
const unknownHash = (): Buffer => randomBytes(32);

const partner = (id: string, name: string) => ({ id, site_id: LAVENDER, name, key_hash: unknownHash() });

/** Members of the demo in the Netherlands besides the cast, for whom the announcements are. */
async function seededMembers(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('accounts')
    .innerJoin('profiles', 'profiles.account_id', 'accounts.id')
    .select('accounts.id')
    .where('accounts.site_id', '=', LAVENDER)
    .where('email', 'like', '%@members.example')
    .where('accounts.status', '=', 'active')
    .where('country', '=', 'NL')
    .where('fictional', '=', false)
    .orderBy('email')
    .limit(40)
    .execute();
  return rows.map(({ id }) => id);
}

/** The first bounced and the second unsubscribed, as the announcement that was sent shows. */
const WITHOUT_NEWS = 2;
const READERS = 16;

/**
 * Members who switched news on and are logged in, so that the draft can be sent to somebody: members of the demo get emails
 * only while logged in (D2.48). Nobody knows the secret of their sessions, and their addresses exist nowhere.
 */
async function insertReaders(db: Db, members: readonly string[], now: Date): Promise<void> {
  const readers = members.slice(WITHOUT_NEWS);
  if (readers.length === 0) return;
  await db
    .insertInto('notification_preferences')
    .values(readers.map(account_id => ({ account_id, type: 'news', email: 'at_once', push: 'never' })))
    .onConflict(conflict => conflict.doNothing())
    .execute();
  await db
    .insertInto('sessions')
    .values(
      readers.slice(0, READERS).map(account_id => ({
        ...{ account_id, secret_hash: unknownHash(), created_at: now, used_at: now },
        expires_at: new Date(now.getTime() + SESSION_COOKIE_DAYS * DAY_MS),
      })),
    )
    .onConflict(conflict => conflict.doNothing())
    .execute();
}

type DemoAnnouncements = { staffId: string; members: readonly string[]; begun: Date; now: Date };

async function insertAnnouncements(
  db: Db,
  { staffId, members, begun, now }: DemoAnnouncements,
): Promise<void> {
  const [sent, draft] = ids.announcements;
  const written = { site_id: LAVENDER, type: 'news', staff_id: staffId, texts: JSON.stringify(evening) };
  const progress = { begun_at: begun, expected: members.length, queued: members.length };
  await db
    .insertInto('announcements')
    .values([
      { ...written, id: sent, created_at: begun, ...progress },
      { ...written, id: draft, created_at: now, draft: true, segment: JSON.stringify({ country: 'NL' }) },
    ])
    .onConflict(conflict => conflict.doNothing())
    .execute();
  await db
    .insertInto('notification_runs')
    .values({ name: `announcement ${sent}`, started_at: begun, finished_at: begun })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  if (members.length === 0) return;
  await db
    .insertInto('announcement_recipients')
    .values(
      members.map((account_id, index) => ({
        ...{ announcement_id: sent, account_id, queued_at: begun },
        bounced_at: index === 0 ? begun : null,
        unsubscribed_at: index === 1 ? begun : null,
      })),
    )
    .onConflict(conflict => conflict.doNothing())
    .execute();
  await db
    .updateTable('accounts')
    .set({ notifications_disabled: ['bounce'] })
    .where('id', '=', members[0] ?? '')
    .execute();
}

export async function removeDemoOperation(db: Db): Promise<void> {
  for (const table of ['partners', 'invitations', 'announcements'] as const)
    await db.deleteFrom(table).where('id', 'in', ids[table]).execute();
}
