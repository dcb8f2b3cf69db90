/** Texts of the editor for the typical loan. */

export const loan = 'The loan'
export const loanHint =
  'Used by the EMI calculator and in “From ₹2,436 a month”. Enter both the rate and the months, or neither. Changes here go live when you publish; to change them immediately, use Rates.'
export const rate = 'Interest rate per year (reducing balance)'
export const months = 'Months'
export const note = 'Note'
export const noteHint = 'Shown after the terms on the site.'
export const checkedOn = 'Checked on'
export const bothOrNeither = 'is missing: enter both the rate and the months, or neither'
