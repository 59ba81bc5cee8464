/**
 * Business constants and limits; no other file repeats the values.
 * @spec 9
 */
export const FREE_PHOTO_LIMIT = 3;
export const PREMIUM_PHOTO_LIMIT = 25;
export const FREE_CONVERSATION_LIMIT = 2;
export const SWIPE_LIKES_PER_DAY = 4;
export const TIME_BONUS = {
  code: 'TIMEBONUS25',
  value_percentage: 25.0,
  validity: 'once-per-user',
  status: 'active',
} as const;
export const TIME_BONUS_SECONDS = 14_400;
export const COUNTDOWN_TICK_MS = 1_000;
export const TIME_BONUS_MODAL_DELAY_MS = 40_000;
export const USER_REFETCH_MS = 60_000;
export const USER_REFETCH_WITH_PUSH_MS = 300_000;
export const USER_REFETCH_FIRST_MS = 5_000;
export const LIKES_RELOAD_DELAY_MS = 500;
export const PROGRESS_THROTTLE_MS = 200;
export const PROGRESS_DURATION_MS = 5_000;
export const PAGE_RELOAD_GUARD_MS = 60_000;
export const ACCOUNT_DELETION_GRACE_DAYS = 14;
export const CREDIT_BADGE_THRESHOLD = 10;
export const UNREAD_BADGE_CAP = 99;
export const PREMIUM_MATCH_CLAIM_PERCENT = 46;
export const LANGUAGE_COOKIE = { name: 'language', days: 365 } as const;
export const SESSION_COOKIE_DAYS = 30;
export const HTTP_RETRIES = 5;
export const GEOLOCATION_MAX_AGE_MS = 36e5;
export const ENTRY_WARNING_COUNTRIES = ['NL', 'DE'] as const;
export const DEFAULT_REFUND_DAYS = 14;
export const ACTIVATION_HINT_MINUTES = 1;
export const DESIGN_VERSION = 2;
export const FOOTER_COPYRIGHT_YEAR = 2024;
/**
 * Smallest page widths in CSS px. Below `md`, pages have the smartphone layout.
 * @spec D2.30
 */
export const BREAKPOINTS = { sm: 576, md: 768, lg: 992, xl: 1200 } as const;
export const TOAST_MAX_WIDTH_PX = 350;

// docs/product/d2-defaults.md gives the reasons of the following values.

