import type { PartialCatalogue, PublicMessages } from '../messages.ts';

export default {
  signup: {
    name_hint: 'Andere leden zien deze naam. Het hoeft je echte naam niet te zijn.',
    message_placeholder: 'Hey, leuk profiel…',
  },
  errors: {
    request_running: 'We zijn hier nog mee bezig. Probeer het straks opnieuw.',
    unavailable: 'We zijn even niet bereikbaar. Probeer het straks opnieuw.',
    card_payment_failed: 'Betaling met kredietkaart mislukt',
    gifs_away: 'GIF’s werken even niet. Je bericht kun je gewoon versturen.',
    field_required:
      '{field, select, email {Vul je e-mailadres in} password {Vul je wachtwoord in} old_password {Vul je oude wachtwoord in} new_password {Kies een nieuw wachtwoord} name {Vul een naam in} account_holder {Vul in op wiens naam de rekening staat} iban {Vul je IBAN in} street {Vul je straat in} house_number {Vul je huisnummer in} zip {Vul je postcode in} city {Vul je woonplaats in} phone {Vul je gsm-nummer in} otp {Vul de code in} topic {Kies een onderwerp} gender {Kies je geslacht} country {Kies je land} date_of_birth {Vul je geboortedatum in} other {Vul dit in}}',
    phone_invalid: 'Vul een gsm-nummer in.',
    direct_debit_open:
      'Je hebt nog een domiciliëring openstaan. Zodra die is betaald, kun je weer via domiciliëring betalen. Kies nu een andere manier.',
    direct_debit_limit:
      'Je hebt je limiet voor domiciliëring bereikt. Probeer het later opnieuw, kies een goedkopere bundel of betaal op een andere manier.',
    consent_required: 'Geef toestemming voor de domiciliëring om verder te gaan.',
    direct_debit_refused:
      'Domiciliëring kan nu niet. Probeer het later, kies een goedkopere bundel of een andere betaalmethode.',
  },
  notice: {
    danger: 'Loopt iemand nu gevaar? Bel 112 of je lokale noodnummer. Wij zijn geen hulpdienst.',
  },
  safety: {
    emergency: 'Nu in gevaar: het noodnummer',
  },
  page_error: {
    unreachable_help: 'Dat duurt meestal maar kort. Probeer het straks opnieuw.',
    still: 'Nog geen verbinding. Probeer het straks nog eens.',
  },
  state: {
    loading: 'Een ogenblik',
    not_sent:
      'Er is nu geen verbinding, dus dit is nog niet verstuurd. Wat je typte, staat er nog: probeer het straks nog eens.',
  },
} satisfies PartialCatalogue<PublicMessages>;
