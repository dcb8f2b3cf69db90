// It ran before the browser's program, which need not bring it along.
const text = import.meta.env.SSR ? (await import('./menu-script.ts?inline')).default : ''

/** The script of the document's menus; once in a document. */
export function MenuScript() {
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
}
