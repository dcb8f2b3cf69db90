/** Texts of the CSV file of charges. */

export const headings = [
  'State',
  'City',
  'Key',
  'Charge',
  'Paid to',
  'Who pays it',
  'Fuel',
  'Kind of vehicle',
  'Made in',
  'Only above (₹)',
  'Amount',
  'GST on top (%)',
  'First day',
  'Last day',
  'Checked on',
  'Source',
  'Address of the source',
  'To confirm',
]
export const yes = 'yes'