/** The cookie stores the keyboard key that leaves the site, such as `escape`. */
export const DISCREET_COOKIE = { name: 'discreet', days: 365 } as const;
/** Query parameters that would give away an account or an invitation: they reach no other address and no log. */
export const SECRET_PARAMETERS: readonly string[] = ['token', 'revert', 'invitation'];
export const MIN_AGE = 18;
export const MAX_AGE = 99;
export const PROFILE_NAME_LENGTH = { min: 3, max: 30 } as const;
export const PASSWORD = { min: 8, max: 128, minScore: 2 } as const;
/** `ABOUT_ME_MAX` counts graphemes, and `ABOUT_ME_UNITS_MAX` counts UTF-16 units. */
export const ABOUT_ME_MAX = 1_000;
export const ABOUT_ME_UNITS_MAX = 20_000;
export const LIVING_AREA_MAX = 80;
export const COMPLETE_PROFILE_INTERESTS = 3;
export const VISIBLE_ALERTS_MAX = 2;
/** Length of a report or complaint, in characters. */
export const EXPLANATION_LENGTH = { min: 5, max: 2_000 } as const;
/** Hours within which staff should decide a report. */
export const REPORT_HOURS = { urgent: 1, other: 24 } as const;
export const APPEAL_MONTHS = 6;
export const STRIKE_MONTHS = 12;
/** Days of a temporary ban. */
export const BAN_DAYS = { min: 1, max: 365 } as const;
export const COMPLAINT_ANSWER_MAX = 5_000;
/** Longest message in graphemes, unless the site sets another limit. */
export const MESSAGE_LENGTH = 1_000;
/** Longest message in UTF-16 units: the size of the column. */
export const MESSAGE_UNITS_MAX = 50_000;
export const CHAT_PAGE_SIZE = 50;
export const READ_BEFORE_UNREAD = 10;
export const YOUNG_ACCOUNT_DAYS = 7;
/** Limits of unanswered first messages. `young` applies to accounts younger than YOUNG_ACCOUNT_DAYS. */
export const FIRST_MESSAGES = {
  young: { perHour: 10, perDay: 25 },
  later: { perHour: 40, perDay: 120 },
} as const;
/** What remains of FIRST_MESSAGES while abuse signals limit an account. */
export const LIMITED_FIRST_MESSAGES = {
  slowed: { perHour: 4, perDay: 10 },
  review: { perHour: 2, perDay: 4 },
} as const;
export const UNREAD_MESSAGE_REFUND_DAYS = 7;
export const CHAT_LIST_PAGE_SIZE = 40;
/** Days until messages are hidden, unless the site sets another number. */
export const HISTORY_DAYS = 180;
export const HIDDEN_MESSAGE_RETENTION_DAYS = 30;
/** A report copies this many latest messages. A block stores a copy for EVIDENCE_DAYS. */
export const EVIDENCE_MESSAGES = 100;
export const EVIDENCE_DAYS = 14;
/** `max` counts words, the lengths count characters, and `maxUnits` counts UTF-16 units. */
export const WORD_FILTER = { max: 50, minLength: 2, maxLength: 40, maxUnits: 400 } as const;
export const MESSAGE_CREDITS = 1;
export const PHOTO_CREDITS = 2;
export const GIFT_CREDITS = 1;
/** An unpaid payment stays open for `hours`, but a bank transfer stays open longer. */
export const OPEN_PAYMENTS = { max: 5, hours: 24, firstPollSeconds: 20 } as const;
/** Within this time, a repeated order by stored card needs a confirmation. */
export const REPEAT_ORDER_MINUTES = 10;
export const WEBHOOK_MAX_AGE_SECONDS = 300;
/** `sendsPerHour` and `sendsPerDay` apply to a member and to a phone number. */
export const DEBIT_CODE = {
  digits: 6,
  minutes: 10,
  maxAttempts: 5,
  sendsPerHour: 3,
  sendsPerDay: 6,
  resendSeconds: 30,
} as const;
export const DEBIT_CONSENT_MINUTES = 60;
/**
 * `noticeDays` and `submissionDays` are banking days before the collection. SEPA rules allow refunds within
 * `refundWeeks`.
 */
export const DEBIT_TIMES = {
  noticeDays: 5,
  submissionDays: 2,
  refundWeeks: 8,
  mandateRetentionMonths: 14,
} as const;
/** Highest amount of a direct debit in cents, unless the site sets another limit. */
export const DIRECT_DEBIT_LIMIT = 5_000;
export const SPENDING_LIMIT_RAISE_HOURS = 24;
/** Highest spending limit that a member can set, in minor units of any currency. */
export const SPENDING_LIMIT_MAX = 1_000_000;
export const PAYMENT_PAGE_SIZE = 10;
export const TRANSACTION_PAGE_SIZE = 20;
/** Opening the same profile again within `sameHours` counts as the same visit. */
export const VISITS = { days: 7, sameHours: 3, pageSize: 24, perHour: 120 } as const;
/** A member who was swiped with a no can appear again after `repeatAfterDays`. */
export const SWIPES = { perDay: 40, cardStackSize: 12, repeatAfterDays: 60 } as const;
/** By default, ages up to `years` below and above the member's age. */
export const DEFAULT_PREFERENCES = { years: 12, km: 50 } as const;
/** `perHour` limits likes outside the swipe game. `immediateEvents` limits how often a repeated like sends an event. */
export const LIKES = {
  firstPageSize: 24,
  pageSize: 48,
  countCap: 1_000,
  perHour: 60,
  sameLikeHours: 24,
  modalIntervalMinutes: 30,
  immediateEvents: 4,
} as const;
/**
 * Yeses of a visitor, which the browser stores in a cookie. They are given as likes if the account is confirmed within
 * `days`.
 */
