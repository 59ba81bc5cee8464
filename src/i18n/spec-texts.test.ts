import { expect, test } from 'vitest';
import englishAccount from './en/account.ts';
import englishMembers from './en/members.ts';
import english from './en/public.ts';
import dutchAccount from './nl/account.ts';
import dutchMembers from './nl/members.ts';
import dutch from './nl/public.ts';

test.each([
  ['Nee', dutchAccount.swipe_game.no],
  ['Ja', dutchAccount.swipe_game.yes],
  ['Je hebt onvoldoende credits', dutchMembers.chat.short_title],
  ['Je profielnaam moet anders zijn dan je e-mailadres', dutch.errors.name_equals_email],
  ['Je profielnaam mag niet beginnen met een @', dutch.errors.name_starts_with_at],
  ['Vul uw geboortedatum in ({min_age}+ jaar)', dutch.errors.birth_date_minimum_age],
  ['Ongeldige geboortedatum.', dutch.errors.birth_date_invalid],
  ['Ongeldige e-mail', dutch.errors.email_invalid],
  ['Dit e-mailadres heeft al een account op deze site.', dutch.errors.email_taken],
  ['Nieuw e-mailadres invalide.', dutch.errors.new_email_invalid],
  ['De opgegeven wachtwoorden zijn niet gelijk.', dutch.errors.passwords_differ],
  ['Controleer je oude wachtwoord.', dutch.errors.old_password_wrong],
  ['E-mailadres niet gevonden', dutch.errors.email_unknown],
  ['Link verlopen of invalide, vraag een nieuwe e-mail aan', dutch.errors.link_expired],
  ['Code niet gevonden', dutch.errors.discount_code_unknown],
  ['Code reeds gebruikt', dutch.errors.discount_code_used],
  ['Code ongeldig', dutch.errors.sms_code_invalid],
  ['Betaling mislukt', dutch.errors.payment_failed],
  ['Creditcard betaling mislukt', dutch.errors.card_payment_failed],
  ['Er is een fout opgetreden, probeer het later opnieuw.', dutch.errors.generic],
  ['Er is een fout opgetreden.', dutch.errors.generic_short],
  ['Login mislukt, probeer opnieuw', dutch.errors.login_failed],
  ['Te veel foute pogingen, account voor {minutes} min geblokkeerd.', dutch.errors.login_blocked],
  ['Activeren mislukt', dutch.errors.activation_failed],
  ['Je hebt onvoldoende credits', dutch.errors.insufficient_credits],
  ['Deze functie is alleen beschikbaar voor premium leden.', dutch.errors.premium_only],
  [
    '{name} heeft je geblokkeerd. Je kunt het profiel van {name} niet meer bekijken.',
    dutch.errors.blocked_by_member,
  ],
])('%s', (wanted, text) => {
  expect(text).toBe(wanted);
});

test.each([
  ['Get Premium', english.nav.get_premium, dutch.nav.get_premium],
  ['Search members', english.nav.members, dutch.nav.members],
  ['Important information', english.entry_warning.title, dutch.entry_warning.title],
  ['New like!', englishMembers.like_modal.title, dutchMembers.like_modal.title],
  ['Unlock', englishMembers.photo.unlock, dutchMembers.photo.unlock],
  ['Error', english.page_error.message, dutch.page_error.message],
  ['This page could not be found', english.page_error.not_found, dutch.page_error.not_found],
])('%s (spec D2.38)', (wanted, text, inDutch) => {
  expect(text).toBe(wanted);
  expect(inDutch).not.toBe(wanted);
});

const sameInBothLanguages = new Set([
  ...[
    'Recent',
    'Likes',
    'Matches',
    'Sexy',
    '18-35',
    '35+',
    'Emoji',
    'GIF',
    'GIF: {words}',
    'Powered by KLIPY',
  ],
  ...['{count, number}+', '{name}:', '{name}, {age}'],
]);

test('the Dutch texts of likes, swiping, finding, chats and gifts are translated (spec U2)', () => {
  const dutchTexts: Record<string, object> = { ...dutchMembers, ...dutchAccount };
  const englishTexts: Record<string, object> = { ...englishMembers, ...englishAccount };
  const namespaces = Object.keys(dutchTexts).filter(name =>
    /^(like|swipe|match_finder|finder|chat|message_menu|refusal|icebreaker|gift|gif|picker|return)/.test(
      name,
    ),
  );
  const untranslated = namespaces.flatMap(name => {
    const english = new Map(Object.entries(englishTexts[name] ?? {}));
    return Object.entries(dutchTexts[name] ?? {}).filter(
      ([key, text]) => english.get(key) === text && !sameInBothLanguages.has(text),
    );
  });
  expect(untranslated).toEqual([]);
});
