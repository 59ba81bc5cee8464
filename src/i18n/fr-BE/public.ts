import type { PartialCatalogue, PublicMessages } from '../messages.ts';

export default {
  bundles: {
    place: 'Prix TVA comprise. Pays : {country}.',
  },
  pricing: {
    subscription_text: 'Tu paies un pack une seule fois. Aucune domiciliation, jamais.',
  },
  errors: {
    field_required:
      '{field, select, email {Indique ton adresse e-mail} password {Indique ton mot de passe} old_password {Indique ton ancien mot de passe} new_password {Choisis un nouveau mot de passe} name {Indique un nom} account_holder {Indique le titulaire du compte} iban {Indique ton IBAN} street {Indique ta rue} house_number {Indique le numéro de ta rue} zip {Indique ton code postal} city {Indique ta ville} phone {Indique ton numéro de GSM} otp {Saisis le code} topic {Choisis un sujet} gender {Choisis ton genre} country {Choisis ton pays} date_of_birth {Indique ta date de naissance} other {Remplis ce champ}}',
    iban_country: 'La domiciliation n’est pas possible depuis un compte de ce pays.',
    phone_invalid: 'Indique un numéro de GSM.',
    direct_debit_open:
      'Tu as encore une domiciliation en cours. Quand elle sera payée, tu pourras de nouveau choisir ce moyen. Pour l’instant, prends-en un autre.',
    direct_debit_limit:
      'Tu as atteint ta limite de domiciliations. Réessaie plus tard, choisis un pack moins cher ou paie autrement.',
    consent_required: 'Accepte la domiciliation pour continuer.',
    direct_debit_refused:
      'La domiciliation n’est pas possible pour l’instant. Réessaie plus tard, choisis un pack moins cher ou un autre moyen de paiement.',
  },
} satisfies PartialCatalogue<PublicMessages>;
