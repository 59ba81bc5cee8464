import { accountEmailPreviews } from './accounts/email-previews.ts';
import { accountEventSerializers, exportEventSerializers } from './accounts/events.ts';
import { accountJobs } from './accounts/jobs.ts';
import { passwordLoad } from './accounts/reauthentication/password-hash.ts';
import type { App, AppJob, EmailPreviews, EventSerializers, RelevanceChecks } from './app.ts';
import { backofficeEmailPreviews } from './backoffice/email-previews.ts';
import { backofficeJobs } from './backoffice/jobs.ts';
import { exportLookups } from './backoffice/lookups/export-lookups.ts';
import { deliverHeldMessages } from './chats/deliver-held-messages.ts';
import { chatEmailPreviews } from './chats/email-previews.ts';
import { chatEventSerializers, publishToPartners } from './chats/events.ts';
import { exportChats } from './chats/export-chats.ts';
import { indicatorEventSerializers, publishPresence } from './chats/indicators/events.ts';
import { chatJobs } from './chats/jobs.ts';
import { addUnreadToWeeklyUpdate } from './chats/notifications/add-weekly-line.ts';
import { countUnseenMessages, messagePushes } from './chats/notifications/push-messages.ts';
import { reminderPushes } from './chats/notifications/push-reminders.ts';
import { areMessagesUnread, UNREAD_MESSAGES } from './chats/notifications/unread-messages-relevance.ts';
import { removeConversation } from './chats/remove-conversation.ts';
import { markCreditsReturned, returnCreditsOfErased } from './chats/returns/return-credits-of-unopened.ts';
import { refuseLongSignupMessage, sendSignupMessage } from './chats/send-signup-message.ts';
import { exportMandates } from './credits/direct-debit/export-mandates.ts';
import { eraseUnconfirmedDebits } from './credits/direct-debit/purge-debits.ts';
import { creditEmailPreviews } from './credits/email-previews.ts';
import { creditSerializers } from './credits/events.ts';
import { exportCredits } from './credits/export-credits.ts';
import { decideFreeCredits } from './credits/free-credits/decide-free-credits.ts';
import { persistFormerMailbox } from './credits/free-credits/former-mailboxes.ts';
import { creditJobs } from './credits/jobs.ts';
import { paymentSerializers } from './credits/payments/events.ts';
import { exportPayments } from './credits/payments/export-payments.ts';
import { registerReconciliationMetrics } from './credits/reconciliation/reconcile-ledger.ts';
import { refundBacklog } from './credits/refunds/send-refunds.ts';
import { refuseUnpricedCountry } from './credits/sites-file.ts';
import { grantSignupCredits } from './credits/wallet.ts';
import { announceRemainder } from './credits/withdrawals/announce-remainder.ts';
import { refundRemainders } from './credits/withdrawals/remainders-of.ts';
import { exportReceivedGifts } from './gifts/export-gifts.ts';
import { removeReceivedGifts } from './gifts/received-gifts.ts';
import { countConfirmation, countFirstPurchase, countSignup } from './landers/count-conversions.ts';
import { likeEmailPreviews } from './likes/email-previews.ts';
import { likeEventSerializers, publishHeldLikes, publishToLikers } from './likes/events.ts';
import { exportLikes } from './likes/export-likes.ts';
import { likeEmailJobs, likeJobs, swipeJobs } from './likes/jobs.ts';
import { addLikesToWeeklyUpdate } from './likes/notifications/add-weekly-line.ts';
import { countUnseenLikes, likePushes } from './likes/notifications/push-likes.ts';
import { isLikeEmailRelevant } from './likes/notifications/relevance.ts';
import { exportSwipes } from './likes/swipes/export-swipes.ts';
import { removeLikesOnBlock } from './likes/unlike.ts';
import { checkInEmailPreviews } from './moderation/check-in/email-previews.ts';
import { exportCheckIns } from './moderation/check-in/export-check-ins.ts';
import { CHECK_IN_EMAIL } from './moderation/check-in/friend-emails.ts';
import { checkInPushes } from './moderation/check-in/push-check-ins.ts';
import { isCheckInEmailRelevant } from './moderation/check-in/run-check-ins.ts';
import { exportDecisions } from './moderation/decisions/export-decisions.ts';
import { recordReview } from './moderation/decisions/record-review.ts';
import { moderationEmailPreviews } from './moderation/email-previews.ts';
import { eraseComplaints, exportComplaints } from './moderation/export-complaints.ts';
import { moderationJobs } from './moderation/jobs.ts';
import { eraseNoticeSender } from './moderation/notices/answer-notice.ts';
import { exportReports } from './moderation/reports/export-reports.ts';
import { exportSignals } from './moderation/signals/export-signals.ts';
import { weighName } from './moderation/signals/weigh-name.ts';
import { isAnnouncementRelevant } from './notifications/announcements/relevance.ts';
import { notificationEmailPreviews } from './notifications/email-previews.ts';
import { ALWAYS_RELEVANT } from './notifications/emails/is-email-relevant.ts';
import { exportNotifications } from './notifications/export-notifications.ts';
import { exportEmailFeedback } from './notifications/intake/export-email-feedback.ts';
import { notificationJobs } from './notifications/jobs.ts';
import { pushJobs } from './notifications/push/push-missed.ts';
import type { PushSources } from './notifications/push/push-source.ts';
import { waitingPushes } from './notifications/push/queue-pushes.ts';
import { movePushSubscription } from './notifications/push/subscribe.ts';
import {
  isAccountUnconfirmed,
  UNCONFIRMED_ACCOUNT,
} from './notifications/signup-reminders/queue-signup-reminders.ts';
import { renewAddresses } from './photos/addresses.ts';
import { albumEventSerializers } from './photos/albums/events.ts';
import { exportAlbum } from './photos/albums/export-album.ts';
import { removeGrantsOnBlock } from './photos/albums/grant-album.ts';
import { exportPhotos } from './photos/export-photos.ts';
import { photoReviewPreviews } from './photos/review/email-previews.ts';
import { reviewJobs } from './photos/review/jobs.ts';
import { removePhotoFiles } from './photos/store-new-picture.ts';
import { verificationEventSerializers } from './photos/verification/events.ts';
import { exportVerification } from './photos/verification/export-verification.ts';
import { verificationJobs } from './photos/verification/jobs.ts';
import { outboxLoad } from './platform/mail/outbox.ts';
import { registerJobMetrics } from './platform/metrics/register-job-metrics.ts';
import { platformJobs } from './platform/purge-expired.ts';
import { blockNewContact } from './profiles/contacts/block-contacts.ts';
import { exportContacts } from './profiles/contacts/export-contacts.ts';
import { createProfile } from './profiles/create-profile.ts';
import { profileEventSerializers } from './profiles/events.ts';
import { exportProfile } from './profiles/export-profile.ts';
import { profileJobs } from './profiles/jobs.ts';
import { memberLeftNotice, memberReturnedNotice } from './profiles/member-notices.ts';
import { endSessionPresence, erasePresence } from './profiles/presence.ts';
import { addVisitsToWeeklyUpdate } from './profiles/visits/add-weekly-line.ts';
import { exportVisits } from './profiles/visits/export-visits.ts';
import { removeVisitsOnBlock } from './profiles/visits/visitors-of.ts';
import { providerJobs } from './providers/purge-expired.ts';
import { searchEmailPreviews } from './search/email-previews.ts';
import { searchJobs } from './search/jobs.ts';
import { exportSearches } from './search/saved/export-searches.ts';
import { isWeeklyEmailRelevant } from './search/weekly-update/relevance.ts';

