import type { PartialCatalogue, PublicMessages } from '../messages.ts';

export default {
  complete_signup: {
    title: 'Registrierung abschliessen',
  },
  signup: {
    name_question: 'Wie willst du heissen?',
    message_placeholder: 'Hoi, dein Profil gefällt mir …',
  },
  bundles: {
    place: 'Preise inklusive MWST. Land: {country}.',
  },
  errors: {
    payload_too_large: 'Das ist zu gross zum Senden.',
    unsubscribe_link_invalid:
      'Dieser Abmeldelink stimmt nicht. Sieh nach, ob du den ganzen Link geöffnet hast, oder log dich ein und schalt die Mails unter «Mitteilungen» aus.',
    first_messages_slowed:
      'Vorerst kannst du weniger neuen Leuten schreiben als sonst. Das nächste Mal geht in {hours, plural, one {{minutes, plural, one {# Minute} other {# Minuten}}} other {# Stunden}}, oder früher, wenn jemand antwortet. Warum, und wie du Einspruch einlegst, steht in deinen Einstellungen unter «Meldungen und Entscheidungen». Laufende Chats gehen normal weiter.',
    first_messages_stopped:
      'Du kannst vorerst keinen neuen Leuten schreiben. Warum, und wie du Einspruch einlegst, steht in deinen Einstellungen unter «Meldungen und Entscheidungen». Laufende Chats gehen normal weiter.',
    field_required:
      '{field, select, email {Gib deine E-Mail-Adresse ein} password {Gib dein Passwort ein} old_password {Gib dein altes Passwort ein} new_password {Wähl ein neues Passwort} name {Gib einen Namen ein} account_holder {Gib ein, auf wen das Konto läuft} iban {Gib deine IBAN ein} street {Gib deine Strasse ein} house_number {Gib deine Hausnummer ein} zip {Gib deine Postleitzahl ein} city {Gib deinen Wohnort ein} phone {Gib deine Handynummer ein} otp {Gib den Code ein} topic {Wähl ein Thema} gender {Wähl dein Geschlecht} country {Wähl dein Land} date_of_birth {Gib dein Geburtsdatum ein} other {Füll das Feld aus}}',
    place_not_a_place: 'Gib nur einen Ort oder ein Quartier ein',
    check_in_limit:
      'Du kannst {check_ins_open, number} Check-ins gleichzeitig haben. Schliess erst einen ab.',
    payments_open: 'Ein paar Zahlungen von dir laufen noch. Schliess erst eine ab oder brich eine ab.',
    discount_code_unfit:
      'Dieser Code gilt nicht {why, select, country {für das Land, aus dem du zahlst} currency {in dieser Währung} minimum_order_value {für einen so kleinen Betrag: Wähl ein grösseres Paket} paymentmethods {bei dieser Zahlungsart} other {für diese Bestellung}}.',
    photo_too_large: 'Dieses Foto ist grösser als {photo_megabytes} MB',
  },
  complaints: {
    follow_unknown:
      'Zu dieser Nummer und dieser Adresse finden wir nichts. Was du als Mitglied gemeldet hast, findest du in deinen Einstellungen unter «Meldungen und Entscheidungen».',
  },
  notice: {
    danger:
      'Ist gerade jemand in Gefahr? Ruf 117, 112 oder den Notruf vor Ort an. Wir sind kein Rettungsdienst.',
  },
  action: {
    close: 'Schliessen',
  },
  transparency: {
    security_text:
      'Sag es zuerst uns: <email></email>. Geh nur so weit, wie es für den Nachweis nötig ist, lass die Daten von Mitgliedern in Ruhe und gib uns Zeit, die Lücke zu schliessen. Dann sind wir dir dankbar und gehen nicht gegen dich vor.',
  },
} satisfies PartialCatalogue<PublicMessages>;
