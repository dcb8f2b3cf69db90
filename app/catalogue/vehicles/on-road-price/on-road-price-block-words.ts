/** Text and names of the fold with the on-road price. Every visitor of the page loads this file. */

export const title = 'What makes up this price'
/** ID of the lines, to which the price links. */
export const linesId = 'on-road-price'
/** Parameters of the choices in the address. */
export const choiceNames = [
  'fit',
  'options',
  'warranty',
  'amc',
  'exchange',
  'down',
  'months',
] as const
