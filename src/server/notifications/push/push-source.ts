import type { NotificationType } from '#contract/notifications';
import type { PushPayload } from '#contract/push';
import type { Translator } from '#i18n/messages';
import type { ServerMessages } from '#i18n/server-text';
import type { App } from '../../app.ts';
import type { Db, Trx } from '../../platform/db.ts';
import type { BusNotice } from '../../platform/live/bus.ts';

/** `subject` is an id: of a conversation, of the profile that liked. */
export type PushSubject = { profileId: string; subject: string };

export type PushContent = PushSubject &
  Pick<PushPayload, 'tag' | 'path'> & {
    type: NotificationType;
    urgency: 'normal' | 'high';
    /** Sent whatever the recipient chose for notifications, and in quiet hours. */
    isUrgent?: true;
    /** Not asked in discreet mode. */
    write(t: Translator<ServerMessages>): Pick<PushPayload, 'title' | 'body'>;
  };

/**
 * A kind of push. What it says is loaded when it is sent, and again for every repetition.
 * @spec 4.11
 */
export type PushSource = {
  /** Stands in the outbox, so a new name loses what waits there. */
  name: string;
  /** Leaves out what is not worth a push any more, e.g. because the member has read it. */
  load(app: App, subjects: PushSubject[]): Promise<PushContent[]>;
};

/** Of what happened after `since`, up to `until`. `now` is the time of the search, and `limit` its largest result. */
export type MissedPeriod = { since: Date; until: Date; now: Date; limit: number };

/** A kind of push that follows from notices of the bus. */
export type NoticedPushSource<Content extends PushContent = PushContent> = PushSource & {
  notice: string;
  /** Costs one query, and finds only members with a subscription. */
  subjectsOf(app: Pick<App, 'db'>, notices: BusNotice[]): Promise<PushSubject[]>;
  load(app: App, subjects: PushSubject[]): Promise<Content[]>;
  /** Marks the contents as pushed. Resolves to those that no other process has marked. */
  claim(db: Trx, contents: Content[], now: Date): Promise<Content[]>;
  /** What happened in the period, is not marked, and would be pushed at its `now`. */
  missed(db: Db, period: MissedPeriod): Promise<PushSubject[]>;
};

/** Unread messages or new likes by profile. The sum over all domains is the app badge. */
export type UnseenCounts = (db: Db, profileIds: string[]) => Promise<Map<string, number>>;

export type PushSources = {
  noticed: NoticedPushSource[];
  /** Sent by `queuePushes`. */
  queued: PushSource[];
  unseen: UnseenCounts[];
};

export const subjectKey = ({ profileId, subject }: PushSubject): string => `${profileId} ${subject}`;
