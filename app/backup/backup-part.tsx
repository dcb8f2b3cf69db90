import { shownInstant } from '#app/platform/calendar/shown-instant.ts'
import { grouped } from '#app/platform/money/money.ts'
import type { BackupOverview, MadeBackup } from './backup-overview.ts'
import * as words from './staff-words.ts'

type Props = { overview: BackupOverview; timeZone: string }

/** Manage → Account: the last backup, whether it is whole, and where a copy of it is. */
export function BackupPart({ overview, timeZone }: Props) {
  const { now, startedAt, failure, last, isMissing, copied } = overview
  const shown = (at: string) => shownInstant(at, timeZone)
  const isOld = (at: string) => ageOf(at, now) > longest
  return (
    <section aria-labelledby="backups" className="mt-12">
      <h2 id="backups" className="mb-3 font-bold text-xl">
        {words.backups}
      </h2>
      <div className="grid max-w-prose gap-2">
        {startedAt !== undefined && <p>{words.isBeingMade(shown(startedAt))}</p>}
        {failure && <Trouble>{words.failed(shown(failure.at), failure.reason)}</Trouble>}
        {last ? (
          <>
            <p className="font-semibold">{words.lastBackup(shown(last.at))}</p>
            {isOld(last.at) && <Trouble>{words.isOld(shownAge(last.at, now))}</Trouble>}
            <Made made={last.made} />
            {isMissing && <Trouble>{words.isMissing}</Trouble>}
          </>
        ) : (
          <p>{words.noneYet}</p>
        )}
        {copied ? (
          <>
            <p className="font-semibold">{words.lastCopy(shown(copied.at), copied.to)}</p>
            {isOld(copied.at) && <Trouble>{words.copyIsOld(shownAge(copied.at, now))}</Trouble>}
          </>
        ) : (
          <>
            <p className="font-semibold">{words.noCopy}</p>
            <p className="text-quiet">{words.noCopyMeans}</p>
          </>
        )}
      </div>
    </section>
  )
}

function Made({ made }: { made: MadeBackup | undefined }) {
  if (!made) return <p className="text-quiet">{words.sizeUnknown}</p>
  const { bytes, rows, media, host, folder, file } = made
  return (
    <>
      <p className="text-quiet">{words.holds(shownSize(bytes), grouped(rows), grouped(media))}</p>
      <p className="wrap-anywhere text-quiet text-sm">{words.isKept(host, `${folder}/${file}`)}</p>
    </>
  )
}

function Trouble({ children }: { children: string }) {
  return <p className="border-warn border-l-4 pl-3 font-semibold">{children}</p>
}

const hour = 3_600_000
/** One is made every day: two missing ones are no accident of an hour. */
const longest = 48 * hour

const ageOf = (at: string, now: string) => Date.parse(now) - Date.parse(at)

function shownAge(at: string, now: string): string {
  const hours = Math.floor(ageOf(at, now) / hour)
  return hours < 48 ? words.hours(hours) : words.days(Math.floor(hours / 24))
}

function shownSize(bytes: number): string {
  const megabytes = bytes / 1_000_000
  return megabytes < 1
    ? `${Math.max(1, Math.round(bytes / 1000))} kB`
    : `${megabytes.toFixed(1)} MB`
}
