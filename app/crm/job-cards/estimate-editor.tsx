import { type KeyboardEvent, useRef, useState } from 'react'
import { FormFailureMessage } from '#app/crm/desk/form-failure-message.tsx'
import { useIdempotencyKeys } from '#app/crm/desk/use-idempotency-keys.ts'
import { formatRupees } from '#app/platform/money/format-rupees.ts'
import { Button } from '#app/ui/components/button.tsx'
import { controlClassName } from '#app/ui/components/form-field.tsx'
import { showToast } from '#app/ui/components/show-toast.ts'
import { Plus } from '#app/ui/icons/plus.ts'
import { X } from '#app/ui/icons/x.ts'
import { DraftNotice } from '#app/ui/portal/draft-notice.tsx'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import { useTextDraft } from '#app/ui/portal/use-text-draft.ts'
import * as words from './estimate-desk-words.ts'
import { sendJobEstimate } from './estimate-endpoints.ts'
import {
  checkLines,
  draftOfLines,
  emptyLine,
  readTypedLines,
  sumOfLines,
  type TypedLine,
} from './estimate-lines-draft.ts'
import { maxEstimateLines } from './job-card.ts'
import type { ListedEstimates } from './use-estimates.ts'

type Props = {
  reference: string
  ways: Pick<ListedEstimates, 'isMailed' | 'hasWhatsApp'>
  /** Loads the estimates again and opens WhatsApp if no email is sent. */
  onSent: () => void
}

/** Staff type the lines of an estimate and send it. The browser keeps the lines until then. */
export function EstimateEditor({ reference, ways, onSent }: Props) {
  const draft = useTextDraft(`estimate ${reference}`)
  const keys = useIdempotencyKeys()
  const [isBusy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Readonly<Record<string, readonly string[]>>>({})
  const [failure, setFailure] = useState<string>()
  const list = useRef<HTMLOListElement>(null)
  const lines = readTypedLines(draft.text)

  function change(next: readonly TypedLine[]) {
    setErrors({})
    draft.setText(draftOfLines(next))
  }

  function focusLine(at: number) {
    // The line may be new.
    requestAnimationFrame(() =>
      list.current?.querySelectorAll('li')[at]?.querySelector('input')?.focus(),
    )
  }

  function addLineAfter(at: number) {
    if (lines.length < maxEstimateLines) change(lines.toSpliced(at + 1, 0, emptyLine))
    focusLine(Math.min(at + 1, maxEstimateLines - 1))
  }

  function removeLine(at: number) {
    change(lines.toSpliced(at, 1))
    focusLine(Math.max(0, at - 1))
  }

  async function send() {
    const checked = checkLines(lines)
    if ('errors' in checked) {
      setErrors(checked.errors)
      requestAnimationFrame(() =>
        list.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(),
      )
      return
    }
    const body = { lines: checked.lines }
    setBusy(true)
    const sent = await requestAsStaff(sendJobEstimate, {
      ...{ params: { reference }, body, key: keys.keyOf([reference, body]) },
    })
    setBusy(false)
    if (!sent.ok) return setFailure(sent.problem.message || words.notSent)
    keys.arrived([reference, body])
    setFailure(undefined)
    draft.discard()
    void showToast(sent.value.message)
    onSent()
  }

  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <FormFailureMessage message={failure ?? errors['']?.[0]} />
      <ol ref={list} className="grid gap-4 sm:gap-2">
        {lines.map((line, at) => (
          <LineFields
            // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other identity
            key={at}
            line={line}
            at={at}
            errors={errors}
            onChange={(changed) => change(lines.with(at, changed))}
            onEnter={() => addLineAfter(at)}
            onRemove={lines.length > 1 ? () => removeLine(at) : undefined}
          />
        ))}
      </ol>
      <p className="flex flex-wrap items-center justify-between gap-3">
        <Button
          size="dense"
          disabled={lines.length >= maxEstimateLines}
          onClick={() => addLineAfter(lines.length - 1)}
        >
          <Plus aria-hidden className="size-4" />
          {words.addLine}
        </Button>
        <output className="font-bold tabular-nums">
          {words.total(formatRupees(sumOfLines(lines)))}
        </output>
      </p>
      {draft.isRestored && <DraftNotice onDiscard={draft.discard} />}
      {!ways.isMailed && !ways.hasWhatsApp && <p className="text-quiet">{words.noWay}</p>}
      <Button type="submit" tone="signal" disabled={isBusy} className="justify-self-start">
        {submitLabel(ways)}
      </Button>
    </form>
  )
}

function submitLabel({ isMailed, hasWhatsApp }: Props['ways']): string {
  if (isMailed) return words.sendByMail
  return hasWhatsApp ? words.saveForWhatsApp : words.save
}

type LineProps = {
  line: TypedLine
  at: number
  errors: Readonly<Record<string, readonly string[]>>
  onChange: (line: TypedLine) => void
  onEnter: () => void
  /** Undefined for the only line. */
  onRemove: (() => void) | undefined
}

function LineFields({ line, at, errors, onChange, onEnter, onRemove }: LineProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter confirms a suggestion of an input method.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    onEnter()
  }
  const problems = [errors[`${at}.text`]?.[0], errors[`${at}.amount`]?.[0]]
  const errorId = `estimate-line-${at}-error`
  const field = (index: 0 | 1) => ({
    onKeyDown,
    'aria-invalid': problems[index] ? true : undefined,
    'aria-describedby': problems[index] ? errorId : undefined,
    className: `${controlClassName} h-11 px-3 ${index === 1 ? 'tabular-nums sm:text-right' : 'max-sm:col-span-2'}`,
  })
  return (
    <li>
      <div className="grid grid-cols-[1fr_auto] items-center gap-2 sm:grid-cols-[1fr_8rem_auto]">
        <input
          {...field(0)}
          type="text"
          autoComplete="off"
          enterKeyHint="next"
          maxLength={80}
          aria-label={words.lineText(at + 1)}
          placeholder={words.textColumn}
          value={line.text}
          onChange={({ target }) => onChange({ ...line, text: target.value })}
        />
        <input
          {...field(1)}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="next"
          maxLength={12}
          aria-label={words.lineAmount(at + 1)}
          placeholder={words.amountColumn}
          value={line.amount}
          onChange={({ target }) => onChange({ ...line, amount: target.value })}
        />
        <button
          type="button"
          aria-label={words.removeLine(at + 1)}
          disabled={onRemove === undefined}
          onClick={onRemove}
          className="grid size-11 place-items-center rounded-control border border-control hover:border-ink disabled:opacity-40"
        >
          <X aria-hidden className="size-4.5" />
        </button>
      </div>
      {problems.some(Boolean) && (
        <p id={errorId} className="mt-1 font-semibold text-bad text-sm">
          {problems.filter(Boolean).join(' ')}
        </p>
      )}
    </li>
  )
}
