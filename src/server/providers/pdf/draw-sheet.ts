import path from 'node:path';
import PDFDocument from 'pdfkit';

/** `strong` marks a total. */
export type SheetRow = { label: string; value: string; strong?: boolean };

export type Sheet = {
  /** Language tag (BCP 47), for screen readers. */
  language: string;
  title: string;
  issuer: readonly string[];
  rows: readonly SheetRow[];
  notes: readonly string[];
  at: Date;
};

const fonts = path.join(import.meta.dirname, 'fonts');
const [TEXT, STRONG] = [path.join(fonts, 'text.ttf'), path.join(fonts, 'strong.ttf')];
const [INK, QUIET, LINE] = ['#241b2f', '#6b6177', '#ddd6e4'];
const MARGIN = 64;

type Doc = InstanceType<typeof PDFDocument>;

/**
 * The PDF is accessible (PDF/UA): language, title, headings and tables are tagged.
 * @spec 2.9
 */
export async function drawSheet(sheet: Sheet): Promise<Buffer> {
  const doc = new PDFDocument({
    ...{ size: 'A4', margin: MARGIN, pdfVersion: '1.7', tagged: true, displayTitle: true },
    // The library supports PDF/UA, but its types do not list it.
    subset: 'PDF/UA' as 'PDF/A-1',
    lang: sheet.language,
    info: { Title: sheet.title, CreationDate: sheet.at, ModDate: sheet.at },
  });
  const chunks: Buffer[] = [];
  const ended = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', chunk => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  draw(doc, sheet);
  doc.end();
  return ended;
}

function draw(doc: Doc, { issuer, title, rows, notes }: Sheet): void {
  const root = doc.struct('Document');
  doc.addStructure(root);
  const paragraph = (type: 'H1' | 'P', text: string, write: () => Doc) =>
    root.add(doc.struct(type, { actual: text }, () => void write()));
  for (const [at, line] of issuer.entries())
    paragraph('P', line, () =>
      doc
        .font(at === 0 ? STRONG : TEXT)
        .fontSize(10)
        .fillColor(INK)
        .text(toPrintable(line)),
    );
  doc.moveDown(3);
  paragraph('H1', title, () => doc.font(STRONG).fontSize(24).text(toPrintable(title)));
  doc.moveDown(1.5);
  const table = doc.struct('Table');
  root.add(table);
  for (const row of rows) table.add(drawRow(doc, row));
  table.end();
  doc.moveDown(2);
  for (const note of notes)
    paragraph('P', note, () =>
      doc.font(TEXT).fontSize(9).fillColor(QUIET).text(toPrintable(note), { lineGap: 3 }),
    );
  root.end();
}

function drawRow(doc: Doc, { label, value, strong = false }: SheetRow): PDFKit.PDFStructureElement {
  const width = doc.page.width - 2 * MARGIN;
  const top = doc.y;
  const font = strong ? STRONG : TEXT;
  const cell = (type: 'TH' | 'TD', text: string, options: PDFKit.Mixins.TextOptions) =>
    doc.struct(type, {}, () => {
      doc
        .font(font)
        .fontSize(11)
        .fillColor(type === 'TH' && !strong ? QUIET : INK);
      doc.text(toPrintable(text), MARGIN, top + 8, options);
    });
  const row = doc.struct('TR');
  row.add(cell('TH', label, { width: width * 0.55 }));
  row.add(cell('TD', value, { width, align: 'right' }));
  row.end();
  const bottom = top + 30;
  doc.markContent('Artifact', { type: 'Layout' });
  doc
    .moveTo(MARGIN, bottom)
    .lineTo(MARGIN + width, bottom)
    .lineWidth(0.5)
    .strokeColor(LINE)
    .stroke();
  doc.endMarkedContent();
  doc.x = MARGIN;
  doc.y = bottom;
  return row;
}

/** Replaces the narrow no-break space of French numbers, which the font lacks. */
const toPrintable = (text: string): string => text.replaceAll('\u202f', '\u00a0');
