import type { CountryCode } from '#contract/countries';
import type { QuickExit } from '#contract/discretion';
import type { LiveEvent } from '#contract/events';
import type { LanguageCode } from '#contract/languages';
import type { PhotoRule } from '#contract/photos';
import type { SignupForm } from '#contract/signup';
import type { StaffRole } from '#contract/staff-permissions';
import type { TrafficSource } from '#contract/traffic-source';
import type { VerificationReason } from '#contract/verification';
import type { Translator } from '#i18n/messages';
import type { ServerMessages } from '#i18n/server-text';
import type { ExportContext } from './accounts/export/section.ts';
import type { AccountRecipient } from './accounts/queue-email-to.ts';
import type { ResponseTimes } from './backoffice/statistics/response-times.ts';
import type { Config } from './config.ts';
import type { VisitCounter } from './landers/visit-counter.ts';
import type { Clock } from './platform/clock.ts';
import type { Db } from './platform/db.ts';
import type { Geo } from './platform/geo.ts';
import type { Hook } from './platform/hooks.ts';
import type { ServerAddress } from './platform/http/server-address.ts';
import type { Images } from './platform/images/images.ts';
import type { Job, Jobs } from './platform/jobs.ts';
import type { Bus, BusNotice } from './platform/live/bus.ts';
import type { Log } from './platform/log.ts';
import type { Relevance } from './platform/mail/outbox.ts';
import type { Metrics } from './platform/metrics/metrics.ts';
import type { ReadinessCheck } from './platform/readiness.ts';
import type { Storage } from './platform/storage.ts';
import type { Tx } from './platform/transact.ts';
import type { GifProvider } from './providers/gifs/provider.ts';
import type { PaymentProvider } from './providers/payments/provider.ts';
import type { PushProvider } from './providers/push/provider.ts';
import type { SmsProvider } from './providers/sms/provider.ts';
import type { SiteSpec } from './site/site-spec.ts';
import type { Site, Sites } from './site/sites.ts';

export type App = {
  config: Config;
  db: Db;
  readiness: ReadinessCheck;
  clock: Clock;
  log: Log;
  metrics: Metrics;
  bus: Bus;
  jobs: Jobs;
  storage: Storage;
  /** Pseudonyms of erased accounts, stored outside the database for `replayErasures`. */
  erasures: Storage;
  images: Images;
  /** Recreates a missing demo picture; returns null for all other files. */
  recreateFile: (fileKey: string) => Promise<Uint8Array | null>;
  geo: Geo;
  gifs: GifProvider;
  payments: PaymentProvider;
  sms: SmsProvider;
  push: PushProvider;
  serverAddress: ServerAddress;
  sites: Sites;
  campaignVisits: VisitCounter;
  responseTimes: ResponseTimes;
  hooks: Hooks;
  secure: boolean;
};

export type ActivationOutcome = { delivered: number };

/** A hook calls other domains without an import. Listeners run in the same transaction. */
export type Hooks = {
  /** Runs before a sign-up; listeners can refuse the form. */
  onSigningUp: Hook<{ site: Site; form: SignupForm }>;
  /** An account was created: profiles, credits and chats add their rows. */
  onSignedUp: Hook<{
    accountId: string;
    site: Site;
    form: SignupForm & { country: CountryCode; gender: 'male' | 'female' };
  }>;
  /** A member confirmed their email address: held messages are delivered, and counted in `outcome`. */
  onActivated: Hook<{ accountId: string; profileId: string; outcome: ActivationOutcome }>;
  /** The account has another email address. */
  onEmailChanged: Hook<{ accountId: string }>;
  /** The member has another name. */
  onNameChanged: Hook<{ accountId: string; profileId: string }>;
  /** One member blocked another: likes, conversation and visits between them are removed. */
  onBlocked: Hook<BlockEvent>;
  /** `hidden` is `presence` for a change of `shares_presence`, `profile` for a change of `invisible`. */
  onPresenceChanged: Hook<{ profileId: string; hidden?: 'presence' | 'profile' }>;
  /** The session rows are locked and deleted after this hook. `next` is the hash of the replacing session. */
  onSessionsEnding: Hook<{ profileId: string; sessionIds: string[]; next?: Buffer }>;
  /** The member became invisible or hid from visitors. */
  onVisibilityReduced: Hook<{ profileId: string }>;
  /** A member's premium status changed, and with it what they see of others. */
  onPremiumChanged: Hook<{ accountId: string; profileId: string }>;
  /** `references` are ids of what the credits paid for, for example deleted messages. */
  onCreditsReturned: Hook<{ references: string[] }>;
  /** A sender took back these messages for both members. */
  onMessagesRetracted: Hook<{ references: string[] }>;
  /** `banned`: the member was banned instead of leaving. */
  onMemberLeft: Hook<{ profileId: string; banned?: true }>;
  onMemberReturned: Hook<{ profileId: string }>;
  /** Staff froze the member, whom nobody else sees from now on. */
  onMemberFrozen: Hook<{ profileId: string }>;
  /** Staff rejected a photo or selfie, or approved it after all. */
  onPictureReviewed: Hook<PictureReview>;
  /** Listeners remove data that no foreign key deletes. `profileId` is null if there never was a profile. */
  onErase: Hook<{ accountId: string; profileId: string | null; siteId: number; email: string }>;
  /** Every domain adds its data about the member, read in one snapshot. */
  onExport: Hook<ExportContext>;
  /** Staff are about to change settings of a site; listeners can refuse at the field `value`. */
  onSettingsChanging: Hook<{ siteId: number; settings: SiteSpec['settings'] }>;
  /** Every domain adds its lines to the weekly updates of some members, with one query for all of them. */
  onWeeklyUpdate: Hook<WeeklyUpdates>;
};

