import { createContext } from 'react-router'

/** What a preview shows, as its bar says it. */
export type PreviewBarData = {
  /** What it is called, and the address of the page that shows it. */
  label: string
  home: string
  /** Whether the site shows it: never yet, otherwise, or just so. */
  state: 'new' | 'changed' | 'same'
  /** What is still to be filled in, as people call it. */
  missing: readonly string[]
}

export type PreviewContextValue = PreviewBarData & {
  /** `/preview/<token>`, or `/preview/<noun>.<key>` for the editor's own: every address of the site stands below it. */
  prefix: string
  /** When the link was made and until when it holds, as people read it; undefined for the editor's own preview. */
  link: { madeAt: string; until: string } | undefined
}

/** The preview that a page is drawn for; none of the site itself. */
export const previewContext = createContext<PreviewContextValue | undefined>(undefined)
