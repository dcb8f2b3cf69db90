import type { ReactNode } from 'react'
import type { Result } from '#app/platform/result/result.ts'
import { Button } from '#app/ui/components/button.tsx'
import { UndoBar } from '#app/ui/components/undo-bar.tsx'
import { PageHeading } from '#app/ui/portal/page-heading.tsx'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import { useFetchedAnswer } from '#app/ui/portal/use-fetched-answer.ts'
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
  const calls = endpointsByPriceList[list]
  return (
    <>
      {work?.is === 'table' && (
        <PanelFrame title={words.titles[list].table} onLeave={onLeave}>
          <FetchedRows key={list} ask={(signal) => requestAsStaff(calls.lines, { signal })}>
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
          </FetchedRows>
        </PanelFrame>
      )}
      {work?.is === 'file' && (
        <PanelFrame title={words.titles[list].file} onLeave={onLeave}>
          <PriceListImport list={list} applying={applying} onApplied={onLeave} />
        </PanelFrame>
      )}
      {work?.is === 'before' && (
        <PanelFrame title={words.titles[list].before} onLeave={onLeave}>
          <FetchedRows
            key={`${list} ${work.change}`}
            ask={(signal) =>
              requestAsStaff(calls.before, { params: { change: work.change }, signal })
            }
          >
            {(rows, again) => (
              <PriceListPreview
                rows={rows}
                origin="earlier"
                applying={applying}
                onApplied={onLeave}
                again={() => void again()}
              />
            )}
          </FetchedRows>
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

/** Fetches rows and passes them to its child. Its `key` names the rows. */
function FetchedRows<Row>({ ask, children }: FetchedRowsProps<Row>) {
  const { answer, reload } = useFetchedAnswer('', ask)
  if (typeof answer !== 'string') return children(answer.rows, reload)
  return (
    <p role="status" className="text-quiet">
      {words[answer]}
    </p>
  )
}
type FetchedRowsProps<Row> = {
  ask: (signal: AbortSignal) => Promise<Result<{ rows: Row[] }>>
  children: (rows: readonly Row[], reload: () => Promise<void>) => ReactNode
}
