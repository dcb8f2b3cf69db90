import { type ComponentProps, type KeyboardEvent, type RefCallback, use, useId } from 'react'
import type { Pipeline } from '#app/platform/permissions/pipeline.ts'
import { pipelinesOf } from '#app/platform/permissions/role.ts'
import { TextAreaField } from '#app/ui/components/form-field.tsx'
import { type Colleague, DeskContext } from './desk-context.ts'
import { maxNoteLength } from './desk-event-schema.ts'
import * as words from './mention-words.ts'
import { useMentionSuggestions } from './use-mention-suggestions.ts'

type Props = Omit<ComponentProps<typeof TextAreaField>, 'value' | 'onChange' | 'hint' | 'ref'> & {
  text: string
  onText: (text: string) => void
  /** Flows of the enquiries. Only colleagues who see all of them are offered. */
  flows: readonly Pipeline[]
  /** By default those of the desk's context, which not every page has. */
  among?: readonly Colleague[] | undefined
  hold?: RefCallback<HTMLTextAreaElement>
}

/** A text area for a note. An `@` offers the colleagues who can see the enquiry. */
export function MentionField({ text, onText, flows, among, onKeyDown, hold, ...field }: Props) {
  const ofDesk = use(DeskContext)?.colleagues
  const colleagues = (among ?? ofDesk ?? []).filter(({ role }) =>
    flows.every((flow) => pipelinesOf(role).includes(flow)),
  )
  const list = useId()
  const { offered, active, holdArea, look, close, move, choose } = useMentionSuggestions({
    text,
    onText,
    colleagues,
    hold,
  })
  const isOpen = offered.length > 0

  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    const one = offered[active]
    const isPlain =
      !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.nativeEvent.isComposing
    if (!one || !isPlain || !act(event.key)) return onKeyDown?.(event)
    // The key neither moves the caret nor closes the dialog.
    event.preventDefault()
    event.stopPropagation()
    return undefined

    function act(key: string): boolean {
      if (key === 'ArrowDown') move(1)
      else if (key === 'ArrowUp') move(-1)
      else if (key === 'Escape') close()
      else if ((key === 'Enter' || key === 'Tab') && one) choose(one)
      else return false
      return true
    }
  }

  return (
    <div>
      <TextAreaField
        maxLength={maxNoteLength}
        {...field}
        {...(colleagues.length > 0 && { hint: words.hint, 'aria-autocomplete': 'list' })}
        {...(isOpen && { 'aria-controls': list, 'aria-activedescendant': `${list}-${active}` })}
        value={text}
        onChange={(event) => {
          onText(event.target.value)
          look(event.target)
        }}
        onSelect={(event) => look(event.currentTarget)}
        onBlur={close}
        onKeyDown={press}
        ref={holdArea}
      />
      <p role="status" className="sr-only">
        {isOpen && words.suggested(offered.length)}
      </p>
      {isOpen && (
        <div
          id={list}
          role="listbox"
          aria-label={words.suggestions}
          className="mt-1 max-h-64 overflow-y-auto rounded-control border border-control bg-surface"
        >
          {offered.map((one, index) => (
            // The keys of the listbox are handled in the text area, which keeps the focus.
            // biome-ignore lint/a11y/useKeyWithClickEvents: see above
            // biome-ignore lint/a11y/useFocusableInteractive: see above
            <div
              key={one.id}
              id={`${list}-${index}`}
              role="option"
              aria-selected={index === active}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(one)}
              className="flex min-h-11 cursor-pointer items-center gap-2 px-3 hover:bg-ground aria-selected:bg-ground aria-selected:font-semibold md:min-h-9"
            >
              <span className="min-w-0 truncate">{one.name}</span>
              {one.mention !== one.name && (
                <span className="shrink-0 font-normal text-quiet text-sm">{one.mention}</span>
              )}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
