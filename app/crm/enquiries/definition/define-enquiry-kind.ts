import type { Department } from '#app/platform/dealer-details/opening-status.ts'
import type { Field, FieldAnswer, FieldAnswerOf } from '#app/platform/forms/field-definitions.ts'
import type { MessageTemplate } from '#app/platform/forms/message-template.ts'
import type { Pipeline } from '#app/platform/permissions/pipeline.ts'

export type EnquiryFieldDefinitions = Readonly<Record<string, Field>>

/** What was answered to some enquiry, by field name. */
export type EnquiryAnswers = { readonly [name: string]: FieldAnswer | undefined }

/** What was answered to an enquiry with these fields, each in the type of its kind. */
export type EnquiryAnswersOf<Asked extends EnquiryFieldDefinitions> = {
  readonly [Name in keyof Asked]: FieldAnswerOf<Asked[Name]>
}

type FieldNameOf<Asked extends EnquiryFieldDefinitions> = Extract<keyof Asked, string>

type EnquiryKindDeclaration<Asked extends EnquiryFieldDefinitions> = {
  /** Stored as the enquiry's kind; never renamed. */
  slug: string
  /** Two capitals before the reference: `SB-7F3K2`. */
  prefix: string
  /** The page that holds the form, and the path of its call. They may be the same. */
  page: string
  postTo: string
  /** The pipeline of states at the desk (`enquiry-states.ts`). */
  flow: Pipeline
  /** Whose hours and numbers stand beside the form. */
  counter: Department
  /** The one name of this form on every staff page, in mails to the staff and in files; a report has its own title. */
  name: string
  title: string
  /** One concrete sentence under the title. */
  intro: string
  /** The button. */
  submit: string
  fields: Asked
  /** Part of the interface to the letter, as `networkFailure` is. */
  success: string
  networkFailure: string
  /** Said instead when something answered, but not we: a proxy's error page, say. */
  answerFailure?: string
  /** Said instead of the first field's message when a required field is empty. */
  missing?: string
  /** A rule over several fields: the field it is shown at, and what it says. */
  rule?: {
    field: FieldNameOf<NoInfer<Asked>>
    message: string
    holds(answers: EnquiryAnswersOf<NoInfer<Asked>>): boolean
  }
  /** Where nothing is required: the form asks once when there is nothing to answer to, or the day that is wished cannot be. */
  asksOnce?: { day?: FieldNameOf<NoInfer<Asked>> }
  /** What happens after sending, in concrete steps. */
  next: readonly MessageTemplate[]
  /** The staff's report; a kind without one is seen among the enquiries alone. */
  report?: ReportDeclaration<FieldNameOf<NoInfer<Asked>>>
  /** A valid body, as the interface sends it: feeds tests, the description of the interface, demo data. */
  example: { readonly [Name in keyof NoInfer<Asked>]?: FieldAnswer }
}

/** A report's columns and names; `created_date` and `created_time` come by themselves. */
export type ReportDeclaration<Name extends string = string> = {
  /** `/admin/reports/{slug}`. */
  slug: string
  /** The call that answers the report's rows. */
  path: string
  title: string
  /** Export file name without its ending; the period is added unless the name is part of the interface. */
  fileName: string
  hasFixedFileName?: true
  /** What an empty list says. */
  empty: string
  columns: readonly {
    /** The row's field in the answer, which may have another name than the form's. */
    key: string
    label: string
    /** The enquiry's field that it shows. */
    from: Name
  }[]
}

/** Any enquiry: its rule takes whatever its own schema gives. */
export type EnquiryKind = Omit<
  EnquiryKindDeclaration<EnquiryFieldDefinitions>,
  'rule' | 'asksOnce'
> & {
  asksOnce?: { day?: string }
  rule?: { field: string; message: string; holds(answers: EnquiryAnswers): boolean }
}

/** Declares an enquiry: form, page, call, schema, stored row, report and tests follow from it. */
export function defineEnquiryKind<const Asked extends EnquiryFieldDefinitions>(
  declaration: EnquiryKindDeclaration<Asked>,
): EnquiryKind & { fields: Asked }
export function defineEnquiryKind(declaration: EnquiryKind): EnquiryKind {
  return declaration
}
