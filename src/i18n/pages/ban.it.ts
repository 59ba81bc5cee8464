import type { StaticPage } from './static-page.ts';

export default {
  title: 'Blocca l’accesso',
  description: 'Chi non può usare {site} e come bloccare l’accesso, su un dispositivo o per te.',
  intro:
    '{site} è un sito per adulti. Qui leggi chi non può entrare, come tenere fuori i bambini e che cosa fare se sei tu a non voler più entrare.',
  sections: [
    {
      heading: 'Chi non può entrare',
      list: [
        'Chi ha meno di {min_age} anni. Se la data di nascita è troppo recente, non si crea nessun account e non si conserva nulla.',
        'Chi abbiamo escluso noi. Non è permesso creare un nuovo account per aggirare l’esclusione.',
        'Chi si trova in un Paese dove siti come questo sono vietati.',
      ],
    },
    {
      heading: 'Bambini sullo stesso dispositivo',
      paragraphs: [
        'Un filtro tiene i siti per adulti fuori dalla loro portata. Tutti i grandi sistemi ne hanno uno, gratis. Aggiungi {domain} ai siti bloccati, o lascia che il filtro blocchi tutti i siti per adulti.',
      ],
      list: [
        'iPhone e iPad: Impostazioni, Tempo di utilizzo, Restrizioni contenuti e privacy.',
        'Android: l’app Family Link.',
        'Windows: Family Safety.',
        'Mac: Impostazioni di Sistema, Tempo di utilizzo.',
        'A casa, per tutto insieme: il parental control del modem o del tuo operatore.',
      ],
    },
    {
      heading: 'Hai visto qualcuno troppo giovane?',
      paragraphs: [
        'Segnala il profilo, o scrivi subito a {support_email}. Chiudiamo l’account mentre verifichiamo e, se serve, facciamo denuncia.',
      ],
    },
    {
      heading: 'Se vuoi fermarti',
      paragraphs: [
        'Spendi più di quanto vorresti? Metti un limite di spesa: se lo abbassi vale subito. Vuoi andare via del tutto? Elimina l’account nelle impostazioni. Vuoi che rifiutiamo anche nuovi account con il tuo indirizzo email? Scrivi da quell’indirizzo a {support_email}.',
      ],
      links: [
        { label: 'Impostazioni', href: '/settings' },
        { label: 'Servizio clienti', href: '/pages/service' },
      ],
    },
  ],
} satisfies StaticPage;
