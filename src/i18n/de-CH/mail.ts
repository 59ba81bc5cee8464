import type { MailMessages, PartialCatalogue } from '../messages.ts';

export default {
  activation_mail: {
    not_you:
      'Hast du dich nicht registriert? Dann öffne den Link und wähl «Das war ich nicht»: Der Account verschwindet sofort. Tust du nichts, verschwindet er nach {days, number} Tagen von selbst.',
  },
  export_page: {
    files: 'Dasselbe liegt im Ordner «data», für Programme. Deine Fotos sind im Ordner «photos».',
  },
  frozen_mail: {
    preview: 'Wir klären etwas. Das heisst es für dich.',
  },
  mail_parts: {
    greeting: 'Hallo {name}',
    greeting_unnamed: 'Hallo',
  },
  passkey_mail: {
    added:
      'Zu deinem Account ist ein Passkey dazugekommen: «{passkey}». Damit kannst du dich ohne Passwort einloggen.',
    removed: 'Der Passkey «{passkey}» wurde aus deinem Account gelöscht. Dein Passwort gilt weiter.',
  },
  message_summary: {
    words: '«{words}»',
  },
  check_in_consent_mail: {
    text: '{name} trifft ab und zu neue Leute und möchte, dass jemand weiss, wo. Dürfen wir dir schreiben, wenn {name} sich danach nicht meldet?',
    never:
      'Kennst du {name} nicht? Dann musst du nichts tun. Du kannst solche Fragen auch für immer ausschliessen.',
  },
  complaint_answer_mail: {
    text: 'Du hast uns eine Beschwerde zu «{topic}» geschickt. Das ist unsere Antwort:',
  },
  complaint_mail: {
    text: 'Deine Beschwerde zu «{topic}» ist bei uns. Wir lesen sie, gehen ihr nach und antworten an diese Adresse. Willst du etwas ergänzen? Dann antworte auf diese Mail.',
  },
  decision_mail: {
    other_ways:
      'Du kannst dich auch an eine zugelassene Stelle für aussergerichtliche Streitbeilegung oder an ein Gericht wenden.',
  },
  report_decision_mail: {
    text: 'Du hast {subject} gemeldet: «{reason}». Jemand von uns hat es sich angesehen.',
    action:
      'Wir haben eingegriffen, nach dieser Regel: {rule} Mehr können wir dir über das andere Mitglied nicht sagen, und es weiss nicht, dass die Meldung von dir kam.',
  },
  report_mail: {
    text: 'Deine Meldung ist bei uns: «{reason}». Was du gesehen hast, halten wir fest, wie es war. Das gemeldete Mitglied erfährt nicht, von wem die Meldung kommt.',
  },
  report_undone_mail: {
    text: 'Du hast {subject} gemeldet: «{reason}».',
  },
  receipt_mail: {
    vat: 'Darin sind {percentage, number}% MWST enthalten: {money}.',
  },
  receipt_sheet: {
    vat: 'Davon MWST {percentage, number}% ({country})',
    no_vat: 'MWST ({country})',
    vat_number: 'MWST-Nr. {number}',
  },
  signup_reminder_discreet: {
    not_you:
      'Hast du um nichts gebeten? Dann öffne den Link und wähl «Das war ich nicht»: Deine Angaben verschwinden sofort.',
  },
  signup_reminder_mail: {
    not_you:
      'Hast du dich nicht registriert? Dann öffne den Link und wähl «Das war ich nicht»: Der Account verschwindet sofort.',
  },
} satisfies PartialCatalogue<MailMessages>;
