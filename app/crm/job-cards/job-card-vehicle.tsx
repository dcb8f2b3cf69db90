import { formatRegistrationNumber } from '#app/crm/enquiries/format-registration-number.ts'
import { registrationNumberKey } from '#app/crm/enquiries/registration-number-key.ts'
import { buttonClassName, LinkButton } from '#app/ui/components/button.tsx'
import type { Job } from './job-card.ts'
import * as words from './job-card-dialog-words.ts'
import { workshopHistoryUrl } from './workshop-history-url.ts'

/** The vehicle of a job card, with links to its earlier visits and to the printed card. */
export function JobCardVehicle({ job, linksToDesk }: { job: Job; linksToDesk: boolean }) {
  const { reference, registrationNumber, model } = job
  const plate = registrationNumberKey(registrationNumber)
  return (
    <div className="grid gap-3">
      <p className="wrap-anywhere flex flex-wrap gap-x-3">
        <strong className="font-semibold">
          {plate === undefined
            ? registrationNumber || words.noRegistrationNumber
            : formatRegistrationNumber(plate)}
        </strong>
        <span>{model}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        {plate !== undefined && (
          <LinkButton size="dense" to={workshopHistoryUrl(plate)}>
            {words.earlierVisits}
          </LinkButton>
        )}
        {linksToDesk && (
          <LinkButton size="dense" to={`/admin/desk/${reference}`}>
            {words.correctAtDesk}
          </LinkButton>
        )}
        <a
          href={jobCardPrintUrl(reference)}
          target="_blank"
          rel="noopener"
          className={buttonClassName({ size: 'dense' })}
        >
          {words.print}
        </a>
      </div>
    </div>
  )
}

const jobCardPrintUrl = (reference: string) => `/admin/desk/${reference}/job-card`
