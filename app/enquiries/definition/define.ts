import type { Field } from '#app/forms/fields.ts'
import type { Sentence } from '#app/forms/sentence.ts'

/** What was answered, by field name; what the schema of its enquiry gives. */
export type Answers = Record<string, unknown>

type Declaration<Name extends string> = {
  /** Stored as the enquiry's kind; never renamed. */
  slug: string
  /** Two capitals before the reference: `SB-7F3K2`. */
  prefix: string
  /** The page that holds the form, and the path of its call (SPEC 7.2). They may be the same. */
  page: string
  postTo: string
  title: string
  /** One concrete sentence under the title. */
  intro: string
  /** The button. */
  submit: string
  fields: Record<Name, Field>
  /** SPEC 8, verbatim. */
  success: string
  networkFailure: string
  /** Said instead when something answered, but not we: a proxy's error page, say. */
  answerFailure?: string
  /** Said instead of the first field's message when a required field is empty. */
  missing?: string
  /** A rule over several fields: the field it is shown at, and what it says. */
  rule?: { field: NoInfer<Name>; message: string; holds: (answers: Answers) => boolean }
  /** What happens after sending, in concrete steps. */
  next: readonly Sentence[]
  /** The staff's report, where SPEC 2.6 has one. */
  report?: ReportDeclaration<NoInfer<Name>>
  /** A valid body, as the interface sends it: feeds tests, the description of the interface, demo data. */
  example: Partial<Record<NoInfer<Name>, unknown>>
}

/** A report's columns and names; `created_date` and `created_time` come by themselves. */
export type ReportDeclaration<Name extends string = string> = {
  /** `/admin/reports/{slug}`. */
  slug: string
  /** The call of SPEC 7.4. */
  path: string
  title: string
  /** Export file name without its ending (SPEC 9). */
  fileName: string
  /** What an empty list says (SPEC 9). */
  empty: string
  columns: readonly {
    /** The row's field in the answer (SPEC 3). */
    key: string
    label: string
    /** The enquiry's field that it shows. */
    from: Name
  }[]
}

export type Enquiry<Name extends string = string> = Declaration<Name>

/** Declares an enquiry: form, page, call, schema, stored row, report and tests follow from it. */
export function defineEnquiry<const Name extends string>(
  declaration: Declaration<Name>,
): Enquiry<Name> {
  return declaration
}
