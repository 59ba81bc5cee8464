import type { StaticPage } from './static-page.ts';

export default {
  title: 'Sicher daten',
  description: 'Kurze Tipps zu Dates, Geld, Fotos und Erpressung, und wen du Tag und Nacht anrufen kannst.',
  intro:
    'Männer treffen soll Spaß machen. Die meisten meinen es ehrlich; diese Tipps sind für den einen, der es nicht tut. Was auch passiert ist: Du bist nicht schuld, und du bist nicht der Erste.',
  sections: [
    {
      id: 'extortion',
      heading: 'Droht jemand, deine Fotos zu verbreiten?',
      paragraphs: [
        'Das heißt Sextortion. Es ist strafbar, es ist ein Geschäft, und es passiert Tausenden Männern. Atme durch: Du kannst jetzt sofort etwas tun.',
      ],
      list: [
        'Zahl nicht. Wer zahlt, soll danach wieder zahlen.',
        'Antworte nicht mehr. Du musst nichts erklären, nicht betteln und nicht verhandeln.',
        'Heb alles auf: Mach Screenshots von Nachrichten, Namen, Adressen und Kontonummern.',
        'Melde das Profil hier und wähl „Erpressung“. Wir sehen es uns als Erstes an, innerhalb einer Stunde, und sichern die Beweise.',
        'Erzähl es einem Menschen, dem du vertraust. Die Drohung wirkt nur, solange du damit allein bist.',
        'Geh zur Polizei. Die kennt das und verurteilt dich nicht dafür, wer du bist oder was du geschickt hast.',
        'StopNCII.org kann deine Fotos von den großen Netzwerken fernhalten, ohne dass jemand sie sieht.',
      ],
      links: [{ label: 'Erzähl uns, was passiert ist, auch ohne Account', href: '/complaints' }],
    },
    {
      id: 'money',
      heading: 'Geld und Betrug',
      paragraphs: [
        'Wer dich nie getroffen hat und Geld braucht, will dein Geld. Egal, wie lieb die Worte und wie traurig die Geschichte.',
      ],
      list: [
        'Schick nie Geld, Gutscheinkarten, Krypto oder ein Foto deiner Bankkarte oder deines Ausweises an jemanden, den du nicht getroffen hast.',
        'Sei vorsichtig bei Geldanlagen, einer „sicheren“ Handelsplattform, Zollgebühren oder einer Erbschaft.',
        'Jemand weicht Videoanrufen und Treffen aus und will schon am ersten Tag in eine andere App? Lass dir Zeit und bleib hier.',
        'Such die Fotos mit einer Bildersuche. Gehören sie jemand anderem, melde das Profil.',
        'Schon bezahlt? Ruf jetzt deine Bank an: Manchmal lässt sich eine Zahlung noch stoppen. Danach erstatte Anzeige.',
      ],
    },
    {
      id: 'meeting',
      heading: 'Das erste Treffen',
      list: [
        'Macht vorher einen kurzen Videoanruf. Wer echt ist, hat nichts dagegen.',
        'Trefft euch, wo Leute sind: in einer Bar, einem Café, einem belebten Park. Zu zweit weiterziehen könnt ihr immer noch.',
        'Sag jemandem, wo du bist. Mit einem Date-Check-in fragen wir dich danach, ob alles gut ist, und sagen deiner Vertrauensperson Bescheid, wenn du nicht antwortest.',
        'Komm allein hin und allein wieder nach Hause. Halt dein Handy geladen und dein Getränk im Blick.',
        'Trefft ihr euch zu Hause? Lass dir vorher den vollen Namen und die Adresse geben, und räum Wertsachen weg.',
        'Du darfst immer gehen, jederzeit und ohne Grund.',
      ],
      links: [{ label: 'Date-Check-in', href: '/settings/check-in' }],
    },
    {
      id: 'consent',
      heading: 'Ja, nein und alles dazwischen',
      list: [
        'Ein Ja zählt nur, wenn auch ein Nein möglich gewesen wäre. Frag nach; fragen ist sexy.',
        'Nein, später oder Schweigen heißt nein. Ein Ja darf jeder zurücknehmen, auch mittendrin.',
        'Wer zu betrunken oder zu high ist, kann nicht Ja sagen. Bei Partys mit Chems: Klärt vorher die Grenzen, passt aufeinander auf und nehmt G nie allein.',
        'Ist jemand über deine Grenze gegangen? Du bestimmst, was jetzt passiert: reden, zum Arzt, zur Polizei. Ärztliche Hilfe wirkt am besten innerhalb von 72 Stunden.',
      ],
    },
    {
      id: 'pictures',
      heading: 'Fotos',
      list: [
        'Lass Gesicht, Tattoos und Zimmer weg auf Fotos, die nur für eine Person sind.',
        'Nimm das geschlossene Album oder schick Fotos im Chat: Beides kannst du hier zurücknehmen. Einen Screenshot nicht.',
        'Nacktfotos von anderen ohne deren Einwilligung zu teilen ist strafbar und hier ein Grund für eine Sperre.',
      ],
    },
    {
      id: 'outed',
      heading: 'Nicht geoutet, oder von anderen geoutet',
      paragraphs: [
        'Wer es von dir weiß, bestimmst du und sonst niemand. Du schuldest niemandem ein Coming-out.',
      ],
      list: [
        'Setz Leute, denen du hier nie begegnen willst, auf deine Liste: Dann seht ihr euch nicht.',
        'Schalt den diskreten Modus ein: ein neutraler Name, ein neutrales Symbol und eine Taste, mit der du die Seite sofort verlässt.',
        'Droht jemand, dich zu outen? Das ist Erpressung: siehe oben. Ist es schon passiert? Ruf eine der Nummern auf dieser Seite an; dort hören sie das nicht zum ersten Mal und wissen, was hilft.',
      ],
      links: [
        { label: 'Leute, denen ich nie begegnen will', href: '/settings/contacts' },
        { label: 'Diskretion', href: '/settings/discretion' },
      ],
    },
    {
      id: 'health',
      heading: 'Deine Gesundheit',
      list: [
        'Kondome, PrEP und Impfungen (Hepatitis A und B, Mpox, HPV) schützen gut; frag in einer Praxis oder einem Checkpoint, was zu dir passt.',
        'Lass dich alle drei Monate testen, wenn du mehrere Partner hast. Das meiste ist schnell geheilt.',
        'Vielleicht Kontakt mit HIV gehabt? PEP kann eine Infektion verhindern, wenn du innerhalb von 72 Stunden anfängst; je früher, desto besser. Geh noch heute in eine Klinik oder Notaufnahme.',
        'Wer behandelt wird und unter der Nachweisgrenze ist, kann HIV nicht weitergeben. Nicht nachweisbar heißt nicht übertragbar.',
        'Geht es dir schlecht nach einem Date, oder schon länger? Rede mit jemandem. Die Nummern auf dieser Seite sind auch dafür da.',
      ],
    },
  ],
} satisfies StaticPage;
