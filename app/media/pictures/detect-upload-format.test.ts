import { expect, it } from 'vitest'
import { detectUploadFormat } from './detect-upload-format.server.ts'

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))

it.each([
  ['\xff\xd8\xff\xe0', 'jpeg'],
  ['\x89PNG\r\n\x1a\n', 'png'],
  ['RIFF\0\0\0\0WEBPVP8 ', 'webp'],
  ['RIFF\0\0\0\0WAVEfmt ', 'unknown'],
  ['\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf', 'avif'],
  ['\0\0\0\x1cftypmif1\0\0\0\0mif1avifmiaf', 'avif'],
  ['\0\0\0\x18ftypavis\0\0\0\0msf1avis', 'avif'],
  // A box that contains only the brand, and a brand outside the box.
  ['\0\0\0\x08ftypavif', 'avif'],
  ['\0\0\0\x10ftypmp42\0\0\0\0avif', 'unknown'],
  ['\0\0\0\x10ftypheix\0\0\0\0', 'heic'],
  ['\0\0\0\x10ftyphevc\0\0\0\0', 'heic'],
  ['\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'heic'],
  ['\0\0\0\x18ftypmp42\0\0\0\0isommp42', 'unknown'],
  ['\xff\xff\xff\xffftyp', 'unknown'],
  ['GIF89a', 'gif'],
  ['%PDF-1.7', 'pdf'],
  ['  <svg xmlns="x">', 'svg'],
  ['<!-- a --><svg>', 'svg'],
  ['<html>', 'unknown'],
  ['<html><svg>', 'unknown'],
  ['', 'unknown'],
])('detects %j as %s', (start, format) => expect(detectUploadFormat(bytes(start))).toBe(format))

it('detects the format of bytes at any offset in their buffer', () => {
  expect(detectUploadFormat(bytes('GIF8%PDF-1.7').subarray(4))).toBe('pdf')
})
