import { brand, site } from '../content.ts';

/** Page size in points: A4. */
const pageSize = { width: 595, height: 842 };

export type FontName = 'serif' | 'sans' | 'bold';

/** Standard PDF fonts, so that no font is embedded. */
const fonts: Record<FontName, string> = { serif: 'Times-Roman', sans: 'Helvetica', bold: 'Helvetica-Bold' };

/** WinAnsi codes of characters outside Latin-1. */
const winAnsi: Record<string, number> = {
  '\u2011': 45,
  '€': 128,
  '…': 133,
  '‘': 145,
  '’': 146,
  '“': 147,
  '”': 148,
  '–': 150,
  '—': 151,
};

/** A PDF string literal in ASCII: one byte per character. */
export function pdfString(text: string): string {
  return `(${Array.from(text, (character) => {
    if (/[()\\]/.test(character)) return `\\${character}`;
    if (/[ -~]/.test(character)) return character;
    const code = winAnsi[character] ?? character.codePointAt(0)!;
    return code < 256 ? `\\${code.toString(8).padStart(3, '0')}` : '?';
  }).join('')})`;
}

/**
 * The text of a PDF file of the brand (ISO 32000-1, version 1.4). It is ASCII only and deterministic. Each page is the
 * drawing operators of a `sheet()`.
 */
export function pdfFile(title: string, pages: readonly string[]): string {
  const { language } = new Intl.Locale(site.locale);
  const fontIds = Object.keys(fonts).map((name, index) => [name, 4 + index] as const);
  const firstPage = 4 + fontIds.length;
  const pageId = (index: number) => firstPage + 2 * index;
  const resources = `<< /Font << ${fontIds.map(([name, id]) => `/${name} ${id} 0 R`).join(' ')} >> >>`;

  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /Lang ${pdfString(language)} /ViewerPreferences << /DisplayDocTitle true >> >>`,
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_page, index) => `${pageId(index)} 0 R`).join(' ')}] >>`,
    `<< /Title ${pdfString(title)} /Author ${pdfString(brand.name)} >>`,
    ...Object.values(fonts).map(
      (font) => `<< /Type /Font /Subtype /Type1 /BaseFont /${font} /Encoding /WinAnsiEncoding >>`,
    ),
    ...pages.flatMap((content, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageSize.width} ${pageSize.height}] /Resources ${resources} /Contents ${pageId(index) + 1} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ];

  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const trailer = `<< /Size ${objects.length + 1} /Root 1 0 R /Info 3 0 R >>`;
  return `${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}trailer\n${trailer}\nstartxref\n${file.length}\n%%EOF\n`;
}
