/** The part of the API that this project uses. The package declares only its low-level API. */
declare module 'libheif-js/wasm-bundle.js' {
  type Drawn = { data: Uint8ClampedArray; width: number; height: number }

  export class HeifImage {
    get_width(): number
    get_height(): number
    is_primary(): boolean
    /** Fills `into` with RGBA and calls `done` later, with null on failure. */
    display(into: Drawn, done: (drawn: Drawn | null) => void): void
    free(): void
  }

  export class HeifDecoder {
    /** Returns the pictures of a file, or an empty list if the file is damaged. */
    decode(bytes: Uint8Array): HeifImage[]
  }

  const libheif: { HeifDecoder: typeof HeifDecoder }
  export default libheif
}
