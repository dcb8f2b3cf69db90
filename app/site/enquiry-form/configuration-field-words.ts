/** Texts about the configuration that is sent with an enquiry. */

export const putTogether = 'Your selection'
/** Title for a configuration without added parts. */
export const chosen = 'Your choice'

export const total = 'Ex-showroom with accessories'
export const aMonth = 'EMI per month'
export const from = (price: string) => `from ${price}`
export const without = 'Today’s prices, without registration and insurance.'

export const sendAlong = 'Send this with my enquiry'
export const change = 'Change'
export const belongsTo = (model: string) =>
  `These accessories are for the ${model}. We cannot send them with another model.`
export const isOf = (model: string) =>
  `Your choice is the ${model}. We cannot send it with another model.`
/** Shown if no script can react to a change of the model field. */
export const onlyWith = (model: string) =>
  `If you choose a model other than the ${model} above, this is not sent.`
export const backTo = (model: string) => `Back to the ${model}`
