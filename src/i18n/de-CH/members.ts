import type { MembersMessages, PartialCatalogue } from '../messages.ts';

export default {
  chat: {
    similar_name:
      'Du chattest auch mit jemandem, der fast genauso heisst wie {name}. Nur damit du weisst, wer das hier ist.',
  },
  chat_photo: {
    enlarge: 'Foto von {name} vergrössern',
    enlarge_mine: 'Eigenes Foto vergrössern',
  },
  chats: {
    delete_failed: 'Der Chat liess sich nicht löschen. Wir laden die Liste neu.',
  },
  gift_name: {
    bouquet: 'Blumenstrauss',
    dinner: 'Nachtessen',
  },
  icebreaker: {
    about_me: 'Hoi {name}, dein Profil hat mich neugierig gemacht. Erzählst du mir mehr?',
  },
  icebreaker_interest: {
    outdoors: 'Wald, See oder Berge: Wo kommst du zur Ruhe?',
    biking: 'Rennvelo, Mountainbike oder einfach zur nächsten Bar?',
    beach: 'Ein Tag am See: lesen, schwimmen oder vor allem Leute schauen?',
    sushi: 'Wo gibt es das beste Sushi? Ich suche noch ein Stammlokal.',
    wine: 'Rot, weiss oder was gerade offen ist?',
  },
  picker: {
    no_gif: 'Kein GIF zu «{words}» gefunden.',
  },
  check_in_alert: {
    alarmed: 'Deine Vertrauensperson weiss Bescheid.',
  },
  report: {
    danger:
      'Ist gerade jemand in Gefahr? Ruf 117 oder 112 an. Wir schauen so schnell wir können, sind aber kein Rettungsdienst.',
  },
  ios_install: {
    add: 'Wähl «Zum Home-Bildschirm».',
    confirm: 'Tipp oben rechts auf «Hinzufügen».',
  },
  push_offer: {
    failed: 'Die Mitteilungen liessen sich nicht einschalten. Versuch es später noch mal.',
    denied_app:
      'Halt das Symbol der App gedrückt oder öffne ihr Menü ⋮ und wähl «App-Info». Schalt dort «Benachrichtigungen» ein.',
    denied_chrome:
      'Öffne das Symbol links neben der Webadresse, wähl «Berechtigungen» oder «Website-Einstellungen» und lass «Benachrichtigungen» zu.',
    denied_firefox:
      'Öffne das Schloss links neben der Webadresse und heb bei «Benachrichtigungen senden» die Blockade auf. Lade die Seite danach neu.',
    denied_safari:
      'Wähl im Menü «Safari» die «Einstellungen», dann «Websites» und «Mitteilungen», und erlaube sie für diese Seite.',
    denied_ios:
      'Öffne die App «Einstellungen», wähl «Mitteilungen», dann diese Seite, und schalt Mitteilungen ein.',
  },
  album: {
    enlarge: 'Albumfoto {number, number} vergrössern',
  },
  photo: {
    open: 'Foto {number, number} von {name} vergrössern',
    zoom_in: 'Vergrössern',
  },
  interest: {
    kissing: 'Küssen',
    party: 'Ausgang',
    biking: 'Velofahren',
    bbq: 'Grillieren',
  },
  reason: {
    fun: 'Spass',
  },
  near: {
    ask_text:
      'Dann siehst du, wer in der Nähe ist. Deinen genauen Standort speichern wir nie. Andere sehen höchstens «weniger als 5 km».',
    unsupported: 'Dieser Browser weiss nicht, wo du bist. Wähl einen Ort.',
  },
  search: {
    saved_done: '«{name}» ist gespeichert',
    saved_removed: '«{name}» ist gelöscht',
  },
} satisfies PartialCatalogue<MembersMessages>;
