// The document runs it before the browser's program, which does not need the text.
const text = import.meta.env.SSR ? (await import('./menu-script.ts?inline')).default : ''

/** The script of the document's menus; once in a document. */
export function MenuScript() {
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
}
