/** What is used of it. */
declare module 'libheif-js/wasm-bundle.js' {
  interface HeifImage {
    get_width(): number
    get_height(): number
    is_primary(): boolean
    has_alpha_channel(): boolean
    /** Fills the pixels (RGBA), upright; null where they cannot be decoded. */
    display(target: Target, done: (filled: Target | null) => void): void
    free(): void
  }
  interface Target {
    readonly data: Uint8ClampedArray
    readonly width: number
    readonly height: number
  }
  const libheif: {
    readonly HeifDecoder: new () => {
      /** None where it is no such file. */
      decode(bytes: Uint8Array): HeifImage[]
    }
  }
  export default libheif
}
