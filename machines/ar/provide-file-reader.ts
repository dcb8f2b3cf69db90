/** Defines the browser's `FileReader`, which the exporter of three.js uses and Node lacks. */
export function provideFileReader(): void {
  if (!('FileReader' in globalThis)) Object.assign(globalThis, { FileReader: BlobReader })
}

class BlobReader {
  result: ArrayBuffer | undefined
  onloadend: (() => void) | undefined

  readAsArrayBuffer(blob: Blob): void {
    void blob.arrayBuffer().then((bytes) => {
      this.result = bytes
      this.onloadend?.()
    })
  }
}
