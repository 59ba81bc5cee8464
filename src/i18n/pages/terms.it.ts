import type { StaticPage } from './static-page.ts';

export default {
  title: 'Condizioni generali',
  description: 'Gli accordi fra te e {site}, in parole semplici.',
  intro:
    'Questi sono gli accordi fra te e {company_name}, la società che gestisce {site}. Li teniamo brevi e leggibili. Valgono da quando crei un account.',
  sections: [
    {
      heading: 'Chi può iscriversi',
      paragraphs: [
        '{site} è solo per adulti dai {min_age} anni in su. Chi ne ha meno non può creare un account. Se sospettiamo che qualcuno non li abbia, chiudiamo l’account mentre verifichiamo.',
        'Hai un solo account, per te. I tuoi dati sono veri, le foto sono tue e la password non la dai a nessuno.',
      ],
    },
    {
      heading: 'Che cosa è gratis e che cosa costa crediti',
      paragraphs: [
        'Iscriversi, creare un profilo, cercare, mettere like e leggere i messaggi è gratis. Con l’iscrizione ricevi {signup_credits} crediti per provare come funziona. Senza acquisti puoi iniziare {free_conversations} chat; rispondere puoi sempre.',
      ],
      list: [
        'Inviare un messaggio. Crediti: {message_credits}.',
        'Inviare una foto in una chat. Crediti: {photo_credits}. Guardarla è gratis.',
        'Un regalo costa 1, 3, 5 o 10 crediti. Il prezzo è indicato.',
      ],
    },
    {
      heading: 'Comprare',
      paragraphs: [
        'I crediti si comprano a pacchetti, ogni volta con un singolo acquisto. Non ci sono abbonamenti e non parte mai nessun addebito automatico. Tutti i prezzi sono IVA inclusa. Prima di pagare vedi il prezzo, il prezzo per credito, l’eventuale sconto e il totale.',
        'Con il primo pacchetto hai premium, per sempre. Finisce solo se per ogni acquisto hai chiesto un rimborso, anche parziale, entro {refund_days} giorni, o il denaro è tornato indietro. I crediti non scadono. I crediti gratuiti si usano per primi.',
        'Uno sconto vale alle condizioni indicate. Se c’è un conto alla rovescia, è vero: quando il tempo finisce, finisce anche lo sconto.',
      ],
      links: [
        { label: 'Prezzi', href: '/pricing' },
        { label: 'Rimborsi', href: '/pages/return-policy' },
      ],
    },
    {
      heading: 'Correttezza con i crediti',
      paragraphs: [
        'Se dopo 7 giorni il tuo messaggio a pagamento non è stato aperto, o se abbiamo eliminato il profilo di chi lo riceve, i crediti ti tornano. Puoi impostare un limite di spesa mensile: se lo abbassi vale subito, se lo alzi solo dopo 24 ore.',
      ],
    },
    {
      heading: 'Profili fittizi',
      paragraphs: [
        'Alcuni profili sono fittizi. Li riconosci ovunque dal simbolo {fictional_icon}: negli elenchi, sul profilo, nei like, nelle chat, nelle email e nelle notifiche. {fictional_warning}',
        'Un profilo fittizio non scrive e non mette like mai per primo. Prima di spendere il primo credito vedi sempre un’avvertenza, e puoi togliere i profili fittizi dai risultati di ricerca.',
      ],
    },
    {
      heading: 'Come ci si comporta',
      paragraphs: ['Di quello che scrivi e pubblichi rispondi tu. Non è permesso:'],
      list: [
        'Minori, in immagini o a parole, in qualsiasi forma.',
        'Foto o dati di altri senza il loro consenso.',
        'Minacciare, molestare, discriminare o ricattare.',
        'Truffe, pubblicità, offrire servizi a pagamento o chiedere soldi.',
        'Spacciarsi per qualcun altro, o raccogliere dati dal sito con programmi automatici.',
      ],
    },
    {
      heading: 'Segnalazioni, decisioni e ricorsi',
      paragraphs: [
        'Puoi segnalare ogni profilo, ogni foto e ogni messaggio. Decide una persona. Chi segnala e chi viene segnalato sanno tutti e due che cosa abbiamo deciso, secondo quale regola e come fare ricorso. Una decisione può essere: nessun intervento, rimuovere qualcosa, un avvertimento, oppure bloccare un account per un periodo o per sempre.',
        'Se chiudiamo il tuo account, ti rimborsiamo i crediti comprati e non usati, salvo dove la legge ce lo vieta.',
      ],
      links: [{ label: 'Reclami', href: '/complaints' }],
    },
    {
      heading: 'Le tue foto e i tuoi testi',
      paragraphs: [
        'Quello che pubblichi resta tuo. Ci permetti solo di mostrarlo sul sito a chi hai scelto tu, e a questo scopo di conservarlo e ridimensionarlo. Il permesso finisce quando lo elimini. Nella pubblicità non lo usiamo.',
      ],
    },
    {
      heading: 'Messaggi',
      paragraphs: [
        'Finché non confermi l’indirizzo email, teniamo i tuoi messaggi senza consegnarli. I messaggi di oltre 180 giorni vengono nascosti e 30 giorni dopo eliminati, a meno che non servano ancora per una segnalazione.',
      ],
    },
    {
      heading: 'Andare via',
      paragraphs: [
        'Puoi eliminare il tuo account quando vuoi, senza dire perché. Il tuo profilo sparisce subito agli occhi degli altri. Entro {deletion_days} giorni puoi tornare con il link nell’email; poi cancelliamo tutto.',
      ],
    },
    {
      heading: 'Che cosa puoi aspettarti da noi',
      paragraphs: [
        'Facciamo il possibile perché il sito funzioni e sia sicuro, ma non possiamo promettere che funzioni sempre o che tu trovi qualcuno. Non verifichiamo chi sono le persone iscritte, salvo dove un profilo lo dice. La prima volta incontratevi in un posto frequentato.',
        'Dei danni causati da un nostro errore rispondiamo come prevede la legge. Niente in questo testo limita i diritti che hai come consumatore.',
      ],
    },
    {
      heading: 'Modifiche e legge applicabile',
      paragraphs: [
        'Se questi accordi cambiano a tuo svantaggio, te lo diciamo almeno 30 giorni prima e puoi andare via senza costi; in quel caso ti rimborsiamo i crediti comprati e non usati. A questi accordi si applica la legge del Paese di {company_name}; le norme che nel tuo Paese ti proteggono come consumatore restano valide.',
      ],
    },
    {
      heading: 'Nomi dei luoghi',
      paragraphs: [
        'I luoghi fra cui scegli vengono da GeoNames (www.geonames.org), con licenza CC BY 4.0 (creativecommons.org/licenses/by/4.0). Abbiamo tolto quelli in cui non abita nessuno, e per alcuni usiamo il nome locale.',
      ],
    },
    {
      heading: 'Chi siamo',
      paragraphs: [
        '{company_name}, {company_address}, {company_city}, {company_country}. Nomi commerciali: {company_tradenames}. Registro delle imprese {company_kvk}, partita IVA {company_vat}. Ci trovi a {support_email} o al {support_phone}.',
      ],
    },
  ],
} satisfies StaticPage;
