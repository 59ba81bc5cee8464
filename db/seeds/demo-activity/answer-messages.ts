import { setTimeout as wait } from 'node:timers/promises';
import { v5 } from 'uuid';
import type { CountryCode } from '#contract/countries';
import { isApiError } from '#contract/errors';
import type { LanguageCode } from '#contract/languages';
import type { App, MemberCaller } from '../../../src/server/app.ts';
import { readChat } from '../../../src/server/chats/read-chat.ts';
import { sendMessage } from '../../../src/server/chats/send-message.ts';
import { castMember } from '../cast.ts';
import { basilAnswer } from '../people/basil.ts';

/** A message determines the `client_id` of its answer, so no answer is sent twice. */
const ANSWER_NAMESPACE = '5c9f2c0e-4d4e-4f5a-9f0a-6a1c0b7d2e11';

interface AnswerDelays {
  /** `reading` and `typing` are in ms. */
  reading: number;
  typing: number;
}

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
    knownBrowserSecret: null,
    sessionSecret: null,
    trafficSource: null,
    invitationSecret: null,
    earlyLikes: [],
    partnerId: null,
    staff: null,
    rendering: false,
    accountId: row.account_id,
    member: {
      accountId: row.account_id,
      profileId: row.id,
      sessionHash: Buffer.alloc(0),
      language,
      status: 'active',
      isFrozen: false,
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
 * Answers messages to Basil, the fictional member, who never writes first.
 * @returns whether every message has its answer
 * @spec 1.4 D1.10
 */
export async function answerMessages(
  app: App,
  basil: MemberCaller,
  pace: AnswerDelays,
  signal?: AbortSignal,
): Promise<boolean> {
  const unansweredMessages = await unanswered(app, basil.member.profileId);
  const conversations = Map.groupBy(unansweredMessages, ({ conversation_id }) => conversation_id).values();
  const answered = await Promise.all(
    conversations.map(messages => answerInTurn(app, basil, messages, { ...pace, signal })),
  );
  return answered.every(Boolean);
}

async function answerInTurn(
  app: App,
  basil: MemberCaller,
  messages: UnansweredMessage[],
  pace: AnswerDelays & { signal?: AbortSignal },
): Promise<boolean> {
  try {
    for (const message of messages) await answerMessage(app, basil, message, pace);
    return true;
  } catch (error) {
    if (isApiError(error) && error.code === 'not_found') return true;
    if (!pace.signal?.aborted) app.log.warn({ err: error }, 'demo data: no answer');
    return false;
  }
}

type UnansweredMessage = Awaited<ReturnType<typeof unanswered>>[number];

async function answerMessage(
  app: App,
  basil: MemberCaller,
  { id, conversation_id: conversation, seq, sender_id: to, body, language, answered }: UnansweredMessage,
  { reading, typing, signal }: AnswerDelays & { signal?: AbortSignal },
): Promise<void> {
  await wait(reading, undefined, { signal });
  await readChat(app, basil, { conversation, seq });
  await wait(typing, undefined, { signal });
  const text = basilAnswer(body, language as LanguageCode, answered);
  await sendMessage(app, basil, { to, client_id: answerId(id), text });
}

const answerId = (message: string): string => v5(message, ANSWER_NAMESPACE);

async function unanswered(app: App, profileId: string) {
  const since = new Date(app.clock.now().getTime() - ANSWERED_DAYS * 86_400_000);
  const conversations = app.db
    .selectFrom('conversation_members')
    .where('profile_id', '=', profileId)
    .select('conversation_id');
  const received = await app.db
    .selectFrom('messages')
    .innerJoin('conversation_members as mine', join =>
      join
        .onRef('mine.conversation_id', '=', 'messages.conversation_id')
        .on('mine.profile_id', '=', profileId),
    )
    .innerJoin('profiles', 'profiles.id', 'messages.sender_id')
    .innerJoin('accounts', 'accounts.id', 'profiles.account_id')
    .where('messages.sender_id', '<>', profileId)
    .where('messages.held', '=', false)
    .where('messages.unsent', '=', false)
    .where('messages.sent_at', '>', since)
    .whereRef('messages.seq', '>', 'mine.cleared_seq')
    .select([
      'messages.id',
      'messages.conversation_id',
      'messages.seq',
      'messages.body',
      'messages.sender_id',
      'accounts.language',
    ])
    .orderBy('messages.conversation_id')
    .orderBy('messages.seq')
    .execute();
  const sent = await app.db
    .selectFrom('messages')
    .where('sender_id', '=', profileId)
    .where('conversation_id', 'in', conversations)
    .select(['conversation_id', 'client_id'])
    .execute();
  const answerIds = new Set(sent.map(({ client_id }) => client_id));
  const sentByConversation = Map.groupBy(sent, ({ conversation_id }) => conversation_id);
  const unansweredByConversation = Map.groupBy(
    received.filter(({ id }) => !answerIds.has(answerId(id))),
    ({ conversation_id }) => conversation_id,
  );
  return [...unansweredByConversation].flatMap(([conversation, messages]) =>
    messages.map((message, index) => ({
      ...message,
      answered: (sentByConversation.get(conversation)?.length ?? 0) + index,
    })),
  );
}

/** Messages older than this number of days are not answered. */
const ANSWERED_DAYS = 2;
