import { type FormEvent, useState } from 'react'
import { formatRupeesAndPaise } from '#app/money/money.ts'
import { call } from '#app/portal/call.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextField } from '#app/ui/field.tsx'
import { notify } from '#app/ui/toast.ts'
import type { PricedAccessory } from './price.ts'
import { changeAccessoryPrice, listAccessoryPrices } from './price-calls.ts'

type Props = {
  /** Undefined: closed. */
  accessory: PricedAccessory | undefined
  onClose: () => void
  onSaved: (accessory: PricedAccessory) => void
}

/** Manage → Accessories Price. */
export function AccessoryPriceDialog({ accessory, onClose, onSaved }: Props) {
  return (
    <Dialog
      isOpen={accessory !== undefined}
      onClose={onClose}
      title={`Price of ${accessory?.heading ?? ''}`}
    >
      {accessory && (
        <PriceForm key={accessory.id} accessory={accessory} onClose={onClose} onSaved={onSaved} />
      )}
    </Dialog>
  )
}

function PriceForm({ accessory, onClose, onSaved }: Props & { accessory: PricedAccessory }) {
  // Becomes somebody else's once they were quicker.
  const [current, setCurrent] = useState(accessory)
  const [price, setPrice] = useState(accessory.price)
  const [refusal, setRefusal] = useState<{ message: string; field?: string | undefined }>()
  const [isSending, setIsSending] = useState(false)

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (price.trim() === '') return setRefusal({ message: nothingEntered, field: nothingEntered })
    setIsSending(true)
    const { version } = current
    const result = await call(changeAccessoryPrice, {
      params: { id: accessory.id },
      body: { price, version },
    })
    setIsSending(false)
    if (result.ok) {
      const { message, ...saved } = result.answer
      void notify(message)
      return onSaved(saved)
    }
    const message = result.message || 'Failed to update price!'
    setRefusal({ message, field: result.errors['price']?.[0] })
    if (result.status === 409) await learn()
  }

  /** The next Update is made knowing their price. */
  async function learn() {
    const list = await call(listAccessoryPrices)
    const theirs = list.ok ? list.answer.find(({ id }) => id === accessory.id) : undefined
    if (theirs) setCurrent(theirs)
  }

  return (
    <form onSubmit={onSubmit} noValidate>
      {refusal && !refusal.field && (
        <p role="alert" className="mb-4 border-bad border-l-4 pl-3 font-semibold">
          {refusal.message}
        </p>
      )}
      <TextField
        name="price"
        label="Price (₹)"
        hint={`${accessory.partNo}, for ${accessory.model}. Now ${formatRupeesAndPaise(Number(current.price))}.`}
        inputMode="decimal"
        autoComplete="off"
        maxLength={14}
        value={price}
        onChange={(event) => setPrice(event.target.value)}
        onFocus={(event) => event.target.select()}
        error={refusal?.field}
      />
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button size="small" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" tone="signal" size="small" disabled={isSending}>
          {isSending ? 'Updating…' : 'Update'}
        </Button>
      </div>
    </form>
  )
}

const nothingEntered = 'Please select an accessory and enter a price!'
