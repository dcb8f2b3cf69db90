import { useState } from 'react'
import type { EndpointAnswer } from '#app/platform/http/define-endpoint.ts'
import { Button } from '#app/ui/components/button.tsx'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import { changeWeeklyMail, type getWeeklyMail } from './target-endpoints.ts'
import * as words from './target-words.ts'

type Props = EndpointAnswer<typeof getWeeklyMail> & { onSaved: () => void }

/** Lets the owner switch the weekly email with figures on or off. */
export function WeeklyMailSwitch({ isOn, version, onSaved }: Props) {
  const [told, setTold] = useState('')
  const [isSending, setIsSending] = useState(false)
  const change = async () => {
    setIsSending(true)
    const sent = await requestAsStaff(changeWeeklyMail, { body: { isOn: !isOn, version } })
    setIsSending(false)
    setTold(sent.ok ? sent.value.message : sent.problem.message || words.saveFailed)
    onSaved()
  }
  return (
    <section aria-labelledby="weekly-mail" className="mt-10 print:hidden">
      <h2 id="weekly-mail" className="font-bold text-xl">
        {words.weeklyMail}
      </h2>
      <p className="mt-1 mb-3 max-w-prose text-quiet text-sm">
        {words.weeklyMailMeans} {words.weeklyMailState(isOn)}
      </p>
      <Button type="button" size="dense" disabled={isSending} onClick={() => void change()}>
        {isOn ? words.switchOff : words.switchOn}
      </Button>
      <p role="status" className="mt-2 text-sm">
        {told}
      </p>
    </section>
  )
}
