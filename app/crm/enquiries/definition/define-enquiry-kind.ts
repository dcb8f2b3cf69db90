import type { Department } from '#app/platform/dealer-details/opening-status.ts'
import type { Field, FieldAnswer, FieldAnswerOf } from '#app/platform/forms/field-definitions.ts'
import type { MessageTemplate } from '#app/platform/forms/message-template.ts'
import type { Pipeline } from '#app/platform/permissions/pipeline.ts'

export type EnquiryFieldDefinitions = Readonly<Record<string, Field>>

/** The answers of any enquiry, by field name. */
export type EnquiryAnswers = { readonly [name: string]: FieldAnswer | undefined }

/** The answers of an enquiry with these fields, each in its field's type. */
export type EnquiryAnswersOf<Asked extends EnquiryFieldDefinitions> = {
  readonly [Name in keyof Asked]: FieldAnswerOf<Asked[Name]>
}

type FieldNameOf<Asked extends EnquiryFieldDefinitions> = Extract<keyof Asked, string>

type EnquiryKindDeclaration<Asked extends EnquiryFieldDefinitions> = {
  /** Stored as the enquiry's kind; never renamed. */
  slug: string
  /** Two capitals before the reference, as in `SB-7F3K2`. */
  prefix: string
  /** The page with the form, and the path of its endpoint. Both may be the same. */
  page: string
  postTo: string
  /** The flow of its states at the desk (`enquiry-states.ts`). */
  flow: Pipeline
  /** The counter whose opening hours and phone numbers appear beside the form. */
  counter: Department
  /**
   * The name of this form on staff pages, in staff mails and in files. A report has its own title.
   */
  name: string
  title: string
  /** One sentence under the title. */
  intro: string
  /** Label of the submit button. */
  submit: string
  fields: Asked
  /** Messages of the public API that must not change, like `networkFailure`. */
  success: string
  networkFailure: string
  /** Message for a response that is not from this server, such as a proxy's error page. */
  answerFailure?: string
  /** Message if a required field is empty; it replaces the first field's own message. */
  missing?: string
  /** A rule over several fields: the field that shows it, and its message. */
  rule?: {
    field: FieldNameOf<NoInfer<Asked>>
    message: string
    holds(answers: EnquiryAnswersOf<NoInfer<Asked>>): boolean
  }
  /**
   * Only for kinds without required fields. The form warns once if no reply is possible, or if the
   * day of this field is not available.
   */
  asksOnce?: { day?: FieldNameOf<NoInfer<Asked>> }
  /** The next steps after sending. */
  next: readonly MessageTemplate[]
  /** The staff's report. A kind without one appears only in the list of all enquiries. */
  report?: ReportDeclaration<FieldNameOf<NoInfer<Asked>>>
  /** A valid request body. Tests, the API description and the demo data use it. */
  example: { readonly [Name in keyof NoInfer<Asked>]?: FieldAnswer }
}

/** Columns and names of a report; `created_date` and `created_time` are always added. */
export type ReportDeclaration<Name extends string = string> = {
  /** `/admin/reports/{slug}`. */
  slug: string
  /** Path of the endpoint that returns the report's rows. */
  path: string
  title: string
  /**
   * Name of the export file without its extension. The period is appended unless `hasFixedFileName`
   * is set.
   */
  fileName: string
  hasFixedFileName?: true
  /** Text of an empty list. */
  empty: string
  columns: readonly {
    /** The row's field in the response; it may differ from the form's field name. */
    key: string
    label: string
    /** The enquiry's field that this column shows. */
    from: Name
  }[]
}

/** Any enquiry kind: its rule accepts the answers of any schema. */
export type EnquiryKind = Omit<
  EnquiryKindDeclaration<EnquiryFieldDefinitions>,
  'rule' | 'asksOnce'
> & {
  asksOnce?: { day?: string }
  rule?: { field: string; message: string; holds(answers: EnquiryAnswers): boolean }
}

/**
 * Declares an enquiry kind. Form, page, endpoint, schema, stored row, report and tests follow from
 * it.
 */
export function defineEnquiryKind<const Asked extends EnquiryFieldDefinitions>(
  declaration: EnquiryKindDeclaration<Asked>,
): EnquiryKind & { fields: Asked }
export function defineEnquiryKind(declaration: EnquiryKind): EnquiryKind {
  return declaration
}
