import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useDeskContext } from '#app/crm/desk/desk-context.ts'
import type { DeskEnquiry } from '#app/crm/desk/desk-enquiry-schema.ts'
import { enquiryDisplayName } from '#app/crm/desk/format-desk-row.ts'
import { formatRupees } from '#app/platform/money/format-rupees.ts'
import { inputProps } from '#app/ui/components/declared-form-fields.tsx'
import { Dialog } from '#app/ui/components/dialog.tsx'
import { fieldId, TextAreaField } from '#app/ui/components/form-field.tsx'
import { EndpointForm, type ShowFields } from '#app/ui/portal/endpoint-form.tsx'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import * as words from './quotation-desk-words.ts'
import { changeQuotation, makeQuotation } from './quotation-endpoints.ts'
import {
  choicesToSave,
  isSameModel,
  optionalLines,
  optionFieldName,
  optionsOf,
  quotationFields,
  readChoices,
  valuesOfChoices,
} from './quotation-fields.ts'
import { QuotationLines } from './quotation-lines.tsx'
import type { Quotation, QuotationChoices } from './quotation-schema.ts'
import { useNewestQuotation } from './use-newest-quotation.ts'
import { type QuotationPreview, useQuotationPreview } from './use-quotation-preview.ts'

/** A new quotation, a change of one that was not sent, or a new version of one. */
export type QuotationEdit =
  | { is: 'new' }
  | { is: 'change'; quotation: Quotation }
  | { is: 'revise'; quotation: Quotation }

type Props = {
  isOpen: boolean
  edit: QuotationEdit
  enquiry: DeskEnquiry
  /** Id of the newest quotation of the enquiry; 0 if there is none. */
  seen: number
  onClose: () => void
  onSaved: () => void
  /** Loads the quotations again after a colleague was faster. */
  onConflict: () => void
}

/** Makes or changes a quotation. The server computes its lines while the user chooses. */
export function QuotationDialog({ isOpen, edit, enquiry, onClose, ...rest }: Props) {
  const [isSending, setSending] = useState(false)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      isBusy={isSending}
      title={titleOf(edit, enquiry)}
      size="growing"
    >
      <QuotationForm
        edit={edit}
        enquiry={enquiry}
        onClose={onClose}
        onSending={setSending}
        {...rest}
      />
    </Dialog>
  )
}

function titleOf(edit: QuotationEdit, enquiry: DeskEnquiry): string {
  if (edit.is === 'new') return words.makeFor(enquiryDisplayName(enquiry))
  const { number } = edit.quotation
  return edit.is === 'change' ? words.changeWhat(number) : words.reviseWhat(number)
}

type FormProps = Omit<Props, 'isOpen'> & { onSending: (isSending: boolean) => void }

function QuotationForm({ edit, enquiry, seen, onConflict, ...rest }: FormProps) {
  const { models } = useDeskContext()
  const { reference } = enquiry
  const before = edit.is === 'new' ? undefined : edit.quotation
  const [first] = useState(() => before?.choices ?? choicesOfEnquiry(enquiry))
  const { preview, base, problem, isAsking, ask } = useQuotationPreview()
  const [discount, setDiscount] = useState(first.discount)
  const [isAccepted, setAccepted] = useState(
    edit.is === 'revise' && edit.quotation.state === 'accepted',
  )
  const newest = useNewestQuotation(reference, { seen, version: before?.version ?? 0 }, before?.id)
  const wrapper = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const options = optionalLines(base?.lines ?? [])
  const limit = preview?.limit ?? null
  const needsApproval = (off: number) => limit !== null && off > limit
  const fields = quotationFields({
    models: models.filter((it) => it.isOnSale && it.price > 0).map(({ name }) => name),
    variants: (base?.variants ?? []).map(({ name }) => name),
    options,
    isAccepted,
    ...(limit !== null && { discountHint: words.discountHint(formatRupees(limit)) }),
  })
  const model = models.find(({ name }) => isSameModel(name, base?.choices.model ?? first.model))
  const start = {
    ...first,
    model: model?.name ?? '',
    variant: base?.choices.variant ?? first.variant,
  }

  function askLater(event: React.FormEvent) {
    const isModel = event.target instanceof HTMLSelectElement && event.target.name === 'model'
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void askNow(isModel), 250)
  }

  async function askNow(isOtherModel: boolean) {
    const form = wrapper.current?.querySelector('form')
    if (!form) return
    const choices = readChoices(new FormData(form), !isOtherModel && base !== undefined)
    setDiscount(choices.discount)
    await ask(isOtherModel ? { ...choices, variant: '' } : choices)
  }

  const begin = useEffectEvent(() => {
    document.getElementById(fieldId(first.model === '' ? 'model' : 'discount'))?.focus()
    if (first.model !== '') void ask(first)
  })
  useEffect(() => {
    begin()
    return () => clearTimeout(timer.current)
  }, [])

  return (
    <div ref={wrapper} onInput={askLater}>
      <EndpointForm
        fields={fields}
        values={valuesOfChoices(start, { note: before?.note ?? '', options })}
        keptAs={before ? `quotation ${before.number} ${before.revision}` : `quotation ${reference}`}
        className="gap-4"
        controls={{
          textarea: (asked) => (
            <TextAreaField {...inputProps(asked)} rows={2} maxLength={asked.field.maxLength} />
          ),
        }}
        foot={<TotalFoot preview={problem === undefined ? preview : undefined} />}
        submit={needsApproval(discount) ? words.ask : words.save}
        sending={words.saving}
        failure={words.saveFailed}
        unreachable={words.unreachable}
        onSending={rest.onSending}
        onCancel={rest.onClose}
        onDone={rest.onSaved}
        onConflict={() => {
          onConflict()
          return newest.reload()
        }}
        send={async ({
          model: name,
          variant,
          discount: off,
          exchange,
          exchangeVehicle,
          accessories,
          note,
          replacesAccepted = false,
          ...ticked
        }) => {
          const options = optionsOf(
            Object.entries(ticked).flatMap(([key, value]) => (value === true ? [key] : [])),
          )
          const shown = { shownModel: base?.choices.model, first }
          const body = {
            ...{ model: name, exchange, exchangeVehicle, accessories, note, discount: off },
            ...choicesToSave(name, { variant, options }, shown),
            asksApproval: needsApproval(off),
          }
          const { version, seen } = await newest.get()
          if (edit.is === 'change') {
            const { id } = edit.quotation
            return requestAsStaff(changeQuotation, { params: { id }, body: { ...body, version } })
          }
          const replaces =
            edit.is === 'revise' ? { replaces: edit.quotation.id, replacesAccepted } : {}
          const made = await requestAsStaff(makeQuotation, {
            params: { reference },
            body: { ...body, ...replaces, seen },
          })
          // The customer may have accepted while the dialog was open.
          if (!made.ok && made.problem.errors['replacesAccepted']) setAccepted(true)
          return made
        }}
        layout={(show, held) => (
          <div className="grid gap-x-8 gap-y-5 md:grid-cols-2">
            <FormColumn show={show} fields={fields} options={options} modelOfForm={start.model} />
            <div className="min-w-0">
              <h3 className="mb-2 font-bold">{words.sheet}</h3>
              <PreviewPanel {...{ preview, problem, isAsking }} hasModel={held['model'] !== ''} />
            </div>
          </div>
        )}
      />
    </div>
  )
}

