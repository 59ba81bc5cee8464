import type { StaticPage } from './static-page.ts';

export default {
  title: 'Privacy',
  description: 'Quali dati ha {site} su di te, perché, chi li vede e come cancellarli.',
  intro:
    'Chi sei e che cosa cerchi è affar tuo. Qui leggi quali dati abbiamo, perché, e come vederli, portarli con te o cancellarli. Il titolare del trattamento è {company_name}, {company_address}, {company_city}, {company_country}.',
  sections: [
    {
      heading: 'Che cosa sappiamo di te',
      list: [
        'Quello che inserisci: indirizzo email, nome del profilo, data di nascita, genere, Paese e, se vuoi, regione, città, aspetto, interessi e un testo su di te.',
        'Quello che fai: foto, like, messaggi, regali, blocchi e segnalazioni.',
        'Quello che compri: pacchetti, importi e metodo di pagamento. I dati della carta o del conto vanno al servizio di pagamento; per un addebito diretto conserviamo noi, in forma cifrata, i dati che il mandato richiede: nome, indirizzo, conto e numero di telefono, fino a 14 mesi dopo l’addebito, anche se elimini l’account.',
        'Da dove arrivi: da quale partner o link, con i parametri di quel link. Non registriamo chi ti ha invitato.',
        'Quello che serve a tenere sicuro il sito: dove e con che cosa hai fatto l’accesso (Paese, dispositivo e browser), le tue passkey e, per pochissimo tempo, la rete da cui arriva una richiesta.',
      ],
    },
    {
      heading: 'Dati sensibili',
      paragraphs: [
        'Il tuo orientamento, i tuoi interessi e a volte anche solo il fatto che sei qui dicono qualcosa della tua vita sessuale. La legge li protegge in modo particolare. Li usiamo solo con il tuo consenso esplicito, che dai iscrivendoti e compilando questi campi. Puoi lasciare vuoto ogni campo o svuotarlo dopo, e revocare il consenso eliminando l’account.',
        'Se Trova match ti chiede una preferenza su aspetto o origine, puoi saltare la domanda. Quella risposta non esclude nessuno e non esce dal tuo browser.',
      ],
    },
    {
      heading: 'Perché, e su quale base giuridica',
      list: [
        'Il tuo account, la ricerca, i like, le chat e gli acquisti: per eseguire il contratto con te.',
        'Dati sensibili, notifiche sul dispositivo e novità per email: con il tuo consenso.',
        'Tenere lontani abusi, spam e truffe: perché è nell’interesse tuo, degli altri iscritti e nostro.',
        'Pagamenti e IVA: perché lo chiede la legge. Per l’IVA servono due elementi che indicano in quale Paese ti trovi.',
      ],
    },
    {
      heading: 'Chi vede che cosa',
      paragraphs: [
        'Chi è iscritto vede il nome del tuo profilo, la tua età, le foto pubbliche e quello che aggiungi tu. Mai la data di nascita o l’indirizzo email. Chi ha premium vede anche le foto private; l’album riservato lo vede solo chi scegli tu. Chi visita il sito senza account vede il tuo profilo (foto principale, nome, età, città e quello che racconti di te) solo se lo permetti.',
        'In modalità invisibile vede il tuo profilo solo chi ha ricevuto da te un messaggio o un like. Chi blocchi non ti vede più. Puoi nascondere se sei online, se scrivi, se hai letto o se hai visitato un profilo; in cambio non lo vedi nemmeno degli altri.',
      ],
    },
    {
      heading: 'Dove sei',
      paragraphs: [
        'Se usi la posizione, cerchiamo il luogo e dimentichiamo le coordinate: non le conserviamo. Conosciamo solo la tua città, o un’area di 5 chilometri per 5. Gli altri vedono al massimo una distanza approssimativa. Da ogni foto che aggiungi togliamo la posizione e gli altri dati nascosti.',
      ],
    },
    {
      heading: 'A chi diamo i tuoi dati',
      paragraphs: [
        'A fornitori che lavorano per noi: hosting, email, pagamenti, SMS e notifiche. Ricevono solo quello che serve e non possono farci altro. Le notifiche sul dispositivo viaggiano senza nomi e senza contenuto. Per il resto consegniamo dati solo se la legge ci obbliga.',
        'Non vendiamo dati né profili, e non li condividiamo con altre società di incontri. È una regola fissa del sito: l’impostazione «member_resell» è sempre «{member_resell}».',
      ],
    },
    {
      heading: 'Per quanto tempo',
      list: [
        'Account e profilo: finché non li elimini. {deletion_days} giorni dopo cancelliamo tutto, anche le chat dall’altra parte.',
        'Un account di cui nessuno conferma l’indirizzo email: {unconfirmed_days} giorni. Quello che un partner ci ha passato su di te, se non hai finito l’iscrizione: {partner_signup_days} giorni.',
        'Messaggi: nascosti dopo 180 giorni, eliminati 30 giorni dopo.',
        'Una copia dei tuoi dati che hai chiesto: {export_days} giorni.',
        'Pagamenti: finché lo chiede la legge fiscale, separati dal tuo profilo.',
        'Prove di una segnalazione: finché la segnalazione non è chiusa.',
      ],
      paragraphs: [
        'I crediti gratuiti e lo sconto di benvenuto li diamo una volta sola per indirizzo email. Se elimini un account che li ha avuti, a questo scopo conserviamo per {mailbox_months} mesi un’impronta cifrata del tuo indirizzo, e nient’altro di te. Da quell’impronta nessuno può risalire a un indirizzo.',
        'Se ripristiniamo una copia di sicurezza, gli account cancellati vengono cancellati di nuovo. Per questo di un account cancellato conserviamo per {erasure_days} giorni uno pseudonimo, e nient’altro di te.',
      ],
    },
    {
      heading: 'I tuoi diritti',
      paragraphs: [
        'Puoi vedere, correggere, portare con te e cancellare i tuoi dati, e opporti al loro uso. Quasi tutto puoi farlo direttamente tu, nel profilo e nelle impostazioni, dove puoi scaricare tutto ed eliminare l’account. Lì vedi anche le tue sessioni aperte.',
        'Qualcosa non funziona? Scrivi a {support_email}; rispondiamo entro un mese. Puoi anche presentare reclamo all’autorità del tuo Paese: in Italia il Garante per la protezione dei dati personali, nei Paesi Bassi l’Autoriteit Persoonsgegevens.',
      ],
      links: [{ label: 'Impostazioni', href: '/settings' }],
    },
    {
      heading: 'Nessuna decisione presa solo da un computer',
      paragraphs: [
        'I programmi aiutano a trovare spam e abusi. A decidere se chiudere un account è sempre una persona, e puoi fare ricorso.',
      ],
    },
    {
      heading: 'Sicurezza',
      paragraphs: [
        'Conserviamo la password in modo che nemmeno noi possiamo leggerla. Il traffico è cifrato, l’accesso è limitato e registrato. Se comunque qualcosa va storto e ti riguarda, te lo diciamo.',
      ],
      links: [{ label: 'Cookie', href: '/pages/cookies' }],
    },
  ],
} satisfies StaticPage;
