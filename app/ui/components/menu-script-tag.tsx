// The document runs the script before hydration, so the browser's code does not need its text.
const text = import.meta.env.SSR ? (await import('./menu-script.ts?inline')).default : ''

/** Script of the menus. Render it once in a document. */
export function MenuScript() {
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
}
