import { type FormEvent, useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import type { Enquiry } from './define.ts'
import { clearDraft, keepDraft, restoreDraft } from './draft.ts'
import { nestFormData } from './form-data.ts'
import { checkAnswers, type Refusal } from './validate.ts'

export type Refused = Refusal

type Start = {
  refused?: Refused | undefined
  sentReference?: string | undefined
  /** Names of the fields that the address filled in. */
  prefilled: readonly string[]
  /** Says the success to the visitor, wherever the page is scrolled to. */
  announce: (message: string) => void
}

/** The life of an enquiry's form in the browser. Nothing typed is lost but by sending it. */
export function useEnquiry(enquiry: Enquiry, start: Start) {
  const { refused, sentReference, announce } = start
  const ref = useRef<HTMLFormElement>(null)
  const key = useRef('')
  const prefilled = useRef(start.prefilled)
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | undefined>(refused)
  const [reference, setReference] = useState(sentReference)

  useEffect(() => {
    const form = ref.current
    if (!form) return
    // The page's own summary takes over from the browser's bubbles.
    form.noValidate = true
    if (!refused) restoreDraft(form, enquiry.slug, prefilled.current)
  }, [enquiry.slug, refused, reference])

  const onInput = () => {
    key.current ||= newKey()
    if (ref.current) keepDraft(ref.current, enquiry.slug)
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    const form = event.currentTarget
    const sent = nestFormData(new FormData(form))
    const checked = checkAnswers(enquiry, sent, true)
    if (!checked.ok) return setRefusal({ message: checked.message, errors: checked.errors })
    key.current ||= newKey()
    setSending(true)
    void send(enquiry, sent, key.current).then((reply) => {
      setSending(false)
      if (!reply.ok) return setRefusal({ message: reply.message, errors: reply.errors })
      key.current = ''
      clearDraft(enquiry.slug)
      form.reset()
      setRefusal(undefined)
      setReference(reply.reference)
      announce(reply.message)
    })
  }

  return {
    ref,
    isSending,
    refusal,
    reference,
    onInput,
    onSubmit,
    startAnother: () => setReference(undefined),
  }
}

type Reply = { ok: true; message: string; reference: string } | ({ ok: false } & Refusal)

const success = v.object({ message: v.string(), reference: v.string() })
const failure = v.object({
  message: v.pipe(v.string(), v.nonEmpty()),
  errors: v.optional(v.record(v.string(), v.array(v.string())), {}),
})

/** A network failure, or an answer that is none of ours, says so and keeps the typing. */
async function send(enquiry: Enquiry, sent: unknown, key: string): Promise<Reply> {
  let isAnswered = false
  try {
    const response = await fetch(enquiry.postTo, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(sent),
    })
    isAnswered = true
    const answer: unknown = await response.json()
    if (response.ok) return { ok: true, ...v.parse(success, answer) }
    return { ok: false, ...v.parse(failure, answer) }
  } catch {
    const { networkFailure, answerFailure = networkFailure } = enquiry
    return { ok: false, message: isAnswered ? answerFailure : networkFailure, errors: {} }
  }
}

/** Random, made at the first input; works without a secure context too. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
