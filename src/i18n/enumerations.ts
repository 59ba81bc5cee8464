/**
 * Values from which code builds text keys, by namespace; `scripts/check-catalogues.ts` checks that each has a
 * text.
 */

import { abuseLevels, abuseSignalKinds } from '#contract/abuse';
import { distances } from '#contract/cells';
import { checkInAnswers, friendStates } from '#contract/check-ins';
import { profileGaps } from '#contract/completeness';
import { contactKinds } from '#contract/contacts';
import { noticeReasons } from '#contract/content-notices';
import { regionLabels } from '#contract/countries';
import { creditKinds, creditLots, sentCreditKinds } from '#contract/credits';
import { deleteReasons } from '#contract/deletion';
import { emailFeedbackKinds } from '#contract/email-feedback';
import { emojiKinds } from '#contract/emoji-kinds';
import { errorCodes } from '#contract/errors';
import { mailedLinkPurposes } from '#contract/export';
import { giftIds } from '#contract/gift-catalogue';
import { namedHelpKinds } from '#contract/help-lines';
import {
  appealOutcomes,
  appealParties,
  decisionOutcomes,
  houseRules,
  messageLimits,
  noticedOutcomes,
  strikeOutcomes,
} from '#contract/house-rules';
import { icebreakerInterests, icebreakerTopics } from '#contract/icebreaker-subjects';
import { allInterests } from '#contract/interests';
import { invitationStates } from '#contract/invitations';
import { likeTypes } from '#contract/likes';
import { listOrders } from '#contract/list-order';
import { finderAnswers, finderQuestions } from '#contract/match-finder';
import { complaintStates, followedTopics } from '#contract/moderation';
import { disabledReasons, frequencies, notificationTypes } from '#contract/notifications';
import { methodKinds, paymentMethods } from '#contract/payment-methods';
import { paymentFailures, paymentStates, refundKinds, refundStates } from '#contract/payments';
import { PHOTO_RULES, photoStatuses, photoVisibilities } from '#contract/photos';
import {
  activities,
  bodyTypes,
  eyeColours,
  genders,
  hairColours,
  relationshipStatuses,
  sexualities,
  signupReasons,
  tattoos,
} from '#contract/profiles';
import { reportReasons, subjectKinds } from '#contract/reports';
import { relaxableFilters, searchSwitches } from '#contract/search';
import { profileFields } from '#contract/site';
import { staffStates } from '#contract/staff';
import {
  announcementHalts,
  announcementStates,
  announcementTypes,
  segmentChoices,
  segmentDays,
  segmentNumbers,
} from '#contract/staff-announcements';
import { auditDomains, namedAuditActions } from '#contract/staff-audit';
import { campaignStates } from '#contract/staff-campaigns';
import { debitStates, returnOutcomes, returnReasonCodes } from '#contract/staff-debits';
import { emailKinds, emailStates } from '#contract/staff-emails';
import { featureSettings } from '#contract/staff-features';
import { correctionStates, ledgerChecks } from '#contract/staff-ledger';
import { accountStatuses, memberActs, reportDirections } from '#contract/staff-members';
import { healthKinds, waitingKinds } from '#contract/staff-overview';
import { invitationSenders } from '#contract/staff-partners';
import { disputeStates, evidenceStates, paymentSources } from '#contract/staff-payments';
import { staffRoles } from '#contract/staff-permissions';
import { discountStatuses, discountValidities } from '#contract/staff-prices';
import { namedChoices, settingGroups, settingNames, settingTextName } from '#contract/staff-settings';
import { signalActs } from '#contract/staff-signals';
import { chartNames, dailyFigures } from '#contract/staff-statistics';
import { textFilters, textParts } from '#contract/staff-texts';
import { poses, verificationReasons, verificationStatuses } from '#contract/verification';