export const EARLY_LIKES = { cookie: 'early_likes', field: 'early_like_', max: 10, days: 7 } as const;
export const SIGNUP_CREDITS = 3;
/** Minimum length of the shorter side of a chat photo, in px. */
export const CHAT_PHOTO_MIN_SIDE = 200;
export const PHOTO_UPLOAD = { maxBytes: 10 * 1024 * 1024, maxPixels: 40_000_000, minSide: 400 } as const;
/** Long side of each stored photo size, in px. Cards of lists show 512 px on phones with sharp screens. */
export const PHOTO_SIZES = [1600, 768, 512, 256] as const;
export type PhotoSize = (typeof PHOTO_SIZES)[number];
/** Addresses stay the same for `bucketSeconds`, so that browsers can cache the picture. */
export const SIGNED_URLS = { seconds: 300, bucketSeconds: 60, refreshMs: 210_000 } as const;
export const ALBUM_GRANTS_MAX = 100;
/** A selfie is deleted `selfieDays` after the decision, or after `undecidedDays` without a decision. */
export const VERIFICATION = { poseMinutes: 30, selfieDays: 14, undecidedDays: 30 } as const;
export const LOGIN_LOCKOUT = { failures: 5, minutes: 15, maxMinutes: 24 * 60 } as const;
/** A session younger than this needs no reauthentication. */
export const REAUTHENTICATION_MINUTES = 10;
export const PASSKEYS = { max: 20, challengeSeconds: 300 } as const;
export const ACTIVATION_TOKEN_DAYS = 7;
export const UNCONFIRMED_ACCOUNT_DAYS = 30;
export const DELETE_REMARKS_MAX = 2_000;
export const DELETE_DISCOUNT_DAYS = 30;
/** Months in which an erased account's mailbox gets neither free credits nor a time bonus. */
export const FORMER_MAILBOX_MONTHS = 12;
/** Exceeds the age of every backup, because a restored database needs the erasure again. */
export const ERASURE_RETENTION_DAYS = 400;
export const RESET_TOKEN_HOURS = 1;
export const EMAIL_CHANGE_TOKEN_HOURS = 1;
export const EMAIL_REVERT_TOKEN_DAYS = 14;
export const NOTIFICATIONS_TOKEN_DAYS = 7;
export const TRAFFIC_SOURCE = { days: 7, length: 150 } as const;
export const INVITATIONS = { maxOpen: 5, days: 14 } as const;
export const PARTNER_SIGNUP_DAYS = 7;
export const EXPORT = { intervalHours: 24, retentionDays: 7, maxAttempts: 5, downloadMinutes: 5 } as const;
/** A relaxed search extends the age range by `similarYears` at each end. */
export const SEARCH = {
  pageSize: 24,
  maxPages: 50,
  countCap: 10_000,
  similarYears: 5,
  bandsKm: [10, 25, 50, 100, 250],
  /** Maximum of relaxed searches for a first page that is not full. */
  maxAlternatives: 6,
  maxInterests: 5,
} as const;
export const SAVED_SEARCHES = { max: 10, name: 40 } as const;
export const SUGGESTIONS = { count: 8 } as const;
/** `faces`: at most this many members are shown on a landing page. */
export const LANDERS = { faces: 12 } as const;
/** Limits the profile cards per account. Visitors and young accounts of a network share `perNetworkAndHour`. */
export const CARD_BUDGETS = { perHour: 1_500, perDay: 6_000, perNetworkAndHour: 3_000 } as const;
/** Upper limits in km. Other members never learn a more precise distance. */
export const DISTANCE_BANDS_KM = [5, 10, 25, 50, 100, 250] as const;
/** `maxColumns`: cell ids per row. `poleDegrees`: latitude at which the grid ends. */
export const CELLS = { rows: 4_000, maxColumns: 8_000, poleDegrees: 85 } as const;
export const EARTH_RADIUS_KM = 6_371;
export const PLACE_RESULTS_MAX = 10;
export const PLACE_QUERY_MAX = 80;
export const NEAREST_PLACE_KM = 100;
export const GIF_RETENTION_DAYS = 30;
export const ONLINE_MINUTES = 5;
/** A member who disconnects and returns within this time is never shown as offline. */
export const PRESENCE_GRACE_MS = 15_000;
export const ACTIVE_HOURS = 24;
export const NEW_MEMBER_DAYS = 14;
/**
 * A notification waits `gatherMinutes`, so that one email contains everything that came meanwhile. A conversation that
 * stays unread is the subject of one email in `repeatHours`, and of one reminder after `reminderHours`.
 */