/** A rejection can be appealed, under the id that the review gives the decision. */
export type PictureReview = {
  siteId: number;
  accountId: string;
  staffId: string | null;
  /** An earlier decision about the same picture, which this one replaces. */
  replaces: string | null;
  /** Null for an approval. A photo has a `rule`, a selfie its attempt and a reason. */
  rejection:
    | ({ decisionId: string; explanation: string } & (
        | { photoId: string; rule: PhotoRule }
        | { attempt: string; reason: VerificationReason }
      ))
    | null;
};

/** The members belong to one site. What happened before `since` is no news. */
export type WeeklyUpdates = {
  profileIds: readonly string[];
  since: Date;
  addLine: (profileId: string, line: WeeklyLine) => void;
};

/** Each `name` occurs once in an update. A button may lead to it. */
export type WeeklyLine = {
  name: string;
  count: number;
  text: (t: Translator<ServerMessages>) => string;
  button?: (t: Translator<ServerMessages>) => { label: string; path: string };
};

/** If `hadContact` is true, the blocked member is notified; otherwise the block is secret. */
export type BlockEvent = { blockerId: string; blockedId: string; hadContact: boolean };

/**
 * Only the session determines this member, never a parameter of the request.
 * @spec D2.21
 */
export type Member = {
  accountId: string;
  profileId: string;
  sessionHash: Buffer;
  status: 'not_confirmed' | 'active' | 'deleting' | 'banned';
  /** Then the member can read, but not write. */
  isFrozen: boolean;
  language: LanguageCode;
  signedUpAt: Date;
  paid_user: boolean;
  discreet: boolean;
  quick_exit: QuickExit;
  country: CountryCode;
  gender: 'male' | 'female';
  /** Not looked up for this call: its writes must check the session (decision 0213). */
  isRemembered?: true;
};

/**
 * Who works for the site, by the staff session.
 * @spec D2.33
 */
export type StaffMember = {
  id: string;
  email: string;
  name: string;
  roles: readonly StaffRole[];
  language: 'en' | 'nl';
  sessionHash: Buffer;
  /** When the second factor was last given; null before that. */
  verifiedAt: Date | null;
};

/** All calls during the rendering of one page share its caller. */
export type Caller = {
  site: Site;
  language: LanguageCode;
  /** Country of the IP address; null if unknown or not served. */
  geoCountry: CountryCode | null;
  /** Country of the IP address, even if it is not served: ISO 3166-1. */
  networkCountry: string | null;
  address: string;
  userAgent: string;
  host: string;
  knownBrowserSecret: string | null;
  sessionSecret: string | null;
  /** Traffic source; null for a visitor who came directly. */
  trafficSource: TrafficSource | null;
  /** Secret of the invitation link, not yet validated. */
  invitationSecret: string | null;
  /** Ids of members whom this browser's visitor chose before signing up, not yet validated. */
  earlyLikes: readonly string[];
  partnerId: string | null;
  accountId: string | null;
  member: Member | null;
  /** Null for everybody who is not staff of this site. */
  staff: StaffMember | null;
  rendering: boolean;
};

export type MemberCaller = Caller & { member: Member; accountId: string };

export type PartnerCaller = Caller & { partnerId: string };

export type StaffCaller = Caller & { staff: StaffMember };

export const isMember = (caller: Caller): caller is MemberCaller => caller.member !== null;

export type AppJob = Job<App>;
/**
 * A serializer returns null if the member may not see the event.
 * @spec D5.6
 */
export type EventSerializers = Record<
  string,
  (app: App, notice: BusNotice, profileId: string) => Promise<LiveEvent | null>
>;

/**
 * Whether an email that waits in the outbox still applies when the worker is about to send it, by the name of the check.
 * @spec D2.48
 */
export type RelevanceChecks = Record<
  string,
  /** If `mustDrop`, the email is deleted whatever the answer, and the check only makes due again what it said. */
  (app: App, relevance: Relevance, mustDrop: boolean) => Promise<boolean>
>;

/** An account that exists only until its transaction is rolled back, to show what emails look like. */
export type EmailSample = {
  app: App;
  tx: Tx;
  caller: MemberCaller;
  recipient: AccountRecipient & { siteId: number; profileId: string; premiumSince: Date | null };
  /** Members with their addresses of public photos, such as for cards. */
  members: { name: string; age: number; fictional: boolean; thumb: string | null }[];
};

/**
 * Queues one kind of email with example data, by its title.
 * @spec D2.31
 */
export type EmailPreviews = Record<string, (sample: EmailSample) => Promise<void>>;
