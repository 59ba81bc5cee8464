import type { PartialCatalogue, PublicMessages } from '../messages.ts';

export default {
  bundles: {
    place: 'Prix TVA comprise. Pays : {country}.',
  },
  errors: {
    field_required:
      '{field, select, email {Indique ton adresse e-mail} password {Indique ton mot de passe} old_password {Indique ton ancien mot de passe} new_password {Choisis un nouveau mot de passe} name {Indique un nom} account_holder {Indique le titulaire du compte} iban {Indique ton IBAN} street {Indique ta rue} house_number {Indique le numéro de ta rue} zip {Indique ton NPA} city {Indique ta ville} phone {Indique ton numéro de natel} otp {Saisis le code} topic {Choisis un sujet} gender {Choisis ton genre} country {Choisis ton pays} date_of_birth {Indique ta date de naissance} other {Remplis ce champ}}',
    phone_invalid: 'Indique un numéro de natel.',
  },
} satisfies PartialCatalogue<PublicMessages>;