export const enumerations: Readonly<Record<string, readonly string[]>> = {
  errors: errorCodes,
  region_label: regionLabels,
  gender: genders,
  activity: activities,
  distance: distances,
  distance_short: distances,
  detail: profileFields,
  sexuality: sexualities,
  body_type: bodyTypes,
  relationship_status: relationshipStatuses,
  hair_colour: hairColours,
  eye_colour: eyeColours,
  tattoos,
  reason: signupReasons,
  interest: allInterests,
  lander_icon_reason_line: signupReasons,
  interest_group: ['together', 'outside', 'culture', 'table', 'intimate', 'own'],
  emoji_kind: emojiKinds,
  icebreaker_interest: icebreakerInterests,
  icebreaker_topic: icebreakerTopics,
  search_only: searchSwitches,
  widening: relaxableFilters,
  finder_question: finderQuestions,
  finder_answer: Object.values(finderAnswers).flat(),
  finder_hint: finderAnswers.appearance,
  like_type: likeTypes,
  credit_kind: creditKinds,
  credit_kind_to: sentCreditKinds,
  credit_meaning: creditKinds,
  gift_name: giftIds,
  credit_lot: creditLots,
  payment_method: paymentMethods,
  payment_kind: methodKinds,
  payment_failure: paymentFailures,
  payment_state: paymentStates,
  refund_kind: refundKinds,
  refund_state: refundStates,
  complaint_topic: followedTopics,
  report_reason: reportReasons,
  complaint_state: complaintStates,
  decision_outcome: decisionOutcomes,
  house_rule: houseRules,
  appeal_outcome: appealOutcomes,
  measure_mail: [...strikeOutcomes, ...messageLimits],
  decision_subject: ['photo', 'message', 'chat_photo', 'gift', 'selfie'],
  report_action: ['photo', 'message', 'chat_photo', 'gift'],
  own_subject: [...subjectKinds, 'selfie'],
  report_subject: subjectKinds,
  reported_subject: subjectKinds,
  noticed_decision: noticedOutcomes,
  notice_reason: noticeReasons,
  staff_subject: subjectKinds,
  transparency_reason: reportReasons,
  transparency_outcome: decisionOutcomes,
  transparency_rule: houseRules,
  signal: abuseSignalKinds,
  signal_reason: abuseSignalKinds,
  staff_signal: abuseSignalKinds,
  staff_signal_level: abuseLevels,
  staff_signal_act: signalActs,
  staff_signal_act_title: signalActs,
  staff_signal_act_text: signalActs,
  signal_state: abuseLevels,
  staff_appeal_outcome: appealOutcomes,
  staff_outcome: decisionOutcomes,
  staff_party: appealParties,
  staff_rule: houseRules,
  profile_gap: profileGaps,
  enrich_gap: profileGaps,
  export_link: mailedLinkPurposes,
  export_notification: notificationTypes,
  export_frequency: frequencies,
  export_payment: paymentStates,
  export_feedback: emailFeedbackKinds,
  export_verification: verificationStatuses,
  pose: poses,
  verification_reason: verificationReasons,
  delete_reason: deleteReasons,
  notification_type: notificationTypes,
  notification_hint: notificationTypes,
  frequency: frequencies,
  frequency_short: frequencies,
  disabled_reason: disabledReasons,
  disabled_explanation: disabledReasons,
  staff_role: staffRoles,
  staff_role_hint: staffRoles,
  staff_state: staffStates,
  staff_order: listOrders,
  staff_waiting: waitingKinds,
  staff_health: healthKinds,
  staff_health_problem: healthKinds,
  staff_chart: chartNames,
  staff_figure: dailyFigures,
  staff_setting: settingNames.map(settingTextName),
  staff_setting_group: Object.keys(settingGroups),
  staff_choice: namedChoices,
  staff_text_filter: textFilters,
  staff_text_part: textParts,
  staff_audit_action: namedAuditActions,
  staff_audit_domain: auditDomains,
  staff_report_reason: reportReasons,
  staff_return_reason: returnReasonCodes,
  staff_campaign_state: campaignStates,
  staff_campaign_figure: ['visits', 'signups', 'confirmations', 'purchases'],
  staff_campaign_field: ['first_day', 'last_day', 'network', 'ref'],
  staff_fictional_act: ['edit', 'retire'],
  staff_status: accountStatuses,
  staff_act: memberActs,
  staff_act_title: memberActs,
  staff_act_text: memberActs,
  staff_act_done: memberActs,
  staff_report: reportDirections,
  staff_photo_status: photoStatuses,
  staff_photo_visibility: photoVisibilities,
  staff_photo_rule: PHOTO_RULES,
  staff_selfie_reason: verificationReasons,
  staff_pose: poses,
  staff_payment_state: paymentStates,
  staff_method: paymentMethods,
  staff_payment_source: paymentSources,
  staff_refund_kind: refundKinds,
  staff_refund_state: refundStates,
  staff_code_status: discountStatuses,
  staff_code_validity: discountValidities,
  staff_ledger_kind: creditKinds,
  staff_lot: creditLots,
  staff_check_title: ledgerChecks,
  staff_check_meaning: ledgerChecks,
  staff_check_act: ledgerChecks,
  staff_correction_state: correctionStates,
  staff_debit_state: debitStates,
  staff_return_outcome: returnOutcomes,
  staff_evidence: evidenceStates,
  staff_dispute_act: disputeStates,
  staff_dispute_title: disputeStates,
  staff_dispute_text: disputeStates,
  help_kind: namedHelpKinds,
  contact_kind: contactKinds,
  exported_contact: contactKinds,
  check_in_answer: checkInAnswers,
  check_in_done: checkInAnswers,
  check_in_answered: checkInAnswers,
  check_in_friend: friendStates,
  staff_email_kind: emailKinds,
  staff_email_state: emailStates,
  staff_email_feedback: emailFeedbackKinds,
  staff_stopped_reason: disabledReasons,
  staff_announcement_state: announcementStates,
  staff_announcement_type: announcementTypes,
  staff_invitation_state: invitationStates,
  staff_feature: featureSettings,
  staff_segment: [...segmentChoices, ...segmentNumbers, ...segmentDays],
  staff_halt: announcementHalts,
  staff_halt_done: announcementHalts,
  staff_invitation_count: invitationStates,
  staff_invitation_by: invitationSenders,
};
