import { Fragment, type ReactNode, useRef } from 'react'
import type { Fields } from '#app/platform/forms/custom-field.ts'
import type { FormValues } from '#app/platform/forms/nested-values.ts'
import type { Capability } from '#app/platform/permissions/capability.ts'
import { Button } from '#app/ui/components/button.tsx'
import { type FieldRenderers, FormFields } from '#app/ui/components/declared-form-fields.tsx'
import { ErrorSummary } from '#app/ui/components/error-summary.tsx'
import { DraftNotice } from './draft-notice.tsx'
import { useHasCapability } from './portal-permissions.ts'
import { staffFieldRenderers } from './staff-field-renderers.tsx'
import * as words from './staff-words.ts'
import { type EndpointFormOptions, useEndpointForm } from './use-endpoint-form.ts'
import { useFormDraft } from './use-form-draft.ts'

/** Shows some of a form's fields, or all of them. */
export type ShowFields = (some?: Fields) => ReactNode

type Props<Of extends Fields, Answer> = EndpointFormOptions<Of, Answer> & {
  /** What the fields hold at first. */
  values?: FormValues
  /**
   * Names the form and its record: what is typed and not sent stays in this browser under that name. Null for a form
   * that asks for secrets alone.
   */
  keptAs: string | null
  controls?: FieldRenderers
  /** Where the fields do not simply follow each other. */
  layout?: (show: ShowFields) => ReactNode
  /** What sending it takes: to who may not, the form is there to be read. */
  may?: Capability
  /** The button; without it Save. */
  submit?: string
  /** Quiet where the page has something else to press. */
  tone?: 'signal' | 'quiet'
  /** The button while it is sent. */
  sending?: string
  /** In a dialog: a Cancel beside the button. */
  onCancel?: () => void
  /** Its page takes it without JavaScript too; else nothing happens until somebody listens. */
  hasAction?: boolean
  /** Width and gaps; a dialog has its own width. */
  className?: string
  /** Stands below the buttons. */
  children?: ReactNode
}

/** A form of the portal by its fields and its call. */
export function EndpointForm<Of extends Fields, Answer extends { message: string }>({
  values = {},
  keptAs,
  controls,
  layout = (show) => show(),
  may,
  submit = words.save,
  tone = 'signal',
  sending = words.saving,
  onCancel,
  hasAction = false,
  className = 'max-w-md gap-5',
  children,
  ...how
}: Props<Of, Answer>) {
  const form = useRef<HTMLFormElement>(null)
  const draft = useFormDraft(form, how.fields, keptAs)
  const { told, isSending, share, onSubmit } = useEndpointForm({
    ...how,
    onDone(answer, sent) {
      draft.whenSaved()
      how.onDone(answer, sent)
    },
  })
  const isAllowed = useHasCapability()
  const held = { ...values, ...draft.shown.values }
  const show: ShowFields = (some = how.fields) => (
    <FormFields
      fields={some}
      values={held}
      errors={told?.errors ?? {}}
      controls={{ ...staffFieldRenderers, ...controls }}
      marksOptional={false}
    />
  )
  if (may !== undefined && !isAllowed(may))
    return (
      <fieldset disabled className={`grid min-w-0 ${className}`}>
        {layout(show)}
      </fieldset>
    )
  return (
    <form
      ref={form}
      {...draft.handlers}
      // A form of that method outside a dialog is sent nowhere: what is typed stays.
      method={hasAction ? 'post' : 'dialog'}
      onSubmit={(event) => {
        draft.whenSending()
        void onSubmit(event)
      }}
      noValidate
      className={`grid ${className}`}
    >
      {told?.isDone && (
        <p role="status" className="border-good border-l-4 py-1 pl-3 font-semibold">
          {told.message}
        </p>
      )}
      {told && !told.isDone && <ErrorSummary message={told.summary} errors={told.list} />}
      {draft.shown.isRestored && (
        <DraftNotice onDiscard={draft.discard} hasLostFile={draft.shown.hasLostFile} />
      )}
      <Fragment key={draft.shown.round}>{layout(show)}</Fragment>
      {share !== undefined && <UploadProgress share={share} />}
      <div className={onCancel ? 'flex flex-wrap justify-end gap-3' : undefined}>
        {onCancel && (
          <Button
            size="small"
            onClick={() => {
              draft.forget()
              onCancel()
            }}
            disabled={isSending}
          >
            {words.cancel}
          </Button>
        )}
        <Button
          type="submit"
          tone={tone}
          size="small"
          // Disabled, it would lose the focus of who pressed it.
          aria-disabled={isSending}
        >
          {isSending ? sending : submit}
        </Button>
      </div>
      {children}
    </form>
  )
}

/** Of a form that sends a file. */
function UploadProgress({ share }: { share: number }) {
  return (
    <div role="status">
      <progress
        aria-label={words.sendingPicture}
        value={share}
        max={1}
        className="accent-(--signal-text) block h-1.5 w-full"
      />
      {share === 1 && <p className="mt-1 text-quiet text-sm">{words.makingSizes}</p>}
    </div>
  )
}