export const pushSources: PushSources = {
  noticed: [messagePushes, likePushes],
  queued: [reminderPushes, checkInPushes],
  unseen: [countUnseenMessages, countUnseenLikes],
};

export const jobs: AppJob[] = [
  ...platformJobs,
  ...providerJobs,
  ...accountJobs,
  ...profileJobs,
  ...reviewJobs,
  ...verificationJobs,
  ...notificationJobs,
  ...pushJobs(pushSources),
  ...swipeJobs,
  ...creditJobs,
  ...chatJobs,
  ...searchJobs,
  ...likeJobs,
  ...likeEmailJobs,
  ...moderationJobs,
  ...backofficeJobs,
];
export const eventSerializers: EventSerializers = {
  ...accountEventSerializers,
  ...exportEventSerializers,
  ...profileEventSerializers,
  ...albumEventSerializers,
  ...verificationEventSerializers,
  ...creditSerializers,
  ...paymentSerializers,
  ...likeEventSerializers,
  ...chatEventSerializers,
  ...indicatorEventSerializers,
};

export const relevanceChecks: RelevanceChecks = {
  [UNCONFIRMED_ACCOUNT]: isAccountUnconfirmed,
  [UNREAD_MESSAGES]: areMessagesUnread,
  [ALWAYS_RELEVANT]: async () => true,
  [CHECK_IN_EMAIL]: isCheckInEmailRelevant,
  announcement: isAnnouncementRelevant,
  likes: isLikeEmailRelevant,
  weekly_update: isWeeklyEmailRelevant,
};

