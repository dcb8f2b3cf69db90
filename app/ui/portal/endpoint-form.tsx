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
import { UploadProgress } from './upload-progress.tsx'
import { type EndpointFormOptions, useEndpointForm } from './use-endpoint-form.ts'
import { useFormDraft } from './use-form-draft.ts'

/** Renders some of a form's fields, or all of them. */
export type ShowFields = (some?: Fields) => ReactNode

type Props<Of extends Fields, Answer> = EndpointFormOptions<Of, Answer> & {
  /** Initial values of the fields. */
  values?: FormValues
  /**
   * Name of the form and its record, under which this browser stores the form draft. Null for a
   * form that has only secrets.
   */
  keptAs: string | null
  controls?: FieldRenderers
  /**
   * Arranges the fields, if they do not simply follow each other. `held` has the initial values
   * with the restored draft.
   */
  layout?: (show: ShowFields, held: FormValues) => ReactNode
  /** Capability that sending requires. Without it the form is read-only. */
  may?: Capability
  /** Label of the button, by default Save. */
  submit?: string
  /** `quiet` if the page has a more important button. */
  tone?: 'signal' | 'quiet'
  /** Label of the button while the form is sent. */
  sending?: string
  /** In a dialog: adds a Cancel button. */
  onCancel?: () => void
  /**
   * `true` if the page's action accepts the form without JavaScript. Otherwise nothing is sent
   * before hydration.
   */
  hasAction?: boolean
  /** Width and gaps. A dialog sets its own width. */
  className?: string
  /** Content beside the buttons of a dialog. They then stay in view at its lower edge. */
  foot?: ReactNode
  /** Content below the buttons. */
  children?: ReactNode
}

/** Portal form that is rendered from its fields and sent to an endpoint. */
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
  foot,
  children,
  ...how
}: Props<Of, Answer>) {
  const form = useRef<HTMLFormElement>(null)
  const draft = useFormDraft(form, how.fields, keptAs)
  const { told, isSending, share, cancel, onSubmit } = useEndpointForm({
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
        {layout(show, held)}
      </fieldset>
    )
  return (
    <form
      ref={form}
      {...draft.handlers}
      // Outside a dialog, a form with the method `dialog` is not sent, so its input stays.
      method={hasAction ? 'post' : 'dialog'}
      onSubmit={(event) => {
        draft.whenSending()
        void onSubmit(event)
      }}
      noValidate
      // A sticky row of a grid would stay within its own area.
      className={`${foot === undefined ? 'grid' : 'flex flex-col **:scroll-mb-28'} ${className}`}
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
      <Fragment key={draft.shown.round}>{layout(show, held)}</Fragment>
      {share !== undefined && <UploadProgress label={words.sendingPicture} share={share} />}
      <div className={buttonRowClass(onCancel !== undefined, foot !== undefined)}>
        {foot}
        {onCancel && (
          <Button
            size="small"
            onClick={() => {
              if (isSending) return cancel?.()
              draft.forget()
              onCancel()
            }}
            disabled={isSending && !cancel}
          >
            {words.cancel}
          </Button>
        )}
        <Button
          type="submit"
          tone={tone}
          size="small"
          // `disabled` would remove the focus from the pressed button.
          aria-disabled={isSending}
        >
          {isSending ? sending : submit}
        </Button>
      </div>
      {children}
    </form>
  )
}

function buttonRowClass(isInDialog: boolean, hasFoot: boolean): string | undefined {
  if (!isInDialog) return undefined
  const row = 'flex flex-wrap items-center justify-end gap-3'
  return hasFoot
    ? `${row} sticky bottom-0 z-10 -mx-5 -mb-5 border-hairline border-t bg-surface px-5 py-3 md:-mx-8 md:-mb-8 md:px-8`
    : row
}
