/** Texts of the document with the dealer's details, in addition to those of the form. */

export const addressSection = 'Name and address'
export const phoneSection = 'Phones'
export const salesPhones = 'Sales phones'
export const salesPhonesHint = 'One number per line, at least three. The header shows the first.'
export const servicePhones = 'Service phones'
export const servicePhonesHint = 'One number per line, at least two.'
export const hoursSection = 'Hours'
export const hoursHint =
  'To plan new hours, change them here and publish with the date on which they begin.'
export const holiday = 'holiday'
export const mapSection = 'Map'
export const socialSection = 'Social links'
export const socialLink = 'link'
export const socialName = 'Name'
export const socialUrl = 'Web address'
