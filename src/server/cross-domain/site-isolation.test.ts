import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { getUser, login } from '#contract/accounts';
import { callName } from '#contract/call';
import type { CallInput } from '#contract/client';
import { searchMembers } from '#contract/search';
import { activate, checkSignup, signup } from '#contract/signup';
import { routes } from '../api/routes.ts';
import { greeted, openSocket } from '../platform/live/testing/open-socket.ts';
import { createPushService } from '../providers/push/sandbox/push-service.ts';
import { createAuthenticator } from '../testing/authenticator.ts';
import { openSecondSite } from '../testing/second-site.ts';
import { createSignupForm } from '../testing/signup-form.ts';
import { createSiteMembers, type KnownIds, readSiteRows, unknownIds } from '../testing/site-members.ts';
import { createTestStaff } from '../testing/staff.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer();
const secondHost = 'lilac.localhost';
const siteId = await openSecondSite(server);
const otherSite = await createSiteMembers(server, 1, 'localhost', 'Lavender');
const ownSite = await createSiteMembers(server, siteId, secondHost, 'Lilac');

type Input = CallInput<(typeof routes)[number]['call']>;
type InputsFor = (names: KnownIds) => Input[];
const toInputs = (...inputs: object[]): Input[] => inputs as Input[];
const noInput: InputsFor = () => [{}];
const byId: InputsFor = ({ profile }) => toInputs({ body: { id: profile } });
const seenNow = { seen: '2026-03-14T12:00:00.000Z', reason: 'A reason of staff' };
const byMember: InputsFor = ({ profile: member }) =>
  toInputs({ body: { member, reason: 'A reason of staff' } });

const announcement = { type: 'news', segment: {}, texts: {} };
const account = {
  amount: 999,
  account_holder: 'A. Neighbour',
  iban: 'GB29NWBK60161331926819',
  ...{ street: 'Sample Street', house_number: '12', zip: 'M1 1AA', city: 'Manchester' },
  ...{ phone: '+447400123456', consent: true },
};

const plan = {
  ...{ person: 'Daan', place: '', note: '', time_zone: 'Europe/London' },
  ...{ starts_at: '2026-03-14T20:00:00Z', due_at: '2026-03-14T23:00:00Z' },
};

const pushService = createPushService({
  publicKey: () => server.app.push.publicKey,
  origin: () => 'https://fcm.googleapis.com',
});

const isolatedCampaign = {
  ...{ slug: 'isolated', landers: ['video'], headline: {}, picture: null, source: {}, variants: [] },
  ...{ indexed: false, first_day: null, last_day: null, countries: [] },
};

