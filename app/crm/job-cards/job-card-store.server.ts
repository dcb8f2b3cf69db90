import { findLastEditor, mergedIntoRefusal } from '#app/crm/desk/desk-event-effect-query.server.ts'
import * as eventWords from '#app/crm/desk/desk-event-words.ts'
import {
  authorOf,
  lockEnquiry,
  nextEventInstant,
} from '#app/crm/desk/enquiry-update-query.server.ts'
import { markEventSeen } from '#app/crm/desk/seen-desk-event-query.server.ts'
import { parseStoredAnswers } from '#app/crm/enquiries/parse-stored-answers.ts'
import { registrationNumberKey } from '#app/crm/enquiries/registration-number-key.ts'
import { canSeeEnquiryKind, pipelineOfKind } from '#app/crm/enquiries/visible-enquiry-kinds.ts'
import { formatDay } from '#app/platform/calendar/format-day.ts'
import { localTime } from '#app/platform/calendar/local-time.ts'
import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { DatabaseEngine } from '#app/platform/db/migrations/database-engine.ts'
import type { EnquiryRow } from '#app/platform/db/schema-enquiries.ts'
import type { StaffAccount } from '#app/platform/permissions/session.ts'
import { fail, failField, ok, type Result } from '#app/platform/result/result.ts'
import type { Job, JobCardFields, WorkshopHistory } from './job-card.ts'
import {
  fieldsOfCard,
  findJobCard,
  listEstimates,
  listMechanics,
  writeJobCard,
} from './job-card-query.server.ts'
import * as words from './job-card-words.ts'
import { recordJobAct } from './job-update-query.server.ts'
import { findLastReading, readWorkshopHistory } from './workshop-history-query.server.ts'

export type JobCardStore = ReturnType<typeof jobCardStore>

type Deps = { db: Db; engine: DatabaseEngine; clock: Clock; timeZone: string }

type SavedJobCard = { job: Job; warnings: string[] }

/** Reads and saves the job cards of service bookings that the account may see. */
export function jobCardStore({ db, engine, clock, timeZone }: Deps) {
  async function presentJob(on: Db, row: EnquiryRow): Promise<Job> {
    const card = await findJobCard(on, row.id)
    const refusal = await findRefusal(on, row)
    const answers = parseStoredAnswers(row.answers_json)
    const text = (name: string) => {
      const answer = answers[name]
      return typeof answer === 'string' ? answer : ''
    }
    return {
      reference: row.reference,
      version: card?.version ?? 0,
      fields: fieldsOfCard(card),
      estimates: await listEstimates(on, row.id),
      mechanics: await listMechanics(on),
      refusal: refusal.ok ? null : refusal.problem.message,
      registrationNumber: text('registrationNumber'),
      model: row.model ?? '',
      message: text('message'),
    }
  }

  /** Lists what is probably wrong in a saved card. */
  async function listWarnings(on: Db, row: EnquiryRow, fields: JobCardFields): Promise<string[]> {
    const { kilometres, readyDay, readyTime } = fields
    const now = localTime(clock(), timeZone)
    const day = row.booking_date ?? now.day
    const last =
      row.plate === null || kilometres === null
        ? undefined
        : await findLastReading(on, { id: row.id, plate: row.plate, day })
    const isWaiting = !['ready', 'delivered'].includes(row.state ?? '')
    const isOver =
      readyDay !== null && `${readyDay} ${readyTime ?? '24:00'}` < `${now.day} ${now.time}`
    return [
      ...(last && kilometres !== null && kilometres < last.kilometres
        ? [words.fewerKilometres(last.kilometres.toLocaleString('en-IN'), formatDay(last.day))]
        : []),
      ...(isWaiting && isOver ? [words.readyInThePast] : []),
    ]
  }

  return {
    /** Returns the card; a card that was never saved has empty fields. */
    async find(staff: StaffAccount, reference: string): Promise<Result<Job>> {
      const row = await db
        .selectFrom('enquiries')
        .selectAll()
        .where('reference', '=', reference.toUpperCase())
        .executeTakeFirst()
      const found = requireService(staff, row)
      return found.ok ? ok(await presentJob(db, found.value)) : found
    },

    /**
     * Saves a card with one entry in the history. Fails with `conflict` if the card has another
     * version, and if the enquiry is erased, merged or cancelled.
     *
     * @param version Version that the person saw; 0 for the first save.
     */
    save(
      staff: StaffAccount,
      reference: string,
      { version, fields }: { version: number; fields: JobCardFields },
    ): Promise<Result<SavedJobCard>> {
      if (fields.readyTime !== null && fields.readyDay === null)
        return Promise.resolve(failField('readyDay', words.notADay))
      return db.transaction().execute(async (trx) => {
        const found = requireService(staff, await lockEnquiry(trx, engine, { reference }))
        if (!found.ok) return found
        const row = found.value
        const refusal = await findRefusal(trx, row)
        if (!refusal.ok) return refusal
        const before = await findJobCard(trx, row.id)
        if (version !== (before?.version ?? 0))
          return fail('conflict', words.quicker(await findLastEditor(trx, row.id)))
        if (!before || !isSame(fieldsOfCard(before), fields)) {
          const at = await nextEventInstant(trx, row, clock())
          await writeJobCard(trx, { enquiryId: row.id, fields, at })
          const recorded = await recordJobAct(trx, row, { act: 'saved', at, by: authorOf(staff) })
          if (recorded) {
            const { eventId } = recorded
            await markEventSeen(trx, { staffId: staff.id, enquiryId: row.id, eventId })
          }
        }
        return ok({
          job: await presentJob(trx, row),
          warnings: await listWarnings(trx, row, fields),
        })
      })
    },

    /**
     * Lists the visits of the vehicle with this registration number, in any spelling. A role that
     * does not work with the workshop finds none.
     */
    async listVisits(staff: StaffAccount, typed: string): Promise<Result<WorkshopHistory>> {
      const plate = registrationNumberKey(typed)
      if (plate === undefined) return failField('plate', words.notAPlate)
      return ok(await readWorkshopHistory(db, { plate, reader: staff }))
    },
  }
}

function requireService(staff: StaffAccount, row: EnquiryRow | undefined): Result<EnquiryRow> {
  if (!row || !canSeeEnquiryKind(staff, row.kind))
    return fail('gone', eventWords.noneOfThatReference)
  return pipelineOfKind(row.kind) === 'workshop' ? ok(row) : fail('conflict', words.notAService)
}

async function findRefusal(on: Db, row: EnquiryRow): Promise<Result<undefined>> {
  if (row.erased_at !== null) return fail('conflict', eventWords.isErased)
  if (row.joined_to !== null) return mergedIntoRefusal(on, row.joined_to)
  if (['cancelled', 'no-show'].includes(row.state ?? '')) return fail('conflict', words.isCancelled)
  return ok(undefined)
}

const fieldNames = [
  'kilometres',
  'complaints',
  'workDone',
  'mechanic',
  'readyDay',
  'readyTime',
] as const satisfies readonly (keyof JobCardFields)[]

const isSame = (one: JobCardFields, other: JobCardFields) =>
  fieldNames.every((name) => one[name] === other[name])
