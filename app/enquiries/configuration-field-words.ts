/** What a visitor reads of a machine that goes along with an enquiry. */

export const putTogether = 'What you put together'

type Machine = { name: string; variant: string; colour: { name: string } | undefined }
export const machine = ({ name, variant, colour }: Machine) =>
  [name, variant, colour?.name].filter(Boolean).join(', ')
export const total = 'Total ex-showroom'
export const aMonth = 'EMI a month'
export const from = (price: string) => `from ${price}`
export const without = 'Registration and insurance are not included. These are today’s prices.'

export const sendAlong = 'Send this along, so that we talk about exactly this machine'
export const change = 'Change it'
export const belongsTo = (model: string) =>
  `What you added belongs to the ${model}. It does not go along with another model.`
export const backTo = (model: string) => `Back to the ${model}`
