import type { StaticPage } from './static-page.ts';

export default {
  title: 'Domande frequenti',
  description: 'Risposte su iscrizione, messaggi, crediti, foto e su come lasciare {site}.',
  intro: 'Non trovi la tua domanda? Scrivi a {support_email}.',
  sections: [
    {
      heading: 'Quanto costa?',
      paragraphs: [
        'Iscriversi, cercare, mettere like e leggere è gratis. Inviare costa crediti: {message_credits} a messaggio. Per cominciare ne hai {signup_credits} gratis. Il prezzo è scritto sul pulsante. Non ci sono abbonamenti.',
      ],
      links: [{ label: 'Prezzi', href: '/pricing' }],
    },
    {
      heading: 'Che cos’è premium?',
      paragraphs: [
        'Quando compri il primo pacchetto di crediti hai anche premium, per sempre. Vedi tutte le foto degli altri, puoi mettere {premium_photos} foto invece di {free_photos}, salvare le ricerche e vedere chi ha visitato il tuo profilo.',
      ],
    },
    {
      heading: 'Perché non posso iniziare una nuova chat?',
      paragraphs: [
        'Senza acquisti puoi iniziare {free_conversations} chat. Rispondere non conta. Se elimini una chat, non ne guadagni un’altra.',
      ],
    },
    {
      heading: 'Perché il mio messaggio non arriva?',
      paragraphs: [
        'Probabilmente il tuo indirizzo email non è ancora confermato. Fino ad allora teniamo i messaggi; poi li consegniamo nell’ordine giusto. Se c’è scritto «Non inviato», tocca per inviare di nuovo: paghi una volta sola.',
      ],
    },
    {
      heading: 'Non ho ricevuto l’email di attivazione',
      paragraphs: [
        'Di solito arriva entro {activation_minutes} min. Non la vedi? Guarda nello spam. Se l’indirizzo email è giusto, chiedi una nuova email sul sito.',
      ],
    },
    {
      heading: 'Che cos’è un profilo fittizio?',
      paragraphs: [
        'È un profilo che non appartiene a nessuna persona iscritta. Lo riconosci ovunque dal simbolo {fictional_icon}. {fictional_warning} Non scrive mai per primo, e puoi togliere i profili fittizi dai risultati di ricerca.',
      ],
    },
    {
      heading: 'Chi vede le mie foto?',
      paragraphs: [
        'Le foto pubbliche le vede chiunque sia iscritto. Quelle private le vede chi ha premium; gli altri le vedono sfocate. L’album riservato lo vede solo chi scegli tu, e puoi smettere di mostrarlo quando vuoi. Chi non ha un account vede al massimo la foto principale, e solo se lo permetti.',
      ],
    },
    {
      heading: 'Posso essere invisibile?',
      paragraphs: [
        'Sì. Non compari nelle ricerche e nessuno può scriverti o metterti like, se prima non lo fai tu. Le chat già iniziate restano.',
      ],
    },
    {
      heading: 'Come faccio a fermare qualcuno?',
      paragraphs: [
        'Blocca il profilo. La chat e i like spariscono, e quella persona non ti vede più. È una truffa, una minaccia o peggio? Allora segnala anche il profilo.',
      ],
    },
    {
      heading: 'Dove sono i miei vecchi messaggi?',
      paragraphs: [
        'Dopo 180 giorni i messaggi vengono nascosti a tutti e due, e 30 giorni dopo eliminati. Così di te non conserviamo più del necessario.',
      ],
    },
    {
      heading: 'Posso riavere i miei soldi?',
      paragraphs: [
        'Sì, per i crediti comprati e non usati: entro {refund_days} giorni, e se elimini l’account.',
      ],
      links: [{ label: 'Rimborsi', href: '/pages/return-policy' }],
    },
    {
      heading: 'Come elimino il mio account?',
      paragraphs: [
        'Nelle impostazioni. Il profilo sparisce subito. Per {deletion_days} giorni puoi tornare con il link nell’email; poi cancelliamo tutto.',
      ],
      links: [{ label: 'Impostazioni', href: '/settings' }],
    },
  ],
} satisfies StaticPage;
