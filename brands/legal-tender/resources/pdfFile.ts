import PDFKitDocument from 'pdfkit';
import { brand, site } from '../content.ts';
import { type Sheet, sheet } from './sheet.ts';

/** A tagged PDF file of the brand: a page of A4 for each function. Its date is fixed: two builds give the same bytes. */
export function pdfFile(title: string, foot: string, pages: readonly ((page: Sheet) => void)[]): Buffer {
  const doc = new PDFKitDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.5',
    tagged: true,
    lang: new Intl.Locale(site.locale).language,
    displayTitle: true,
    info: { Title: title, Author: brand.name, CreationDate: new Date(0) },
  });
  const structure = doc.struct('Document');
  doc.addStructure(structure);
  for (const [index, draw] of pages.entries()) {
    const number = pages.length > 1 ? `   ${index + 1} / ${pages.length}` : '';
    doc.addPage();
    draw(sheet(doc, structure, `${brand.name}   ${foot}${number}`));
  }
  doc.end();
  // PDFKit writes synchronously, so the stream holds the whole file.
  return doc.read() as Buffer;
}