export const NOTIFICATION_EMAILS = {
  perDay: 3,
  gatherMinutes: 5,
  repeatHours: 24,
  reminderHours: 24,
  /** Hour of the day, in the member's zone, for daily and weekly emails. */
  digestHour: 18,
  retentionDays: 30,
} as const;
/** An account that is not confirmed gets a reminder this many days after the sign-up, until it is too old. */
export const SIGNUP_REMINDERS = { first: 1, second: 4, latest: 10 } as const;
/** Temporary failures on this many days, within so many, mean that an address does not work. */
export const EMAIL_FEEDBACK = { temporaryFailureDays: 3, withinDays: 21, retentionDays: 60 } as const;
/** An email shows up to `cards` members and `names` visitors, and no like older than `days`. */
export const LIKE_EMAILS = { cards: 6, names: 3, days: 14 } as const;
/** Members who were active within `activeDays` get it, at most `windowHours` late. It shows up to `members` members. */
export const WEEKLY_UPDATES = { members: 6, activeDays: 60, windowHours: 48 } as const;
/** Members who cannot be reached at once get it up to `days` later. */
export const ANNOUNCEMENTS = { days: 3, retentionDays: 365 } as const;
/** Preparing pauses while this many emails wait, so that they are not out of date when they leave. */
export const MAX_WAITING_EMAILS = 20_000;
export const IDEMPOTENCY_HOURS = 24;
export const SOCKET_PING_MS = 25_000;
/** A page repeats which conversation it shows, and the server believes it for `expiryMs`. */
export const VIEWING = { repeatMs: 25_000, expiryMs: 60_000 } as const;
export const TYPING_REPEAT_MS = 3_000;
export const TYPING_SHOWN_MS = 5_000;
export const SETTINGS_MAX_AGE_MS = 30_000;

/**
 * How long a session of staff lasts, and for how long after the second factor dangerous acts are possible.
 * @spec D2.33 D5.10
 */
export const STAFF_SESSION_HOURS = 8;
export const SECOND_FACTOR_MINUTES = 10;
/** How long what waits for staff may wait; urgent reports have an hour. */
export const WAITING_HOURS = 24;
/** For how long nobody else gets a photo that somebody of the staff looks at. */
export const REVIEW_CLAIM_MINUTES = 10;
/** How long private data of a member can be seen after a reason was given. */
export const LOOKUP_MINUTES = 30;
/**
 * How many credits one person of the staff gives and takes alone within 24 hours, and the most with a second person.
 * @spec D5.10
 */
export const STAFF_CREDITS = { alone: 100, most: 10_000 } as const;
/**
 * For how long nobody is a second person whose access came from who asked, or from the same person.
 * @spec D5.10
 */
export const SECOND_PERSON_DAYS = 7;

/**
 * Check-ins after a date. The friend gets an email `graceMinutes` after the member was asked; all is deleted
 * `retentionHours` after the end. Lengths are in characters, and `units` is the longest text in UTF-16 units.
 * @spec D5.3
 */
export const CHECK_INS = {
  friends: 5,
  open: 3,
  graceMinutes: 30,
  retentionHours: 24,
  /** A date begins at most `daysAhead` from now, and lasts at most `maxHours`. */
  daysAhead: 30,
  maxHours: 48,
  nameLength: 40,
  placeLength: 120,
  noteLength: 500,
  units: 2_000,
  /** A mailbox gets this many questions in `askDays`, from all members together. */
  asksPerMailbox: 3,
  askDays: 30,
} as const;

/** A note about money stands beside the messages up to this number of a conversation. */
export const SAFETY_NOTE_MESSAGES = 100;

/**
 * Addresses and numbers that a member never wants to meet. `valueLength` is the longest that is read.
 * @spec D5.2
 */
export const CONTACTS = {
  max: 500,
  labelLength: 40,
  labelUnits: 400,
  valueLength: 254,
  /** A new entry hides an existing member after a time between these, so that it does not reveal whose address it is. */
  hideAfterHours: { min: 1, max: 12 },
} as const;
/**
 * A price that differs by more than `changePercent` from one that was charged within 24 hours, or that is below
 * `lowestPerCredit` minor units a credit, waits for a second person; so does a discount code of more than `changePercent`.
 * @spec D5.10 D2.12
 */
export const PRICE_SAFETY = {
  changePercent: 30,
  lowestPerCredit: { EUR: 50, USD: 50, GBP: 45, CHF: 50, PLN: 200, CAD: 65, AUD: 75, NZD: 80 },
} as const;
/**
 * Within how many days banks and PayPal want evidence after a chargeback. The holder of an account takes a direct debit
 * back without giving reasons, so there is nothing to answer.
 * @spec D5.10 D2.35
 */
export const CHARGEBACK_EVIDENCE_DAYS = 10;

/**
 * Longest period of figures and files of staff, in days, and the days of a campaign's figures if nothing else is chosen.
 * @spec D5.10
 */
export const STAFF_PERIOD_DAYS = 366;
export const CAMPAIGN_DAYS = 30;
