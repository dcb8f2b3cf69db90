import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { PublicEnquiryKind } from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import { randomKey } from '#app/ui/components/random-key.ts'
import { hasStoredDraft } from './draft-storage-key.ts'
import type * as draftModule from './enquiry-draft.ts'
import { loadFormPanels } from './lazy-form-panels.tsx'
import type { EnquiryRefusal, SendEnquiryInput } from './send-enquiry.ts'
import type { ThankYouData } from './thank-you-panel.tsx'

type InitialFormState = {
  refused?: EnquiryRefusal | undefined
  /**
   * Data of an enquiry that was sent without JavaScript or that is shown again. The thank-you panel
   * then replaces the form.
   */
  thanks?: ThankYouData | undefined
  house: Pick<SendEnquiryInput, 'hours' | 'timeZone' | 'purposes'>
  /** Names of the fields that were filled in from the address. */
  prefilled: readonly string[]
  /** Announces the success, regardless of the scroll position of the page. */
  announce: (message: string) => void
}

/**
 * Loads the code for drafts when the visitor first touches a form. All callers share one promise,
 * because the draft must be restored before new input overwrites it, and two separate imports could
 * end in any order.
 */
const loadDraftModule = () =>
  (draftModulePromise ??= import('./enquiry-draft.ts').catch(forgetDraftModule))
let draftModulePromise: Promise<typeof draftModule | undefined> | undefined
/** Loads the thank-you panel too, because the network may fail after the enquiry is sent. */
const loadSender = () =>
  Promise.all([import('./send-enquiry.ts'), loadFormPanels()]).then(([sender]) => sender)

/** Manages an enquiry form in the browser. Typed values are kept until the enquiry is sent. */
export function useEnquiryForm(enquiry: PublicEnquiryKind, start: InitialFormState) {
  const { refused, announce } = start
  const ref = useRef<HTMLFormElement>(null)
  const key = useRef('')
  const touched = useRef<string[]>([])
  const prefilled = useRef(start.prefilled)
  /** If the browser has posted the form without the script, the draft is still stored. */
  const posted = useRef(start.thanks !== undefined)
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<EnquiryRefusal | undefined>(refused)
  const [thanks, setThanks] = useState(start.thanks)

  useEffect(() => {
    const form = ref.current
    if (!form) return
    // The error summary of the page replaces the browser's own messages.
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
    if (!reply.ok) return setRefusal(reply.problem.details)
    const { message, thanks } = reply.value
    setRefusal(undefined)
    setThanks(thanks)
    announce(message)
    void loadDraftModule().then((draft) => draft?.clearEnquiryDraft(enquiry.slug))
    key.current = ''
    addSubmissionKey(form, '')
    form.reset()
  }

  const onFocus = () => {
    void loadDraftModule()
    // A failure to load is handled when the visitor sends the form.
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

/** The network failed, so the next key press loads the code again. */
function forgetDraftModule(): undefined {
  draftModulePromise = undefined
}

/**
 * Returns `true` if the server cannot be reached. A file that did not load is then treated as a
 * network failure, and the next attempt loads it again.
 */
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

/**
 * Adds the idempotency key, for a form post without the script. With the key, the server recognises
 * an enquiry that is already stored.
 */
function addSubmissionKey(form: HTMLFormElement, key: string): void {
  const name = 'idempotencyKey'
  const field = form.querySelector(`input[name=${name}]`) ?? document.createElement('input')
  Object.assign(field, { type: 'hidden', name, value: key })
  form.append(field)
}
