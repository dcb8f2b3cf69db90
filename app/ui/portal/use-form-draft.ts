import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Fields } from '#app/platform/forms/custom-field.ts'
import type { FormValues } from '#app/platform/forms/nested-values.ts'
import { readFormFields } from '#app/platform/forms/read-form-fields.ts'
import { isControlChanged } from '#app/ui/components/is-control-changed.ts'
import {
  chosenFilesOfDraft,
  deleteBrowserDraft,
  type FormEntries,
  readBrowserDraft,
  saveBrowserDraft,
} from './browser-drafts.ts'
import { useDraftKey } from './draft-owner.ts'
import { useWarnBeforeClosing } from './use-warn-before-closing.ts'

type DraftContents = { entries: FormEntries; files: readonly (readonly [string, File])[] }

/**
 * Stores the input of a form in this browser from the first key on, and restores it when the form
 * opens again. Only changed fields are restored, so that concurrent changes stay. Passwords and
 * codes are never stored.
 * `place` names the form and its record. Null stores nothing.
 */
export function useFormDraft(
  form: RefObject<HTMLFormElement | null>,
  fields: Fields,
  place: string | null,
) {
  const key = useDraftKey(place ?? '')
  const base = useRef<FormEntries>([])
  const sent = useRef<FormEntries>([])
  const [shown, setShown] = useState<RestoredForm>(unchangedForm)
  useWarnBeforeClosing(key)

  const restore = useEffectEvent(() => {
    if (place === null || !form.current) return
    base.current = draftContentsOf(form.current, fields).entries
    const restored = restoreFormFrom(key, fields)
    // Input from before hydration has priority.
    if (restored && ![...form.current.elements].some(isControlChanged))
      setShown(({ round }) => ({ ...restored, round: round + 1, isRestored: true }))
  })
  useEffect(() => restore(), [key])

  function keep() {
    if (place === null || !form.current) return
    const { entries, files } = draftContentsOf(form.current, fields)
    if (files.length === 0 && isSame(entries, base.current)) deleteBrowserDraft(key)
    else saveBrowserDraft(key, { base: base.current, entries, files })
  }

  return {
    shown,
    /** Handlers for the form. Some changes fire only a click. */
    handlers: {
      onInput: keep,
      onClick: () => void setTimeout(keep),
      onDrop: () => void setTimeout(keep),
    },
    whenSending() {
      if (form.current) sent.current = draftContentsOf(form.current, fields).entries
    },
    /** Text that was typed during the request stays a draft. */
    whenSaved() {
      base.current = sent.current
      setShown((now) => ({ ...now, isRestored: false }))
      deleteBrowserDraft(key)
      if (form.current && !isSame(draftContentsOf(form.current, fields).entries, base.current))
        keep()
    },
    forget: () => deleteBrowserDraft(key),
    discard: () => {
      deleteBrowserDraft(key)
      flushSync(() => setShown(({ round }) => ({ ...unchangedForm, round: round + 1 })))
      form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
    },
  }
}

type RestoredForm = {
  /** A new round mounts the fields again. */
  round: number
  isRestored: boolean
  hasLostFile: boolean
  values: FormValues
}

const unchangedForm: RestoredForm = { round: 0, isRestored: false, hasLostFile: false, values: {} }

/** Returns the values of the form's declared fields, without secrets. */
function draftContentsOf(form: HTMLFormElement, fields: Fields): DraftContents {
  const entries: [string, string][] = []
  const files: [string, File][] = []
  for (const [name, value] of new FormData(form)) {
    const field = fields[fieldNamed(fields, name)]
    if (!field || field.control === 'password' || field.autoComplete === 'one-time-code') continue
    if (typeof value === 'string') entries.push([name, value])
    else if (value.name !== '') {
      entries.push([name, value.name])
      files.push([name, value])
    }
  }
  return { entries, files }
}

function restoreFormFrom(key: string, fields: Fields) {
  const draft = readBrowserDraft(key)
  if (!draft) return undefined
  const files = chosenFilesOfDraft(key)
  const form = new FormData()
  for (const [name, value] of draft.entries) {
    const isFile = fields[fieldNamed(fields, name)]?.control === 'picture'
    const file = files.find(([its]) => its === name)?.[1]
    if (file) form.append(name, file)
    else if (!isFile) form.append(name, value)
  }
  const ofField = (all: FormEntries, field: string) =>
    all.filter(([name]) => fieldNamed(fields, name) === field)
  const names = Object.keys(fields).filter(
    (name) => !isSame(ofField(draft.entries, name), ofField(draft.base, name)),
  )
  if (names.length === 0) return undefined
  const all = readFormFields(fields, form)
  const hasLostFile = names.some(
    (name) => fields[name]?.control === 'picture' && !(all[name] instanceof File),
  )
  return { values: Object.fromEntries(names.map((name) => [name, all[name]])), hasLostFile }
}

/**
 * Returns the field of a control's name: `holidays.0.day` → `holidays`. Some field names contain
 * dots.
 */
function fieldNamed(fields: Fields, name: string): string {
  if (name in fields) return name
  return Object.keys(fields).find((field) => name.startsWith(`${field}.`)) ?? name
}

const isSame = (one: FormEntries, other: FormEntries) =>
  JSON.stringify(one) === JSON.stringify(other)
