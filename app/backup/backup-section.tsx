import { formatInstant } from '#app/platform/calendar/format-instant.ts'
import { groupIndianDigits } from '#app/platform/money/format-rupees.ts'
import type { BackupOverview, CompletedBackup } from './backup-overview.ts'
import * as words from './staff-words.ts'

type Props = { overview: BackupOverview; timeZone: string }

/** Manage → Account: the last backup, its verification and its off-site copy. */
export function BackupSection({ overview, timeZone }: Props) {
  const { now, startedAt, failure, last, isMissing, copied } = overview
  const shown = (at: string) => formatInstant(at, timeZone)
  const isOld = (at: string) => millisecondsSince(at, now) > maxBackupAge
  return (
    <section aria-labelledby="backups" className="mt-12">
      <h2 id="backups" className="mb-3 font-bold text-xl">
        {words.backups}
      </h2>
      <div className="grid max-w-prose gap-2">
        {startedAt !== undefined && <p>{words.isBeingMade(shown(startedAt))}</p>}
        {failure && (
          <BackupProblem>{words.failed(shown(failure.at), failure.reason)}</BackupProblem>
        )}
        {last ? (
          <>
            <p className="font-semibold">{words.lastBackup(shown(last.at))}</p>
            {isOld(last.at) && (
              <BackupProblem>{words.isOld(formatAge(last.at, now))}</BackupProblem>
            )}
            <CompletedBackupDetails made={last.made} />
            {isMissing && <BackupProblem>{words.isMissing}</BackupProblem>}
          </>
        ) : (
          <p>{words.noneYet}</p>
        )}
        {copied ? (
          <>
            <p className="font-semibold">{words.lastCopy(shown(copied.at), copied.to)}</p>
            {isOld(copied.at) && (
              <BackupProblem>{words.copyIsOld(formatAge(copied.at, now))}</BackupProblem>
            )}
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

function CompletedBackupDetails({ made }: { made: CompletedBackup | undefined }) {
  if (!made) return <p className="text-quiet">{words.sizeUnknown}</p>
  const { bytes, rows, media, host, folder, file } = made
  return (
    <>
      <p className="text-quiet">
        {words.holds(formatFileSize(bytes), groupIndianDigits(rows), groupIndianDigits(media))}
      </p>
      <p className="wrap-anywhere text-quiet text-sm">{words.isKept(host, `${folder}/${file}`)}</p>
    </>
  )
}

function BackupProblem({ children }: { children: string }) {
  return <p className="border-warn border-l-4 pl-3 font-semibold">{children}</p>
}

const hour = 3_600_000
/** Maximum age in milliseconds. One is made every day, so two missing ones are a fault. */
const maxBackupAge = 48 * hour

const millisecondsSince = (at: string, now: string) => Date.parse(now) - Date.parse(at)

function formatAge(at: string, now: string): string {
  const hours = Math.floor(millisecondsSince(at, now) / hour)
  return hours < 48 ? words.hours(hours) : words.days(Math.floor(hours / 24))
}

function formatFileSize(bytes: number): string {
  const megabytes = bytes / 1_000_000
  return megabytes < 1
    ? `${Math.max(1, Math.round(bytes / 1000))} kB`
    : `${megabytes.toFixed(1)} MB`
}
