import { timingSafeEqual } from 'node:crypto'
import { readTypedReference } from '#app/crm/enquiries/read-typed-reference.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { RateLimiter } from '#app/platform/http/rate-limits.server.ts'
import { fail, ok, type Result } from '#app/platform/result/result.ts'
import type { EnquiryStatus, MyEnquiryQueries } from './my-enquiry-query.server.ts'
import * as words from './my-enquiry-words.ts'

export type EnquiryLookup = ReturnType<typeof enquiryLookup>

type Deps = {
  db: Db
  myEnquiries: Pick<MyEnquiryQueries, 'statusOf'>
  /** Wrong pairs per reference, per network, and in all. */
  limits: { ofReference: RateLimiter; ofNetwork: RateLimiter; ofSite: RateLimiter }
  onResult: (result: 'found' | 'wrong' | 'limited') => void
}

type Pair = {
  /** As typed. */
  reference: string
  /** The last digits of the number, as typed. */
  digits: string
  network: string
}

const everyone = 'all'
const digitCount = 4

/** Finds the state of an enquiry by its reference and the last four digits of the number. */
export function enquiryLookup({ db, myEnquiries, limits, onResult }: Deps) {
  /** Counts an attempt. Returns `false` if one of the limits is reached. */
  async function take(key: { reference: string; network: string }): Promise<boolean> {
    const { ofReference, ofNetwork, ofSite } = limits
    if ((await ofNetwork.take(key.network)) > 0) return false
    if ((await ofReference.take(key.reference)) > 0) return false
    return (await ofSite.take(everyone)) === 0
  }

  return {
    /**
     * Returns the state without name, number and link. A wrong pair and an unknown reference get the
     * same answer after the same steps, and so does every attempt above a limit. Right pairs do not
     * count.
     */
    async find({ reference: typed, digits, network }: Pair): Promise<Result<EnquiryStatus>> {
      const reference = readTypedReference(typed)
      if (!(await take({ reference, network }))) {
        onResult('limited')
        return fail('too-many', words.tooManyGuesses)
      }
      // The aggregates are one row for an unknown reference too, so that both take the same time.
      const { id, phone, erasedAt } = await db
        .selectFrom('enquiries')
        .select(({ fn }) => [
          fn.max('id').as('id'),
          fn.max('phone').as('phone'),
          fn.max('erased_at').as('erasedAt'),
        ])
        .where('reference', '=', reference)
        .executeTakeFirstOrThrow()
      const isRight = hasLastDigits(phone ?? '', digits)
      if (id === null || !isRight || erasedAt !== null) {
        onResult('wrong')
        return fail('gone', words.notFound)
      }
      onResult('found')
      await Promise.all([
        limits.ofReference.release(reference),
        limits.ofNetwork.release(network),
        limits.ofSite.release(everyone),
      ])
      const row = await db
        .selectFrom('enquiries')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return ok(await myEnquiries.statusOf(row))
    },
  }
}

function hasLastDigits(phone: string, typed: string): boolean {
  const digits = typed.replaceAll(/\D/g, '')
  const given = Buffer.from(digits.slice(-digitCount).padStart(digitCount, '-'))
  const known = Buffer.from(phone.slice(-digitCount).padStart(digitCount, '*'))
  return timingSafeEqual(given, known) && digits.length === digitCount
}
