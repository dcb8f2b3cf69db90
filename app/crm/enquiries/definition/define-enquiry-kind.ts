import type { Department } from '#app/platform/dealer-details/opening-status.ts'
import type { Field, FieldAnswer, FieldAnswerOf } from '#app/platform/forms/field-definitions.ts'
import type { MessageTemplate } from '#app/platform/forms/message-template.ts'
import type { Pipeline } from '#app/platform/permissions/pipeline.ts'

export type EnquiryFieldDefinitions = Readonly<Record<string, Field>>

/** The answers of an enquiry, by field name. */
export type EnquiryAnswers = { readonly [name: string]: FieldAnswer | undefined }

/** The answers of an enquiry with these fields. Each answer has the type of its field. */
export type EnquiryAnswersOf<Asked extends EnquiryFieldDefinitions> = {
  readonly [Name in keyof Asked]: FieldAnswerOf<Asked[Name]>
}

type FieldNameOf<Asked extends EnquiryFieldDefinitions> = Extract<keyof Asked, string>

type EnquiryKindDeclaration<Asked extends EnquiryFieldDefinitions> = {
  /** Stored as the kind of an enquiry, so it is never renamed. */
  slug: string
  /** Two capital letters at the start of the reference, as in `SB-7F3K2`. */
  prefix: string
  /**
   * The address of the page with the form, and the path of the endpoint. The two may be equal. A
   * kind without a public form has neither.
   */
  page?: string
  postTo?: string
  /** The flow that determines the states at the desk (`enquiry-states.ts`). */
  flow: Pipeline
  /** The counter whose opening hours and phone numbers appear beside the form. */
  counter: Department
  /**
   * The name of this form on staff pages, in staff mails and in files. The title of the report is
   * separate.
   */
  name: string
  title: string
  /** One sentence below the title. */
  intro: string
  /** Label of the submit button. */
  submit: string
  fields: Asked
  /** Messages of the public API, like `networkFailure`. They must not change. */
  success: string
  networkFailure: string
  /**
   * Message for a response that does not come from this server, such as an error page of a proxy.
   */
  answerFailure?: string
  /** Message if a required field is empty. It replaces the message of the first wrong field. */
  missing?: string
  /** A rule about several fields: its message, and the field that shows the message. */
  rule?: {
    field: FieldNameOf<NoInfer<Asked>>
    message: string
    holds(answers: EnquiryAnswersOf<NoInfer<Asked>>): boolean
  }
  /**
   * Only for kinds without required fields. The form shows a warning once if the dealer cannot
   * reply, or if the day in this field is not available.
   */
  asksOnce?: { day?: FieldNameOf<NoInfer<Asked>> }
  /** The fields with the day and the hour of an appointment. `isRide` is set for test rides. */
  appointment?: AppointmentFields<FieldNameOf<NoInfer<Asked>>>
  /** The steps that follow after the visitor sends the form. */
  next: readonly MessageTemplate[]
  /**
   * The report for staff. Enquiries of a kind without a report appear only in the list of all
   * enquiries.
   */
  report?: ReportDeclaration<FieldNameOf<NoInfer<Asked>>>
  /** A valid request body. Tests, the API description and the demo data use it. */
  example: { readonly [Name in keyof NoInfer<Asked>]?: FieldAnswer }
}

export type AppointmentFields<Name extends string> = {
  day: Name
  time: Name
  isRide?: true
  /** An older field whose answer follows from the purpose. A form with hours does not show it. */
  follows?: { field: Name; byPurpose: Readonly<Record<string, string>> }
}

/** Columns and names of a report. Every report also has `created_date` and `created_time`. */
export type ReportDeclaration<Name extends string = string> = {
  /** `/admin/reports/{slug}`. */
  slug: string
  /** Path of the endpoint that returns the report's rows. */
  path: string
  title: string
  /**
   * Name of the exported file without its extension. The period is appended, unless
   * `hasFixedFileName` is set.
   */
  fileName: string
  hasFixedFileName?: true
  /** Text for a report without rows. */
  empty: string
  columns: readonly {
    /** Name of the value in a response row. It may differ from the name of the form's field. */
    key: string
    label: string
    /** The field of the enquiry that this column shows. */
    from: Name
  }[]
}

/** Any enquiry kind. Its rule accepts the answers of any kind. */
export type EnquiryKind = Omit<
  EnquiryKindDeclaration<EnquiryFieldDefinitions>,
  'rule' | 'asksOnce' | 'appointment'
> & {
  appointment?: AppointmentFields<string>
  asksOnce?: { day?: string }
  rule?: { field: string; message: string; holds(answers: EnquiryAnswers): boolean }
}

/** An enquiry kind with a public form. */
export type PublicEnquiryKind = EnquiryKind & PublicForm

type PublicForm = { page: string; postTo: string }

/**
 * Declares an enquiry kind. The form, page, endpoint, schema, stored row, report and tests all use
 * this declaration.
 */
export function defineEnquiryKind<const Asked extends EnquiryFieldDefinitions>(
  declaration: EnquiryKindDeclaration<Asked> & PublicForm,
): PublicEnquiryKind & { fields: Asked }
export function defineEnquiryKind<const Asked extends EnquiryFieldDefinitions>(
  declaration: EnquiryKindDeclaration<Asked>,
): EnquiryKind & { fields: Asked }
export function defineEnquiryKind(declaration: EnquiryKind): EnquiryKind {
  return declaration
}