/** Every call of the contract. A test fails if a new call is missing. */
const inputsByCall: Record<string, InputsFor> = {
  'GET /api/settings.php': noInput,
  'GET /api/companyinfo.php': noInput,
  'GET /api/interests.php': noInput,
  'GET /api/regions.php': noInput,
  'GET /api/bundles.php': noInput,
  'GET /api/landing-map.php': noInput,
  'GET /api/landing.php': ({ profile }) => toInputs({ query: { lander: 'landing', member: profile } }),
  'GET /api/transactions.php': ({ transaction }) => toInputs({ query: { before: transaction } }),
  'POST /api/user.php': ({ email, password }) => toInputs({ body: { email, password } }),
  'GET /api/user.php': noInput,
  'PUT /api/user.php': () => toInputs({ body: { language: 'en' } }),
  'PUT /api/discretion.php': () => toInputs({ body: { quick_exit: 'f9' } }),
  'POST /api/early-likes.php': noInput,
  'GET /api/logout.php': noInput,
  'GET /api/logins.php': noInput,
  'DELETE /api/login.php': ({ session: id }) => toInputs({ body: { id } }),
  'GET /api/passkeys.php': noInput,
  'POST /api/passkey.php?challenge=1': () => toInputs({ body: {} }),
  'POST /api/passkey.php': () => toInputs({ body: { made: unknownKey.make(unasked) } }),
  'PUT /api/passkey.php': ({ passkey: id }) => toInputs({ body: { id, name: 'Renamed' } }),
  'DELETE /api/passkey.php': ({ passkey: id }) => toInputs({ body: { id } }),
  'POST /api/passkey-login.php?challenge=1': noInput,
  'POST /api/passkey-login.php': () => toInputs({ body: { signed: unknownKey.sign(unasked) } }),
  'DELETE /api/logins.php': () => toInputs({ body: { this_too: true } }),
  'GET /api/export.php': noInput,
  'POST /api/export.php': noInput,
  'POST /api/export.php?open=1': noInput,
  'POST /api/page-hidden.php': noInput,
  'GET /api/signup.php': noInput,
  'GET /api/invitation.php': noInput,
  'POST /api/invitation.php': noInput,
  'DELETE /api/invitation.php': ({ invitation }) => toInputs({ body: { id: invitation } }),
  'POST /api/partner-signup.php': ({ email }) => toInputs({ body: { ...newcomer, email } }),
  'GET /api/complete-signup.php': ({ partnerSignupToken }) =>
    toInputs({ query: { token: partnerSignupToken } }),
  'POST /api/complete-signup.php': ({ partnerSignupToken: waiting }) =>
    toInputs({ body: { token: waiting, password: newcomer.password, terms: true } }),
  'POST /api/signup.php?check=1': ({ email }) => toInputs({ body: { email } }),
  'POST /api/signup.php': ({ email, profile }) =>
    toInputs({ body: { ...newcomer, email, signup_message: { to: profile, text: 'Hello there' } } }),
  'GET /api/signup-matches.php': noInput,
  'POST /api/activation.php?resend=1': noInput,
  'POST /api/activation.php': ({ activationToken }) => toInputs({ body: { token: activationToken } }),
  'DELETE /api/activation.php': ({ activationToken: token }) => toInputs({ body: { token } }),
  'PUT /api/password.php': () =>
    toInputs({
      body: {
        old_password: 'hier is het stil',
        password: 'een nieuwe dag begint',
        password_again: 'een nieuwe dag begint',
      },
    }),
  'POST /api/password-reset.php': ({ email }) => toInputs({ body: { email } }),
  'POST /api/password-reset.php?check=1': ({ resetToken }) => toInputs({ body: { token: resetToken } }),
  'PUT /api/password-reset.php': ({ resetToken: token }) =>
    toInputs({ body: { token, password: 'een nieuwe dag begint', password_again: 'een nieuwe dag begint' } }),
  'GET /api/email.php': noInput,
  'POST /api/email.php': ({ email, password }) => toInputs({ body: { email, password } }),
  'POST /api/email.php?check=1': ({ email }) => toInputs({ body: { email } }),
  'POST /api/email.php?resend=1': noInput,
  'DELETE /api/email.php': noInput,
  'POST /api/email.php?confirm=1': ({ emailChangeToken }) => toInputs({ body: { token: emailChangeToken } }),
  'POST /api/email.php?revert=1': ({ emailRevertToken }) => toInputs({ body: { token: emailRevertToken } }),
  'GET /api/deletion.php': noInput,
  'POST /api/deletion.php': ({ password }) => toInputs({ body: { password: `not ${password}` } }),
  'POST /api/reactivation.php': ({ activationToken: token }) => toInputs({ body: { token } }),
  'POST /api/reactivation.php?resend=1': ({ email, password }) => toInputs({ body: { email, password } }),
  'GET /api/discountcode.php': () => toInputs({}, { query: { code: 'NEIGHBOURS' } }),
  'GET /api/discountcode.php?welcome=true': noInput,
  'GET /api/quote.php': ({ bundle }) =>
    toInputs({ query: { bundle } }, { query: { bundle, code: 'NEIGHBOURS' } }),
  'GET /api/payment-methods.php': noInput,
  'PUT /api/payment-country.php': () => toInputs({ body: { country: 'IE' } }),
  'POST /api/payment.php': ({ bundle }) =>
    toInputs({ body: { bundle, method: 'paypal', amount: 999, code: 'NEIGHBOURS' } }),
  'GET /api/payment.php': ({ payment: id }) => toInputs({ query: { id } }),
  'POST /api/payment.php?check=1': ({ payment }) => toInputs({ body: { payment } }),
  'DELETE /api/payment.php': ({ payment }) => toInputs({ body: { payment } }),
  'GET /api/withdrawal.php': ({ payment }) => toInputs({ query: { payment } }),
  'POST /api/withdrawal.php': ({ payment }) => toInputs({ body: { payment, credits: 10, amount: 1_000 } }),
  'GET /api/remainder.php': noInput,
  'GET /api/spending-limit.php': noInput,
  'PUT /api/spending-limit.php': () => toInputs({ body: { limit: 5_000 } }),
  'GET /api/payments.php': ({ payment }) => toInputs({ query: { before: payment } }),
  'GET /api/payments.php?open=1': noInput,
  'GET /api/transaction.php': ({ transaction: id }) => toInputs({ query: { id } }),
  'GET /api/repeat-order.php': noInput,
  'POST /api/repeat-order.php': ({ card }) =>
    toInputs({ body: { amount: 999 } }, { body: { amount: 999, card } }),
  'DELETE /api/stored-card.php': ({ card }) => toInputs({ body: { card } }),
  'POST /api/payment-webhook.php': ({ payment }) =>
    toInputs({
      query: { provider: 'sandbox' },
      upload: new Blob([JSON.stringify({ payment })], { type: 'application/json' }),
    }),
  'POST /api/email-feedback.php': ({ email }) =>
    toInputs({ upload: new Blob([`To: ${email}\r\n\r\nreturned`], { type: 'message/rfc822' }) }),
  'GET /api/directdebit.php': noInput,
  'POST /api/directdebit.php': ({ bundle }) => toInputs({ body: { ...account, bundle } }),
  'POST /api/directdebit.php?resend=1': ({ payment: debit }) => toInputs({ body: { debit } }),
  'POST /api/directdebit.php?confirm=1': ({ payment: debit }) => toInputs({ body: { debit, otp: '123456' } }),
  'POST /api/delete-discount.php': noInput,
  'PUT /api/delete-discount.php': () => toInputs({ body: { accept: true } }),
  'POST /api/dismissal.php': () => toInputs({ body: { alert: 'enrich_profile' } }),
  'GET /api/member.php': ({ profile }) => toInputs({ query: { id: profile } }),
  'POST /api/visit.php': byId,
  'GET /api/visitors.php': ({ profile }) =>
    toInputs({}, { query: { before: `2026-03-14T12:00:00.000Z_${profile}` } }),
  'GET /api/profile.php': noInput,
  'GET /api/wishes.php': noInput,
  'PUT /api/wishes.php': () => toInputs({ body: { min_age: 30, max_age: 43, distance: 50 } }),
  'POST /api/user.php?push=1': () => toInputs({ body: { subscription: pushService.subscribe() } }),
  'DELETE /api/user.php?push=1': noInput,
  'GET /api/notifications.php': noInput,
  'PUT /api/notifications.php': () => toInputs({ body: { type: 'like', email: 'weekly', push: 'never' } }),
  'POST /api/unsubscribe.php?one_click=1': ({ unsubscribeToken: token }) =>
    toInputs({
      query: { token },
      upload: new Blob(['List-Unsubscribe=One-Click'], { type: 'application/x-www-form-urlencoded' }),
    }),
  'GET /api/unsubscription.php': ({ unsubscribeToken: token }) => toInputs({ query: { token } }),
  'POST /api/unsubscription.php': ({ unsubscribeToken: token }) =>
    toInputs({ body: { token, scope: 'type' } }, { body: { token, scope: 'all' } }),
  'POST /api/notification-emails.php': noInput,
  'GET /api/notification-emails.php': ({ notificationsToken: token }) => toInputs({ query: { token } }),
  'PUT /api/notification-emails.php': ({ notificationsToken: token }) => toInputs({ body: { token } }),
  'PUT /api/quiet-hours.php': () => toInputs({ body: { quiet_hours: null } }),
  'PUT /api/profile.php': () => toInputs({ body: { living_area: 'By the river' } }),
  'POST /api/block.php': byId,
  'GET /api/block.php': noInput,
  'DELETE /api/block.php': byId,
  'GET /api/hidden-words.php': noInput,
  'POST /api/hidden-words.php': () => toInputs({ body: { word: 'not tonight' } }),
  'DELETE /api/hidden-words.php': () => toInputs({ body: { word: 'not tonight' } }),
  'GET /api/contacts.php': noInput,
  'POST /api/contacts.php': ({ email }) => toInputs({ body: { values: [email] } }),
  'DELETE /api/contacts.php': ({ email, profile: id }) =>
    toInputs({ body: { value: email } }, { body: { id } }),
  'PUT /api/safety-note.php': ({ conversation }) => toInputs({ body: { conversation, note: 'money' } }),
  'GET /api/check-in.php': noInput,
  'POST /api/check-in-friend.php': ({ email }) =>
    toInputs({ body: { name: 'Ruud', email: `friend.of.${email}`, known_as: 'Bram' } }),
  'DELETE /api/check-in-friend.php': ({ checkInFriend: id }) => toInputs({ body: { id } }),
  'POST /api/check-in.php': ({ checkInFriend: friend }) => toInputs({ body: { ...plan, friend } }),
  'POST /api/check-in.php?preview=1': ({ checkInFriend: friend }) => toInputs({ body: { ...plan, friend } }),
  'PUT /api/check-in.php': ({ checkIn: id }) => toInputs({ body: { id, answer: 'cancel' } }),
  'GET /api/check-in-answer.php': ({ checkInToken: token }) => toInputs({ query: { token } }),
  'POST /api/check-in-answer.php': ({ checkInToken: token }) => toInputs({ body: { token, answer: 'well' } }),
  'GET /api/check-in-consent.php': ({ checkInConsent: token }) => toInputs({ query: { token } }),
  'POST /api/check-in-consent.php': ({ checkInConsent: token }) =>
    toInputs({ body: { token, answer: 'never' } }),
  'POST /api/photo.php': () => toInputs({ upload: new Blob(['no picture'], { type: 'image/jpeg' }) }),
  'PUT /api/photo.php': ({ photo }) => toInputs({ body: { id: photo, visibility: 'private' } }),
  'PUT /api/photo-order.php': ({ photo }) => toInputs({ body: { ids: [photo] } }),
  'DELETE /api/photo.php': ({ photo }) => toInputs({ body: { id: photo } }),
  'GET /api/album.php': noInput,
  'POST /api/album.php': () => toInputs({ upload: new Blob(['no picture'], { type: 'image/jpeg' }) }),
  'PUT /api/album.php': ({ photo, albumPhoto }) =>
    toInputs({ body: { id: photo, into: 'album' } }, { body: { id: albumPhoto, into: 'profile' } }),
  'DELETE /api/album.php': ({ albumPhoto: id }) => toInputs({ body: { id } }),
  'GET /api/album-grant.php': noInput,
  'POST /api/album-grant.php': byId,
  'DELETE /api/album-grant.php': byId,
  'GET /api/verification.php': noInput,
  'POST /api/verification.php': noInput,
  'POST /api/selfie.php': () => toInputs({ upload: new Blob(['no picture'], { type: 'image/jpeg' }) }),
  'DELETE /api/verification.php': noInput,
  'POST /api/complaint.php': ({ email }) =>
    toInputs({ body: { topic: 'other', text: 'Something went wrong here', email } }),
  'GET /api/places.php': () => toInputs({ query: { q: 'Utr' } }),
  'GET /api/geocode.php': () => toInputs({ query: { lat: '52.1', lon: '5.1' } }),
  'POST /api/report.php': ({ profile }) =>
    toInputs({ body: { id: profile, reason: 'harassment', text: 'He does not stop.' } }),
  'GET /api/members.php': () => toInputs({}, { query: { country: 'NL' } }, { query: { page: 2 } }),
  'GET /api/saved-search.php': noInput,
  'POST /api/saved-search.php': () => toInputs({ body: { name: 'Near by', query: { country: 'GB' } } }),
  'DELETE /api/saved-search.php': byId,
  'GET /api/likes.php': noInput,
  'GET /api/swipes.php': noInput,
  'POST /api/swipe.php': ({ profile }) => toInputs({ body: { id: profile, liked: true } }),
  'DELETE /api/swipe.php': byId,
  'GET /api/likes.php?more=true': ({ profile }) =>
    toInputs({ query: { type: 'received', before: `2026-03-14T12:00:00.000Z_${profile}` } }),
  'POST /api/like.php': byId,
  'DELETE /api/like.php': byId,
  'PUT /api/like.php': byId,
  'GET /api/auto-like.php': noInput,
  'GET /api/chats.php': noInput,
  'GET /api/chat.php': ({ conversation, profile }) =>
    toInputs({ query: { conversation } }, { query: { profile } }),
  'POST /api/chat.php': ({ profile }) =>
    toInputs({ body: { to: profile, client_id: randomUUID(), text: 'Hello there' } }),
  'PUT /api/chat.php': ({ conversation }) => toInputs({ body: { conversation, seq: 1 } }),
  'DELETE /api/chat.php': ({ conversation, profile }) =>
    toInputs({ body: { conversation } }, { body: { profile } }),
  'DELETE /api/message.php': ({ message }) =>
    toInputs({ body: { message, for: 'me' } }, { body: { message, for: 'everyone' } }),
  'GET /api/gifs.php': () => toInputs({}, { query: { words: 'coffee' } }),
  'POST /api/gif.php': ({ profile }) =>
    toInputs({ body: { to: profile, client_id: randomUUID(), gif: 'own-coffee' } }),
  'POST /api/chat-photo.php': ({ profile }) =>
    toInputs({
      query: { to: profile, client_id: randomUUID() },
      upload: new Blob(['no picture'], { type: 'image/jpeg' }),
    }),
  'GET /api/chat-photo.php': ({ photoMessage: message }) => toInputs({ query: { message } }),
  'PUT /api/chat-photo.php': ({ photoMessage: message }) => toInputs({ body: { message } }),
  'PUT /api/chat-photos.php': ({ conversation }) => toInputs({ body: { conversation, show: true } }),
  'POST /api/gift.php': ({ profile }) =>
    toInputs({ body: { to: profile, client_id: randomUUID(), gift: 'rose' } }),
  'POST /api/complaint.php?follow=1': ({ complaintReference: reference, email }) =>
    toInputs({ body: { reference, email } }),
  'POST /api/content-notice.php': ({ email, profile }) =>
    toInputs({
      body: {
        ...{ url: `/members/${profile}`, reason: 'other', text: 'This is against the law.' },
        ...{ name: 'Robin', email, good_faith: true },
      },
    }),
  'GET /api/staff-report-picture.php': ({ report: id }) => toInputs({ query: { id, picture: randomUUID() } }),
  'GET /api/decisions.php': noInput,
  'POST /api/appeal.php': ({ decision }) => toInputs({ body: { decision, text: 'It was a joke.' } }),
  'GET /api/ban.php': ({ banToken: token }) => toInputs({ query: { token } }),
  'POST /api/ban.php': ({ banToken: token, decision }) =>
    toInputs({ body: { token, decision, text: 'It was a joke.' } }),
  'GET /api/staff-reports.php': () => toInputs({}, { query: { state: 'decided' } }),
  'GET /api/staff-report.php': ({ report: id }) => toInputs({ query: { id } }),
  'POST /api/staff-report.php': ({ report: id }) =>
    toInputs({ body: { id, outcome: 'no_action', reason: 'Nothing was wrong.' } }),
  'POST /api/staff-report.php?ban=1': ({ report: id }) =>
    toInputs({ body: { id, rule: 'scam', reason: 'Asked for money.', days: 7 } }),
  'GET /api/staff-appeals.php': () => toInputs({}, { query: { state: 'decided' } }),
  'GET /api/staff-appeal.php': ({ appeal: id }) => toInputs({ query: { id } }),
  'POST /api/staff-appeal.php': ({ appeal: id }) =>
    toInputs({ body: { id, outcome: 'overturned', reason: 'It was a joke.' } }),
  'GET /api/staff-complaints.php': () => toInputs({}, { query: { state: 'answered' } }),
  'GET /api/staff-complaint.php': ({ complaint: id }) => toInputs({ query: { id } }),
  'PUT /api/staff-complaint.php': ({ complaint: id }) => toInputs({ body: { id } }),
  'POST /api/staff-complaint.php': ({ complaint: id }) =>
    toInputs({ body: { id, answer: 'We found your credits.' } }),
  'GET /api/staff-members.php': ({ profile, payment }) =>
    toInputs({ query: { q: profile } }, { query: { q: payment } }),
  'GET /api/staff-member.php': ({ profile: id }) => toInputs({ query: { id } }),
  'GET /api/staff-member-data.php': ({ profile: id }) => toInputs({ query: { id } }),
  'POST /api/staff-member-note.php': ({ profile: member }) => toInputs({ body: { member, text: 'A note' } }),
  'DELETE /api/staff-member-note.php': ({ profile: member }) =>
    toInputs({ body: { member, note: randomUUID() } }),
  'POST /api/staff-member-ban.php': ({ profile: member }) =>
    toInputs({ body: { member, rule: 'threats', reason: 'Threatened people.', days: 7 } }),
  'DELETE /api/staff-member-ban.php': byMember,
  'POST /api/staff-member-freeze.php': byMember,
  'DELETE /api/staff-member-freeze.php': byMember,
  'DELETE /api/staff-member-sessions.php': byMember,
  'POST /api/staff-member-confirmation.php': byMember,
  'POST /api/staff-member-deletion.php': byMember,
  'GET /api/staff-member-photos.php': ({ profile: id }) => toInputs({ query: { id } }),
  'POST /api/staff-photo-queue.php': noInput,
  'POST /api/staff-photo.php': ({ photo: id }) => toInputs({ body: { id, version: '0'.repeat(16) } }),
  'POST /api/staff-verification-queue.php': noInput,
  'POST /api/staff-verification.php': () => toInputs({ body: { attempt: randomUUID() } }),
  'GET /api/staff-settings.php': noInput,
  'PUT /api/staff-setting.php': () => toInputs({ body: { name: 'description', to: 'previous', seen: 1 } }),
  'PUT /api/staff-setting.php?dangerous=1': () =>
    toInputs({ body: { name: 'refund_days', to: 'previous', seen: 1 } }),
  'GET /api/staff-setting-history.php': noInput,
  'GET /api/staff-texts.php': () => toInputs({ query: { language: 'en', search: 'nav.login' } }),
  'PUT /api/staff-text.php': () =>
    toInputs({ body: { language: 'en', key: 'nav.login', to: 'previous', seen: 1 } }),
  'POST /api/staff-text-preview.php': () =>
    toInputs({ body: { language: 'en', key: 'nav.login', text: 'Come in' } }),
  'GET /api/staff-text-history.php': noInput,
  'GET /api/staff-interests.php': noInput,
  'POST /api/staff-interest.php': () => toInputs({ body: { names: { nl: 'Sauna' }, seen: 1 } }),
  'GET /api/staff-campaigns.php': noInput,
  'GET /api/staff-campaign.php': noInput,
  'PUT /api/staff-campaign.php': () =>
    toInputs({ body: { campaign: isolatedCampaign, is_new: false, seen: 9_999 } }),
  'POST /api/staff-campaign-end.php': () =>
    toInputs({ body: { slug: 'isolated', to: 'previous', seen: 9_999 } }),
  'PUT /api/staff-campaign-draft.php': () => toInputs({ body: { campaign: isolatedCampaign } }),
  'GET /api/staff-fictional.php': noInput,
  'POST /api/staff-fictional.php': () =>
    toInputs({
      body: {
        ...{ name: 'Made Up', gender: 'male', date_of_birth: '2020-01-01', country: 'GB' },
        ...{ language: 'en', about_me: '' },
      },
    }),
  'PUT /api/staff-fictional.php': ({ profile: id }) =>
    toInputs({ body: { id, name: 'Made Up', about_me: '', operator: null } }),
  'POST /api/staff-fictional-photo.php': ({ profile }) =>
    toInputs({ query: { profile }, upload: new Blob(['no picture'], { type: 'image/jpeg' }) }),
  'POST /api/staff-fictional-retirement.php': ({ profile: id }) =>
    toInputs({ body: { id, reason: 'A reason of staff' } }),
  'GET /api/page.php': () => toInputs({ query: { slug: 'terms' } }),
  'PUT /api/staff-text-draft.php': () =>
    toInputs({ body: { language: 'en', key: 'nav.login', text: 'Come in' } }),
  'GET /api/staff-pages.php': noInput,
  'GET /api/staff-page.php': () => toInputs({ query: { slug: 'terms', language: 'en' } }),
  'PUT /api/staff-page.php': () =>
    toInputs({ body: { slug: 'terms', language: 'en', to: 'previous', seen: 1 } }),
  'PUT /api/staff-page-draft.php': () =>
    toInputs({ body: { slug: 'terms', language: 'en', source: '# A\n> B\n\nC\n\n## D\n\nE' } }),
  'POST /api/staff-login.php': ({ email, password }) => toInputs({ body: { email, password } }),
  'POST /api/staff-invitation.php': ({ staffInvitation: token }) =>
    toInputs({ body: { token, password: newcomer.password } }),
  'POST /api/staff-code.php': () => toInputs({ body: { code: '000000' } }),
  'POST /api/staff-authenticator.php': noInput,
  'PUT /api/staff-authenticator.php': () => toInputs({ body: { code: '000000' } }),
  'GET /api/staff-factors.php': noInput,
  'GET /api/staff-statistics.php': noInput,
  'POST /api/staff-passkey.php?challenge=1': () => toInputs({ body: { code: '000000' } }),
  'POST /api/staff-passkey.php': () => toInputs({ body: { made: unknownKey.make(unasked) } }),
  'PUT /api/staff-passkey.php': () => toInputs({ body: { id: randomUUID(), name: 'Mine' } }),
  'DELETE /api/staff-passkey.php': () => toInputs({ body: { id: randomUUID() } }),
  'DELETE /api/staff-authenticator.php': noInput,
  'POST /api/staff-passkey-check.php?challenge=1': noInput,
  'POST /api/staff-passkey-check.php': () => toInputs({ body: { signed: unknownKey.sign(unasked) } }),
  'POST /api/staff-factor-reset.php': () => toInputs({ body: { id: randomUUID() } }),
  'GET /api/staff-session.php': noInput,
  'DELETE /api/staff-session.php': noInput,
  'PUT /api/staff-language.php': () => toInputs({ body: { language: 'nl' } }),
  'GET /api/staff-people.php': noInput,
  'GET /api/staff-overview.php': noInput,
  'POST /api/staff-people.php': ({ email }) =>
    toInputs({ body: { email, name: 'Robin', roles: ['support'], language: 'en' } }),
  'PUT /api/staff-people.php': ({ staff: id }) => toInputs({ body: { id, roles: ['finance'] } }),
  'DELETE /api/staff-people.php': ({ staff: id }) => toInputs({ body: { id } }),
  'GET /api/staff-audit.php': ({ profile: member }) => toInputs({}, { query: { member } }),
  'POST /api/staff-lookup.php': ({ profile: member }) =>
    toInputs({ body: { member, reason: 'Asked by email' } }),
  'GET /api/staff-payments.php': ({ payment: find }) => toInputs({ query: { find } }),
  'GET /api/staff-payment.php': ({ payment: id }) => toInputs({ query: { id } }),
  'POST /api/staff-payment.php': ({ payment: id }) =>
    toInputs({ body: { id, amount: 1, refunded: 0, reason: 'Asked by email' } }),
  'GET /api/staff-refunds.php': () => toInputs({ query: { list: 'waiting' } }),
  'POST /api/staff-refunds.php': ({ refund: id }) => toInputs({ body: { id, reference: 'by wire' } }),
  'POST /api/staff-chargeback.php': ({ refund: id }) =>
    toInputs({ body: { id, state: 'sent', note: 'Sent to the provider' } }),
  'GET /api/staff-revenue.php': () => toInputs({ query: { from: '2026-01-01', until: '2026-12-31' } }),
  'POST /api/staff-money-file.php': () =>
    toInputs({ body: { what: 'payments', from: '2026-01-02', until: '2026-01-01' } }),
  'GET /api/staff-signals.php': () => toInputs({}, { query: { level: 'slowed', waiting: '1' } }),
  'GET /api/staff-signal.php': ({ profile: id }) => toInputs({ query: { id } }),
  'DELETE /api/staff-signal.php': ({ profile: member }) => toInputs({ body: { member, ...seenNow } }),
  'POST /api/staff-signal.php': ({ profile: member }) =>
    toInputs({ body: { member, ...seenNow, level: 'stopped', rule: 'scam' } }),
  'POST /api/staff-signal.php?ban=1': ({ profile: member }) =>
    toInputs({ body: { member, ...seenNow, rule: 'scam', days: 7 } }),
  'GET /api/staff-transparency.php': noInput,
  'POST /api/staff-transparency.php': () => toInputs({ body: { period: '2025' } }),
  'PUT /api/staff-transparency.php': () =>
    toInputs({ body: { period: '2025', seen: '2020-01-01T00:00:00.000Z' } }),
  'GET /api/transparency.php': noInput,
  'GET /api/staff-ledger.php': ({ profile: member }) => toInputs({}, { query: { member } }),
  'GET /api/staff-reconciliation.php': noInput,
  'GET /api/staff-credits.php': noInput,
  'POST /api/staff-credits.php': ({ profile: member }) =>
    toInputs({ body: { member, credits: 5, reason: 'Asked by email' } }),
  'PUT /api/staff-credits.php': ({ correction: id }) => toInputs({ body: { id, confirm: true } }),
  'GET /api/staff-prices.php': noInput,
  'PUT /api/staff-prices.php': () => toInputs({ body: { currency: 'EUR', credits: 10, shown: 1, price: 2 } }),
  'DELETE /api/staff-prices.php': () => toInputs({ body: { currency: 'EUR', credits: 10, shown: 1 } }),
  'GET /api/staff-discounts.php': () => toInputs({ query: { code: 'NEIGHBOURS' } }),
  'POST /api/staff-discounts.php': ({ profile: member }) =>
    toInputs({ body: { code: 'FORYOU', value_percentage: 5, validity: 'once', member } }),
  'DELETE /api/staff-discounts.php': () => toInputs({ body: { code: 'NEIGHBOURS' } }),
  'GET /api/staff-debits.php': noInput,
  'POST /api/staff-debits.php': noInput,
  'POST /api/staff-debits.php?file=1': ({ batch }) => toInputs({ body: { batch, reason: 'For the bank' } }),
  'PUT /api/staff-debits.php': ({ batch }) => toInputs({ body: { batch } }),
  'POST /api/staff-debit-returns.php': () =>
    toInputs({ upload: new Blob(['M000000000000;AM04'], { type: 'text/plain' }) }),
  'POST /api/staff-debits.php?transfers=1': () => toInputs({ body: { reason: 'For the bank' } }),
  'POST /api/staff-debit-returns.php?check=1': () =>
    toInputs({ upload: new Blob(['M000000000000;AM04'], { type: 'text/plain' }) }),
  'GET /api/staff-gift-prices.php': noInput,
  'PUT /api/staff-gift-prices.php': () => toInputs({ body: { gift: 'rose', credits: 2, seen: 2 } }),
  'GET /api/staff-member-money.php': ({ profile: member }) => toInputs({ query: { member } }),
  'POST /api/staff-lookup.php?payment=1': ({ payment }) =>
    toInputs({ body: { payment, reason: 'Asked by email' } }),
  'GET /api/staff-receipt.php': ({ payment }) => toInputs({ query: { payment } }),
  'PUT /api/staff-discounts.php': () => toInputs({ body: { code: 'NEIGHBOURS', confirm: false } }),
  'PUT /api/staff-prices.php?decide=1': ({ priceRequest: id }) => toInputs({ body: { id, confirm: true } }),
  'GET /api/staff-jobs.php': noInput,
  'GET /api/staff-failed-jobs.php': noInput,
  'POST /api/staff-failed-jobs.php': () => toInputs({ body: { queue: 'make-export' } }),
  'DELETE /api/staff-failed-jobs.php': () => toInputs({ body: { queue: 'make-export' } }),
  'GET /api/staff-emails.php': ({ profile: member }) => toInputs({}, { query: { member } }),
  'GET /api/staff-email.php': ({ outboxEmail: id }) => toInputs({ query: { id } }),
  'GET /api/staff-email-figures.php': noInput,
  'GET /api/staff-stopped-emails.php': noInput,
  'DELETE /api/staff-stopped-emails.php': byMember,
  'GET /api/staff-email-previews.php': () => toInputs({ query: { language: 'en' } }),
  'GET /api/staff-email-preview.php': () => toInputs({ query: { language: 'en', name: 'None' } }),
  'GET /api/staff-announcements.php': noInput,
  'GET /api/staff-announcement.php': ({ announcement: id }) => toInputs({ query: { id } }),
  'POST /api/staff-announcement.php': () => toInputs({ body: announcement }),
  'PUT /api/staff-announcement.php': ({ announcement: id }) => toInputs({ body: { id, ...announcement } }),
  'DELETE /api/staff-announcement.php': ({ announcement: id }) => toInputs({ body: { id } }),
  'POST /api/staff-announcement-test.php': ({ announcement: id }) =>
    toInputs({ body: { id, language: 'en' } }),
  'POST /api/staff-announcement-sending.php': ({ announcement: id }) =>
    toInputs({ body: { id, members: 1 } }),
  'PUT /api/staff-announcement-sending.php': ({ announcement: id }) => toInputs({ body: { id, to: 'stop' } }),
  'GET /api/staff-announcement-preview.php': ({ announcement: id }) =>
    toInputs({ query: { id, language: 'en' } }),
  'GET /api/staff-partners.php': noInput,
  'POST /api/staff-partners.php': () => toInputs({ body: { name: randomUUID() } }),
  'DELETE /api/staff-partners.php': ({ partner: id }) => toInputs({ body: { id } }),
  'GET /api/staff-invitations.php': noInput,
  'GET /api/staff-invitation-figures.php': noInput,
  'POST /api/staff-invitations.php': () => toInputs({ body: { count: 1 } }),
  'DELETE /api/staff-invitations.php': ({ invitation: id }) => toInputs({ body: { id } }),
};
const unknownKey = createAuthenticator(`http://${secondHost}`);
const unasked = {
  challenge: 'unasked',
  rp: { id: secondHost, name: 'Lilac' },
  user: { id: 'nobody', name: 'Nobody', displayName: 'Nobody' },
};
const newcomer = createSignupForm({ name: 'Newcomer', country: 'GB', region: null, gender: 'female' });

