import type { StaticPage } from './static-page.ts';

export default {
  title: 'Cookie',
  description: 'Quali cookie usa {site} e perché: niente pubblicità, niente di terze parti.',
  intro:
    'Usiamo solo cookie che servono a far funzionare il sito o a ricordare le tue scelte. Niente cookie pubblicitari e niente cookie di terze parti che ti seguono. Per questo qui non vedi nessun banner sui cookie.',
  sections: [
    {
      heading: 'Che cosa ricordiamo nel tuo browser',
      list: [
        'Che hai fatto l’accesso: {login_days} giorni, e più a lungo se continui a tornare. Questo cookie può leggerlo solo il server.',
        'La tua lingua: {language_days} giorni.',
        'Che da questo browser c’è già stato un accesso, così chi prova a indovinare la password non blocca anche te.',
        'Gli avvisi che hai chiuso, come le informazioni importanti della prima visita.',
        'Il tuo fuso orario e la scelta fra chiaro e scuro.',
        'Che usi la modalità discreta, e con quale tasto vai via in fretta, se l’hai impostato: {discreet_days} giorni.',
        'Da quale partner o campagna arrivi, se hai aperto un link di questo tipo: fino all’iscrizione, al massimo {source_days} giorni.',
        'Un invito, se ne hai aperto il link: fino all’iscrizione, al massimo {invitation_days} giorni.',
        'I tuoi sì, se hai scorso dei profili su una pagina di benvenuto: solo di chi si tratta, al massimo {early_likes_max} persone. Fino alla conferma dell’indirizzo email, al massimo {early_likes_days} giorni.',
      ],
    },
    {
      heading: 'Dati salvati nel browser',
      paragraphs: [
        'Non hai finito l’iscrizione, o la connessione è caduta mentre scrivevi un messaggio? Ci pensa il browser a ricordarselo. La password mai.',
      ],
    },
    {
      heading: 'Notifiche',
      paragraphs: [
        'Se attivi le notifiche, il browser riceve un indirizzo a cui mandarle. Se le disattivi, cancelliamo quell’indirizzo.',
      ],
    },
    {
      heading: 'Fare pulizia',
      paragraphs: [
        'Puoi cancellare o rifiutare i cookie nel browser. Senza cookie puoi guardare il sito, ma non accedere.',
      ],
      links: [{ label: 'Privacy', href: '/pages/privacy' }],
    },
  ],
} satisfies StaticPage;