/** Every email that the product can send; a test fails when one is missing. */
export const emailPreviews: EmailPreviews = {
  ...accountEmailPreviews,
  ...notificationEmailPreviews,
  ...chatEmailPreviews,
  ...likeEmailPreviews,
  ...searchEmailPreviews,
  ...creditEmailPreviews,
  ...photoReviewPreviews,
  ...moderationEmailPreviews,
  ...checkInEmailPreviews,
  ...backofficeEmailPreviews,
};

/** Registers functions of higher domains that run on events of lower domains. */
export function registerHooks(app: App): void {
  const { hooks } = app;
  hooks.onSettingsChanging.register(refuseUnpricedCountry);
  hooks.onSigningUp.register(refuseLongSignupMessage);
  hooks.onSignedUp.register(createProfile);
  hooks.onSignedUp.register(grantSignupCredits);
  hooks.onSignedUp.register(sendSignupMessage(app));
  hooks.onSignedUp.register(countSignup);
  hooks.onActivated.register(decideFreeCredits(app));
  hooks.onActivated.register(publishHeldLikes);
  hooks.onActivated.register(deliverHeldMessages);
  hooks.onActivated.register(countConfirmation(app));
  hooks.onSignedUp.register(blockNewContact);
  hooks.onActivated.register(blockNewContact);
  hooks.onEmailChanged.register(blockNewContact);
  hooks.onNameChanged.register(weighName);
  hooks.onBlocked.register(removeVisitsOnBlock);
  hooks.onBlocked.register(removeGrantsOnBlock);
  hooks.onBlocked.register(removeLikesOnBlock);
  hooks.onBlocked.register(removeConversation);
  hooks.onBlocked.register(removePhotoFiles(app));
  hooks.onBlocked.register((tx, { blockerId }) => renewAddresses(tx, blockerId));
  hooks.onVisibilityReduced.register((tx, { profileId }) => renewAddresses(tx, profileId));
  hooks.onPremiumChanged.register(countFirstPurchase(app));
  hooks.onCreditsReturned.register(markCreditsReturned);
  hooks.onCreditsReturned.register(removeReceivedGifts);
  hooks.onMessagesRetracted.register(removeReceivedGifts);
  hooks.onPresenceChanged.register(publishPresence);
  hooks.onSessionsEnding.register(endSessionPresence(app));
  hooks.onSessionsEnding.register(movePushSubscription);
  hooks.onMemberLeft.register(publishToLikers(memberLeftNotice));
  hooks.onMemberLeft.register(publishToPartners(memberLeftNotice));
  hooks.onMemberLeft.register(announceRemainder(app));
  hooks.onMemberFrozen.register(publishToLikers(memberLeftNotice));
  hooks.onMemberFrozen.register(publishToPartners(memberLeftNotice));
  hooks.onMemberReturned.register(publishToLikers(memberReturnedNotice));
  hooks.onMemberReturned.register(publishToPartners(memberReturnedNotice));
  hooks.onErase.register(publishToLikers(memberLeftNotice));
  hooks.onErase.register(publishToPartners(memberLeftNotice));
  hooks.onErase.register(returnCreditsOfErased);
  hooks.onErase.register(refundRemainders);
  hooks.onErase.register(persistFormerMailbox(app));
  hooks.onErase.register(erasePresence);
  hooks.onErase.register(removePhotoFiles(app));
  hooks.onErase.register(eraseComplaints);
  hooks.onErase.register(eraseNoticeSender);
  hooks.onPictureReviewed.register(recordReview);
  hooks.onErase.register(eraseUnconfirmedDebits);
  // The order of registration is the order of the sections in the export.
  hooks.onExport.register(exportProfile);
  hooks.onExport.register(exportContacts);
  hooks.onExport.register(exportVisits);
  hooks.onExport.register(exportPhotos);
  hooks.onExport.register(exportAlbum);
  hooks.onExport.register(exportVerification);
  hooks.onExport.register(exportNotifications);
  hooks.onExport.register(exportEmailFeedback);
  hooks.onExport.register(exportSearches);
  hooks.onExport.register(exportLikes);
  hooks.onExport.register(exportSwipes);
  hooks.onExport.register(exportChats);
  hooks.onExport.register(exportReceivedGifts);
  hooks.onExport.register(exportCredits);
  hooks.onExport.register(exportPayments);
  hooks.onExport.register(exportMandates);
  hooks.onExport.register(exportComplaints);
  hooks.onExport.register(exportReports);
  hooks.onExport.register(exportDecisions);
  hooks.onExport.register(exportCheckIns);
  hooks.onExport.register(exportSignals);
  hooks.onExport.register(exportLookups);
  // The order of registration is the order of the lines in the update.
  hooks.onWeeklyUpdate.register(addUnreadToWeeklyUpdate);
  hooks.onWeeklyUpdate.register(addLikesToWeeklyUpdate);
  hooks.onWeeklyUpdate.register(addVisitsToWeeklyUpdate);
}