const maskVariables = ({ status, body }: { status: number; body: unknown }) => [
  status,
  JSON.stringify(body ?? null).replace(
    // The default name of a site is that of the first site.
    /"default":\{"value":"Lavender"\}|"qr":"(?:[^"\\]|\\.)*"|[A-Z2-7]{32}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|[\w.]+@mail\.example|(?<="|invitation=)[\w-]{43}(?=")|\b[0-9A-F]{8}\b/g,
    '*',
  ),
];

const otherSitePattern = new RegExp(`Lavender\\b|${otherSite.photo.filename.slice(0, 32)}`);

async function answerTo(call: (typeof routes)[number]['call'], input: Input | undefined) {
  if (call.access === 'staff') return answerToStaff(call, input);
  const options = { siteId, name: 'Vera', country: 'GB', gender: 'female' } as const;
  const { accountId, ...member } = await server.signUpMember(options);
  const answer = await server.as({ accountId, ...member }, { host: secondHost }).send(call, input);
  await server.db.deleteFrom('accounts').where('id', '=', accountId).execute();
  return maskVariables(answer);
}

async function answerToStaff(call: (typeof routes)[number]['call'], input: Input | undefined) {
  const { db } = server;
  const staff = await createTestStaff(server, { siteId, browser: { host: secondHost } });
  const answer = await staff.send(call, input);
  await db.deleteFrom('staff').where('site_id', '=', siteId).execute();
  return maskVariables(answer);
}

