import { type FormEvent, useState } from 'react'
import { formatRupeesAndPaise } from '#app/money/money.ts'
import { callAsStaff } from '#app/portal/call-as-staff.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextField } from '#app/ui/field.tsx'
import { notify } from '#app/ui/toast.ts'
import { parseAccessories, parseAccessory } from './edit-price.ts'
import type { PricedAccessory } from './price.ts'

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
    const path = `/api/manageAccessories/${accessory.id}`
    const { version } = current
    const answer = await callAsStaff(path, { method: 'PATCH', json: { price, version } })
    setIsSending(false)
    if (answer.ok) {
      void notify(answer.message)
      return onSaved(parseAccessory(answer.body))
    }
    const message = answer.message || 'Failed to update price!'
    setRefusal({ message, field: answer.errors['price']?.[0] })
    if (answer.status === 409) await learn()
  }

  /** The next Update is made knowing their price. */
  async function learn() {
    const { ok, body } = await callAsStaff('/api/manageAccessories')
    const theirs = ok ? parseAccessories(body).find(({ id }) => id === accessory.id) : undefined
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
