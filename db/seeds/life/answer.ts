import { setTimeout as wait } from 'node:timers/promises';
import { v5 } from 'uuid';
import type { CountryCode } from '#contract/countries';
import type { LanguageCode } from '#contract/languages';
import type { App, MemberCaller } from '../../../src/server/app.ts';
import { readChat } from '../../../src/server/chats/read-chat.ts';
import { sendMessage } from '../../../src/server/chats/send-message.ts';
import { castMember } from '../cast.ts';
import { basilSays } from '../people/basil.ts';

/** Any constant id: answers to the same message get the same client id, so that none is sent twice. */
const ANSWERS = '5c9f2c0e-4d4e-4f5a-9f0a-6a1c0b7d2e11';

export interface Pace {
  /** Milliseconds until he has read, and until he has typed. */
  reading: number;
  typing: number;
}

/** The one who answers in the demo, as a caller of verbs; undefined where the world was not planted. */
export async function findBasil(app: App): Promise<MemberCaller | undefined> {
  const row = await app.db
    .selectFrom('profiles')
    .innerJoin('accounts', 'accounts.id', 'profiles.account_id')
    .where('email', '=', castMember('fictional').email)
    .where('profiles.fictional', '=', true)
    .select(['profiles.id', 'account_id', 'profiles.site_id', 'country', 'gender', 'language'])
    .executeTakeFirst();
  const site = row && app.sites.byId(row.site_id);
  if (!site) return undefined;
  const language = row.language as LanguageCode;
  return {
    site,
    language,
    geoCountry: null,
    networkCountry: null,
    address: '',
    userAgent: '',
    host: '',
    knownBrowser: null,
    sessionSecret: null,
    trafficSource: null,
    invitation: null,
    partnerId: null,
    isStaff: false,
    rendering: false,
    accountId: row.account_id,
    member: {
      accountId: row.account_id,
      profileId: row.id,
      sessionHash: Buffer.alloc(0),
      language,
      status: 'active',
      signedUpAt: new Date(0),
      paid_user: false,
      discreet: false,
      quick_exit: 'off',
      country: row.country as CountryCode,
      gender: row.gender as 'male',
    },
  };
}

/**
 * Answers whoever wrote to Basil last, at a human pace and by the verbs every member uses. He never writes first.
 * Somebody who cannot be answered any more keeps nobody else waiting.
 */
export async function answerAll(
  app: App,
  basil: MemberCaller,
  pace: Pace,
  signal?: AbortSignal,
): Promise<void> {
  for (const waiting of await unanswered(app, basil.member.profileId)) {
    try {
      await answer(app, basil, waiting, { ...pace, signal });
    } catch (error) {
      if (signal?.aborted) return;
      app.log.warn({ err: error }, 'demo world: no answer');
    }
  }
}

type Waiting = Awaited<ReturnType<typeof unanswered>>[number];

async function answer(
  app: App,
  basil: MemberCaller,
  { id, conversation_id: conversation, seq, sender_id: to, body, language, answered }: Waiting,
  { reading, typing, signal }: Pace & { signal?: AbortSignal },
): Promise<void> {
  await wait(reading, undefined, { signal });
  await readChat(app, basil, { conversation, seq });
  await wait(typing, undefined, { signal });
  const text = basilSays(body, language as LanguageCode, answered);
  await sendMessage(app, basil, { to, client_id: v5(id, ANSWERS), text });
}

/** The last message of every conversation that ends with somebody else's, and how often he wrote there before. */
const unanswered = (app: App, profileId: string) =>
  app.db
    .selectFrom('conversation_members as mine')
    .innerJoin('conversations', 'conversations.id', 'mine.conversation_id')
    .innerJoin('messages', join =>
      join
        .onRef('messages.conversation_id', '=', 'conversations.id')
        .onRef('messages.seq', '=', 'conversations.last_seq'),
    )
    .innerJoin('profiles', 'profiles.id', 'messages.sender_id')
    .innerJoin('accounts', 'accounts.id', 'profiles.account_id')
    .where('mine.profile_id', '=', profileId)
    .where('messages.sender_id', '<>', profileId)
    .where('messages.held', '=', false)
    .whereRef('messages.seq', '>', 'mine.cleared_seq')
    .select([
      'messages.id',
      'messages.conversation_id',
      'messages.seq',
      'messages.body',
      'sender_id',
      'accounts.language',
    ])
    .select(eb =>
      eb
        .selectFrom('messages as his')
        .whereRef('his.conversation_id', '=', 'conversations.id')
        .where('his.sender_id', '=', profileId)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('answered'),
    )
    .execute()
    .then(rows => rows.map(row => ({ ...row, answered: row.answered ?? 0 })));
