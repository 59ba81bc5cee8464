import type { StaticPage } from './static-page.ts';

export default {
  title: 'Servizio clienti',
  description: 'Come contattare {site} e che cosa puoi risolvere subito.',
  intro:
    'Da noi il tuo messaggio lo legge una persona. Scrivi nella lingua del tuo account; rispondiamo appena possiamo.',
  sections: [
    {
      heading: 'Contattaci',
      list: [
        'Email: {support_email}',
        'Telefono: {support_phone}',
        'Posta: {company_name}, {company_address}, {company_city}, {company_country}',
      ],
      paragraphs: [
        'Scrivi il nome del tuo profilo e, se si tratta di un pagamento, il suo numero. Non mandare mai la password o il numero completo della carta; noi non te li chiediamo mai.',
      ],
    },
    {
      heading: 'Che cosa puoi risolvere subito',
      list: [
        'Email di attivazione non arrivata: di solito arriva entro {activation_minutes} min. Non la vedi? Guarda nello spam, o chiedine una nuova sul sito. Il link funziona per {activation_days} giorni.',
        'Password dimenticata: chiedine una nuova dalla pagina di accesso.',
        'Meno email o notifiche: scegli quali ricevere.',
        'Qualcuno non la smette: blocca il profilo e segnalalo.',
        'Andare via: elimina l’account nelle impostazioni. Hai {deletion_days} giorni per ripensarci.',
      ],
      links: [
        { label: 'Domande frequenti', href: '/pages/faq' },
        { label: 'Nuova password', href: '/reset-password' },
        { label: 'Email e notifiche', href: '/notifications' },
        { label: 'Impostazioni', href: '/settings' },
      ],
    },
    {
      heading: 'Urgente',
      paragraphs: [
        'Ti minacciano o ti ricattano, o sei in pericolo? Chiama prima la polizia: il 112 in tutta l’Unione europea. Non pagare, conserva i messaggi e segnala il profilo: teniamo quello che serve come prova.',
      ],
    },
    {
      heading: 'Un reclamo',
      paragraphs: [
        'La nostra risposta o una decisione non ti convince? Invia un reclamo. Ti diciamo chi se ne occupa e com’è andata.',
      ],
      links: [
        { label: 'Reclami', href: '/complaints' },
        { label: 'Segnala un contenuto illegale', href: '/report-content' },
      ],
    },
    {
      heading: 'La società',
      paragraphs: [
        '{company_name}, nomi commerciali: {company_tradenames}. Registro delle imprese {company_kvk}, partita IVA {company_vat}.',
      ],
    },
  ],
} satisfies StaticPage;
