import { type FormEvent, useState } from 'react'
import { autoFocusRef } from '#app/ui/components/auto-focus-ref.ts'
import { Button } from '#app/ui/components/button.tsx'
import { Link } from '#app/ui/components/link.tsx'
import { showToast } from '#app/ui/components/show-toast.ts'
import { UndoBar } from '#app/ui/components/undo-bar.tsx'
import { useUndo } from '#app/ui/components/use-undo.ts'
import { X } from '#app/ui/icons/x.ts'
import { DraftNotice } from '#app/ui/portal/draft-notice.tsx'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import { useTextDraft } from '#app/ui/portal/use-text-draft.ts'
import { useDeskContext } from './desk-context.ts'
import { type DeskFilter, deskFilterUrl, isDeskFiltered } from './desk-filter.ts'
import * as words from './saved-desk-views-words.ts'
import { deleteDeskView, type SavedView, saveDeskView } from './saved-view-endpoints.ts'

/** The user's saved views as links, and a form that saves the current filter as a view. */
export function SavedDeskViews({ filter }: { filter: DeskFilter }) {
  const facts = useDeskContext()
  const [views, setViews] = useState(facts.views)
  const [isNaming, setNaming] = useState(false)
  const typed = useTextDraft('view name')
  const undo = useUndo()
  const address = deskFilterUrl({ ...filter, page: 1 })
  const current = views.find((view) => view.address === address)

  async function keep(view: SavedView): Promise<void> {
    const sent = await requestAsStaff(saveDeskView, { body: view })
    if (!sent.ok) return void showToast(sent.problem.message || words.notKept, 'error')
    setViews(sent.value.views)
    setNaming(false)
    typed.discard()
  }

  async function forget(view: SavedView): Promise<void> {
    const sent = await requestAsStaff(deleteDeskView, { params: { name: view.name } })
    if (!sent.ok) return void showToast(sent.problem.message || words.notForgotten, 'error')
    setViews(sent.value.views)
    undo.offer({
      key: view.name,
      message: words.forgotten(view.name),
      undo: () => {
        undo.onOver()
        void keep(view)
      },
    })
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const name = typed.text.trim()
    if (name) void keep({ name, address })
  }

  const canKeep = isDeskFiltered(filter) && !current
  return (
    <>
      {(views.length > 0 || canKeep) && (
        <nav aria-label={words.views} className="flex flex-wrap items-center gap-1.5">
          {views.map((view) => (
            <Link
              key={view.name}
              to={view.address}
              preventScrollReset
              aria-current={view === current ? 'true' : undefined}
              className="inline-flex min-h-11 items-center rounded-full border border-control px-3 text-ink text-sm no-underline hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-ground md:min-h-8"
            >
              {view.name}
            </Link>
          ))}
          {current && (
            <button
              type="button"
              aria-label={words.forget(current.name)}
              onClick={() => void forget(current)}
              className="grid size-11 place-items-center rounded-control text-quiet hover:text-ink md:size-8"
            >
              <X aria-hidden className="size-4" />
            </button>
          )}
          {canKeep && !isNaming && (
            <button
              type="button"
              onClick={() => setNaming(true)}
              className="min-h-11 text-signal-text text-sm underline md:min-h-8"
            >
              {words.keep}
            </button>
          )}
          {canKeep && isNaming && (
            <form onSubmit={onSubmit} className="flex flex-wrap items-center gap-1.5">
              <input
                ref={autoFocusRef}
                name="name"
                aria-label={words.name}
                placeholder={words.name}
                maxLength={40}
                value={typed.text}
                onChange={({ target }) => typed.setText(target.value)}
                autoComplete="off"
                className="h-11 rounded-control border border-control bg-surface px-2.5 text-base text-ink md:h-8 md:text-sm"
              />
              <Button type="submit" size="dense">
                {words.save}
              </Button>
              <Button
                size="dense"
                onClick={() => {
                  typed.discard()
                  setNaming(false)
                }}
              >
                {words.cancel}
              </Button>
              {typed.isRestored && <DraftNotice onDiscard={typed.discard} />}
            </form>
          )}
        </nav>
      )}
      <UndoBar last={undo.last} onOver={undo.onOver} />
    </>
  )
}
