import { NOTIFICATION_EMAILS } from '#contract/constants';
import { HOUR_MS, MINUTE_MS } from '#contract/durations';
import type { Frequency } from '#contract/notifications';
import type { DigestTimes } from '../../notifications/emails/digest-times.ts';
import type { StoredHabits } from './habits-queries.ts';
import type { UnreadConversation } from './unread-queries.ts';

export type MessageEmailType = 'new_conversations' | 'new_messages' | 'unread_message_reminders';

/** `digests`: in the member's time zone. */
export type EmailHabits = StoredHabits & { digests: DigestTimes };

export type ChosenEmail = {
  profileId: string;
  type: MessageEmailType;
  frequency: Exclude<Frequency, 'never'>;
  /** The newest first. */
  conversations: UnreadConversation[];
};

const { gatherMinutes, repeatHours, reminderHours } = NOTIFICATION_EMAILS;
const NEVER = Number.POSITIVE_INFINITY;

/**
 * Chooses the email that is due now, of the type of its newest conversation. It names every conversation with the same
 * frequency that no email was about.
 * @param conversations the member's unread conversations, the newest first
 * @spec D2.48
 */
export function chooseEmail(
  habits: EmailHabits,
  conversations: readonly UnreadConversation[],
  now: Date,
): ChosenEmail | null {
  const { profileId } = habits;
  const isPast = (time: number) => time <= now.getTime();
  const first = conversations.find(conversation => isPast(emailTime(habits, conversation)));
  const frequency = first ? frequencyFor(habits, first) : 'never';
  if (first && frequency !== 'never') {
    const named = conversations.filter(
      conversation =>
        conversation.newSince !== null &&
        frequencyFor(habits, conversation) === frequency &&
        isPast(repeatTime(habits, conversation)),
    );
    const [newest = first] = named;
    return {
      profileId,
      type: newest.isNew ? 'new_conversations' : 'new_messages',
      frequency,
      conversations: named,
    };
  }
  const reminded = conversations.filter(conversation => isPast(reminderTime(habits, conversation)));
  return reminded.length > 0
    ? { profileId, type: 'unread_message_reminders', frequency: 'at_once', conversations: reminded }
    : null;
}

/** When the next email about these conversations may be due; null if none can follow. */
export function nextEmailTime(
  habits: EmailHabits,
  conversations: readonly UnreadConversation[],
): Date | null {
  const times = conversations.flatMap(conversation => [
    emailTime(habits, conversation),
    reminderTime(habits, conversation),
  ]);
  const next = Math.min(NEVER, ...times);
  return next === NEVER ? null : new Date(next);
}

/** The conversations as they are after the email. */
export const markEmailed = (
  conversations: readonly UnreadConversation[],
  { type, conversations: named }: ChosenEmail,
  now: Date,
): UnreadConversation[] =>
  conversations.map(conversation =>
    named.includes(conversation)
      ? {
          ...{ ...conversation, isNew: false, newSince: null },
          ...{ emailedSeq: conversation.lastSeq, emailedAt: now },
          ...(type === 'unread_message_reminders' && { remindedSeq: conversation.lastSeq }),
        }
      : conversation,
  );

const frequencyFor = (habits: EmailHabits, { isNew }: UnreadConversation): Frequency =>
  isNew ? habits.newConversations : habits.newMessages;

const isDigest = (frequency: Frequency): frequency is 'daily' | 'weekly' =>
  frequency === 'daily' || frequency === 'weekly';

function emailTime(habits: EmailHabits, conversation: UnreadConversation): number {
  const frequency = frequencyFor(habits, conversation);
  const since = conversation.newSince?.getTime();
  if (since === undefined || frequency === 'never') return NEVER;
  const repeat = repeatTime(habits, conversation);
  if (frequency === 'at_once') return Math.max(since + gatherMinutes * MINUTE_MS, repeat);
  const digest = latestDigest(habits, frequency);
  return since <= digest ? Math.max(digest, repeat) : habits.digests.nextDaily.getTime();
}

/** A weekly email is considered every day, in case the member chooses another frequency. */
const latestDigest = ({ digests }: EmailHabits, frequency: 'daily' | 'weekly'): number =>
  digests[frequency].getTime();

/**
 * A conversation that stays unread is the subject of one email a day, or of one in each digest; so is a pair whose
 * conversation a block deleted.
 */
function repeatTime(habits: EmailHabits, conversation: UnreadConversation): number {
  const emailedAt = Math.max(emailedStillUnread(conversation), conversation.endedEmailedAt?.getTime() ?? 0);
  const frequency = frequencyFor(habits, conversation);
  if (!isDigest(frequency)) return emailedAt + repeatHours * HOUR_MS;
  return emailedAt >= latestDigest(habits, frequency) ? habits.digests.nextDaily.getTime() : 0;
}

/** No message is the subject of two reminders. The reminder does not come before a daily or weekly email. */
function reminderTime(habits: EmailHabits, conversation: UnreadConversation): number {
  if (habits.reminders === 'never' || conversation.firstSeq <= conversation.remindedSeq) return NEVER;
  if (conversation.newSince !== null && isDigest(frequencyFor(habits, conversation))) return NEVER;
  const since = Math.max(conversation.firstAt.getTime(), emailedStillUnread(conversation));
  return since + reminderHours * HOUR_MS;
}

/** When the last email was about messages that are still unread; otherwise a time long ago. */
const emailedStillUnread = ({ firstSeq, emailedSeq, emailedAt }: UnreadConversation): number =>
  emailedAt !== null && firstSeq <= emailedSeq ? emailedAt.getTime() : 0;
