import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pdfText } from './textFiles.ts';

test('words of a PDF are found in compressed streams and across lines', () => {
  const words = deflateSync('BT (Questions for) Tj (J\\366rg \\(you\\)) Tj ET').toString('latin1');
  const stream = `<< /Filter /FlateDecode >>\nstream\n${words}\nendstream`;
  const file = Buffer.from(`%PDF-1.4\n<< /Author (Ada) >>\n${stream}\n${stream}`, 'latin1');
  expect(pdfText(file)).toContain('Ada Questions for Jörg (you) Questions');
});
