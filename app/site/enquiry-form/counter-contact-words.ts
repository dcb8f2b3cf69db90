/** Texts beside a form: the next steps and the hours of the counter. */

export const whatNext = 'What happens next'

export const deskHours = (hours: string, closedOn: readonly string[]) =>
  [hours, ...closedOn.map((days) => `closed on ${days}`)].join(', ')
