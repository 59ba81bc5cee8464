import { expect, test } from 'vitest';
import dutchMembers from './nl/members.ts';
import dutch from './nl/public.ts';

/** Texts the specification gives to the letter, sections 2, 5 and 8. */
test.each([
  ['Get Premium', dutch.nav.get_premium],
  ['New like!', dutchMembers.like_modal.title],
  ['Error', dutch.page_error.message],
  ['This page could not be found', dutch.page_error.not_found],
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
