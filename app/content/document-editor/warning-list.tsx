import { RowActionButton } from '#app/ui/components/row-action-button.tsx'
import type { FieldWarning } from './use-field-warnings.ts'
import * as words from './words.ts'

type Props = { warnings: readonly FieldWarning[]; onShow: (path: string) => void }

/** Lists what staff should check before they publish. Each warning leads to its field. */
export function WarningList({ warnings, onShow }: Props) {
  if (warnings.length === 0) return null
  return (
    <section
      aria-labelledby="warnings"
      className="mb-6 border-warn border-l-4 bg-ground px-4 py-3 text-sm"
    >
      <h3 id="warnings" className="font-semibold">
        {words.warnings}
      </h3>
      <ul className="mt-1 grid gap-1">
        {warnings.map(({ path, message }, index) => (
          <li key={path}>
            <p id={`warning-${index}`}>{message}</p>
            <RowActionButton aria-describedby={`warning-${index}`} onClick={() => onShow(path)}>
              {words.showField}
            </RowActionButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
