import { accountRoutes, presenceRoutes } from './accounts.ts';
import { albumRoutes } from './albums.ts';
import { blockRoutes } from './blocks.ts';
import { chatPhotoRoutes } from './chat-photos.ts';
import { chatRoutes } from './chats.ts';
import { checkInRoutes } from './check-ins.ts';
import { contactRoutes } from './contacts.ts';
import { contentNoticeRoutes } from './content-notices.ts';
import { credentialRoutes } from './credentials.ts';
import { creditRoutes } from './credits.ts';
import { decisionRoutes } from './decisions.ts';
import { deletionRoutes } from './deletion.ts';
import { directDebitRoutes } from './direct-debit.ts';
import { discountRoutes } from './discounts.ts';
import { discretionRoutes } from './discretion.ts';
import { emailFeedbackRoutes } from './email-feedback.ts';
import { exportRoutes } from './export.ts';
import { gifRoutes } from './gifs.ts';
import { giftRoutes } from './gifts.ts';
import { invitationRoutes } from './invitations.ts';
import { landerRoutes } from './landers.ts';
import { likeRoutes } from './likes.ts';
import { moderationRoutes } from './moderation.ts';
import { notificationRoutes } from './notifications.ts';
import { pageRoutes } from './pages.ts';
import { partnerRoutes } from './partners.ts';
import { passkeyRoutes } from './passkeys.ts';
import { paymentWebhookRoutes } from './payment-webhook.ts';
import { paymentRoutes } from './payments.ts';
import { photoRoutes } from './photos.ts';
import { placeRoutes } from './places.ts';
import { preferenceRoutes } from './preferences.ts';
import { profileRoutes } from './profiles.ts';
import { pushRoutes } from './push.ts';
import { repeatOrderRoutes } from './repeat-order.ts';
import { reportRoutes } from './reports.ts';
import type { AppRoute } from './route.ts';
import { safetyRoutes } from './safety.ts';
import { savedSearchRoutes } from './saved-searches.ts';
import { searchRoutes } from './search.ts';
import { sessionRoutes } from './sessions.ts';
import { signupMatchRoutes, signupRoutes } from './signup.ts';
import { siteRoutes } from './site.ts';
import { staffRoutes } from './staff.ts';
import { staffAnnouncementRoutes } from './staff-announcements.ts';
import { staffAppealRoutes } from './staff-appeals.ts';
import { staffAuditRoutes } from './staff-audit.ts';
import { staffBanRoutes } from './staff-bans.ts';
import { staffCampaignRoutes } from './staff-campaigns.ts';
import { staffComplaintRoutes } from './staff-complaints.ts';
import { staffDebitRoutes } from './staff-debits.ts';
import { staffEmailRoutes } from './staff-emails.ts';
import { staffFictionalRoutes } from './staff-fictional.ts';
import { staffGiftPriceRoutes } from './staff-gift-prices.ts';
import { staffJobRoutes } from './staff-jobs.ts';
import { staffLedgerRoutes } from './staff-ledger.ts';
import { staffListRoutes } from './staff-lists.ts';
import { staffMemberMoneyRoutes } from './staff-member-money.ts';
import { staffMemberRoutes } from './staff-members.ts';
import { staffOverviewRoutes } from './staff-overview.ts';
import { staffPageRoutes } from './staff-pages.ts';
import { staffPartnerRoutes } from './staff-partners.ts';
import { staffPasskeyRoutes } from './staff-passkeys.ts';
import { staffPaymentRoutes } from './staff-payments.ts';
import { staffPhotoRoutes } from './staff-photos.ts';
import { staffPriceRoutes } from './staff-prices.ts';
import { staffReportRoutes } from './staff-reports.ts';
import { staffSettingRoutes } from './staff-settings.ts';
import { staffSignalRoutes } from './staff-signals.ts';
import { staffStatisticsRoutes } from './staff-statistics.ts';
import { staffTextRoutes } from './staff-texts.ts';
import { staffTransparencyRoutes } from './staff-transparency.ts';
import { swipeRoutes } from './swipes.ts';
import { transactionRoutes } from './transactions.ts';
import { transparencyRoutes } from './transparency.ts';
import { unsubscribeRoutes } from './unsubscribe.ts';
import { verificationRoutes } from './verification.ts';
import { visitRoutes } from './visits.ts';
import { withdrawalRoutes } from './withdrawals-and-spending-limit.ts';
import { wordFilterRoutes } from './word-filter.ts';

/** The routes of `src/contract/<name>.ts` are in `src/server/api/<name>.ts`. */
export const routesByDomain = {
  site: [...siteRoutes, ...placeRoutes, ...pageRoutes],
  accounts: [
    ...invitationRoutes,
    ...partnerRoutes,
    ...exportRoutes,
    ...sessionRoutes,
    ...credentialRoutes,
    ...passkeyRoutes,
    ...discretionRoutes,
    ...deletionRoutes,
    ...accountRoutes,
    // Of the same path as the login.
    ...pushRoutes,
    ...signupRoutes,
  ],
  profiles: [
    ...profileRoutes,
    ...presenceRoutes,
    ...preferenceRoutes,
    ...visitRoutes,
    ...wordFilterRoutes,
    ...blockRoutes,
    ...contactRoutes,
  ],
  photos: [...photoRoutes, ...albumRoutes, ...verificationRoutes],
  notifications: [...notificationRoutes, ...unsubscribeRoutes, ...emailFeedbackRoutes],
  credits: [
    ...creditRoutes,
    ...discountRoutes,
    ...paymentRoutes,
    ...repeatOrderRoutes,
    ...paymentWebhookRoutes,
    ...directDebitRoutes,
    ...transactionRoutes,
    ...withdrawalRoutes,
  ],
  search: [...searchRoutes, ...savedSearchRoutes, ...signupMatchRoutes],
  likes: [...likeRoutes, ...swipeRoutes],
  chats: [...chatRoutes, ...chatPhotoRoutes, ...gifRoutes, ...safetyRoutes],
  gifts: giftRoutes,
  moderation: [
    ...moderationRoutes,
    ...reportRoutes,
    ...decisionRoutes,
    ...contentNoticeRoutes,
    ...checkInRoutes,
    ...transparencyRoutes,
  ],
  landers: landerRoutes,
  backoffice: [
    ...staffRoutes,
    ...staffAuditRoutes,
    ...staffOverviewRoutes,
    ...staffReportRoutes,
    ...staffAppealRoutes,
    ...staffComplaintRoutes,
    ...staffSettingRoutes,
    ...staffTextRoutes,
    ...staffPageRoutes,
    ...staffListRoutes,
    ...staffCampaignRoutes,
    ...staffFictionalRoutes,
    ...staffMemberRoutes,
    ...staffPhotoRoutes,
    ...staffPaymentRoutes,
    ...staffLedgerRoutes,
    ...staffPriceRoutes,
    ...staffDebitRoutes,
    ...staffMemberMoneyRoutes,
    ...staffGiftPriceRoutes,
    ...staffPasskeyRoutes,
    ...staffStatisticsRoutes,
    ...staffBanRoutes,
    ...staffSignalRoutes,
    ...staffTransparencyRoutes,
    ...staffJobRoutes,
    ...staffEmailRoutes,
    ...staffAnnouncementRoutes,
    ...staffPartnerRoutes,
  ],
} satisfies Record<string, AppRoute[]>;

export const routes: AppRoute[] = Object.values(routesByDomain).flat();