const staffOfOtherSite = await createTestStaff(server, { browser: { host: secondHost } });

test('the table contains exactly the calls of the contract', () => {
  expect(Object.keys(inputsByCall).sort()).toEqual(routes.map(({ call }) => callName(call)).sort());
});

describe.each(routes.map(({ call }) => [callName(call), call] as const))('%s', (name, call) => {
  const asking = inputsByCall[name] ?? noInput;

  test('gives the same answer for ids of the other site and unknown ids, and changes nothing there (spec D4.1)', async () => {
    const before = await readSiteRows(server, 1);
    for (const index of asking(otherSite.names).keys()) {
      const answers = [];
      for (const names of [otherSite.names, unknownIds(server)])
        answers.push(await answerTo(call, asking(names)[index]));
      expect(answers[0]).toEqual(answers[1]);
      expect(answers[0]?.[1]).not.toMatch(otherSitePattern);
    }
    expect(await readSiteRows(server, 1)).toEqual(before);
  });

  test('ignores a session of the other site', async () => {
    const visitor = await server.visitor({ host: secondHost }).send(call, asking(unknownIds(server))[0]);
    const before = await readSiteRows(server, 1);
    const browser =
      call.access === 'staff' ? staffOfOtherSite : server.as(otherSite.bert, { host: secondHost });
    const stranger = await browser.send(call, asking(unknownIds(server))[0]);
    expect(maskVariables(stranger)).toEqual(maskVariables(visitor));
    if (call.access === 'member') expect(stranger.body).toMatchObject({ authentication_required: true });
    expect(await readSiteRows(server, 1)).toEqual(before);
  });
});

