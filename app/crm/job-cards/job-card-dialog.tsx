import { useEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/components/button.tsx'
import { Dialog } from '#app/ui/components/dialog.tsx'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import { useFetchedAnswer } from '#app/ui/portal/use-fetched-answer.ts'
import { EstimateSection } from './estimate-section.tsx'
import * as words from './job-card-dialog-words.ts'
import { getJob } from './job-card-endpoints.ts'
import { JobCardForm } from './job-card-form.tsx'
import { JobCardList } from './job-card-list.tsx'
import { JobCardVehicle } from './job-card-vehicle.tsx'

type Props = {
  isOpen: boolean
  /** Reference of a service booking. */
  reference: string
  /** `true` where the enquiry's page is not open, so that a link to it helps. */
  linksToDesk?: boolean
  onClose: () => void
  /** Called after a change of the card or its estimates. */
  onChanged: () => void
}

/** The job card of a service booking, with its estimates. */
export function JobCardDialog({ isOpen, onClose, ...contents }: Props) {
  const [isSending, setSending] = useState(false)
  return (
    <Dialog isOpen={isOpen} onClose={onClose} isBusy={isSending} title={words.title} size="sheet">
      {isOpen && <Contents {...contents} onClose={onClose} onSending={setSending} />}
    </Dialog>
  )
}

type ContentsProps = Omit<Props, 'isOpen'> & { onSending: (isSending: boolean) => void }

function Contents({ reference, linksToDesk = false, onChanged, ...form }: ContentsProps) {
  const { answer: job, reload } = useFetchedAnswer(reference, (signal) =>
    requestAsStaff(getJob, { params: { reference }, signal }),
  )
  const [conflict, setConflict] = useState<string>()
  const [warnings, setWarnings] = useState<readonly string[]>([])
  if (job === 'loading')
    return (
      <p role="status" className="text-quiet">
        {words.loading}
      </p>
    )
  if (job === 'failed')
    return (
      <div role="alert" className="grid justify-items-start gap-4">
        {words.notLoaded}
        <Button size="small" onClick={() => void reload()}>
          {words.tryAgain}
        </Button>
      </div>
    )

  /** A card with warnings stays open, so that they are read. */
  function finish(messages: readonly string[]) {
    setConflict(undefined)
    setWarnings(messages)
    onChanged()
    if (messages.length === 0) form.onClose()
    else void reload()
  }

  return (
    <div className="grid gap-6">
      <JobCardVehicle job={job} linksToDesk={linksToDesk} />
      {warnings.length > 0 && <Warnings warnings={warnings} />}
      {job.refusal === null ? (
        <JobCardForm
          // The changes of a colleague are shown below the text that was typed.
          key={job.version}
          job={job}
          conflict={conflict}
          onConflict={async (message) => {
            setConflict(message)
            await reload()
          }}
          onSaved={finish}
          onCancel={form.onClose}
          onSending={form.onSending}
        />
      ) : (
        <>
          <p className="border-warn border-l-4 pl-3">{job.refusal}</p>
          <JobCardList job={job} />
        </>
      )}
      <EstimateSection reference={job.reference} onChanged={onChanged} />
    </div>
  )
}

/** Takes the focus, because the button that was pressed is far below. */
function Warnings({ warnings }: { warnings: readonly string[] }) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt has a new list
  useEffect(() => box.current?.focus(), [warnings])
  return (
    <div ref={box} role="alert" tabIndex={-1} className="border-warn border-l-4 pl-3">
      <p className="font-semibold">{words.savedButCheck}</p>
      {warnings.map((warning) => (
        <p key={warning}>{warning}</p>
      ))}
    </div>
  )
}
