import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pdfText } from './textFiles.ts';

test('words of a PDF are found in compressed streams and across lines', () => {
  const words = deflateSync('BT\n[<517565> 80 <7374696f6e7320> 0] TJ\n[<666f72204af67267> 0] TJ\nET').toString(
    'latin1',
  );
  const stream = `<< /Filter /FlateDecode >>\nstream\n${words}\nendstream`;
  const file = Buffer.from(`%PDF-1.5\n<< /Author (Ada) >>\n${stream}\n${stream}`, 'latin1');
  expect(pdfText(file)).toContain('/Author (Ada)');
  expect(pdfText(file)).toContain('Questions for Jörg Questions for Jörg');
});
