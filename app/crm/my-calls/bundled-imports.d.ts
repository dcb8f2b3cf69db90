declare module '*?bundled' {
  /** The program in one text. */
  const text: string
  export default text
}
