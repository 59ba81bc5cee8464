import type { StaticPage } from './static-page.ts';

export default {
  title: 'Rimborsi',
  description: 'Che cosa ti rimborsa {site} se ti restano crediti, quando e come.',
  intro: 'Quello che non usi te lo rimborsiamo. Qui c’è scritto che cosa, entro quando e come.',
  sections: [
    {
      heading: 'Entro {refund_days} giorni',
      paragraphs: [
        'Hai cambiato idea dopo un acquisto? Entro {refund_days} giorni ti rimborsiamo i crediti comprati che non hai ancora usato. Non devi dire perché. Premium resta finché hai almeno un acquisto per cui in quei giorni non hai chiesto nessun rimborso e che non è stato né rimborsato né stornato. Altrimenti finisce; te lo diciamo prima che tu chieda qualcosa.',
        'I crediti usati non li rimborsiamo: quando compri ci chiedi di consegnarli subito. I crediti gratuiti non valgono denaro.',
      ],
    },
    {
      heading: 'Se elimini l’account',
      paragraphs: [
        'Se elimini l’account, ti rimborsiamo i crediti comprati e non usati, anche dopo quei {refund_days} giorni.',
      ],
    },
    {
      heading: 'Che cosa torna da solo',
      list: [
        'Un messaggio a pagamento che dopo 7 giorni non è stato aperto.',
        'Un messaggio a pagamento a qualcuno di cui abbiamo eliminato il profilo.',
        'Un pagamento non riuscito non dà crediti: o non è stato addebitato nulla, o riavrai i soldi.',
      ],
    },
    {
      heading: 'Come chiederlo',
      paragraphs: [
        'Apri le transazioni, scegli l’acquisto e chiedi il rimborso. Puoi anche scrivere a {support_email}, con il numero del pagamento. I soldi tornano entro 14 giorni, con lo stesso mezzo con cui hai pagato.',
      ],
      links: [{ label: 'Transazioni', href: '/transactions' }],
    },
    {
      heading: 'Non ti convince?',
      paragraphs: ['Invia un reclamo. Lo riesamina qualcuno che non ha preso la decisione.'],
      links: [{ label: 'Reclami', href: '/complaints' }],
    },
    {
      id: 'withdrawal-instructions',
      heading: 'Istruzioni tipo sul recesso',
      paragraphs: [
        'Diritto di recesso',
        'Lei ha il diritto di recedere dal contratto, senza indicarne le ragioni, entro 14 giorni.',
        'Il periodo di recesso scade dopo 14 giorni dal giorno della conclusione del contratto.',
        'Per esercitare il diritto di recesso, Lei è tenuto a informarci ({company_name}, {company_address}, {company_city}, {company_country}, {support_phone}, {support_email}) della sua decisione di recedere dal presente contratto tramite una dichiarazione esplicita (ad esempio lettera inviata per posta o posta elettronica). A tal fine può utilizzare il modulo tipo di recesso allegato, ma non è obbligatorio.',
        'Lei può esercitare il diritto di recesso anche online all’indirizzo https://{domain}/transactions. Se utilizza tale funzione online, Le trasmetteremo senza indebito ritardo un avviso di ricevimento del recesso su un supporto durevole (ad esempio per posta elettronica), comprensivo del suo contenuto e della data e dell’ora della sua trasmissione.',
        'Per rispettare il termine di recesso, è sufficiente che Lei invii la comunicazione relativa all’esercizio del diritto di recesso prima della scadenza del periodo di recesso.',
        'Effetti del recesso',
        'Se Lei recede dal presente contratto, Le saranno rimborsati tutti i pagamenti che ha effettuato a nostro favore, compresi i costi di consegna (ad eccezione dei costi supplementari derivanti dalla Sua eventuale scelta di un tipo di consegna diverso dal tipo meno costoso di consegna standard da noi offerto), senza indebito ritardo e in ogni caso non oltre 14 giorni dal giorno in cui siamo informati della Sua decisione di recedere dal presente contratto. Detti rimborsi saranno effettuati utilizzando lo stesso mezzo di pagamento da Lei usato per la transazione iniziale, salvo che Lei non abbia espressamente convenuto altrimenti; in ogni caso, non dovrà sostenere alcun costo quale conseguenza di tale rimborso.',
        'Se Lei ha chiesto di iniziare la prestazione di servizi durante il periodo di recesso, è tenuto a pagarci un importo proporzionale a quanto fornito fino al momento in cui Lei ci ha comunicato il Suo recesso dal presente contratto, rispetto a tutte le prestazioni previste dal contratto.',
      ],
      links: [{ label: 'Transazioni', href: '/transactions' }],
    },
    {
      id: 'withdrawal-form',
      heading: 'Modulo di recesso tipo',
      paragraphs: ['(compilare e restituire il presente modulo solo se si desidera recedere dal contratto)'],
      list: [
        'Destinatario {company_name}, {company_address}, {company_city}, {company_country}, {support_email}:',
        'Con la presente io/noi (*) notifichiamo il recesso dal mio/nostro (*) contratto di vendita dei seguenti beni/servizi (*)',
        'Ordinato il (*)/ricevuto il (*)',
        'Nome del/dei consumatore(i)',
        'Indirizzo del/dei consumatore(i)',
        'Firma del/dei consumatore(i) (solo se il presente modulo è notificato in versione cartacea)',
        'Data',
        '(*) Cancellare la dicitura inutile.',
      ],
    },
  ],
} satisfies StaticPage;
