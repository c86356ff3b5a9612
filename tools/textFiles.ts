import { glob, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { inflateSync } from 'node:zlib';

/** Binary files, or files generated from text files. */
const binary = /\.(?:avif|br|gz|ico|jpg|png|webp|woff2|tsbuildinfo)$/;

/**
 * Path and content of the text files below `folder` that match one of the globs.
 *
 * @param leftOut files and folders to skip
 */
export async function* textFiles(folder: string, globs: readonly string[], leftOut = /^$/) {
  for await (const path of glob(globs, { cwd: folder, exclude: (name) => leftOut.test(name) })) {
    if (binary.test(path) || leftOut.test(path)) continue;
    // A folder's name may contain a dot.
    const bytes = await readFile(join(folder, path)).catch(() => undefined);
    if (bytes !== undefined) yield { path, text: extname(path) === '.pdf' ? pdfText(bytes) : bytes.toString() };
  }
}

/** The objects of a PDF by PDFKit with decompressed streams, then all its words on one line. */
export function pdfText(file: Buffer): string {
  const plain = file
    .toString('latin1')
    .replaceAll(
      /(\/FlateDecode\b[^]*?\bstream\r?\n)([^]*?)(?=\bendstream\b)/g,
      (_stream, head: string, packed: string) => head + inflateSync(Buffer.from(packed, 'latin1')).toString('latin1'),
    );
  // Each line is an array of hexadecimal strings and distances.
  const lines = [...plain.matchAll(/\[(.*)\] TJ$/gm)].map(([, line = '']) => line.replaceAll(/> ?\S*|\s|</g, ''));
  return `${plain}\n${new TextDecoder('windows-1252').decode(Buffer.from(lines.join('20'), 'hex')).replaceAll(/ +/g, ' ')}`;
}