describe('lists and counts are separate', () => {
  test('searches find and count members of the requested host', async () => {
    const ofVisitor = await server.visitor({ host: secondHost }).call(searchMembers);
    const names = ofVisitor.profiles.map(({ name }) => name).sort();
    expect([names, ofVisitor.numResults]).toEqual([['Anna of Lilac', 'Bert of Lilac'], 2]);
    const ofBert = await server.as(ownSite.bert, { host: secondHost }).call(searchMembers);
    expect(ofBert.profiles.map(({ name }) => name)).toEqual(['Anna of Lilac']);
  });

  test('the same email address is a separate account on each site, with its own password', async () => {
    const email = 'one.address@mail.example';
    const firstAccount = await server.signUpMember({ email, password: 'een lange winteravond' });
    const other = await server.signUpMember({ siteId, email, password: 'heel iets anders' });
    const enter = (host: string, password: string) =>
      server.visitor({ host }).send(login, { body: { email, password } });
    expect((await enter(secondHost, 'een lange winteravond')).status).toBe(401);
    expect((await enter('localhost', 'een lange winteravond')).body).toMatchObject({
      user: { profile: { id: firstAccount.profileId } },
    });
    expect((await enter(secondHost, 'heel iets anders')).body).toMatchObject({
      user: { profile: { id: other.profileId } },
    });
  });

  test('pictures are served at the host of their site only', async () => {
    const at = (host: string, key: string) => server.visitor({ host }).request({ url: `/media/${key}` });
    expect((await at('localhost', otherSite.photo.filename)).status).toBe(200);
    const unknown = await at(secondHost, `${'a'.repeat(32)}/768.webp`);
    const other = await at(secondHost, otherSite.photo.filename);
    expect([other.status, other.body]).toEqual([unknown.status, unknown.body]);
  });
});