/** Registers gauges that each scrape of the metrics reads (docs/operations.md). */
export function registerGauges(app: App, sockets: () => number): void {
  registerReconciliationMetrics(app);
  const { registerGauge } = app.metrics;
  registerGauge('live_sockets', 'Open sockets of members.', sockets);
  registerGauge('password_hashing', 'Passwords being hashed, and waiting for it.', passwordLoad);
  registerGauge('image_rendering', 'Pictures being made, and waiting for it.', app.images.load);
  registerJobMetrics(app, jobs);
  registerGauge(
    'email_outbox_pending',
    'Emails that wait to be sent.',
    async () => (await outboxLoad(app)).waiting,
  );
  registerGauge(
    'email_outbox_oldest_seconds',
    'How long the oldest waiting email has waited.',
    async () => (await outboxLoad(app)).oldest,
  );
  registerGauge(
    'push_outbox',
    'Pushes that are being sent, are repeated, or wait for the end of quiet hours.',
    () => waitingPushes(app),
  );
  registerGauge(
    'refunds',
    'Refunds that can be sent: of a provider, or by hand of a direct debit that the bank has paid.',
    async () => (await refundBacklog(app)).waiting,
  );
  registerGauge(
    'refunds_oldest_seconds',
    'How long the oldest of them could have been sent.',
    async () => (await refundBacklog(app)).oldest,
  );
}
