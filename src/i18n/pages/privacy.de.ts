import type { StaticPage } from './static-page.ts';

export default {
  title: 'Datenschutz',
  description: 'Welche Daten {site} über dich hat, wofür, wer sie sieht und wie du sie löschst.',
  intro:
    'Wer du bist und was du suchst, ist deine Sache. Hier liest du, welche Daten wir haben, wofür, und wie du sie einsiehst, mitnimmst oder löschst. Verantwortlich ist {company_name}, {company_address}, {company_city}, {company_country}.',
  sections: [
    {
      heading: 'Was wir über dich wissen',
      list: [
        'Was du angibst: E-Mail-Adresse, Profilname, Geburtsdatum, Geschlecht, Land und, wenn du willst, Region, Wohnort, Aussehen, Interessen und deinen eigenen Text.',
        'Was du tust: Fotos, Likes, Nachrichten, Geschenke, Blockierungen und Meldungen.',
        'Was du kaufst: Pakete, Beträge und die Zahlungsart. Deine Karten- oder Kontodaten gehen an den Zahlungsdienst; bei einer Lastschrift speichern wir selbst, verschlüsselt, was das Mandat verlangt: Name, Adresse, Konto und Telefonnummer, bis 14 Monate nach der Abbuchung, auch wenn du deinen Account löschst.',
        'Wie du zu uns gekommen bist: über welchen Partner oder Link, mit den Kennzeichen in diesem Link. Nicht, wer dich eingeladen hat.',
        'Was nötig ist, damit die Seite sicher bleibt: wo und womit du dich eingeloggt hast (Land, Gerät und Browser), deine Passkeys und, ganz kurz, das Netz, aus dem eine Anfrage kommt.',
      ],
    },
    {
      heading: 'Sensible Daten',
      paragraphs: [
        'Deine Orientierung, deine Interessen und manchmal schon, dass du hier bist, sagen etwas über dein Sexualleben. Das Gesetz schützt das besonders. Wir verwenden es nur mit deiner ausdrücklichen Einwilligung, die du gibst, indem du dich registrierst und diese Felder ausfüllst. Du kannst jedes Feld leer lassen oder später leeren, und deine Einwilligung widerrufen, indem du deinen Account löschst.',
        'Fragt der Matchfinder nach Vorlieben bei Aussehen oder Herkunft, kannst du das überspringen. Diese Antwort schließt niemanden aus und verlässt deinen Browser nicht.',
      ],
    },
    {
      heading: 'Wofür, und auf welcher Grundlage',
      list: [
        'Dein Account, Suche, Likes, Chats und Käufe: um den Vertrag mit dir zu erfüllen.',
        'Sensible Daten, Mitteilungen auf deinem Gerät und Neuigkeiten per Mail: mit deiner Einwilligung.',
        'Missbrauch, Spam und Betrug abwehren: weil du, andere Mitglieder und wir ein Interesse daran haben.',
        'Zahlungen und Mehrwertsteuer: weil das Gesetz es verlangt. Die Mehrwertsteuer richtet sich nach zwei Hinweisen auf das Land, in dem du bist.',
      ],
    },
    {
      heading: 'Wer was sieht',
      paragraphs: [
        'Andere Mitglieder sehen deinen Profilnamen, dein Alter, deine öffentlichen Fotos und was du sonst angibst. Nie dein Geburtsdatum oder deine E-Mail-Adresse. Premium-Mitglieder sehen auch deine privaten Fotos; dein geschlossenes Album sehen nur Mitglieder, die du auswählst. Gäste ohne Account sehen dein Profil (Hauptfoto, Name, Alter, Ort und was du über dich schreibst) nur, wenn du es erlaubst.',
        'Bist du unsichtbar, sehen nur Mitglieder dein Profil, denen du geschrieben oder einen Like gegeben hast. Wer von dir blockiert ist, sieht dich nicht mehr. Ob du online bist, schreibst, liest oder ein Profil besucht hast, kannst du ausschalten; dann siehst du es bei anderen auch nicht.',
      ],
    },
    {
      heading: 'Wo du bist',
      paragraphs: [
        'Nutzt du deinen Standort, suchen wir den Ort dazu und vergessen die Koordinaten: Wir speichern sie nicht. Wir kennen nur deinen Wohnort oder ein Gebiet von 5 mal 5 Kilometern. Andere sehen höchstens eine Entfernung in groben Schritten. Aus jedem Foto, das du einstellst, nehmen wir den Standort und andere versteckte Daten heraus.',
      ],
    },
    {
      heading: 'An wen wir Daten geben',
      paragraphs: [
        'An Dienstleister, die für uns arbeiten: Hosting, Mail, Zahlungen, SMS und Mitteilungen. Sie bekommen nur, was sie brauchen, und dürfen nichts anderes damit tun. Mitteilungen auf deinem Gerät gehen ohne Namen und ohne Inhalt. Sonst geben wir nur etwas heraus, wenn das Gesetz uns dazu verpflichtet.',
        'Wir verkaufen weder Daten noch Mitglieder und teilen sie nicht mit anderen Dating-Firmen. Das ist in der Seite fest eingebaut: Die Einstellung „member_resell“ ist immer „{member_resell}“.',
      ],
    },
    {
      heading: 'Wie lange',
      list: [
        'Dein Account und Profil: bis du sie löschst. {deletion_days} Tage danach ist alles endgültig gelöscht, auch Chats bei der anderen Person.',
        'Ein Account, dessen E-Mail-Adresse niemand bestätigt: {unconfirmed_days} Tage. Was ein Partner über dich weitergegeben hat, ohne dass du die Registrierung abgeschlossen hast: {partner_signup_days} Tage.',
        'Nachrichten: nach 180 Tagen verborgen, 30 Tage später gelöscht.',
        'Eine Kopie deiner Daten, die du angefordert hast: {export_days} Tage.',
        'Zahlungen: so lange das Steuerrecht es verlangt, getrennt von deinem Profil.',
        'Beweise zu einer Meldung: bis die Meldung abgeschlossen ist.',
      ],
      paragraphs: [
        'Gratis-Credits und den Willkommensrabatt geben wir einmal pro E-Mail-Adresse. Löschst du einen Account, der sie bekommen hat, behalten wir dafür {mailbox_months} Monate einen verschlüsselten Abdruck deiner E-Mail-Adresse, und sonst nichts von dir. Aus diesem Abdruck lässt sich keine Adresse ablesen.',
        'Spielen wir eine Sicherungskopie zurück, werden gelöschte Accounts wieder gelöscht. Dafür behalten wir von einem gelöschten Account {erasure_days} Tage ein Pseudonym, und sonst nichts von dir.',
      ],
    },
    {
      heading: 'Deine Rechte',
      paragraphs: [
        'Du kannst deine Daten einsehen, berichtigen, mitnehmen, löschen und ihrer Nutzung widersprechen. Das meiste machst du selbst: in deinem Profil und in den Einstellungen, wo du alles herunterladen und deinen Account löschen kannst. Dort siehst du auch, wo du eingeloggt bist.',
        'Klappt etwas nicht? Schreib an {support_email}; wir antworten innerhalb eines Monats. Du kannst dich auch bei der Datenschutzbehörde deines Landes beschweren, in den Niederlanden ist das die Autoriteit Persoonsgegevens.',
      ],
      links: [{ label: 'Einstellungen', href: '/settings' }],
    },
    {
      heading: 'Keine Entscheidung allein durch einen Computer',
      paragraphs: [
        'Programme helfen, Spam und Missbrauch zu finden. Ob ein Account geschlossen wird, entscheidet ein Mensch, und du kannst Einspruch einlegen.',
      ],
    },
    {
      heading: 'Sicherheit',
      paragraphs: [
        'Dein Passwort speichern wir so, dass auch wir es nicht lesen können. Der Datenverkehr ist verschlüsselt, der Zugriff ist begrenzt und wird protokolliert. Geht doch etwas schief, das Folgen für dich hat, erfährst du es von uns.',
      ],
      links: [{ label: 'Cookies', href: '/pages/cookies' }],
    },
  ],
} satisfies StaticPage;
