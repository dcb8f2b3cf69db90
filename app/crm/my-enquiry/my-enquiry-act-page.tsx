import type { ReactNode } from 'react'
import type { NearbyHour } from '#app/crm/enquiries/appointment-of-enquiry.ts'
import { findEnquiryKind } from '#app/crm/enquiries/enquiry-kinds.ts'
import { formatShortTime } from '#app/platform/dealer-details/opening-status.ts'
import type { FieldErrors } from '#app/platform/forms/field-errors.ts'
import { Button } from '#app/ui/components/button.tsx'
import { FormFields } from '#app/ui/components/declared-form-fields.tsx'
import { TextAreaField } from '#app/ui/components/form-field.tsx'
import { findCorrectableFields } from './correctable-fields.ts'
import { spokenDay } from './enquiry-status-view.tsx'
import { EstimateForm, type EstimateQuestion } from './estimate-form.tsx'
import type { FreeHoursToMove } from './free-hour-query.server.ts'
import { HourChoice } from './hour-choice.tsx'
import { linkClass } from './my-enquiry-page.tsx'
import * as words from './my-enquiry-words.ts'

type Hour = { day: string; at: string | null }

/** The content of the page, by act. `present` is the hour that is booked so far. */
export type ActContent =
  | { act: 'move'; free: FreeHoursToMove; present: Hour | undefined }
  | { act: 'coming' | 'cancel'; appointment: Hour }
  | { act: 'correct'; kind: string; values: Record<string, string>; version: number }
  | { act: 'withdraw' | 'consent' }
  | ({ act: 'estimate' } & EstimateQuestion)
  | { act: 'data'; entries: readonly { label: string; value: string }[] }

export type ActRefusal = {
  message: string
  errors: FieldErrors
  typed: Record<string, string>
  nearest: readonly NearbyHour[]
}

type Props = {
  content: ActContent
  /** Path of the page of the enquiry. It contains the token. */
  path: string
  reference: string
  refused: ActRefusal | undefined
}

/** A page that names one act and does it by a POST. It works without scripts. */
export function MyEnquiryActPage({ content, path, reference, refused }: Props) {
  const { act } = content
  const isBooking = content.act === 'move' && !content.present
  return (
    <div className="column max-w-2xl pt-12 pb-16 md:pt-20">
      <p className="text-quiet">
        {words.reference}{' '}
        <span translate="no" className="whitespace-nowrap tabular-nums">
          {reference}
        </span>
      </p>
      <h1 className="headline mt-1 text-3xl md:text-4xl">
        {isBooking ? words.links.book : words.links[act]}
      </h1>
      {refused && (
        <p role="alert" className="mt-6 border-bad border-l-4 pl-3 font-semibold">
          {refused.message}
        </p>
      )}
      <ActForm content={content} path={path} refused={refused} />
      <p className="mt-8">
        <a href={path} className={linkClass}>
          {words.back}
        </a>
      </p>
    </div>
  )
}

function ActForm({ content, path, refused }: Omit<Props, 'reference'>) {
  switch (content.act) {
    case 'move':
      return (
        <HourChoice
          free={content.free}
          present={content.present && spokenHour(content.present)}
          seen={seenHour(content.present)}
          path={`${path}/move`}
          nearest={(refused?.nearest ?? []).filter(
            (it) => hourChoice(it) !== seenHour(content.present),
          )}
          error={(refused?.errors['hour'] ?? refused?.errors['at'])?.[0]}
        />
      )
    case 'coming':
      return (
        <PostForm
          intro={words.comingIntro(spokenHour(content.appointment))}
          action={`${path}/coming`}
          submit={words.links.coming}
        >
          <input type="hidden" name="hour" value={hourChoice(content.appointment)} />
        </PostForm>
      )
    case 'cancel':
      return (
        <PostForm
          intro={words.cancelIntro(spokenHour(content.appointment))}
          action={`${path}/cancel`}
          submit={words.cancel}
        >
          <input type="hidden" name="seen" value={seenHour(content.appointment)} />
          <ReasonField refused={refused} />
        </PostForm>
      )
    case 'withdraw':
      return (
        <PostForm intro={words.withdrawIntro} action={`${path}/withdraw`} submit={words.withdraw}>
          <ReasonField refused={refused} />
        </PostForm>
      )
    case 'estimate':
      return <EstimateForm {...content} path={path} refused={refused} />
    case 'consent':
      return (
        <PostForm
          intro={words.consentIntro}
          action={`${path}/consent`}
          submit={words.withdrawConsent}
        />
      )
    case 'correct':
      return <CorrectForm content={content} path={path} refused={refused} />
    case 'data':
      return (
        <>
          <p className="mt-4">{words.dataIntro}</p>
          <dl className="mt-6 border-hairline border-b">
            {content.entries.map(({ label, value }) => (
              <div
                key={label}
                className="grid gap-x-4 border-hairline border-t py-2 sm:grid-cols-[12rem_1fr]"
              >
                <dt className="text-quiet">{label}</dt>
                <dd className="wrap-anywhere whitespace-pre-wrap">{value}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-6">
            <a href={`${path}/enquiry.json`} download className={linkClass}>
              {words.download}
            </a>
          </p>
        </>
      )
  }
}

function CorrectForm({
  content,
  path,
  refused,
}: Omit<Props, 'reference' | 'content'> & { content: Extract<ActContent, { act: 'correct' }> }) {
  const enquiry = findEnquiryKind(content.kind)
  if (!enquiry) return null
  const { fields } = findCorrectableFields(enquiry)
  return (
    <PostForm intro={words.correctIntro} action={`${path}/correct`} submit={words.correct}>
      <input type="hidden" name="version" value={refused?.typed['version'] ?? content.version} />
      <FormFields
        fields={fields}
        values={refused?.typed ?? content.values}
        errors={refused?.errors ?? {}}
      />
    </PostForm>
  )
}

type PostFormProps = { intro: string; action: string; submit: string; children?: ReactNode }

/** The form is checked by the server, because the page has no script for it. */
function PostForm({ intro, action, submit, children }: PostFormProps) {
  return (
    <>
      <p className="mt-4">{intro}</p>
      <form method="post" action={action} noValidate className="mt-6 grid gap-6">
        {children}
        <Button type="submit" tone="signal" className="justify-self-start">
          {submit}
        </Button>
      </form>
    </>
  )
}

function ReasonField({ refused }: { refused: ActRefusal | undefined }) {
  return (
    <TextAreaField
      name="reason"
      label={words.reason}
      hint={words.reasonHint}
      isOptional
      maxLength={500}
      defaultValue={refused?.typed['reason']}
      error={refused?.errors['reason']?.[0]}
    />
  )
}

const hourChoice = ({ day, at }: { day: string; at: string | null }) => `${day}T${at ?? ''}`

/** The hour that the page shows, as its forms post it; empty without one. */
const seenHour = (hour: Hour | undefined) => (hour && hour.at !== null ? hourChoice(hour) : '')

/** Formats an hour as `Wednesday, 2 Dec 2026, 10:30 AM`. */
const spokenHour = ({ day, at }: Hour): string =>
  at === null ? spokenDay(day) : `${spokenDay(day)}, ${formatShortTime(at)}`
