import type { Gif } from '#contract/gif';
import type { Translator } from '#i18n/messages';
import type { ServerMessages } from '#i18n/server-text';
import type { App } from '../../app.ts';
import { badgedName } from '../../notifications/push/badged-name.ts';
import {
  type NoticedPushSource,
  type PushContent,
  type PushSubject,
  subjectKey,
  type UnseenCounts,
} from '../../notifications/push/push-source.ts';
import { type WordFilter, wordFiltersOf } from '../../profiles/word-filter/word-filters-of.ts';
import {
  type ConversationSide,
  claimPushedSeq,
  countUnreadOf,
  type NewestUnread,
  selectNewestUnread,
  selectNotPushed,
  selectSubscribedSides,
} from './push-queries.ts';

type MessageContent = PushContent & { seq: number };

const toSubject = ({ profileId, conversation }: ConversationSide): PushSubject => ({
  profileId,
  subject: conversation,
});
const toSide = ({ profileId, subject }: PushSubject): ConversationSide => ({
  profileId,
  conversation: subject,
});

/**
 * One notification a conversation, about everything that is unread in it.
 * @spec 4.11 7.12
 */
export const messagePushes: NoticedPushSource<MessageContent> = {
  name: 'message',
  notice: 'message',
  async subjectsOf({ db }, notices) {
    const messages = notices.flatMap(({ ids }) => (ids.message === undefined ? [] : String(ids.message)));
    return (await selectSubscribedSides(db, messages)).map(toSubject);
  },
  async load(app, subjects) {
    const rows = await selectNewestUnread(app.db, subjects.map(toSide), app.clock.now());
    const filters = await wordFiltersOf(
      app.db,
      rows.map(({ profileId }) => profileId),
    );
    return rows.map(row => toContent(app, row, filters.get(row.profileId)));
  },
  async claim(db, contents) {
    const sides = contents.map(content => ({ ...toSide(content), seq: content.seq }));
    const claimed = new Set((await claimPushedSeq(db, sides)).map(side => subjectKey(toSubject(side))));
    return contents.filter(content => claimed.has(subjectKey(content)));
  },
  missed: async (db, period) => (await selectNotPushed(db, period)).map(toSubject),
};

const toContent = (app: App, row: NewestUnread, isCovered?: WordFilter): MessageContent => ({
  ...toSubject(row),
  type: row.isNew ? 'new_conversations' : 'new_messages',
  // A conversation that begins again after a block is still with the same member.
  tag: row.partner,
  path: `/chats/${row.conversation}`,
  urgency: 'high',
  seq: row.seq,
  write: t => ({
    title: badgedName(app, row),
    body: isCovered?.(filteredText(row)) ? t('push.message') : bodyOf(t, row),
  }),
});

const filteredText = ({ body, gif }: NewestUnread): string => (gif as Gif | null)?.words ?? body;

/** The words of a member whom the recipient has never answered or read stay out of the lock screen. */
function bodyOf(t: Translator<ServerMessages>, row: NewestUnread): string {
  if (row.unread > 1) return t('push.messages', { count: row.unread });
  if (row.isNew) return t('push.first_message');
  if (row.has_photo) return t('push.photo');
  if (row.gift) return t('push.gift');
  return row.gif ? t('push.gif') : excerptOf(row.body);
}

const EXCERPT = { characters: 80, units: 400 };
/** A combined emoji must not be cut into its parts. */
const graphemes = new Intl.Segmenter();

function excerptOf(body: string): string {
  let excerpt = '';
  let characters = 0;
  for (const { segment } of graphemes.segment(body.replace(/\s+/g, ' ').trim())) {
    characters += 1;
    if (characters > EXCERPT.characters || excerpt.length + segment.length > EXCERPT.units)
      return `${excerpt.trimEnd()}…`;
    excerpt += segment;
  }
  return excerpt;
}

/** @spec 2.7 7.12 */
export const countUnseenMessages: UnseenCounts = countUnreadOf;
