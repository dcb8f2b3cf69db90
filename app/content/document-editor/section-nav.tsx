import type { FieldMessages } from '#app/platform/schema/validate-draft.ts'
import type { DocumentSection } from './document-sections.ts'
import * as words from './words.ts'

type Props = {
  sections: readonly DocumentSection[]
  missing: FieldMessages
  /** `true` if the preview is shown beside the fields. */
  isBeside: boolean
}

/**
 * Links to the sections, with the number of missing fields. On a phone they are one sticky line.
 */
export function SectionNav({ sections, missing, isBeside }: Props) {
  return (
    <nav
      aria-label={words.sectionNames}
      hidden={sections.length === 1}
      className={`mb-6 max-lg:sticky max-lg:top-14 max-lg:z-5 max-lg:-mx-4 max-lg:overflow-x-auto max-lg:border-hairline max-lg:border-b max-lg:bg-ground max-lg:px-4 ${isBeside ? 'xl:col-span-2' : 'lg:sticky lg:top-20 lg:self-start'}`}
    >
      <ul className={`flex gap-x-5 lg:flex-wrap ${isBeside ? '' : 'lg:block'}`}>
        {sections.map(({ id, title, fields }) => {
          const lacking = Object.keys(missing).filter((path) =>
            fields.some((it) => path === it.name || path.startsWith(`${it.name}.`)),
          ).length
          return (
            <li key={id} className="whitespace-nowrap">
              <a href={`#${id}`} className="inline-flex min-h-11 items-center text-sm">
                {title}
              </a>
              {lacking > 0 && (
                <span className="ml-2 text-quiet text-xs">{words.needsFilling(lacking)}</span>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
