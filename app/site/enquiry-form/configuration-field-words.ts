/** What a visitor reads of a machine that goes along with an enquiry. */

export const putTogether = 'What you put together'
/** Without parts. */
export const chosen = 'What you chose'

export const total = 'Total'
export const aMonth = 'EMI a month'
export const from = (price: string) => `from ${price}`
export const without = 'Registration and insurance are not included. These are today’s prices.'

export const sendAlong = 'Send this along, so that we talk about exactly this machine'
export const change = 'Change it'
export const belongsTo = (model: string) =>
  `What you added belongs to the ${model}. It does not go along with another model.`
export const isOf = (model: string) =>
  `What you chose is the ${model}. It does not go along with another model.`
/** Where nothing on the page can follow the list. */
export const onlyWith = (model: string) =>
  `If you choose another model than the ${model} above, this does not go along.`
export const backTo = (model: string) => `Back to the ${model}`
