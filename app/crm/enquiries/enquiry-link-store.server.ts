import { timingSafeEqual } from 'node:crypto'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { EnquiryRow } from '#app/platform/db/schema-enquiries.ts'
import type { SiteSecretStore } from '#app/platform/settings/site-secret-store.server.ts'
import { enquiryPath } from './enquiry-link.ts'

export type EnquiryLinkStore = ReturnType<typeof enquiryLinkStore>

type LinkOf = Pick<EnquiryRow, 'reference' | 'link_version'>

/** A token: the reference, and 43 characters of a signature. */
const tokenPattern = /^([A-Z]{2}-[2-9A-Z]{5})-([\w-]{43})$/

const subjectOf = ({ reference, link_version }: LinkOf) => `enquiry/${reference}/${link_version}`

/**
 * Links of enquiries to the customer's page. A token is computed whenever a text needs it: the
 * database has only its version.
 */
export function enquiryLinkStore(db: Db, secrets: SiteSecretStore) {
  async function findRow(reference: string): Promise<EnquiryRow | undefined> {
    return db
      .selectFrom('enquiries')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirst()
  }

  /** The aggregates are one row for an unknown reference too, so that both take the same time. */
  const findVersion = (reference: string) =>
    db
      .selectFrom('enquiries')
      .select(({ fn }) => [
        fn.max('link_version').as('version'),
        fn.max('erased_at').as('erasedAt'),
      ])
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()

  /** Returns a function that gives the path of an enquiry's page. */
  async function paths(): Promise<(enquiry: LinkOf) => string> {
    const sign = await secrets.tokens()
    return (enquiry) => enquiryPath(`${enquiry.reference}-${sign(subjectOf(enquiry))}`)
  }

  return {
    paths,

    /** Returns the path of the page of an enquiry; undefined if the person's data was erased. */
    async findPath(reference: string): Promise<string | undefined> {
      const row = await findRow(reference)
      return row && row.erased_at === null ? (await paths())(row) : undefined
    },

    /**
     * Finds the enquiry of a token. Undefined for a wrong or old token and for erased data. Unknown
     * references and wrong signatures take the same time.
     */
    async findByToken(token: string): Promise<EnquiryRow | undefined> {
      const [, reference = '', signature = ''] = tokenPattern.exec(token) ?? []
      const [known, sign] = await Promise.all([findVersion(reference), secrets.tokens()])
      const { version, erasedAt } = known
      const expected = Buffer.from(sign(subjectOf({ reference, link_version: version ?? 1 })))
      const given = Buffer.from(signature.padEnd(expected.length, '.'))
      const isRight = timingSafeEqual(given, expected)
      return isRight && version !== null && erasedAt === null ? findRow(reference) : undefined
    },
  }
}

/** Makes the earlier links of an enquiry invalid. Returns the version of the present one. */
export async function raiseLinkVersion(trx: Db, enquiryId: number): Promise<number> {
  const { link_version } = await trx
    .updateTable('enquiries')
    .set((eb) => ({ link_version: eb('link_version', '+', 1) }))
    .where('id', '=', enquiryId)
    .returning('link_version')
    .executeTakeFirstOrThrow()
  return link_version
}
