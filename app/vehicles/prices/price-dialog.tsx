import { type FormEvent, useState } from 'react'
import { formatRupees } from '#app/money/money.ts'
import { call } from '#app/portal/call.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextField } from '#app/ui/field.tsx'
import { notify } from '#app/ui/toast.ts'
import { bikeNameOf } from '#app/vehicles/vehicle.ts'
import type { PricedModel } from './price.ts'
import { changePrice, listPrices } from './price-calls.ts'
import { PriceHistory } from './price-history.tsx'

type Props = {
  /** Undefined: closed. */
  model: PricedModel | undefined
  onClose: () => void
  onSaved: (model: PricedModel) => void
}

/** Manage → Price: a model's price and what its variants cost more. */
export function PriceDialog({ model, onClose, onSaved }: Props) {
  return (
    <Dialog isOpen={model !== undefined} onClose={onClose} title={`Price of ${model?.name ?? ''}`}>
      {model && <PriceForm key={model.id} model={model} onClose={onClose} onSaved={onSaved} />}
    </Dialog>
  )
}

type Refusal = { message: string; errors: Record<string, string[]> }

function PriceForm({ model, onClose, onSaved }: Props & { model: PricedModel }) {
  // Becomes somebody else's once they were quicker.
  const [current, setCurrent] = useState(model)
  const [price, setPrice] = useState(String(model.price))
  const [refusal, setRefusal] = useState<Refusal>()
  const [isSending, setIsSending] = useState(false)
  const [, ...others] = model.variants
  const bikeName = bikeNameOf(model.name)

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    if (price.trim() === '')
      return setRefusal({ message: emptyPrice, errors: { price: [emptyPrice] } })
    const variants = others.map(({ id }, index) => ({
      id,
      difference: String(form.get(`variants.${index}.difference`)) || '0',
    }))
    setIsSending(true)
    const { version } = current
    const result = await call(changePrice, {
      params: { bikeName },
      body: { price, variants, version },
    })
    setIsSending(false)
    if (result.ok) {
      const { message, ...saved } = result.answer
      void notify(message)
      return onSaved(saved)
    }
    setRefusal({ message: result.message || 'Failed to update price', errors: result.errors })
    if (result.status === 409) await learn()
  }

  /** The next Update is made knowing their price. */
  async function learn() {
    const list = await call(listPrices)
    const theirs = list.ok ? list.answer.find(({ id }) => id === model.id) : undefined
    if (theirs) setCurrent(theirs)
  }

  const priceError = refusal?.errors['price']?.[0]
  return (
    <form onSubmit={onSubmit} noValidate>
      {refusal && !priceError && (
        <p role="alert" className="mb-4 border-bad border-l-4 pl-3 font-semibold">
          {refusal.message}
        </p>
      )}
      <TextField
        name="price"
        label="Ex-showroom price (₹)"
        hint={`Now ${formatRupees(current.price)}, last checked on ${current.checkedOn}. Update without a change to note that it still holds.`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        value={price}
        onChange={(event) => setPrice(event.target.value)}
        onFocus={(event) => event.target.select()}
        error={priceError}
      />
      {others.length > 0 && (
        <fieldset className="mt-5">
          <legend className="font-semibold text-base">
            What each variant costs more than {model.variants[0]?.name ?? 'the model'} (₹)
          </legend>
          <div className="mt-2 grid gap-4 md:grid-cols-2">
            {others.map((variant, index) => (
              <TextField
                key={variant.id}
                name={`variants.${index}.difference`}
                label={variant.name}
                inputMode="numeric"
                autoComplete="off"
                maxLength={12}
                defaultValue={String(variant.difference)}
                error={refusal?.errors[`variants.${index}.difference`]?.[0]}
              />
            ))}
          </div>
        </fieldset>
      )}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button size="small" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" tone="signal" size="small" disabled={isSending}>
          {isSending ? 'Updating…' : 'Update'}
        </Button>
      </div>
      <PriceHistory key={current.version} bikeName={bikeName} />
    </form>
  )
}

const emptyPrice = 'Please enter a valid price'