describe('limits of networks and addresses', () => {
  test('are separate for each site', async () => {
    const guess = (host: string) =>
      server.visitor({ host, remoteAddress: '203.0.113.7' }).send(activate, { body: { token: 'none' } });
    for (let time = 0; time < 60; time++) await guess('localhost');
    expect((await guess('localhost')).status).toBe(429);
    expect((await guess(secondHost)).status).toBe(410);
  });

  test('an address that is locked on one site can log in on the other', async () => {
    const email = 'locked.out@mail.example';
    await server.signUpMember({ email, password: 'hier is het stil' });
    await server.signUpMember({ siteId, email, password: 'hier is het stil' });
    const attempt = (host: string, password: string) =>
      server.visitor({ host }).send(login, { body: { email, password } });
    for (let time = 0; time < 5; time++) await attempt('localhost', 'verkeerd geraden');
    expect((await attempt('localhost', 'hier is het stil')).status).toBe(429);
    expect((await attempt(secondHost, 'hier is het stil')).status).toBe(200);
  });

  test('one idempotency key of a visitor creates an account on each site', async () => {
    const body = createSignupForm({ country: 'GB', region: null, gender: 'male' });
    const key = 'one-key-for-two-sites';
    const users = [];
    for (const host of ['localhost', secondHost])
      users.push(await server.visitor({ host }).call(signup, { body, key }));
    expect(users[0]?.user?.profile.id).not.toBe(users[1]?.user?.profile.id);
    expect(users[1]?.user?.email).toBe(body.email);
  });

  test('attempts to find accounts are counted for each site', async () => {
    const { email } = otherSite.bert;
    expect((await server.visitor().send(checkSignup, { body: { email } })).status).toBe(422);
    expect((await server.visitor({ host: secondHost }).send(checkSignup, { body: { email } })).status).toBe(
      200,
    );
  });
});

test('a session of one site opens no socket at the host of another, and stays valid', async () => {
  const url = await server.http.listen({ port: 0, host: '127.0.0.1' });
  const cookie = `session=${otherSite.bert.sessionSecret}`;
  const { port } = new URL(url);
  const stranger = openSocket(url, {
    cookie,
    host: `${secondHost}:${port}`,
    origin: `http://${secondHost}:${port}`,
  });
  await expect.poll(() => stranger.closedWith()).toBe(4403);
  expect(stranger.frames).toEqual([]);
  (
    await greeted(openSocket(url, { cookie, host: `localhost:${port}`, origin: `http://localhost:${port}` }))
  ).close();
  expect((await server.as(otherSite.bert).call(getUser)).user?.profile.id).toBe(otherSite.bert.profileId);
});
