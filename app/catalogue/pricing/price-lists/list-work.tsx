import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { Button } from '#app/ui/components/button.tsx'
import { UndoBar } from '#app/ui/components/undo-bar.tsx'
import { PageHeading } from '#app/ui/portal/page-heading.tsx'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import { EarlierLists } from './earlier-lists.tsx'
import { FileImport } from './file-import.tsx'
import { ListPreview } from './list-preview.tsx'
import * as words from './list-words.ts'
import { PriceGrid } from './price-grid.tsx'
import type { PriceListName } from './price-line.ts'
import { priceListCalls } from './price-list-calls.ts'
import { useApplying } from './use-applying.ts'

/** What is done to the whole list. */
export type Work =
  | { is: 'table' }
  | { is: 'file' }
  | { is: 'earlier' }
  | { is: 'before'; change: number }

type Props = {
  list: PriceListName
  timeZone: string
  work: Work | undefined
  mayChange: boolean
  onWork: (work: Work) => void
  onLeave: () => void
  onChanged: () => void
}

/** In place of the list: a table, a file, an earlier list; and what takes it back. */
export function ListWork({ list, timeZone, work, mayChange, onWork, onLeave, onChanged }: Props) {
  const applying = useApplying(list, onChanged)
  return (
    <>
      {work?.is === 'table' && (
        <Frame title={words.titles[list].table} onLeave={onLeave}>
          <Lines list={list}>
            {(lines, reload) => (
              <PriceGrid
                list={list}
                lines={lines}
                applying={{
                  ...applying,
                  // What was saved is what the cells say from now on.
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
        </Frame>
      )}
      {work?.is === 'file' && (
        <Frame title={words.titles[list].file} onLeave={onLeave}>
          <FileImport list={list} applying={applying} onApplied={onLeave} />
        </Frame>
      )}
      {work?.is === 'before' && (
        <Frame title={words.titles[list].before} onLeave={onLeave}>
          <Before key={work.change} list={list} change={work.change}>
            {(rows, again) => (
              <ListPreview
                rows={rows}
                origin="earlier"
                applying={applying}
                onApplied={onLeave}
                again={again}
              />
            )}
          </Before>
        </Frame>
      )}
      {work?.is === 'earlier' && (
        <EarlierLists
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

function Frame({ title, onLeave, children }: FrameProps) {
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
type FrameProps = { title: string; onLeave: () => void; children: ReactNode }

/** What a call answers, asked for once and whenever somebody wants it anew. */
function useAsked<Answer>(ask: () => Promise<Answer | undefined>) {
  const [answer, setAnswer] = useState<Answer | 'loading' | 'failed'>('loading')
  const reload = useCallback(async () => setAnswer((await ask()) ?? 'failed'), [ask])
  useEffect(() => void reload(), [reload])
  return { answer, reload }
}

type Lines = Extract<Awaited<ReturnType<typeof linesOf>>, object>
const linesOf = async (list: PriceListName) => {
  const done = await requestAsStaff(priceListCalls[list].lines)
  return done.ok ? done.answer.rows : undefined
}

function Lines({ list, children }: LinesProps) {
  const ask = useCallback(() => linesOf(list), [list])
  const { answer, reload } = useAsked(ask)
  if (typeof answer === 'string') return <Waiting is={answer} />
  return children(answer, reload)
}
type LinesProps = {
  list: PriceListName
  children: (lines: Lines, reload: () => Promise<void>) => ReactNode
}

const rowsBefore = async (list: PriceListName, change: number) => {
  const done = await requestAsStaff(priceListCalls[list].before, { params: { change } })
  return done.ok ? done.answer.rows : undefined
}
type RowsBefore = Extract<Awaited<ReturnType<typeof rowsBefore>>, object>

function Before({ list, change, children }: BeforeProps) {
  const ask = useCallback(() => rowsBefore(list, change), [list, change])
  const { answer, reload } = useAsked(ask)
  if (typeof answer === 'string') return <Waiting is={answer} />
  return children(answer, () => void reload())
}
type BeforeProps = {
  list: PriceListName
  change: number
  children: (rows: RowsBefore, again: () => void) => ReactNode
}

function Waiting({ is }: { is: 'loading' | 'failed' }) {
  return (
    <p role="status" className="text-quiet">
      {is === 'loading' ? words.loading : words.failed}
    </p>
  )
}
