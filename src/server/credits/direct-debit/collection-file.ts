import type { AccountDetails } from './account-details.ts';
import { bankText } from './bank-text.ts';

/** `amount` is in cents; days are `YYYY-MM-DD`. */
export type DebitCollection = Omit<AccountDetails, 'account_holder' | 'phone'> & {
  endToEnd: string;
  mandate: string;
  agreedOn: string;
  collectOn: string;
  amount: number;
  holder: string;
  /** The member agreed to this creditor name and this statement text. */
  creditor: string;
  statement: string;
};
type CollectionFile = {
  /** The bank collects only one file with this id. Block ids such as `id-1` have at most 35 characters. */
  messageId: string;
  createdAt: Date;
  /** Only the creditor's bank gets this name. */
  creditor: { name: string; iban: string; id: string };
  collections: readonly DebitCollection[];
};

const xmlEscapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escapeXml = (text: string) => text.replace(/[&<>"']/g, sign => xmlEscapes[sign] ?? sign);

const element = (name: string, text: string, attribute = ''): string =>
  text === '' ? '' : `<${name}${attribute}>${escapeXml(text)}</${name}>`;
const group = (name: string, ...inside: string[]): string => `<${name}>${inside.join('')}</${name}>`;
const nested = (names: string, inside: string): string =>
  names.split('/').reduceRight((within, name) => `<${name}>${within}</${name}>`, inside);

const euros = (cents: number): string => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
const totals = (collections: readonly DebitCollection[]): string =>
  element('NbOfTxs', String(collections.length)) +
  element('CtrlSum', euros(collections.reduce((sum, { amount }) => sum + amount, 0)));

/**
 * Composes the format pain.008.001.08 of the SEPA core scheme with structured addresses.
 * @spec 5.8
 */
export function composeCollectionFile(file: CollectionFile): string {
  const blocks = Map.groupBy(file.collections, ({ collectOn, creditor }) => `${collectOn} ${creditor}`);
  const header = group(
    'GrpHdr',
    element('MsgId', file.messageId),
    element('CreDtTm', file.createdAt.toISOString().slice(0, 19)),
    totals(file.collections),
    nested('InitgPty', element('Nm', bankText(file.creditor.name, 70))),
  );
  const sortedBlocks = [...blocks.keys()].sort().map(key => blocks.get(key) ?? []);
  const blockElements = sortedBlocks.map((collections, index) =>
    paymentBlock(file, `${file.messageId}-${index + 1}`, collections),
  );
  const body = group('CstmrDrctDbtInitn', header, ...blockElements);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.008.001.08">${body}</Document>\n`;
}

const NO_BIC = nested('FinInstnId/Othr', element('Id', 'NOTPROVIDED'));

function paymentBlock(
  { creditor }: CollectionFile,
  id: string,
  collections: readonly DebitCollection[],
): string {
  const [first] = collections;
  return group(
    'PmtInf',
    element('PmtInfId', id),
    element('PmtMtd', 'DD'),
    element('BtchBookg', 'true'),
    totals(collections),
    group(
      'PmtTpInf',
      nested('SvcLvl', element('Cd', 'SEPA')),
      nested('LclInstrm', element('Cd', 'CORE')),
      element('SeqTp', 'OOFF'),
    ),
    element('ReqdColltnDt', first?.collectOn ?? ''),
    nested('Cdtr', element('Nm', bankText(first?.creditor ?? '', 70))),
    nested('CdtrAcct/Id', element('IBAN', creditor.iban)),
    nested('CdtrAgt', NO_BIC),
    element('ChrgBr', 'SLEV'),
    nested(
      'CdtrSchmeId/Id/PrvtId/Othr',
      element('Id', creditor.id) + nested('SchmeNm', element('Prtry', 'SEPA')),
    ),
    ...collections.map(debitElement),
  );
}

function debitElement(debit: DebitCollection): string {
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
    nested('PmtId', element('EndToEndId', debit.endToEnd)),
    element('InstdAmt', euros(debit.amount), ' Ccy="EUR"'),
    nested('DrctDbtTx/MndtRltdInf', element('MndtId', debit.mandate) + element('DtOfSgntr', debit.agreedOn)),
    nested('DbtrAgt', NO_BIC),
    group('Dbtr', element('Nm', bankText(debit.holder, 70) || '.'), address),
    nested('DbtrAcct/Id', element('IBAN', debit.iban)),
    nested('RmtInf', element('Ustrd', bankText(debit.statement, 140))),
  );
}
