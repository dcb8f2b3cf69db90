import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { EnquiryKind } from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import { randomKey } from '#app/ui/components/random-key.ts'
import { hasStoredDraft } from './draft-storage-key.ts'
import type * as draftModule from './enquiry-draft.ts'
import { loadFormPanels } from './lazy-form-panels.tsx'
import type { EnquiryRefusal, SendEnquiryInput } from './send-enquiry.ts'
import type { ThankYouData } from './thank-you-panel.tsx'

type InitialFormState = {
  refused?: EnquiryRefusal | undefined
  /** Sent without JavaScript, or seen again: they stand where the form will be. */
  thanks?: ThankYouData | undefined
  house: Pick<SendEnquiryInput, 'hours' | 'timeZone'>
  /** Names of the fields that the address filled in. */
  prefilled: readonly string[]
  /** Says the success to the visitor, wherever the page is scrolled to. */
  announce: (message: string) => void
}

/**
 * Fetched at the first touch of a form, not with the page. One promise for all: a draft is restored
 * before what is typed meanwhile is kept in its place. Two imports may end in any order.
 */
const loadDraftModule = () =>
  (draftModulePromise ??= import('./enquiry-draft.ts').catch(forgetDraftModule))
let draftModulePromise: Promise<typeof draftModule | undefined> | undefined
/** The thanks come with it: once it was sent there may be no network to fetch them. */
const loadSender = () =>
  Promise.all([import('./send-enquiry.ts'), loadFormPanels()]).then(([sender]) => sender)

/** The life of an enquiry's form in the browser. Nothing typed is lost but by sending it. */
export function useEnquiryForm(enquiry: EnquiryKind, start: InitialFormState) {
  const { refused, announce } = start
  const ref = useRef<HTMLFormElement>(null)
  const key = useRef('')
  const touched = useRef<string[]>([])
  const prefilled = useRef(start.prefilled)
  /** A form that posted by itself has left its draft. */
  const posted = useRef(start.thanks !== undefined)
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<EnquiryRefusal | undefined>(refused)
  const [thanks, setThanks] = useState(start.thanks)

  useEffect(() => {
    const form = ref.current
    if (!form) return
    // The page's own summary takes over from the browser's bubbles.
    form.noValidate = true
    if (refused || !hasStoredDraft(enquiry.slug)) return
    void loadDraftModule().then((draft) =>
      draft?.restoreEnquiryDraft(form, enquiry.slug, prefilled.current, touched.current),
    )
  }, [enquiry.slug, refused, thanks])

  useEffect(() => {
    if (!posted.current) return
    posted.current = false
    if (hasStoredDraft(enquiry.slug))
      void loadDraftModule().then((draft) => draft?.clearEnquiryDraft(enquiry.slug))
  }, [enquiry.slug])

  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    if (target instanceof Element) touched.current.push(target.getAttribute('name') ?? '')
    const form = ref.current
    if (form) void loadDraftModule().then((draft) => draft?.saveEnquiryDraft(form, enquiry.slug))
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isSending) void send(event.currentTarget, refusal?.doubts ?? [])
  }

  async function send(form: HTMLFormElement, asked: SendEnquiryInput['asked']) {
    setSending(true)
    try {
      key.current ||= randomKey()
      addSubmissionKey(form, key.current)
      await sendInPlace(form, asked)
    } catch (fault) {
      if (await isServerUnreachable()) {
        setRefusal({ message: enquiry.networkFailure, errors: {}, isUnsaved: true })
      } else {
        form.submit()
        reportError(fault)
      }
    }
    setSending(false)
  }

  async function sendInPlace(form: HTMLFormElement, asked: SendEnquiryInput['asked']) {
    const { sendEnquiry } = await loadSender()
    const reply = await sendEnquiry(enquiry, form, { ...start.house, key: key.current, asked })
    if (!reply.ok) return setRefusal(reply)
    // A reload finds the thanks again; the router need not know.
    history.replaceState(history.state, '', `${enquiry.page}?sent=${reply.thanks.reference}`)
    setRefusal(undefined)
    setThanks(reply.thanks)
    announce(reply.message)
    void loadDraftModule().then((draft) => draft?.clearEnquiryDraft(enquiry.slug))
    key.current = ''
    addSubmissionKey(form, '')
    form.reset()
  }

  const onFocus = () => {
    void loadDraftModule()
    // A failure is met when the form is sent.
    loadSender().catch(() => undefined)
  }

  return {
    ref,
    isSending,
    refusal,
    thanks,
    onFocus,
    onInput,
    onSubmit,
    startAnother: () => {
      history.replaceState(history.state, '', enquiry.page)
      setThanks(undefined)
    },
  }
}

/** The network failed: a draft waits for the next key. */
function forgetDraftModule(): undefined {
  draftModulePromise = undefined
}

/** True if the server cannot be reached: then a missing file is the network's fault, and waits for the next try. */
async function isServerUnreachable(): Promise<boolean> {
  let answer: Promise<Response>
  try {
    answer = fetch(location.href, { method: 'HEAD' })
  } catch {
    return false
  }
  return answer.then(
    () => false,
    () => true,
  )
}

/** For when the form posts by itself: if the enquiry was taken already, the key says so. */
function addSubmissionKey(form: HTMLFormElement, key: string): void {
  const name = 'idempotencyKey'
  const field = form.querySelector(`input[name=${name}]`) ?? document.createElement('input')
  Object.assign(field, { type: 'hidden', name, value: key })
  form.append(field)
}
