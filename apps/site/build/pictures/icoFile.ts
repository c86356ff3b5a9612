export interface IcoImage {
  /** Width and height in px, below 256. */
  size: number;
  png: Buffer;
}

const headerLength = 6;
const entryLength = 16;

/** Combines several PNGs into one ICO file for /favicon.ico. */
export function icoFile(images: readonly IcoImage[]): Buffer {
  const header = Buffer.alloc(headerLength + entryLength * images.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  for (const [index, { size, png }] of images.entries()) {
    const entry = headerLength + entryLength * index;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    // One plane, 32 bits per pixel.
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...images.map(({ png }) => png)]);
}
