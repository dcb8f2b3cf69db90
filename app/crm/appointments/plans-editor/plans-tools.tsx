import { type ReactNode, useState } from 'react'
import { CollapsibleEntry } from '#app/content/document-editor/collapsible-entry.tsx'
import type { EditorTools } from '#app/content/document-editor/document-editor.tsx'
import { startPlans } from '#app/crm/appointments/start-plans.ts'
import { Button } from '#app/ui/components/button.tsx'
import { showToast } from '#app/ui/components/show-toast.ts'
import { useHasCapability } from '#app/ui/portal/portal-permissions.ts'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import { useConfirm } from '#app/ui/portal/use-confirm.tsx'
import { LostPlaceTable } from './lost-place-table.tsx'
import { PlanEffectsPanel } from './plan-effects-panel.tsx'
import { listLostPlacesNow } from './plan-endpoints.ts'
import * as words from './plans-editor-words.ts'
import { useLoadedAnswer } from './use-loaded-answer.ts'

/**
 * Above the fields of the plans: appointments without a place, the effect of the draft on bookings,
 * and plans to start from.
 */
export function PlansTools({ draft }: { draft: EditorTools }) {
  const mayEdit = useHasCapability()('plans.edit')
  const { plans, resources } = draft.written
  const isEmpty = ![plans, resources].some((rows) => Array.isArray(rows) && rows.length > 0)
  return (
    <div className={toolsClass}>
      <LostPlaceSection version={draft.version} />
      {mayEdit && <EffectsSection document="appointments" version={draft.version} />}
      {mayEdit && <StartSection isEmpty={isEmpty} onStart={() => draft.write(startPlans)} />}
    </div>
  )
}

/** Above the dealership details: the effect of other opening hours and holidays on bookings. */
export function DealerHoursTools({ draft }: { draft: EditorTools }) {
  if (!useHasCapability()('plans.edit')) return null
  return (
    <div className={toolsClass}>
      <EffectsSection document="dealer" version={draft.version} />
    </div>
  )
}

const toolsClass =
  'mb-8 border-hairline border-b empty:hidden [&>section]:border-hairline [&>section]:border-t'

/** The list to which the dashboard links. Hidden if every appointment has its place. */
function LostPlaceSection({ version }: { version: number }) {
  const { found } = useLoadedAnswer(
    (signal) => requestAsStaff(listLostPlacesNow, { signal }),
    String(version),
  )
  if (!found || found.bookings.length === 0) return null
  return (
    <Fold
      id="without-place"
      title={words.withoutPlace}
      hint={words.withoutPlaceHint(found.bookings.length + found.more)}
      isOpenAtFirst
    >
      <p className="mb-2 text-sm">{words.settle}</p>
      <LostPlaceTable {...found} caption={words.toSettle} />
    </Fold>
  )
}

type EffectsProps = { document: 'appointments' | 'dealer'; version: number }

const EffectsSection = ({ document, version }: EffectsProps) => (
  <Fold title={words.effects} hint={words.effectsHint}>
    <PlanEffectsPanel draft={document} version={version} />
  </Fold>
)

/** In the dialog that publishes: how many bookings lose their place, with the list open. */
export function PublishEffects({ document, version }: EffectsProps) {
  if (!useHasCapability()('plans.edit')) return null
  return (
    <section aria-label={words.effects} className="mb-6">
      <PlanEffectsPanel draft={document} version={version} />
    </section>
  )
}

function StartSection({ isEmpty, onStart }: { isEmpty: boolean; onStart: () => void }) {
  const { ask, dialog } = useConfirm()
  async function start() {
    const question = { ...words.replaceQuestion, confirm: words.start }
    if (!isEmpty && !(await ask({ ...question, tone: 'bad' }))) return
    onStart()
    void showToast(words.started)
  }
  return (
    <Fold title={words.startTitle} isOpenAtFirst={isEmpty}>
      <div className="grid max-w-prose justify-items-start gap-3">
        <p className="text-quiet text-sm">
          {isEmpty && words.emptyHint}
          {words.startHint}
        </p>
        <Button onClick={() => void start()}>{words.start}</Button>
      </div>
      {dialog}
    </Fold>
  )
}

type FoldProps = {
  id?: string
  title: string
  hint?: string
  isOpenAtFirst?: boolean
  children: ReactNode
}

function Fold({ id, title, hint, isOpenAtFirst = false, children }: FoldProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  return (
    <section id={id} aria-label={title} className="scroll-mt-28 lg:scroll-mt-20">
      <CollapsibleEntry
        isOpen={isOpen}
        onFold={setOpen}
        head={
          <span>
            <h2>{title}</h2>
            {hint !== undefined && (
              <span className="block font-normal text-quiet text-sm">{hint}</span>
            )}
          </span>
        }
      >
        <div className="pb-5">{children}</div>
      </CollapsibleEntry>
    </section>
  )
}
