import type { PartialCatalogue, PublicMessages } from '../messages.ts';

export default {
  account_deleted: {
    hidden: 'Nobody can see you any more, and you’re logged out everywhere.',
    until:
      'You can come back until {until}, with the link in the email we’ve just sent you. After that, we erase everything for good.',
  },
  complete_signup: {
    over_text:
      'This link has already been used or is no longer valid. If you’ve already finished signing up, log in. Otherwise, just sign up here.',
    over_member:
      'This link has already been used or is no longer valid. You’re logged in, so you don’t need it any more.',
  },
  login: {
    passkey_cancelled: 'The passkey login was cancelled. Try again or use your password.',
  },
  bundles: {
    place: 'Prices including VAT: {country}.',
  },
  errors: {
    invitation_unknown: 'We don’t recognise this invitation. Check that you opened the whole link.',
    field_required:
      '{field, select, email {Enter your email address} password {Enter your password} old_password {Enter your old password} new_password {Choose a new password} name {Enter a name} account_holder {Enter the name of the account holder} iban {Enter your IBAN} street {Enter your street} house_number {Enter your house number} zip {Enter your postcode} city {Enter your town} phone {Enter your mobile number} otp {Enter the code} topic {Choose a topic} gender {Choose your gender} country {Choose your country} date_of_birth {Enter your date of birth} other {Please fill this in}}',
    place_not_a_place: 'Enter only a town or a neighbourhood',
    position_unknown: 'We don’t recognise this location',
    ordered_just_now: 'You’ve just ordered this with the same payment method. Do you want to order it again?',
  },
} satisfies PartialCatalogue<PublicMessages>;
