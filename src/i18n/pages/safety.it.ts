import type { StaticPage } from './static-page.ts';

export default {
  title: 'Incontri sicuri',
  description: 'Consigli brevi su incontri, soldi, foto e ricatti, e chi puoi chiamare giorno e notte.',
  intro:
    'Incontrare uomini deve essere un piacere. Quasi tutti sono proprio chi dicono di essere; questi consigli servono per i pochi che non lo sono. Qualunque cosa sia successa: non è colpa tua, e non capita solo a te.',
  sections: [
    {
      id: 'extortion',
      heading: 'Qualcuno minaccia di diffondere le tue foto?',
      paragraphs: [
        'Si chiama sextortion. È un reato, è un giro d’affari e succede a migliaia di uomini. Respira: puoi fare qualcosa subito.',
      ],
      list: [
        'Non pagare. Chi paga, poi deve pagare di nuovo.',
        'Non rispondere più. Non devi spiegare, supplicare né trattare.',
        'Conserva tutto: fai screenshot di messaggi, nomi, indirizzi e numeri di conto.',
        'Segnala qui il profilo e scegli «Ricatto o estorsione». Lo controlliamo prima degli altri, entro un’ora, e conserviamo le prove.',
        'Dillo a una persona di cui ti fidi. La minaccia funziona solo finché te la tieni dentro.',
        'Vai alla polizia. Conoscono questi casi e non ti giudicano per chi sei o per quello che hai mandato.',
        'StopNCII.org può tenere le tue foto fuori dai grandi social, senza che nessuno le veda.',
      ],
      links: [{ label: 'Raccontaci che cosa è successo, anche senza account', href: '/complaints' }],
    },
    {
      id: 'money',
      heading: 'Soldi e truffe',
      paragraphs: [
        'Chi non ti ha mai incontrato e ti chiede soldi vuole solo quelli, per quanto sia dolce lui e triste la sua storia.',
      ],
      list: [
        'Mai mandare soldi, carte regalo, criptovalute o una foto della carta o del passaporto a chi non hai incontrato.',
        'Attenzione a investimenti, piattaforme «sicure» per fare trading, spese doganali ed eredità.',
        'Evita le videochiamate e gli incontri, e dopo un giorno vuole passare a un’altra app? Prenditi il tuo tempo e resta qui.',
        'Cerca le sue foto con una ricerca per immagini. Se sono di un altro, segnalalo.',
        'Hai già pagato? Chiama subito la banca: a volte un pagamento si può ancora fermare. Poi fai denuncia.',
      ],
    },
    {
      id: 'meeting',
      heading: 'Il primo incontro',
      list: [
        'Prima fate una videochiamata veloce. Chi è vero la fa volentieri.',
        'Vedetevi dove c’è gente: un bar, un locale, un parco frequentato. A proseguire insieme siete sempre in tempo.',
        'Di’ a una persona fidata dove sei. Con un check-in dopo ti chiediamo se va tutto bene, e se non rispondi la avvisiamo.',
        'Arrivaci e torna a casa con i tuoi mezzi. Tieni il telefono carico e il bicchiere sott’occhio.',
        'Da lui o da te? Fatti dire nome completo e indirizzo, e metti via gli oggetti di valore.',
        'Puoi sempre andartene, in qualsiasi momento e senza un motivo.',
      ],
      links: [{ label: 'Check-in', href: '/settings/check-in' }],
    },
    {
      id: 'consent',
      heading: 'Sì, no e tutto quello che c’è in mezzo',
      list: [
        'Un sì vale solo se lui avrebbe potuto dire di no. Chiedi; chiedere è sexy.',
        'Un «no», un «più tardi» o un silenzio vogliono dire no. Un sì si può ritirare, anche a metà.',
        'Chi è troppo ubriaco o troppo fatto non può dire di sì. Se c’è di mezzo il chemsex, decidete prima i limiti, tenetevi d’occhio a vicenda e non prendete mai G senza qualcuno accanto.',
        'Qualcuno ha superato il tuo limite? Decidi tu che cosa succede ora: parlarne, un medico, la polizia. Un medico può fare di più entro 72 ore.',
      ],
    },
    {
      id: 'pictures',
      heading: 'Foto',
      list: [
        'Nelle foto che sono solo per lui lascia fuori il viso, i tatuaggi o la stanza.',
        'Usa l’album riservato o manda le foto in chat: qui puoi sempre ripensarci. Con uno screenshot no.',
        'Diffondere le foto intime di qualcuno senza il suo consenso è un reato, e qui costa il blocco dell’account.',
      ],
    },
    {
      id: 'outed',
      heading: 'Non lo sa nessuno, o l’hanno detto al posto tuo',
      paragraphs: ['Chi deve sapere di te lo decidi tu e nessun altro. Un coming out non lo devi a nessuno.'],
      list: [
        'Metti nella tua lista le persone che qui non vuoi incontrare mai: così non vi vedete.',
        'Attiva la modalità discreta: un nome e un’icona neutri, e un tasto per lasciare subito il sito.',
        'Qualcuno minaccia di fare outing su di te? È un ricatto: vedi sopra. È già successo? Chiama uno dei numeri di questa pagina; l’hanno già sentito altre volte e sanno che cosa aiuta.',
      ],
      links: [
        { label: 'Persone che qui non voglio incontrare mai', href: '/settings/contacts' },
        { label: 'Discrezione', href: '/settings/discretion' },
      ],
    },
    {
      id: 'health',
      heading: 'La tua salute',
      list: [
        'Preservativi, PrEP e vaccini (epatite A e B, mpox, HPV) proteggono bene; chiedi a un centro IST che cosa fa per te.',
        'Fai il test ogni tre mesi se hai più partner. Quasi tutto si cura in fretta.',
        'Pensi a un possibile contatto con l’HIV? La PEP può evitare l’infezione se cominci entro 72 ore; prima è, meglio è. Vai oggi stesso in un centro o al pronto soccorso.',
        'Chi è in terapia e ha una carica virale non rilevabile non può trasmettere l’HIV. Non rilevabile vuol dire non trasmissibile.',
        'Giù di morale dopo un incontro, o già da un po’? Parlane con qualcuno. I numeri di questa pagina ci sono anche per questo.',
      ],
    },
  ],
} satisfies StaticPage;