type FormColumnProps = {
  show: ShowFields
  fields: ReturnType<typeof quotationFields>
  options: readonly { key: string }[]
  modelOfForm: string
}

function FormColumn({ show, fields, options, modelOfForm }: FormColumnProps) {
  const { model, variant, note, replacesAccepted } = fields
  const { discount, exchange, exchangeVehicle, accessories } = fields
  const lines = Object.fromEntries(
    Object.entries(fields).filter(([name]) =>
      options.some(({ key }) => name === optionFieldName(key)),
    ),
  )
  return (
    <div className="grid content-start gap-4">
      {show({ model })}
      {/* Another vehicle has other variants and lines, so their controls begin anew. */}
      <div key={`${modelOfForm} ${options.length}`} className="grid gap-4 empty:hidden">
        {variant.options && variant.options.length > 0 && show({ variant })}
        {options.length > 0 && (
          <fieldset className="grid gap-1">
            <legend className="mb-1 font-semibold text-sm">{words.options}</legend>
            {show(lines)}
          </fieldset>
        )}
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {show({ discount, accessories, exchange, exchangeVehicle })}
      </div>
      {show({ note })}
      {replacesAccepted && show({ replacesAccepted })}
    </div>
  )
}

type PanelProps = {
  preview: QuotationPreview | undefined
  problem: string | undefined
  isAsking: boolean
  hasModel: boolean
}

function PreviewPanel({ preview, problem, isAsking, hasModel }: PanelProps) {
  if (problem !== undefined)
    return (
      <p role="alert" className="border-bad border-l-4 pl-3">
        {problem}
      </p>
    )
  if (!preview)
    return <p className="text-quiet">{hasModel ? words.computing : words.chooseVehicle}</p>
  return (
    <div aria-busy={isAsking} className="transition-opacity aria-busy:opacity-60">
      <QuotationLines lines={preview.lines} total={preview.total} isDense />
    </div>
  )
}

/** The total beside the buttons, because the lines are below the window of a phone. */
function TotalFoot({ preview }: Pick<PanelProps, 'preview'>) {
  return (
    <p role="status" className="mr-auto leading-tight">
      {preview && (
        <>
          <strong className="block text-lg tabular-nums">{formatRupees(preview.total)}</strong>{' '}
          <span className="text-quiet text-sm">
            {words.totalKind(preview.choices.exchange > 0)}
          </span>
        </>
      )}
    </p>
  )
}

/** The vehicle and variant of the enquiry, as far as it names them. */
function choicesOfEnquiry({ model, values }: DeskEnquiry): QuotationChoices {
  const { configuration, variant } = values
  const named = isGroup(configuration) ? configuration['variant'] : variant
  return {
    model,
    variant: typeof named === 'string' ? named : '',
    ...{ discount: 0, exchange: 0, accessories: 0 },
  }
}

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
