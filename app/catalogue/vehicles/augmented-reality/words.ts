/** Messages of the endpoint of AR models. */

export const tooMany = (seconds: number) =>
  `Too many models were asked for. Please try again in ${seconds} seconds.`
export const notBuilt = 'This model cannot be made just now. Please try again in a minute.'
