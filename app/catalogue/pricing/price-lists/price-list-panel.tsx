import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { Button } from '#app/ui/components/button.tsx'
import { UndoBar } from '#app/ui/components/undo-bar.tsx'
import { PageHeading } from '#app/ui/portal/page-heading.tsx'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import { PriceGrid } from './price-grid.tsx'
import { endpointsByPriceList } from './price-list-endpoints.ts'
import { PriceListHistory } from './price-list-history.tsx'
import { PriceListImport } from './price-list-import.tsx'
import type { PriceListName } from './price-list-line.ts'
import { PriceListPreview } from './price-list-preview.tsx'
import * as words from './price-list-words.ts'
import { useApplyPriceEdits } from './use-apply-price-edits.ts'

/** Current action on the whole list. */
export type PriceListMode =
  | { is: 'table' }
  | { is: 'file' }
  | { is: 'earlier' }
  | { is: 'before'; change: number }

type Props = {
  list: PriceListName
  timeZone: string
  work: PriceListMode | undefined
  mayChange: boolean
  onWork: (work: PriceListMode) => void
  onLeave: () => void
  onChanged: () => void
}

/** Replaces the list with a table, an import, an earlier list or the history, and offers undo. */
export function PriceListPanel({
  list,
  timeZone,
  work,
  mayChange,
  onWork,
  onLeave,
  onChanged,
}: Props) {
  const applying = useApplyPriceEdits(list, timeZone, onChanged)
  return (
    <>
      {work?.is === 'table' && (
        <PanelFrame title={words.titles[list].table} onLeave={onLeave}>
          <Lines list={list}>
            {(lines, reload) => (
              <PriceGrid
                list={list}
                lines={lines}
                applying={{
                  ...applying,
                  // The table reloads, so that its cells show the saved prices.
                  apply: async (...given) => {
                    const done = await applying.apply(...given)
                    if (done.ok) await reload()
                    return done
                  },
                }}
                reload={reload}
              />
            )}
          </Lines>
        </PanelFrame>
      )}
      {work?.is === 'file' && (
        <PanelFrame title={words.titles[list].file} onLeave={onLeave}>
          <PriceListImport list={list} applying={applying} onApplied={onLeave} />
        </PanelFrame>
      )}
      {work?.is === 'before' && (
        <PanelFrame title={words.titles[list].before} onLeave={onLeave}>
          <EarlierListLoader key={work.change} list={list} change={work.change}>
            {(rows, again) => (
              <PriceListPreview
                rows={rows}
                origin="earlier"
                applying={applying}
                onApplied={onLeave}
                again={again}
              />
            )}
          </EarlierListLoader>
        </PanelFrame>
      )}
      {work?.is === 'earlier' && (
        <PriceListHistory
          list={list}
          timeZone={timeZone}
          mayChange={mayChange}
          applying={applying}
          onSee={(change) => onWork({ is: 'before', change })}
          onClose={onLeave}
        />
      )}
      <UndoBar {...applying.bar} />
    </>
  )
}

function PanelFrame({ title, onLeave, children }: PanelFrameProps) {
  return (
    <>
      <PageHeading title={title}>
        <Button size="dense" onClick={onLeave}>
          {words.backToList}
        </Button>
      </PageHeading>
      {children}
    </>
  )
}
type PanelFrameProps = { title: string; onLeave: () => void; children: ReactNode }

/** Fetches an answer on mount, and again on request. */
function useFetchedAnswer<Answer>(ask: () => Promise<Answer | undefined>) {
  const [answer, setAnswer] = useState<Answer | 'loading' | 'failed'>('loading')
  const reload = useCallback(async () => setAnswer((await ask()) ?? 'failed'), [ask])
  useEffect(() => void reload(), [reload])
  return { answer, reload }
}

type Lines = Extract<Awaited<ReturnType<typeof fetchPriceLines>>, object>
const fetchPriceLines = async (list: PriceListName) => {
  const done = await requestAsStaff(endpointsByPriceList[list].lines)
  return done.ok ? done.value.rows : undefined
}

function Lines({ list, children }: LinesProps) {
  const ask = useCallback(() => fetchPriceLines(list), [list])
  const { answer, reload } = useFetchedAnswer(ask)
  if (typeof answer === 'string') return <LoadingOrFailed is={answer} />
  return children(answer, reload)
}
type LinesProps = {
  list: PriceListName
  children: (lines: Lines, reload: () => Promise<void>) => ReactNode
}

const fetchEarlierListPreview = async (list: PriceListName, change: number) => {
  const done = await requestAsStaff(endpointsByPriceList[list].before, { params: { change } })
  return done.ok ? done.value.rows : undefined
}
type EarlierListPreview = Extract<Awaited<ReturnType<typeof fetchEarlierListPreview>>, object>

function EarlierListLoader({ list, change, children }: EarlierListLoaderProps) {
  const ask = useCallback(() => fetchEarlierListPreview(list, change), [list, change])
  const { answer, reload } = useFetchedAnswer(ask)
  if (typeof answer === 'string') return <LoadingOrFailed is={answer} />
  return children(answer, () => void reload())
}
type EarlierListLoaderProps = {
  list: PriceListName
  change: number
  children: (rows: EarlierListPreview, again: () => void) => ReactNode
}

function LoadingOrFailed({ is }: { is: 'loading' | 'failed' }) {
  return (
    <p role="status" className="text-quiet">
      {is === 'loading' ? words.loading : words.failed}
    </p>
  )
}
