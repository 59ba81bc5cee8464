import type { StaticPage } from './static-page.ts';

export default {
  title: 'Widerruf und Erstattung',
  description: 'Was du von {site} zurückbekommst, wenn du Credits übrig hast, bis wann und wie.',
  intro: 'Was du nicht verwendest, kannst du zurückgeben. Hier steht, was, bis wann und wie.',
  sections: [
    {
      heading: 'Innerhalb von {refund_days} Tagen',
      paragraphs: [
        'Hast du es dir nach einem Kauf anders überlegt? Dann erstatten wir innerhalb von {refund_days} Tagen die gekauften Credits, die du noch nicht verwendet hast. Einen Grund musst du nicht nennen. Premium bleibt, solange du mindestens einen Kauf hast, von dem du in diesen Tagen nichts zurückverlangt hast und der nicht erstattet oder zurückgebucht wurde. Sonst endet es; das sagen wir dir, bevor du etwas zurückverlangst.',
        'Verwendete Credits erstatten wir nicht: Beim Kauf bittest du uns, sie sofort zu liefern. Gratis-Credits haben keinen Geldwert.',
      ],
    },
    {
      heading: 'Wenn du deinen Account löschst',
      paragraphs: [
        'Löschst du deinen Account, erstatten wir die gekauften, nicht verwendeten Credits, auch nach diesen {refund_days} Tagen.',
      ],
    },
    {
      heading: 'Was von selbst auf dein Guthaben zurückkommt',
      list: [
        'Eine bezahlte Nachricht, die nach 7 Tagen nicht geöffnet wurde.',
        'Eine bezahlte Nachricht an jemanden, dessen Profil wir gelöscht haben.',
        'Eine fehlgeschlagene Zahlung: Dann gibt es keine Credits, und es wurde nichts abgebucht, oder du bekommst es zurück.',
      ],
    },
    {
      heading: 'So gehst du vor',
      paragraphs: [
        'Öffne deine Käufe, wähl den Kauf und verlange die Erstattung. Du kannst auch an {support_email} schreiben, mit der Nummer der Zahlung. Du bekommst das Geld innerhalb von 14 Tagen über dieselbe Zahlungsart zurück.',
      ],
      links: [{ label: 'Käufe und Credits', href: '/transactions' }],
    },
    {
      heading: 'Nicht einverstanden mit uns?',
      paragraphs: [
        'Dann leg eine Beschwerde ein. Jemand, der noch nicht darüber entschieden hat, sieht es sich noch einmal an.',
      ],
      links: [{ label: 'Beschwerden', href: '/complaints' }],
    },
    {
      id: 'withdrawal-instructions',
      heading: 'Muster-Widerrufsbelehrung',
      paragraphs: [
        'Widerrufsrecht',
        'Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen.',
        'Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag des Vertragsabschlusses.',
        'Um Ihr Widerrufsrecht auszuüben, müssen Sie uns ({company_name}, {company_address}, {company_city}, {company_country}, {support_phone}, {support_email}) mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das beigefügte Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist.',
        'Sie können Ihr Widerrufsrecht auch online unter https://{domain}/transactions ausüben. Wenn Sie diese Online-Funktion nutzen, übermitteln wir Ihnen auf einem dauerhaften Datenträger (z. B. durch eine E-Mail) unverzüglich eine Eingangsbestätigung mit Informationen zum Inhalt der Widerrufserklärung sowie dem Datum und der Uhrzeit ihres Eingangs.',
        'Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.',
        'Folgen des Widerrufs',
        'Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten, die sich daraus ergeben, dass Sie eine andere Art der Lieferung als die von uns angebotene, günstigste Standardlieferung gewählt haben), unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet.',
        'Haben Sie verlangt, dass die Dienstleistungen während der Widerrufsfrist beginnen sollen, so haben Sie uns einen angemessenen Betrag zu zahlen, der dem Anteil der bis zu dem Zeitpunkt, zu dem Sie uns von der Ausübung des Widerrufsrechts hinsichtlich dieses Vertrags unterrichten, bereits erbrachten Dienstleistungen im Vergleich zum Gesamtumfang der im Vertrag vorgesehenen Dienstleistungen entspricht.',
      ],
      links: [{ label: 'Käufe und Credits', href: '/transactions' }],
    },
    {
      id: 'withdrawal-form',
      heading: 'Muster-Widerrufsformular',
      paragraphs: [
        '(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)',
      ],
      list: [
        'An {company_name}, {company_address}, {company_city}, {company_country}, {support_email}:',
        'Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)/die Erbringung der folgenden Dienstleistung (*)',
        'Bestellt am (*)/erhalten am (*)',
        'Name des/der Verbraucher(s)',
        'Anschrift des/der Verbraucher(s)',
        'Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)',
        'Datum',
        '(*) Unzutreffendes streichen.',
      ],
    },
  ],
} satisfies StaticPage;
