declare module '*?bundled' {
  /** The bundled program, as text. */
  const text: string
  export default text
}
