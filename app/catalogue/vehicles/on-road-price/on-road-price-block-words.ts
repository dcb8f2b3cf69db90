/** Text of the fold with the on-road price. Every visitor of the page loads this file. */

export const title = 'What makes up this price'
