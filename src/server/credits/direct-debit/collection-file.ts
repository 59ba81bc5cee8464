import { bankText } from './bank-text.ts';

/** One debit as the bank is asked for it; money in cents, days as `YYYY-MM-DD`. */
export type Collection = {
  endToEnd: string;
  mandate: string;
  agreedOn: string;
  collectOn: string;
  amount: number;
  holder: string;
  iban: string;
  street: string;
  house_number: string;
  zip: string;
  city: string;
  country: string;
  /** The name the member agreed to be collected by, and the text beside it: both stand on his statement. */
  creditor: string;
  statement: string;
};
export type CollectionFile = {
  /** Names the file at the bank: the same file sent twice is collected once. At most 30 signs. */
  message: string;
  createdAt: Date;
  /** Who hands it in, by the name his bank knows him by, which no member's bank is told. */
  creditor: { name: string; iban: string; id: string };
  collections: readonly Collection[];
};

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, sign => escapes[sign] ?? sign);

/** An element of XML, of texts and elements; without any it is left out. */
const element = (name: string, text: string, attribute = ''): string =>
  text === '' ? '' : `<${name}${attribute}>${escaped(text)}</${name}>`;
const group = (name: string, ...inside: string[]): string => `<${name}>${inside.join('')}</${name}>`;
const path = (names: string, inside: string): string =>
  names.split('/').reduceRight((within, name) => `<${name}>${within}</${name}>`, inside);

const euros = (cents: number): string => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
const sums = (collections: readonly Collection[]): string =>
  element('NbOfTxs', String(collections.length)) +
  element('CtrlSum', euros(collections.reduce((sum, { amount }) => sum + amount, 0)));

/**
 * The file that has a bank collect one-off direct debits of the SEPA core scheme: pain.008.001.08, with addresses in their parts as the
 * banks ask for since November 2026. Debits of one day and one name stand together.
 */
export function composeCollectionFile(file: CollectionFile): string {
  const parts = Map.groupBy(file.collections, ({ collectOn, creditor }) => `${collectOn} ${creditor}`);
  const header = group(
    'GrpHdr',
    element('MsgId', file.message),
    element('CreDtTm', file.createdAt.toISOString().slice(0, 19)),
    sums(file.collections),
    path('InitgPty', element('Nm', bankText(file.creditor.name, 70))),
  );
  const inOrder = [...parts.keys()].sort().map(key => parts.get(key) ?? []);
  const written = inOrder.map((collections, index) =>
    partOf(file, `${file.message}-${index + 1}`, collections),
  );
  const body = group('CstmrDrctDbtInitn', header, ...written);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.008.001.08">${body}</Document>\n`;
}

const NO_BIC = path('FinInstnId/Othr', element('Id', 'NOTPROVIDED'));

function partOf({ creditor }: CollectionFile, id: string, collections: readonly Collection[]): string {
  const [first] = collections;
  return group(
    'PmtInf',
    element('PmtInfId', id),
    element('PmtMtd', 'DD'),
    element('BtchBookg', 'true'),
    sums(collections),
    group(
      'PmtTpInf',
      path('SvcLvl', element('Cd', 'SEPA')),
      path('LclInstrm', element('Cd', 'CORE')),
      element('SeqTp', 'OOFF'),
    ),
    element('ReqdColltnDt', first?.collectOn ?? ''),
    path('Cdtr', element('Nm', bankText(first?.creditor ?? '', 70))),
    path('CdtrAcct/Id', element('IBAN', creditor.iban)),
    path('CdtrAgt', NO_BIC),
    element('ChrgBr', 'SLEV'),
    path(
      'CdtrSchmeId/Id/PrvtId/Othr',
      element('Id', creditor.id) + path('SchmeNm', element('Prtry', 'SEPA')),
    ),
    ...collections.map(debitOf),
  );
}

function debitOf(debit: Collection): string {
  const address = group(
    'PstlAdr',
    element('StrtNm', bankText(debit.street, 70)),
    element('BldgNb', bankText(debit.house_number, 16)),
    element('PstCd', bankText(debit.zip, 16)),
    element('TwnNm', bankText(debit.city, 35) || '.'),
    element('Ctry', debit.country),
  );
  return group(
    'DrctDbtTxInf',
    path('PmtId', element('EndToEndId', debit.endToEnd)),
    element('InstdAmt', euros(debit.amount), ' Ccy="EUR"'),
    path('DrctDbtTx/MndtRltdInf', element('MndtId', debit.mandate) + element('DtOfSgntr', debit.agreedOn)),
    path('DbtrAgt', NO_BIC),
    group('Dbtr', element('Nm', bankText(debit.holder, 70) || '.'), address),
    path('DbtrAcct/Id', element('IBAN', debit.iban)),
    path('RmtInf', element('Ustrd', bankText(debit.statement, 140))),
  );
}
