import type { AccountMessages, PartialCatalogue } from '../messages.ts';

export default {
  discretion: {
    mode_text:
      'Der Tab heisst «{name}» und bekommt ein neutrales Symbol. Mails und Mitteilungen kommen auch von «{name}» und nennen keine Namen. Installierst du danach die App, heisst sie genauso. In diesem Browser gilt das schon vor dem Einloggen.',
  },
  passkeys: {
    added: '«{name}» ist hinzugefügt. Du kannst dich gleich damit einloggen.',
    rename_name: '«{name}» umbenennen',
    renamed: 'Der Passkey heisst jetzt «{name}».',
    remove_name: '«{name}» löschen',
    remove_question: '«{name}» löschen?',
    removed: '«{name}» ist gelöscht. Du kannst dich damit nicht mehr einloggen.',
  },
  settings: {
    switched_on: '«{label}» ist an',
    switched_off: '«{label}» ist aus',
  },
  install_page: {
    by_menu:
      'Öffne das Menü deines Browsers und wähl «App installieren» oder «Zum Startbildschirm hinzufügen». Steht das nicht da? Dann kann dieser Browser es nicht.',
    neutral: 'Du nutzt den diskreten Modus: Die App heisst «{name}» und hat ein neutrales Symbol.',
  },
  check_in: {
    due_text:
      'Du wolltest, dass wir dich am {time} fragen. Eine halbe Stunde später schreiben wir {friend}, ausser du antwortest.',
    plan_done: 'Geplant. Wir fragen dich am {time}. Viel Spass.',
  },
  check_in_link: {
    alarmed_text: 'Deine Vertrauensperson weiss Bescheid. Ist alles gut, sagen wir es ihr sofort.',
    done_text: 'Du kannst diese Seite schliessen.',
  },
  buying: {
    vat: 'Alle Preise inklusive MWST. Du zahlst einmal: Es gibt kein Abo.',
  },
  direct_debit: {
    street: 'Strasse',
  },
  order: {
    vat: 'Davon {percentage, number}% MWST ({country})',
    statement: 'Auf deinem Kontoauszug steht «{statement}».',
  },
  decisions: {
    other_ways:
      'Du kannst dich auch an eine zugelassene Stelle für aussergerichtliche Streitbeilegung oder an ein Gericht wenden. Dafür musst du hier keinen Einspruch einlegen.',
  },
  house_rule: {
    harassment: 'Keine Belästigung, keine Beleidigung, kein Hass. Nein heisst nein.',
  },
  swipe_game: {
    keys: 'Mit der Tastatur: ← heisst nein, → heisst ja, die Rücktaste nimmt dein letztes Nein zurück.',
  },
  enable_emails: {
    done_text: 'Deine Adresse ist bestätigt. Unter «Mitteilungen» wählst du, wozu wir mailen.',
  },
  notification_type: {
    reminders: 'Registrierung abschliessen',
  },
  notifications: {
    saved: '«{label}» ist gespeichert',
  },
  unsubscribe: {
    question: 'Keine Mails mehr zu «{what}»?',
    done_type: 'Keine Mails mehr zu «{what}»',
    done_text: 'Erledigt. Willst du sie später wieder, schalt sie unter «Mitteilungen» ein.',
  },
  payment_kind: {
    voucher: 'Mit einem Code vom Kiosk',
  },
  payment_result: {
    pending_text:
      'Das dauert meist ein paar Sekunden. Du kannst diese Seite ruhig schliessen: Deine Credits kommen von selbst, und dann bekommst du eine Mail.',
    pending_transfer:
      'Eine Überweisung dauert ein bis drei Werktage. Du kannst diese Seite ruhig schliessen: Deine Credits kommen von selbst, und dann bekommst du eine Mail.',
  },
  spending_limit: {
    hint: 'Weniger gilt sofort. Mehr gilt nach {hours, number} Stunden, damit du eine Nacht darüber schlafen kannst. 0 heisst: nichts kaufen.',
  },
  contacts: {
    remove_by_value: 'Weisst du nicht, wer es ist?',
  },
  editor: {
    country_hint: 'Wählst du ein anderes Land, werden Kanton oder Region und Wohnort geleert.',
    living_area_hint: 'In deinen eigenen Worten: ein Quartier, eine Gegend, am See.',
  },
  interest_group: {
    culture: 'Kultur und Ausgang',
    own: 'Ausserdem',
  },
  word_filter: {
    hint: 'Ganze Wörter. Grossbuchstaben, Akzente und Leerzeichen spielen keine Rolle.',
    added: '«{word}» ist jetzt verborgen.',
    remove: '«{word}» löschen',
    removed: '«{word}» ist nicht mehr verborgen.',
  },
  finder_answer: {
    white: 'Weiss',
  },
  match_finder: {
    race_note:
      'Das darfst du überspringen. Deine Antwort schliesst niemanden aus, wird nicht gespeichert und verlässt dein Gerät nicht.',
  },
} satisfies PartialCatalogue<AccountMessages>;
