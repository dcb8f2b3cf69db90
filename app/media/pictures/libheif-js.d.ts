/** What we use of it; the library describes only its lower level. */
declare module 'libheif-js/wasm-bundle.js' {
  type Drawn = { data: Uint8ClampedArray; width: number; height: number }

  export class HeifImage {
    get_width(): number
    get_height(): number
    is_primary(): boolean
    /** Fills `into` with RGBA, later; null where it can't. */
    display(into: Drawn, done: (drawn: Drawn | null) => void): void
    free(): void
  }

  export class HeifDecoder {
    /** The pictures of a file; none where it is damaged. */
    decode(bytes: Uint8Array): HeifImage[]
  }

  const libheif: { HeifDecoder: typeof HeifDecoder }
  export default libheif
}
