import { createContext } from 'react-router'

/** Content of the bar at the top of a preview. */
export type PreviewBarData = {
  /** The document's name, and the path of the page that shows it. */
  label: string
  home: string
  /** `new`: never published. `changed`: differs from the site. `same`: equal to the site. */
  state: 'new' | 'changed' | 'same'
  /** Labels of the missing fields. */
  missing: readonly string[]
}

export type PreviewContextValue = PreviewBarData & {
  /**
   * `/preview/<token>`, or `/preview/<noun>.<key>` for the writer's own preview. Each page of the
   * preview is below it.
   */
  prefix: string
  /** Creation and expiry of the link, formatted; undefined for the writer's own preview. */
  link: { madeAt: string; until: string } | undefined
}

/** The preview for which a page is rendered; undefined on the site itself. */
export const previewContext = createContext<PreviewContextValue | undefined>(undefined)
