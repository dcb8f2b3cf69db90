import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '#app/ui/components/button.tsx'
import { showToast } from '#app/ui/components/show-toast.ts'
import * as words from './availability-switch-words.ts'
import { sendAvailabilityLazily } from './send-availability-lazily.ts'

type Props = {
  /** Loads the answer again. By default, the page's data is loaded again. */
  onChosen?: () => Promise<void>
}

/** Asks once a day whether the person is available for new enquiries. */
export function AvailabilityQuestion({ onChosen }: Props) {
  const { revalidate } = useRevalidator()
  const [isSending, setSending] = useState(false)

  async function choose(isIn: boolean) {
    setSending(true)
    const sent = await sendAvailabilityLazily(isIn)
    setSending(false)
    if (!sent?.ok) return showToast(sent?.problem.message || words.notSwitched, 'error')
    await showToast(sent.value.message)
    await (onChosen ?? revalidate)()
  }

  return (
    <section
      aria-labelledby="availability-question"
      className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-signal border-l-4 bg-surface px-4 py-3 print:hidden"
    >
      <h2 id="availability-question" className="font-semibold">
        {words.question}
      </h2>
      <div className="flex flex-wrap gap-2">
        <Button type="button" tone="quiet" disabled={isSending} onClick={() => void choose(true)}>
          {words.yes}
        </Button>
        <Button type="button" tone="quiet" disabled={isSending} onClick={() => void choose(false)}>
          {words.notToday}
        </Button>
      </div>
    </section>
  )
}
