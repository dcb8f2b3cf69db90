/** Error messages of form fields. */
export const refusalWords = {
  tooLong: (label: string, longest: number) => `${label} must be ${longest} characters or fewer`,
  noText: (label: string) => `${label} must be text`,
  noDate: (label: string) => `${label} must be a real date`,
  noTime: (label: string) => `${label} must be a time, like 10:30`,
  noEmail: 'Enter a valid email address, like name@example.com',
  noTelephone: (typed = '') =>
    `Enter a phone number of 6 to 15 digits, like 98765 43210 or 040 2345 6789${numberFlaw(typed, 6, 15)}`,
  noMobile: (typed = '') =>
    `Enter a ten-digit Indian mobile number, like 98765 43210${numberFlaw(typed, 10, 10) || firstDigitFlaw(typed)}`,
  noneOf: (label: string, options: string) => `${label} must be one of: ${options}`,
  noNumber: (label: string, example?: string) =>
    `${label} must be a number${example === undefined ? '' : `, like ${example}`}`,
  tooSmall: (label: string, least: number) => `${label} must be ${least} or more`,
  tooLarge: (label: string) => `${label} is too large`,
  notTicked: (label: string) => `Tick '${label}'`,
  noGroup: (label: string) => `${label} must be a group of choices`,
  noRow: (label: string) => `Each entry of ${label} must be a group of fields`,
  noConfiguration: (label: string) =>
    `${label} is invalid. Leave it out, or send the model and accessories again`,
  leftOut: (label: string) => `${label} is missing`,
  noFields: 'The request must be a group of fields',
  checkAgain: 'Check what you entered',
}
export type RefusalWords = typeof refusalWords

/** The reason why a number is refused, appended to the instruction; '' if unknown. */
function numberFlaw(typed: string, least: number, most: number): string {
  const [odd] = /[^\d\s().+-]/u.exec(typed) ?? []
  if (odd !== undefined) return `. “${odd}” is not allowed in a phone number`
  const count = typed.replaceAll(/\D/g, '').length
  if (count === 0 || (count >= least && count <= most)) return ''
  return count === 1 ? '. This has 1 digit' : `. This has ${count} digits`
}

function firstDigitFlaw(typed: string): string {
  return /^\d{10}$/.test(typed) ? '. Mobile numbers start with 6, 7, 8 or 9' : ''
}
